import { displayLength } from "../../../deck/display-length.ts";
import type { Phrase, SlideContent } from "../../../deck/slide-content.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { pointsBack } from "../../text/pointing-back.ts";
import { capitalised, headlineCase, withoutFullStop } from "../../text/shorten.ts";
import { standingOf } from "../../text/standing.ts";
import type { Sentence } from "../../source/source-document.ts";
import type { Section } from "../digest/sections.ts";
import { kickerFor } from "../slides/headline.ts";
import { bodyRoom, titleRoom } from "../slides/room.ts";
import { fits, phraseOf, SHORT_WORDS } from "../wording.ts";
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

/** A whole sentence on as few slides as hold it; none where it holds no more than it can be cut into. */
export function cardsFor(thought: Thought, rules: LanguageRules): readonly SlideContent[] {
  const text = headlineCase(thought.text, rules);
  const one = oneCard(text, thought, rules) ?? joined(thought, rules);
  if (one !== undefined) return [one];
  const two = twoCards(thought, rules);
  const tailed = two.length > 0 ? undefined : joinedAt(tailsOf(withoutFullStop(thought.text), rules), thought, rules);
  return tailed === undefined ? two : [tailed];
}

/**
 * A long sentence on two slides, cut where its author set the parts off; none where it is short or of one piece, nor,
 * unless `tied`, where the second part takes up the first.
 */
export function twoCards(thought: Thought, rules: LanguageRules, tied = true): readonly SlideContent[] {
  const text = withoutFullStop(thought.text);
  for (const { head, rest, whole } of jointsOf(text, rules)) {
    if (whole ? thought.words < SHORT_WORDS : thought.words < LONG) continue;
    if (!tied && whole && leans(rest, rules)) continue;
    const [before, after] = whole
      ? [capitalised(head, rules.language), capitalised(rest, rules.language)]
      : [`${capitalised(head, rules.language)}${MARK}`, `${MARK}${rules.spaced ? " " : ""}${rest}`];
    const first = oneCard(before, thought, rules);
    const second = oneCard(after, thought, rules) ?? joinedText(rest, thought, rules);
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
function joined(thought: Thought, rules: LanguageRules): SlideContent | undefined {
  return joinedText(withoutFullStop(thought.text), thought, rules);
}

function joinedText(text: string, thought: Thought, rules: LanguageRules): SlideContent | undefined {
  return joinedAt(jointsOf(text, rules), thought, rules);
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
