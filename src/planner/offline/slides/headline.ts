import { displayLength } from "../../../deck/display-length.ts";
import type { Phrase } from "../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../deck/slot-contracts.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import type { Passage } from "../digest/passage.ts";
import { lineage, type Section } from "../digest/sections.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import type { Segment } from "../storyline/segment.ts";
import { conditionOf } from "../../text/bounds.ts";
import { capitalised, versionsOf } from "../../text/shorten.ts";
import { isCourtesy, withoutOpeningAside } from "../../text/asides.ts";
import { isFormPrompt } from "../../text/form-prompts.ts";
import { isMethodFact } from "../../text/method-facts.ts";
import { isQuestion, isSelfContained, standingOf } from "../../text/standing.ts";
import { saysLabel } from "../../text/says-label.ts";
import { wordCount } from "../../text/word-count.ts";
import { fits, lineFor, phraseOf, SHORT_WORDS } from "../wording.ts";
import { isTelling } from "./figure.ts";
import { statedClaims } from "./proposal.ts";

/** A possible title of a slide, with the section label that belongs above it. */
export interface Headline {
  readonly title: Phrase;
  readonly kicker?: Phrase;
  /** The sentence it is made of; none for headings and announcements. */
  readonly claim?: Claim;
  /** The block it announces. */
  readonly announces?: Passage;
  /** The paragraph it leads: no other text may stand under it. */
  readonly leads?: Passage;
  /** 0…1. */
  readonly quality: number;
}

interface Place {
  readonly digest: Digest;
  readonly segment: Segment;
  readonly taken: ReadonlySet<Claim>;
}

const TITLE_ROOM = { length: 84, words: SHORT_WORDS + 2 };
const KICKER_LENGTH = SLOT_CONTRACTS.tip.kicker;
/** "Roads: what they cost", "Roads – a history": what stands before the mark names the section. */
const NAME_BEFORE = /^(.{4,}?)(?:[:：]\s|[：]|\s[–—]\s|\s+[(（])/u;
const SHOUT = /[!！]$/u;
const HEADING_NUMBER = /^\s*(?:\d+(?:\.\d+)*[.)]|[ivxIVX]+[.)]|[a-zA-Z][.)])\s+/u;
const LOOSE_END = /[\s:：.。;；,，،-]+$/u;
const FIGURE = /\p{Nd}/u;
/** Sentences between a title and the block it may stand over. */
const NEAR = 2;
const NEAR_CHARACTERS = 300;
/** Characters between a block and the paragraph behind it. */
const NEXT = 8;
const WORD = /\p{L}[\p{L}\p{M}]{4,}|\p{Nd}[\p{Nd}.,]*/gu;
/** What a sentence of thirteen or fourteen words loses as a title, unless it speaks for a block. */
const LONG = 0.1;
/** A verb among fewer words of these languages may as well be a noun: "Library support". */
const FEWEST_ASSERTING = 3;
/** Entries are false without the words that say why or of whom they hold. */
const CONDITION = 0.7;
const LATIN = /\p{Script=Latin}/u;

/** Titles for a segment, best first: a heading that says something, a short salient sentence, a label, an announcement. */
export function headlinesFor(place: Place): readonly Headline[] {
  const { digest, segment } = place;
  const found = [...sentenceHeadlines(place), ...announcementHeadlines(place), ...leadInHeadlines(place)];
  if (segment.opensSection) found.push(...headingHeadlines(segment.section, digest.rules));
  const stressed = stressHeadlines(place);
  const telling = stressed.filter(({ title }) => isAssertive(title.text, digest.rules));
  found.push(...(telling.length > 0 || found.length > 0 ? telling : stressed));
  return found.sort((a, b) => b.quality - a.quality);
}

/** The title for a block of the segment: its own announcement or the sentence before it beats what stands elsewhere. */
export function headlineOver(
  passage: Passage | undefined,
  shown: readonly Claim[],
  headlines: readonly Headline[],
): Headline | undefined {
  const value = ({ title, claim, announces, quality }: Headline): number => {
    if (announces !== undefined) return announces === passage ? quality + 0.25 : quality - 0.2;
    if (claim === undefined || passage === undefined) return quality;
    const long = isLong(title) && isNear(claim, passage) ? 0.1 : 0;
    return quality + long - (standsBefore(claim, passage) ? 0 : sumsUp(claim, passage) ? 0.12 : 0.28);
  };
  return headlines
    .filter(({ leads }) => leads === undefined)
    .filter(({ claim }) => mayHead(claim, passage))
    .filter(
      ({ title, claim }) => claim === undefined || !isLong(title) || (passage !== undefined && isNear(claim, passage)),
    )
    .filter(({ claim }) => claim === undefined || (!shown.includes(claim) && claim.unit !== passage?.unit))
    .sort((a, b) => value(b) - value(a))[0];
}

function isLong({ text }: Pick<Phrase, "text">): boolean {
  return wordCount(text) > SHORT_WORDS;
}

/** Half a thought heads no list, unless the list is what it announces. */
function mayHead(claim: Claim | undefined, passage: Passage | undefined): boolean {
  if (claim?.needs === undefined) return true;
  return claim.needs === "items" && passage !== undefined && standsBefore(claim, passage);
}

/** Whether a sentence stands close before a block; tables and code have no sentences of their own to count from. */
export function standsBefore({ order, sentence }: Claim, { runs, unit }: Passage): boolean {
  const first = runs[0]?.[0];
  if (first !== undefined) return order < first.order && first.order - order <= NEAR;
  const distance = unit.span.start - sentence.span.end;
  return distance >= 0 && distance < NEAR_CHARACTERS;
}

/** Whether a sentence stands right before or behind a block with entries, and so may speak for it. */
function isNear(claim: Claim, passage: Passage): boolean {
  const { table, text } = passage.unit;
  const speaks = table !== undefined || (passage.items.length > 0 && sharesWord(claim.sentence.text, text));
  return speaks && (standsBefore(claim, passage) || sumsUp(claim, passage));
}

/** Whether a sentence says what a table or list of figures comes to: the first behind it, with a figure or a word of it. */
function sumsUp({ leads, figures, unit: { span, kind }, sentence }: Claim, { unit }: Passage): boolean {
  const distance = span.start - unit.span.end;
  if (!leads || kind !== "paragraph" || distance < 0 || distance > NEXT) return false;
  return unit.table !== undefined || (figures.length > 0 && sharesWord(sentence.text, unit.text));
}

function sharesWord(one: string, other: string): boolean {
  const words = new Set(other.toLocaleLowerCase().match(WORD));
  return (one.toLocaleLowerCase().match(WORD) ?? []).some((word) => words.has(word));
}

/** The heading as it may be shown: no numbering, no colon or full stop at its end. */
export function headingText(heading: string, rules: LanguageRules): string {
  const bare = heading.replace(HEADING_NUMBER, "").replace(LOOSE_END, "");
  const plain = isQuestion(bare) ? withoutOpeningAside(bare, rules) : bare;
  return capitalised(plain === "" ? heading : plain, rules.language);
}

/** The heading of a section as it may be shown; none where it only asks somebody to fill in a form. */
export function headingPhrase({ heading }: Section, rules: LanguageRules): Phrase | undefined {
  if (heading === undefined || isFormPrompt(headingText(heading.text, rules), rules.language)) return undefined;
  return phraseOf(headingText(heading.text, rules), heading);
}

/** The label above a title: the innermost heading around the segment, cut short where it has to be, that the title does not say. */
export function kickerFor(section: Section, title: string, rules: LanguageRules): Phrase | undefined {
  return lineage(section)
    .flatMap((at) => labelsOf(at, rules))
    .find(({ text }) => !saysLabel(title, text));
}

/** The heading as a label: whole, or without what it sets off, or what stands before its colon. */
function labelsOf(section: Section, rules: LanguageRules): readonly Phrase[] {
  const heading = headingPhrase(section, rules);
  if (heading === undefined || SHOUT.test(heading.text) || isCourtesy(heading.text, rules)) return [];
  const name = NAME_BEFORE.exec(heading.text)?.[1];
  const label = [...versionsOf(heading.text, rules), ...(name === undefined ? [] : [name])].find(
    (text) => !isBareFigure(text) && displayLength(text) <= KICKER_LENGTH,
  );
  return label === undefined ? [] : [{ ...heading, text: label }];
}

/** "92%", "2018.11.16": nothing that could head a slide, label it or stand on an agenda. */
export function isBareFigure(text: string): boolean {
  return !/\p{L}{2}/u.test(text);
}

/** Whether a heading already claims something: a verb, an instruction, a figure. */
export function isAssertive(text: string, rules: LanguageRules): boolean {
  if (isQuestion(text) || rules.opensWith("interrogatives", text)) return false;
  if (FIGURE.test(text) || rules.opensWith("imperatives", text) || rules.opensWithOrder(text)) return true;
  // Without spaces nearly every text holds the characters of some verb; at its end they are one.
  if (!rules.spaced) return rules.endsWith("verbs", text);
  return (wordCount(text) >= FEWEST_ASSERTING || !LATIN.test(text)) && rules.hasVerb(text);
}

function withKicker(title: Phrase, section: Section, rules: LanguageRules): Pick<Headline, "title" | "kicker"> {
  const kicker = kickerFor(section, title.text, rules);
  return kicker === undefined ? { title } : { title, kicker };
}

function headingHeadlines(section: Section, rules: LanguageRules): Headline[] {
  const title = headingPhrase(section, rules);
  if (title === undefined || isBareFigure(title.text)) return [];
  const asserts = isAssertive(title.text, rules);
  const roomy = fits(title.text, TITLE_ROOM);
  const single = wordCount(title.text) < 2;
  const short = fits(title.text, { length: TITLE_ROOM.length });
  const quality =
    (isQuestion(title.text) ? 0.46 : single ? 0.28 : asserts ? 0.75 : 0.42) - (roomy ? 0 : short ? 0.1 : 0.4);
  return [{ ...withKicker(title, section.parent ?? section, rules), quality }];
}

function sentenceHeadlines(place: Place): Headline[] {
  const { digest, segment } = place;
  return statedClaims(place).flatMap((claim) => {
    const text = lineFor(claim.text, digest.rules, TITLE_ROOM);
    if (text === undefined || wordCount(text) < 3 || claim.unit.kind === "quote" || claim.labelled) return [];
    // "of all trees are limes" goes on a heading.
    if (claim.unit.kind === "paragraph" && /^\p{Ll}/u.test(claim.sentence.text)) return [];
    if (isLong({ text }) && !mayBeLong(claim, place)) return [];
    const head = withKicker(phraseOf(text, claim.sentence), segment.section, digest.rules);
    return [{ ...head, claim, quality: sentenceQuality(text, claim, place) }];
  });
}

/** A finding may take two words more, and so may what speaks for a block of the segment. */
function mayBeLong(claim: Claim, { digest, segment }: Place): boolean {
  const telling = claim.figures.some((fact) => isTelling(fact, digest.rules));
  if (telling && claim.unit.kind === "paragraph" && !isMethodFact(claim.text)) return true;
  return segment.passages.some((passage) => isNear(claim, passage));
}

/** Near the heading's subject, salient, brief, at the head of its paragraph; not a fragment, not an afterthought. */
function sentenceQuality(text: string, claim: Claim, { digest, segment }: Place): number {
  const { rules, terms } = digest;
  const words = wordCount(text);
  const telling = claim.figures.some((fact) => text.includes(fact.display) && isTelling(fact, rules));
  const near = terms.similarity(text, segment.section.heading?.text ?? digest.source.title?.text ?? "");
  let quality =
    0.12 +
    0.38 * claim.salience +
    0.28 * near +
    (words <= 9 ? 0.1 : words <= SHORT_WORDS ? 0.03 : telling ? -0.05 : -LONG);
  if (claim.leads) quality += 0.12;
  if (claim.settles) quality += 0.2;
  if (claim.unit.strong.some((phrase) => phrase.length > 3 && text.includes(phrase))) quality += 0.1;
  if (claim.unit.kind === "list") quality -= 0.12;
  if (words < 4) quality -= 0.15;
  if (rules.opensWith("conditionals", text) || rules.opensWith("vague", text)) quality -= 0.12;
  if (!isSelfContained(text, rules)) quality -= 0.22;
  if (rules.contains("pointers", text)) quality -= 0.1;
  if (!rules.hasVerb(text)) quality -= 0.2;
  // "They met to see what to do with": an end that waits for its noun.
  if (rules.endsWith("functionWords", text) && rules.opensFreely) quality -= 0.15;
  return quality;
}

/** "Here are some common roles:" → "Some common roles". */
function announcementHeadlines({ digest, segment }: Place): Headline[] {
  const { rules } = digest;
  return segment.passages.flatMap((passage) => {
    const { intro } = passage;
    if (intro === undefined) return [];
    const bare = intro.text.replace(LOOSE_END, "");
    const text = capitalised(rules.behindWord("announcers", bare) ?? bare, rules.language);
    const condition = conditionOf(bare);
    if (condition !== undefined && fits(condition, TITLE_ROOM)) {
      const title = withKicker(phraseOf(capitalised(condition, rules.language), intro), segment.section, rules);
      return [{ ...title, announces: passage, quality: CONDITION }];
    }
    const line = versionsOf(text, rules).find((version) => fits(version, TITLE_ROOM));
    if (line === undefined || standingOf(line, rules) !== "alone") return [];
    if (rules.endsWith("functionWords", line) || rules.endsWith("verbs", line)) return [];
    return [{ ...withKicker(phraseOf(line, intro), segment.section, rules), announces: passage, quality: 0.36 }];
  });
}

/** Bold lead-ins of paragraphs. */
function leadInHeadlines({ digest, segment }: Place): Headline[] {
  const { rules } = digest;
  return segment.passages.flatMap((passage) => {
    const { label, labelSpan } = passage.unit;
    if (label === undefined || labelSpan === undefined) return [];
    const title = { text: headingText(label, rules), sources: [labelSpan] };
    if (!fits(title.text, TITLE_ROOM) || rules.opensWith("pointers", title.text)) return [];
    // "LISBON, 3 May 2024": where a text was written, not what it says.
    if (FIGURE.test(title.text) && !rules.hasVerb(title.text)) return [];
    const asserts = wordCount(title.text) > 1 && isAssertive(title.text, rules);
    return [{ ...withKicker(title, segment.section, rules), leads: passage, quality: asserts ? 0.6 : 0.36 }];
  });
}

/** Whether a phrase ends where its sentence, or a clause of it, ends: "sind die Maintainer" goes on. */
export function isSetOff(phrase: string, sentence: string): boolean {
  const at = sentence.indexOf(phrase);
  if (at < 0) return false;
  const opens = at < 3;
  return !opens || !/^\s*\p{L}/u.test(sentence.slice(at + phrase.length)) || phrase.length > sentence.length * 0.8;
}

/** Bold phrases, where nothing better is left. */
function stressHeadlines({ digest, segment, taken }: Place): Headline[] {
  const { rules } = digest;
  return segment.claims
    .filter((claim) => !taken.has(claim) && claim.unit.kind !== "quote")
    .flatMap((claim) =>
      claim.unit.strong
        .filter((phrase) => isSetOff(phrase, claim.sentence.text) && standingOf(phrase, rules) === "alone")
        .map((phrase) => capitalised(phrase.replace(LOOSE_END, ""), rules.language))
        .filter((text) => wordCount(text) >= 3 && fits(text, TITLE_ROOM) && !rules.endsWith("functionWords", text))
        .map((text) => ({
          ...withKicker(phraseOf(text, claim.sentence), segment.section, rules),
          claim,
          quality: 0.36,
        })),
    );
}
