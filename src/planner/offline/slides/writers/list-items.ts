import { displayLength } from "../../../../deck/display-length.ts";
import type { Item, Phrase } from "../../../../deck/slide-content.ts";
import type { ListItem } from "../../../source/source-document.ts";
import type { Claim } from "../../digest/claim.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import { firstWords } from "../../../text/first-words.ts";
import { capitalised, headlineCase } from "../../../text/shorten.ts";
import { isForeign } from "../../../text/foreign.ts";
import { standingOf } from "../../../text/standing.ts";
import { wordCount } from "../../../text/word-count.ts";
import { itemRoom } from "../room.ts";
import { bulletFor, fits, lineFor, phraseOf, SHORT_WORDS } from "../../wording.ts";
import { openingClause } from "./gloss.ts";
import { ordersForPeople } from "./instructed.ts";
import { ADDRESS, isWholeEntry, leansOnLabel, standsInList } from "./entry-standing.ts";
import { itemText } from "./item-text.ts";
import { announcesEntries, ledItem } from "./led-item.ts";
import { arePaired, isLeftAlone } from "./paired-rows.ts";
import { sharedTails } from "./tails.ts";

/** A list item as it can be shown. `label` and `text` where the source sets a lead-in off; else `line` alone. */
export interface ShownItem {
  readonly item: ListItem;
  readonly label?: Phrase;
  readonly text?: Phrase;
  /** The item in one line: its sentence, or its label. */
  readonly line: Phrase;
  readonly short: boolean;
  readonly claims: readonly Claim[];
}

const LABEL_LENGTH = itemRoom("list").label;
/** Words up to which a whole sentence explains its label. */
const EXPLAINING_WORDS = 16;
/** Words of a label that only names something, and rows that have to remain without it. */
const FEW_LABEL_WORDS = 3;
const FEWEST_ROWS = 2;
const LABEL_END = /[\s:：.。,，、–—-]+$/u;
/** Items from which on a shared opening is a pattern. */
const PARALLEL = 3;
const ABBREVIATED = /\p{L}\.\p{L}$/u;
/** A label that only dates or numbers its item says nothing by itself. */
const BARE_FIGURE = /^[\p{N}\s.,/–-]+$/u;
/** "Order one now": one of what the sentence before speaks of. */
const NOUN_BEFORE: Readonly<Record<string, RegExp>> = {
  en: /\s(?:for|have|need|get|use|want|buy|order|with|without|like) one(?=[\s,.!?]|$)(?!\s+(?:of|or|to|another|\p{L}+s?\sof))/iu,
};
/** "Name: what it is": where both do not fit, the part behind the colon says what happened. */
const NAME_AND_MATTER = /^(.{3,}?)\s*[:：]\s+(.{8,})$/su;

interface ItemRoom {
  readonly text: number;
  readonly rules: LanguageRules;
  readonly claims: readonly Claim[];
  /** Bold phrases of the list: they speak for items whose sentences are too long. */
  readonly strong: readonly string[];
  /** Whether labels are dates, which say nothing without what they date. */
  readonly dated?: boolean;
  /** Whether no item may be missing: a step too long for its row breaks off with the mark of an omission. */
  readonly all?: boolean;
  /** Whether a sentence announces the list: it stands for what an item leans on, and for what it invites to. */
  readonly announced?: boolean;
  /** Whether all items open with the same word: "It does not …" three times speaks of what the title names. */
  readonly parallel?: boolean;
  /** What the items end in where most of them do: the names of those who see to them. */
  readonly tails?: ReadonlyMap<ListItem, string>;
}

/** The items that can be shown, in source order; those that cannot stand on a slide are left out. */
export function shownItems(entries: readonly ListItem[], room: ItemRoom): ShownItem[] {
  // Among sentences an entry that only announces its own says nothing; in an outline all of them do.
  const outline = entries.filter(({ children = [] }) => children.length > 0).length * 2 >= entries.length;
  const stated = outline || room.all === true ? entries : entries.filter((item) => !announcesEntries(item));
  const items = stated.map((item) => ledItem(item, room.rules));
  const seen = new Set<string>();
  const parallel = areParallel(items);
  const tails = sharedTails(items);
  if (isDialogue(items)) return [];
  const found = items.flatMap((item) => {
    const shown = shownItem(item, { ...room, parallel, tails });
    if (shown === undefined || seen.has(shown.line.text) || !/\p{L}/u.test(shown.line.text)) return [];
    seen.add(shown.line.text);
    return [shown];
  });
  const said = found.filter((item) => item.text !== undefined || !isBareName(item.line, item, room.rules));
  return areMixed(found) && said.length > 0 ? said : found;
}

function areParallel(items: readonly ListItem[]): boolean {
  const first = (item: ListItem): string => /^\p{L}+/u.exec(item.text)?.[0].toLowerCase() ?? "";
  const shared = items[0] === undefined ? "" : first(items[0]);
  if (shared === "" || items.length < PARALLEL) return false;
  return items.every((item) => item.label === undefined && first(item) === shared);
}

/** "Ada: …, Ben: …, Ada: …": turns of a conversation are no entries of a list. */
function isDialogue(items: readonly ListItem[]): boolean {
  const labels = items.flatMap(({ label }) => label ?? []);
  return labels.length === items.length && new Set(labels).size <= labels.length / 2;
}

function shownItem(item: ListItem, room: ItemRoom): ShownItem | undefined {
  const own = room.claims.filter((claim) => item.sentences.includes(claim.sentence));
  const label = labelOf(item, room.rules);
  const text = textOf(item, room);
  const short = text === undefined || fits(text.text, { length: room.text, words: SHORT_WORDS });
  const claims = text === undefined ? own : own.filter((claim) => claim.sentence.span.start === text.sources[0]?.start);
  if (label === undefined || room.dated === true || BARE_FIGURE.test(label.text)) {
    if (text === undefined) return undefined;
    const dated = label === undefined || displayLength(label.text) > LABEL_LENGTH ? {} : { label, text };
    return { item, ...dated, line: text, short, claims };
  }
  const roomForLabel = displayLength(label.text) <= LABEL_LENGTH;
  if (!roomForLabel && displayLength(label.text) > room.text) return undefined;
  if (room.rules.opensWith("pointers", label.text)) return undefined;
  if (!roomForLabel) return { item, line: wholeLine(item, label, room) ?? label, short, claims };
  const explained = text === undefined || !short ? openingClause(item, room.rules, room.text) : undefined;
  const brief = text !== undefined && wordCount(text.text) <= EXPLAINING_WORDS ? text : undefined;
  const said = text !== undefined && short ? text : (explained ?? brief);
  return { item, label, ...(said === undefined ? {} : { text: said }), line: label, short, claims };
}

/** A name too long for a label of its own stays with what is said of it: "People who know where to look: 91%". */
function wholeLine({ text, span }: ListItem, label: Phrase, { text: length }: ItemRoom): Phrase | undefined {
  const both = `${label.text}: ${text.replace(/[.。]$/u, "")}`;
  const brief = text !== "" && fits(both, { length, words: SHORT_WORDS }) && !/[?？]$/u.test(label.text);
  return brief ? { text: both, sources: [...label.sources, span] } : undefined;
}

export function labelOf(item: ListItem, rules: LanguageRules): Phrase | undefined {
  if (item.label === undefined) return undefined;
  const bare = item.label.replace(LABEL_END, "");
  // "until 6 p.m.": the stop of an abbreviation stays.
  const text = capitalised(ABBREVIATED.test(bare) ? `${bare}.` : bare, rules.language);
  const span = item.labelSpan ?? item.span;
  return text === "" ? undefined : { text, sources: [span] };
}

/** The first sentence of the item; beside a label a later one that is short will do, by itself it would be an afterthought. */
function textOf(item: ListItem, room: ItemRoom): Phrase | undefined {
  const { rules, strong, all, parallel } = room;
  const tail = room.tails?.get(item) ?? "";
  const length = room.text - displayLength(tail);
  const sentences = item.label === undefined ? item.sentences.slice(0, 1) : item.sentences;
  const candidates = sentences.flatMap((sentence) => {
    const stated = tail !== "" && sentence.text.endsWith(tail) ? sentence.text.slice(0, -tail.length) : sentence.text;
    const text = itemText(stated.replace(/\s*[:：]$/u, ""), rules);
    if (sentence !== item.sentences[0] && item.label === undefined && NOUN_BEFORE[rules.language]?.test(text))
      return [];
    const ordered = sentence === item.sentences[0] && ordersForPeople(text, rules);
    const leans = parallel === true || ordered || leansOnLabel(item, sentence, rules);
    const stands = standsInList(text, rules) || (leans && standingOf(text, rules) === "leaning");
    const belongs = room.announced === true && sentence === item.sentences[0] && isWholeEntry(text, rules);
    if (!(stands || belongs) || isForeign(text, rules.language)) return [];
    const bullet = bulletFor(text, rules, length) ?? matterOf(text, rules, length);
    if (bullet === undefined || (rules.endsWith("functionWords", bullet) && !isWhole(bullet, text))) return [];
    return [phraseOf(stated === sentence.text ? bullet : bullet + tail, sentence)];
  });
  const short = candidates.find(
    ({ text, sources: [source] }, at) =>
      fits(text, { length, words: SHORT_WORDS }) &&
      // A case that an explanation comes to later explains nothing.
      (source?.start === item.sentences[0]?.span.start || at === 0 || !rules.opensWith("conditionals", text)),
  );
  const [first] = candidates;
  const opens = first?.sources[0]?.start === item.sentences[0]?.span.start;
  const sentence = first !== undefined && (opens || short === undefined) ? first : short;
  return (
    sentence ??
    stressedPhrase(item, strong, rules, length) ??
    (all === true && item.label === undefined ? opening(item, tail, rules, length) : undefined)
  );
}

function opening(item: ListItem, tail: string, rules: LanguageRules, length: number): Phrase | undefined {
  const [first] = item.sentences;
  if (first === undefined) return undefined;
  // A sentence that may not stand by itself is a step all the same.
  const fit = tail !== "" || standingOf(first.text, rules) !== "unfit";
  if (!fit && (!rules.hasVerb(first.text) || ADDRESS.test(first.text))) return undefined;
  const stated = first.text.endsWith(tail) ? first.text.slice(0, first.text.length - tail.length) : first.text;
  const words = firstWords(headlineCase(itemText(stated, rules), rules), { length }, rules);
  // "If a stake of one of the trees…": broken off before it says what to do then.
  if (/^[^,，、]*…$/u.test(words) && rules.opensWith("conditionals", words)) return undefined;
  return phraseOf(words + tail, first);
}

/** A sentence that ends as its source does is not cut off, whatever word it ends in: "Sie holt Angebote ein". */
function isWhole(bullet: string, sentence: string): boolean {
  const bare = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]+$/u, "");
  return bare(sentence).endsWith(bare(bullet).slice(-12));
}

function stressedPhrase(
  item: ListItem,
  strong: readonly string[],
  rules: LanguageRules,
  length: number,
): Phrase | undefined {
  const phrase = strong.find(
    (at) => wordCount(at) >= 3 && item.text.includes(at) && rules.hasVerb(at) && standingOf(at, rules) === "alone",
  );
  const text = phrase === undefined ? undefined : lineFor(phrase, rules, { length });
  if (phrase === undefined || text === undefined || rules.endsWith("functionWords", text)) return undefined;
  const start = item.span.start + item.text.indexOf(phrase);
  return { text, sources: [{ start, end: start + phrase.length }] };
}

/** "Name: matter" as its two parts, each with at least three words or none. */
export function nameAndMatter(text: string): readonly [name: string, matter: string] | undefined {
  const [, name = "", matter = ""] = NAME_AND_MATTER.exec(text) ?? [];
  return name === "" || wordCount(matter) < 3 ? undefined : [name, matter];
}

/** The part of "Name: matter" that fits, the matter first. */
function matterOf(text: string, rules: LanguageRules, length: number): string | undefined {
  const [, name = "", matter = ""] = NAME_AND_MATTER.exec(text) ?? [];
  const parts = [matter, name].filter((part) => wordCount(part) >= 3);
  return parts.map((part) => lineFor(part, rules, { length })).find((line) => line !== undefined);
}

/** Rows for a list slide: with labels where every item has both, so that rows look alike. */
export function itemRows(shown: readonly ShownItem[], rules: LanguageRules): readonly Item[] {
  const { text: length } = itemRoom("list", shown.length);
  const rows = shown.map(({ label, text, line }) => {
    if (label !== undefined && isLeftAlone(text, shown)) return { label };
    if (label === undefined || text === undefined) return { text: line };
    return arePaired(shown)
      ? { label, text }
      : { text: areMixed(shown) && line === label ? inOneLine(label, text, length) : line };
  });
  return withoutBareLabels(rows, shown, rules);
}

/** The same rows, each as short as it gets; a label whose explanation every row has keeps it. */
export function terseRows(shown: readonly ShownItem[], rules: LanguageRules, length: number): readonly Item[] {
  const rows = shown.map((item) => {
    const { label, text } = item;
    if (label !== undefined && isLeftAlone(text, shown)) return { label };
    if (label !== undefined && text !== undefined) {
      if (arePaired(shown)) return { label, text: openingClause(item.item, rules, length) ?? text };
      if (item.line === label) return { text: areMixed(shown) ? inOneLine(label, text, length) : label };
    }
    const sentence = item.item.sentences.find((at) => at.span.start === item.line.sources[0]?.start);
    const line = sentence === undefined ? undefined : lineFor(sentence.text, rules, { length, words: SHORT_WORDS });
    return { text: line === undefined ? item.line : { ...item.line, text: line } };
  });
  return withoutBareLabels(rows, shown, rules);
}

function areMixed(shown: readonly ShownItem[]): boolean {
  return shown.some(({ label }) => label === undefined);
}

/** Beside entries without labels: "Label: text" where it fits, as a label says nothing among sentences. */
function inOneLine(label: Phrase, text: Phrase, length: number): Phrase {
  const both = `${label.text}: ${text.text}`;
  if (!fits(both, { length, words: EXPLAINING_WORDS }) || /[?？]$/u.test(label.text)) return label;
  return { text: both, sources: [...label.sources, ...text.sources] };
}

/** Among sentences a label that only names something is left out where enough others remain. */
function withoutBareLabels(rows: readonly Item[], shown: readonly ShownItem[], rules: LanguageRules): readonly Item[] {
  if (!areMixed(shown)) return rows;
  const said = rows.filter(({ text }, at) => {
    const row = shown[at];
    return row === undefined || text === undefined || !isBareName(text, row, rules);
  });
  return said.length < FEWEST_ROWS ? rows : said;
}

/** A label, or an entry above others, that only names something. */
function isBareName(shown: Phrase, { label, item }: ShownItem, rules: LanguageRules): boolean {
  const names = shown === label || (label === undefined && item.children !== undefined);
  return names && wordCount(shown.text) <= FEW_LABEL_WORDS && !rules.hasVerb(shown.text);
}

/** Longer lists keep their most salient items, in source order. */
export function mostSalient(shown: readonly ShownItem[], count: number): readonly ShownItem[] {
  if (shown.length <= count) return shown;
  const salience = (item: ShownItem): number =>
    Math.max(0, ...item.claims.map((claim) => claim.salience)) + (item.short ? 0.2 : 0);
  const kept = new Set([...shown].sort((a, b) => salience(b) - salience(a)).slice(0, count));
  return shown.filter((item) => kept.has(item));
}
