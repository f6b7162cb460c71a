import { displayLength } from "../../../deck/display-length.ts";
import type { Phrase } from "../../../deck/slide-content.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { lineage, type Section } from "../digest/sections.ts";
import type { LanguageRules } from "../language/language-rules.ts";
import { isQuestion, standingOf } from "../text/standing.ts";
import { fits, lineFor, phraseOf, SHORT_WORDS } from "../text/wording.ts";
import { wordCount } from "../text/word-count.ts";
import { capitalised } from "../text/shorten.ts";
import { type Assignment, freeClaims } from "./proposal.ts";

/** A possible title of a slide, with the section label that belongs above it. */
export interface Headline {
  readonly title: Phrase;
  readonly kicker?: Phrase;
  /** The sentence it is made of; none for headings and announcements. */
  readonly claim?: Claim;
  /** 0…1. */
  readonly quality: number;
}

const TITLE_ROOM = { length: 84, words: SHORT_WORDS };
const KICKER_LENGTH = 40;
const HEADING_NUMBER = /^\s*(?:\d+(?:\.\d+)*[.)]|[ivxIVX]+[.)]|[a-zA-Z][.)])\s+/u;
const LOOSE_END = /[\s:：.。;；,，،-]+$/u;
const FIGURE = /\p{Nd}/u;

/** Titles for a segment, best first: a heading that says something, a short salient sentence, a label, an announcement. */
export function headlinesFor(assignment: Assignment): readonly Headline[] {
  const { digest, segment } = assignment;
  const found = [
    ...sentenceHeadlines(assignment),
    ...announcementHeadlines(assignment),
    ...stressHeadlines(assignment),
  ];
  if (segment.opensSection && segment.section.heading !== undefined)
    found.push(headingHeadline(segment.section, digest));
  return found.sort((a, b) => b.quality - a.quality);
}

/** The heading as it may be shown: no numbering, no colon or full stop at its end. */
export function headingText(heading: string, rules: LanguageRules): string {
  const bare = heading.replace(HEADING_NUMBER, "").replace(LOOSE_END, "");
  return capitalised(bare === "" ? heading : bare, rules.language);
}

export function headingPhrase(section: Section, rules: LanguageRules): Phrase | undefined {
  const { heading } = section;
  return heading === undefined ? undefined : phraseOf(headingText(heading.text, rules), heading);
}

/** The label above a title: the innermost heading around the segment that is short enough and is not the title. */
export function kickerFor(section: Section, title: string, rules: LanguageRules): Phrase | undefined {
  return lineage(section)
    .map((at) => headingPhrase(at, rules))
    .find((phrase) => phrase !== undefined && phrase.text !== title && displayLength(phrase.text) <= KICKER_LENGTH);
}

/** Whether a heading already claims something: a verb, an instruction, a figure. */
export function isAssertive(text: string, rules: LanguageRules): boolean {
  return rules.hasVerb(text) || rules.opensWith("imperatives", text) || FIGURE.test(text);
}

function headingHeadline(section: Section, { rules }: Digest): Headline {
  const title = headingPhrase(section, rules) ?? phraseOf("");
  const kicker = kickerFor(section.parent ?? section, title.text, rules);
  const asserts = isAssertive(title.text, rules) && !isQuestion(title.text);
  const roomy = fits(title.text, TITLE_ROOM);
  const quality = (asserts ? 0.8 : isQuestion(title.text) ? 0.5 : 0.42) - (roomy ? 0 : 0.35);
  return { title, ...(kicker === undefined ? {} : { kicker }), quality };
}

function sentenceHeadlines(assignment: Assignment): Headline[] {
  const { digest, segment } = assignment;
  const { rules, terms } = digest;
  const heading = segment.section.heading?.text ?? "";
  return freeClaims(assignment).flatMap((claim) => {
    const text = lineFor(claim.sentence.text, rules, TITLE_ROOM);
    if (text === undefined || claim.words < 3 || claim.unit.kind === "quote") return [];
    const words = wordCount(text);
    const brevity = words <= 9 ? 0.12 : 0.04;
    const stressed = claim.unit.strong.some((phrase) => phrase.length > 3 && text.includes(phrase)) ? 0.1 : 0;
    const opening = claim.unit.sentences[0] === claim.sentence && claim.unit.kind === "paragraph" ? 0.08 : 0;
    const inList = claim.unit.kind === "list" ? -0.15 : 0;
    const vague = words < 4 ? -0.15 : 0;
    const quality =
      0.2 +
      0.4 * claim.salience +
      0.2 * terms.similarity(text, heading) +
      brevity +
      stressed +
      opening +
      inList +
      vague;
    const kicker = kickerFor(segment.section, text, rules);
    return [{ title: phraseOf(text, claim.sentence), ...(kicker === undefined ? {} : { kicker }), claim, quality }];
  });
}

/** "Here are some common roles:" → "Some common roles". */
function announcementHeadlines({ digest, segment }: Assignment): Headline[] {
  const { rules } = digest;
  return segment.passages.flatMap(({ intro }) => {
    if (intro === undefined) return [];
    const bare = intro.text.replace(LOOSE_END, "");
    const announced = rules.behindWord("announcers", bare) ?? bare;
    const text = capitalised(announced, rules.language);
    const standing = standingOf(text, rules);
    if (standing !== "alone" || !fits(text, TITLE_ROOM) || rules.endsWith("functionWords", text)) return [];
    const kicker = kickerFor(segment.section, text, rules);
    return [{ title: phraseOf(text, intro), ...(kicker === undefined ? {} : { kicker }), quality: 0.38 }];
  });
}

/** Bold phrases, where nothing better is left. */
function stressHeadlines({ digest, segment, taken }: Assignment): Headline[] {
  const { rules } = digest;
  return segment.claims
    .filter((claim) => !taken.has(claim))
    .flatMap((claim) =>
      claim.unit.strong
        .filter((phrase) => claim.sentence.text.includes(phrase) && standingOf(phrase, rules) === "alone")
        .map((phrase) => capitalised(phrase.replace(LOOSE_END, ""), rules.language))
        .filter((text) => wordCount(text) >= 2 && fits(text, TITLE_ROOM) && !rules.endsWith("functionWords", text))
        .map((text) => {
          const kicker = kickerFor(segment.section, text, rules);
          const quality = isAssertive(text, rules) ? 0.4 : 0.3;
          return { title: phraseOf(text, claim.sentence), ...(kicker === undefined ? {} : { kicker }), quality };
        }),
    );
}
