import type { LanguageRules } from "../../../language/language-rules.ts";
import type { ListItem, Sentence } from "../../../source/source-document.ts";
import { isQuestion, standingOf } from "../../../text/standing.ts";
import { wordCount } from "../../../text/word-count.ts";
import { fits, SHORT_WORDS } from "../../wording.ts";
import { itemRoom } from "../room.ts";

/** Words up to which a phrase without a verb names what comes behind it. */
const MOST_WORDS = 4;
/** A sentence without a known verb says something from so many words on. */
const ENOUGH_WORDS = 4;
const ROOM = { length: itemRoom("list").text, words: SHORT_WORDS };
const CLOSING = /[\s.。!！:：]+$/u;

/**
 * An item that names its subject before it speaks of it, in a phrase of its own ("Your keys! Leave them …") or by its
 * own entries ("Server room" above "Lock the door"), as label and text; any other as it is.
 */
export function ledItem(item: ListItem, rules: LanguageRules): ListItem {
  if (item.label !== undefined) return item.text === "" ? withEntries(item, rules) : item;
  if (announcesEntries(item)) return item;
  const [first, second, ...others] = item.sentences;
  if (first === undefined || !namesSubject(first, rules)) return item;
  const led = { ...item, label: first.text.replace(CLOSING, ""), labelSpan: first.span };
  if (second === undefined) return withEntries(led, rules, item);
  const rest = [second, ...others];
  const text = item.text.slice(item.text.indexOf(first.text) + first.text.length).trimStart();
  return { ...led, text, span: { start: second.span.start, end: item.span.end }, sentences: rest };
}

/** Whether an item only announces its entries. */
export function announcesEntries({ label, text, sentences, children = [] }: ListItem): boolean {
  return label === undefined && children.length > 0 && sentences.length <= 1 && /[:：]\s*$/u.test(text);
}

function namesSubject({ text }: Sentence, rules: LanguageRules): boolean {
  if (!rules.spaced || isQuestion(text) || wordCount(text) > MOST_WORDS) return false;
  return !rules.hasVerb(text) && !isOrder(text, rules);
}

function saysSomething({ text }: Sentence, rules: LanguageRules): boolean {
  if (rules.hasVerb(text) || isOrder(text, rules)) return true;
  if (!rules.spaced) return wordCount(text) >= ENOUGH_WORDS;
  return /[.!]$/u.test(text) && wordCount(text) >= ENOUGH_WORDS;
}

/** With what its entries say, where they say something: the names of things explain nothing. */
function withEntries(led: ListItem, rules: LanguageRules, otherwise = led): ListItem {
  const said = (led.children ?? [])
    .flatMap(({ label, sentences }) => (label === undefined ? sentences : []))
    .filter(({ text }) => !isQuestion(text) && standingOf(text, rules) === "alone")
    .filter((sentence) => saysSomething(sentence, rules));
  const brief = said.find(({ text }) => fits(`${led.label}: ${text}`, ROOM));
  const first = led.children?.[0]?.sentences[0];
  const leavesOut = brief !== undefined && first !== undefined && leavesAStepOut(brief, first, rules);
  const opening = first !== undefined && isOrder(first.text, rules) ? first : undefined;
  const chosen = leavesOut ? opening : (brief ?? said[0]);
  return chosen === undefined ? otherwise : { ...led, text: chosen.text, span: chosen.span, sentences: [chosen] };
}

/** "Make a copy. Delete the original.": an order may not stand without what comes before it. */
function leavesAStepOut(chosen: Sentence, first: Sentence, rules: LanguageRules): boolean {
  return chosen !== first && [first, chosen].some(({ text }) => isOrder(text, rules));
}

function isOrder(text: string, rules: LanguageRules): boolean {
  return rules.opensWith("imperatives", text) || rules.opensWithOrder(text);
}
