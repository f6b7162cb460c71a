import { displayLength } from "../../../deck/display-length.ts";
import { fixedPhrase, type Phrase, type SlideContent } from "../../../deck/slide-content.ts";
import { bracketsClose } from "../../text/brackets.ts";
import { headlineCase } from "../../text/shorten.ts";
import { isQuestion } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import type { Sentence } from "../../source/source-document.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import type { Section } from "../digest/sections.ts";
import { headingPhrase, isBareFigure } from "../slides/headline.ts";
import { bodyRoom, titleRoom } from "../slides/room.ts";
import { fits, phraseOf } from "../wording.ts";
import {
  callsReader,
  hopes,
  isQuestionTime,
  isThanks,
  looksAhead,
  thanksSomebody,
  ordersByForm,
} from "./closing-words.ts";
import type { FrameContent } from "./frame-content.ts";
import { lastQuotation } from "./last-quotation.ts";
import { type Ending, ownWord } from "./own-word.ts";
import { stressedWord } from "./stressed-word.ts";
import { isDated } from "./worth-remembering.ts";

/** Sentences from the end among which a text calls on its reader. */
const LAST_SENTENCES = 4;
/** A section of more sentences is no last word under a heading. */
const BRIEF_SECTION = 8;
/** Half-ems on the button of a call to action. */
export const BUTTON = 34;
const FEWEST_WORDS = 2;
/** Sentences from the end among which an author hopes. */
const LAST_HOPES = 2;
/** Words that can stand as large as a title. */
const MOST_WORDS = 24;
const MOST_ALIKE = 0.5;
const STRAY = /https?:|www\.|[{}<>\\|[\]]|[:：,，;；]["'”’»」』)）]*$/u;
const LEAD_AND_REST = /^([^:：]{12,}?)[:：]\s*(.{8,})$/su;

/**
 * How the text itself takes leave of its reader: a last section that calls on him, an invitation, the next date, a
 * request as its very last sentence. None where it does nothing of the kind.
 */
export function finaleOf(digest: Digest, type: Ending): FrameContent | undefined {
  return (
    headedCall(digest, type) ??
    questionTime(digest, type) ??
    emptyCall(digest, type) ??
    spokenCall(digest, type) ??
    lastQuotation(digest) ??
    stressedCall(digest, type) ??
    partingWord(digest, type) ??
    hope(digest, type) ??
    nextDate(digest, type) ??
    thanks(digest, type)
  );
}

/** "Start on Monday" over what to do then. */
function headedCall(digest: Digest, type: Ending): FrameContent | undefined {
  const section = lastSection(digest);
  const title = section === undefined ? undefined : headingPhrase(section, digest.rules);
  if (section === undefined || title === undefined || !isCall(title.text, digest)) return undefined;
  if (isThanks(title.text)) return undefined;
  if (displayLength(title.text) > titleRoom(type) || areMostlyCalls(section, digest)) return undefined;
  const claims = digest.claims.filter((claim) => claim.section === section);
  const spoken = digest.passages
    .filter((passage) => passage.section === section)
    .every(({ unit }) => unit.kind === "paragraph");
  if (!spoken || claims.length === 0 || claims.length > BRIEF_SECTION) return undefined;
  const last = claims.at(-1);
  const alone = last !== undefined && claims.every((claim) => claim === last || claim.unit !== last.unit);
  const action = alone && claims.length > 1 && isOrder(last.text, digest) ? actionOf(last, digest) : undefined;
  // A heading that asks for something, over sentences that do not, heads a matter and no call.
  if (action === undefined && !claims.some((claim) => isOrder(claim.sentence.text, digest))) return undefined;
  const said = action === undefined ? claims : claims.slice(0, -1);
  const from =
    action === undefined
      ? Math.max(
          0,
          said.findIndex((claim) => isOrder(claim.text, digest)),
        )
      : 0;
  const text = opening(said.slice(from), digest, bodyRoom(type));
  if (text === undefined) return undefined;
  const shown: SlideContent =
    action === undefined ? { type, title, body: text } : { type: "cta", title, body: text, action };
  // What is left of the section has no slide of its own: it would have the same heading.
  return { candidates: [shown], uses: claims };
}

/** "Any questions?" over whom to ask: the question itself and its answer. */
function questionTime(digest: Digest, type: Ending): FrameContent | undefined {
  const section = lastSection(digest);
  if (section?.heading === undefined || !isQuestionTime(section.heading.text)) return undefined;
  const claims = digest.claims.filter((claim) => claim.section === section);
  const asked = claims[0]?.asks === true ? claims[0] : undefined;
  const title =
    asked === undefined ? headingPhrase(section, digest.rules) : phraseOf(asked.sentence.text, asked.sentence);
  const body = opening(asked === undefined ? claims : claims.slice(1), digest, bodyRoom(type));
  if (title === undefined || body === undefined || displayLength(title.text) > titleRoom(type)) return undefined;
  return { candidates: [{ type, title, body }], uses: claims };
}

function actionOf(claim: Claim, { rules }: Digest): Phrase | undefined {
  const text = headlineCase(claim.text, rules);
  return displayLength(text) <= BUTTON ? phraseOf(text, claim.sentence) : undefined;
}

/** As many sentences from the first on as the room takes. */
function opening(claims: readonly Claim[], { rules }: Digest, length: number): Phrase | undefined {
  const used: Sentence[] = [];
  let text = "";
  for (const { sentence, asks } of claims) {
    const longer = used.length === 0 ? sentence.text : text + (rules.spaced ? " " : "") + sentence.text;
    if (STRAY.test(sentence.text) || asks || displayLength(longer) > length) break;
    text = longer;
    used.push(sentence);
  }
  return used.length === 0 ? undefined : phraseOf(text, ...used);
}

/** A last heading with nothing under it: "Stay in touch and come to our meetings". */
function emptyCall(digest: Digest, type: Ending): FrameContent | undefined {
  const section = digest.sections.all.at(-1);
  const end = digest.claims.at(-1)?.sentence.span.end ?? 0;
  if (section?.heading === undefined || section.heading.span.start < end) return undefined;
  const phrase = headingPhrase(section, digest.rules);
  if (phrase === undefined || !digest.rules.hasVerb(phrase.text) || wordCount(phrase.text) <= FEWEST_WORDS + 1)
    return undefined;
  return placed(phrase, [], digest, type);
}

/** An invitation, a date or a wish near the end; a request as the last sentence. */
function spokenCall(digest: Digest, type: Ending): FrameContent | undefined {
  const { claims, rules } = digest;
  const told = lastTold(digest);
  const end = told.findLast(({ text }) => wordCount(text) > FEWEST_WORDS && !thanksSomebody(text));
  const found = told
    .slice(-LAST_SENTENCES)
    .filter(({ text }) => bracketsClose(text) && !STRAY.test(text) && wordCount(text) > FEWEST_WORDS)
    .filter(
      (sentence) => callsReader(sentence.text, rules.language) || (sentence === end && isOrder(sentence.text, digest)),
    )
    .findLast(
      ({ text }) =>
        standsWithList(digest) || !(rules.contains("demonstratives", text) || rules.contains("additives", text)),
    );
  if (found === undefined || isQuestion(found.text)) return undefined;
  const uses = claims.filter(({ sentence }) => sentence === found);
  return placed(phraseOf(headlineCase(found.text, rules), found), uses, digest, type);
}

/** What its author has set in bold where the text ends. */
function stressedCall(digest: Digest, type: Ending): FrameContent | undefined {
  const word = stressedWord(digest);
  return word === undefined ? undefined : placed(word.phrase, word.uses, digest, type);
}

/** Sentences of the paragraphs in the section a text ends on; invitations are often no matter for any other slide. */
function lastTold({ source, sections, claims }: Digest): readonly Sentence[] {
  const end = claims.at(-1);
  if (end === undefined) return [];
  const own = source.units.filter(
    ({ kind, path, span }) =>
      kind === "paragraph" && (sections.sectionAt(path) === end.section || span.start > end.unit.span.start),
  );
  const last = source.units.findLast(({ path }) => sections.sectionAt(path) === end.section);
  const until = last?.span.end ?? Infinity;
  return own.filter(({ span }) => span.end <= until).flatMap(({ sentences }) => sentences);
}

/** A brief paragraph behind the last list or table: there the author turns to the reader once more. */
function partingWord(digest: Digest, type: Ending): FrameContent | undefined {
  const { passages, rules } = digest;
  const [before, last] = passages.slice(-2);
  if (last?.unit.kind !== "paragraph" || before === undefined || before.section !== last.section) return undefined;
  if (before.unit.kind !== "list" && before.unit.kind !== "table") return undefined;
  const [first, second, ...more] = last.runs.flat();
  if (first === undefined || first.standing !== "alone" || first.asks || more.length > 0) return undefined;
  const title = phraseOf(headlineCase(first.text, rules), first.sentence);
  if (!fits(title.text, { length: titleRoom(type) }) || isDated(first, digest.source)) return undefined;
  // A supposition or an amount belongs to the table or the steps before it.
  if (rules.opensWith("conditionals", first.text) || rules.opensWithParticiple(first.text) || first.figures.length > 0)
    return undefined;
  if (second === undefined) return { candidates: [{ type, title }], uses: [first] };
  if (!fits(second.sentence.text, { length: bodyRoom(type) }) || STRAY.test(second.sentence.text)) return undefined;
  return {
    candidates: [{ type, title, body: phraseOf(second.sentence.text, second.sentence) }],
    uses: [first, second],
  };
}

/** "We hope that the new rules protect everybody": among the last sentences of the text, and no courtesy. */
function hope(digest: Digest, type: Ending): FrameContent | undefined {
  const { claims, rules, source, sections } = digest;
  const last = source.units.findLast(({ kind, path }) => {
    const heading = sections.sectionAt(path).heading?.text.replace(/[\s:：.]+$/u, "") ?? "";
    return kind === "paragraph" && !rules.isWord("backMatter", heading) && !isThanks(heading);
  });
  const found = last?.sentences
    .slice(-LAST_HOPES)
    .findLast(({ text }) => hopes(text, rules.language) && bracketsClose(text) && !STRAY.test(text));
  if (found === undefined || isQuestion(found.text)) return undefined;
  const uses = claims.filter(({ sentence }) => sentence === found);
  return placed(phraseOf(headlineCase(found.text, rules), found), uses, digest, type);
}

/** What will be decided, and when, near the end of a report. */
function nextDate(digest: Digest, type: Ending): FrameContent | undefined {
  const { claims, rules, source } = digest;
  const found = claims
    .slice(-LAST_SENTENCES)
    .findLast(
      (claim) =>
        claim.standing === "alone" &&
        claim.unit.kind === "paragraph" &&
        isDated(claim, source) &&
        looksAhead(claim.text, rules.language) &&
        !STRAY.test(claim.text),
    );
  if (found === undefined) return undefined;
  return placed(phraseOf(headlineCase(found.text, rules), found.sentence), [found], digest, type);
}

/** "If you would like to help with these tasks, …": right behind the slide that lists them. */
function standsWithList({ passages }: Digest): boolean {
  return passages.at(-1)?.unit.kind === "list";
}

/** Thanks of the author's own are no matter for a slide of the body. */
function thanks(digest: Digest, type: Ending): FrameContent | undefined {
  const section = lastSection(digest);
  if (section?.heading === undefined || !isThanks(section.heading.text)) return undefined;
  const uses = digest.claims.filter((claim) => claim.section === section);
  return { candidates: [{ type, title: fixedPhrase(ownWord(digest, type)) }], uses };
}

/** A sentence as the title of the last slide, with the product's own word above it or over it where it is too long. */
function placed(phrase: Phrase, uses: readonly Claim[], digest: Digest, type: Ending): FrameContent | undefined {
  const room = { length: titleRoom(type) };
  if (fits(phrase.text, room)) return { candidates: [{ type, title: phrase }], uses };
  const [, lead = "", rest = ""] = LEAD_AND_REST.exec(phrase.text) ?? [];
  if (lead !== "" && fits(lead, room) && fits(rest, { length: bodyRoom(type) })) {
    const body = rest.charAt(0).toLocaleUpperCase(digest.rules.language) + rest.slice(1);
    const shown: SlideContent = { type, title: { ...phrase, text: lead }, body: { ...phrase, text: body } };
    return { candidates: [shown], uses };
  }
  if (!fits(phrase.text, { length: bodyRoom(type) })) return undefined;
  const own = fixedPhrase(ownWord(digest, type));
  const stock: SlideContent = { type, title: own, body: phrase };
  const brief = fits(phrase.text, { length: titleRoom("takeaway"), words: MOST_WORDS });
  return { candidates: brief ? [{ type: "takeaway", kicker: own, title: phrase }, stock] : [stock], uses };
}

function lastSection({ claims, sections }: Digest): Section | undefined {
  const section = claims.at(-1)?.section;
  return section === undefined || section === sections.root ? undefined : section;
}

function isOrder(text: string, { rules }: Digest): boolean {
  return rules.opensWith("imperatives", text) || rules.opensWithOrder(text) || ordersByForm(text, rules.language);
}

function isCall(heading: string, digest: Digest): boolean {
  return !isBareFigure(heading) && wordCount(heading) >= FEWEST_WORDS && isOrder(heading, digest);
}

/** In instructions every heading is an order, and the last one only the last step. */
function areMostlyCalls(section: Section, digest: Digest): boolean {
  const others = digest.sections.all.filter(({ heading, level }) => heading !== undefined && level === section.level);
  const calls = others.filter(({ heading }) => isCall(heading?.text ?? "", digest));
  return calls.length > others.length * MOST_ALIKE;
}
