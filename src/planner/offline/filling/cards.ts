import { displayLength } from "../../../deck/display-length.ts";
import type { Phrase, SlideContent } from "../../../deck/slide-content.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { pointsBack } from "../../text/pointing-back.ts";
import { capitalised, headlineCase, withoutFullStop } from "../../text/shorten.ts";
import { standingOf } from "../../text/standing.ts";
import type { Sentence } from "../../source/source-document.ts";
import type { Section } from "../digest/sections.ts";
import { headingPhrase, kickerFor } from "../slides/headline.ts";
import { bodyRoom, titleRoom } from "../slides/room.ts";
import { fits, lineFor, phraseOf, SHORT_WORDS } from "../wording.ts";
import { type Joint, jointsOf, tailsOf } from "./joints.ts";

/** From this many words on a sentence is long enough for two slides. */
const LONG = 22;
const MARK = "…";

/** Words to be shown, with the sentence they are from. */
export interface Thought {
  readonly text: string;
  readonly sentence: Sentence;
  readonly section: Section;
  readonly words: number;
}

/** Ways to show a sentence as slides, the best first. */
export interface Cards {
  /** With nothing torn: on one slide, at a joint between two clauses, under its heading, or without what it sets off. */
  readonly whole: readonly (readonly SlideContent[])[];
  /** Where nothing else is left: broken off with the mark of an omission, and gone on with behind it. */
  readonly torn: readonly (readonly SlideContent[])[];
}

/** The ways to show a whole sentence, as few slides first. */
export function cardsFor(thought: Thought, rules: LanguageRules): Cards {
  const text = headlineCase(thought.text, rules);
  const one = oneCard(text, thought, rules) ?? joined(thought, rules, true);
  if (one !== undefined) return { whole: [[one]], torn: [] };
  const whole = [
    listed(underHeading(thought, rules)),
    twoCards(thought, rules, true, true),
    listed(shortened(thought, rules)),
  ];
  const torn = [
    listed(joined(thought, rules, false)),
    twoCards(thought, rules),
    listed(joinedAt(tailsOf(withoutFullStop(thought.text), rules), thought, rules)),
  ];
  return { whole: whole.filter(isSomething), torn: torn.filter(isSomething) };
}

function listed(card: SlideContent | undefined): readonly SlideContent[] {
  return card === undefined ? [] : [card];
}

function isSomething(cards: readonly SlideContent[]): boolean {
  return cards.length > 0;
}

/** Under the heading of its section, as the paragraph it is. */
function underHeading({ text, sentence, section }: Thought, rules: LanguageRules): SlideContent | undefined {
  const title = headingPhrase(section, rules);
  const body = phraseOf(capitalised(text, rules.language), sentence);
  if (title === undefined || !fits(title.text, { length: titleRoom("tip") }) || !roomy("tip", body)) return undefined;
  return { type: "tip", title, body };
}

/** Without parentheses, examples or whatever else a sentence sets off. */
function shortened(thought: Thought, rules: LanguageRules): SlideContent | undefined {
  const line = lineFor(thought.text, rules, { length: titleRoom("statement") });
  return line === undefined ? undefined : oneCard(line, thought, rules);
}

/**
 * A long sentence on two slides, cut where its author set the parts off; none where it is short or of one piece, nor,
 * unless `tied`, where the second part takes up the first. `clauses`: only between two clauses of their own.
 */
export function twoCards(
  thought: Thought,
  rules: LanguageRules,
  tied = true,
  clauses = false,
): readonly SlideContent[] {
  const text = withoutFullStop(thought.text);
  for (const { head, rest, whole } of jointsOf(text, rules)) {
    if (clauses && !whole) continue;
    if (whole ? thought.words < SHORT_WORDS : thought.words < LONG) continue;
    if (!tied && whole && leans(rest, rules)) continue;
    const [before, after] = whole
      ? [capitalised(head, rules.language), capitalised(rest, rules.language)]
      : [`${capitalised(head, rules.language)}${MARK}`, `${MARK}${rules.spaced ? " " : ""}${rest}`];
    const first = oneCard(before, thought, rules);
    const second = oneCard(after, thought, rules) ?? joinedText(rest, thought, rules, clauses);
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return [];
}

/** "…, and little has been written about it": what it speaks of stands on the slide before. */
function leans(clause: string, rules: LanguageRules): boolean {
  return standingOf(clause, rules) === "leaning" || pointsBack(clause, rules, () => false) === "sentence";
}

function oneCard(text: string, thought: Thought, rules: LanguageRules): SlideContent | undefined {
  if (fits(text, { length: titleRoom("statement") }))
    return headed("statement", phraseOf(text, thought.sentence), thought, rules);
  return undefined;
}

/** Headline and body of one sentence. */
function joined(thought: Thought, rules: LanguageRules, clauses: boolean): SlideContent | undefined {
  return joinedText(withoutFullStop(thought.text), thought, rules, clauses);
}

function joinedText(text: string, thought: Thought, rules: LanguageRules, clauses: boolean): SlideContent | undefined {
  const joints = jointsOf(text, rules).filter(({ whole }) => whole || !clauses);
  return joinedAt(joints, thought, rules);
}

function joinedAt(joints: readonly Joint[], thought: Thought, rules: LanguageRules): SlideContent | undefined {
  for (const joint of joints) {
    const { title, body } = parts(joint, thought, rules);
    if (joint.whole && fits(title.text, { length: titleRoom("tip"), words: SHORT_WORDS }) && roomy("tip", body))
      return { ...headed("tip", title, thought, rules), body };
    if (fits(title.text, { length: titleRoom("statement") }) && roomy("statement", body))
      return { ...headed("statement", title, thought, rules), body };
  }
  return undefined;
}

function roomy(type: "tip" | "statement", { text }: Phrase): boolean {
  return displayLength(text) <= bodyRoom(type);
}

function parts({ head, rest, whole }: Joint, { sentence }: Thought, rules: LanguageRules) {
  const title = capitalised(head, rules.language);
  return whole
    ? { title: phraseOf(title, sentence), body: phraseOf(capitalised(rest, rules.language), sentence) }
    : {
        title: phraseOf(`${title}${MARK}`, sentence),
        body: phraseOf(`${MARK}${rules.spaced ? " " : ""}${rest}`, sentence),
      };
}

function headed<T extends "tip" | "statement">(type: T, title: Phrase, { section }: Thought, rules: LanguageRules) {
  const kicker = kickerFor(section, title.text, rules);
  return { type, ...(kicker === undefined ? {} : { kicker }), title };
}
