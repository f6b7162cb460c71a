import { displayLength } from "../../../../deck/display-length.ts";
import type { Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { Claim, Run } from "../../digest/claim.ts";
import { isOwnNotice } from "../../digest/own-notice.ts";
import type { Passage } from "../../digest/passage.ts";
import { speakerAround } from "../../../source/facts/quotations.ts";
import type { Sentence, SourceDocument, Unit } from "../../../source/source-document.ts";
import { wordCount } from "../../../text/word-count.ts";
import { phraseOf } from "../../wording.ts";
import { kickerFor } from "../headline.ts";
import type { Assignment, Proposal, SlotWriter } from "../proposal.ts";
import { titleRoom } from "../room.ts";
import { coverage, scoreOf } from "../score.ts";

/** What somebody begins with explains itself. */
const FROM_THE_START = 0.4;
/** Fewer words are a catchphrase, not an utterance. */
const FEWEST_WORDS = 7;
const LENGTHS = [SLOT_CONTRACTS.quote.title, 180, 120] as const;
/** Beyond so many words a quotation is no line that anybody takes home, and what each of them costs. */
const PLENTY = 26;
const PER_WORD = 0.06;
/** Notes set apart as a quotation, not what somebody said. */
const LIST_MARKS = /(?:^|\s)[-–•*] \S.*\s[-–•*] \S/su;
const QUOTATION_MARKS = /^["“”„«»「『]+|["“”»」』]+$/gu;

/** Block quotations of the source, word for word, as many of their sentences in a row as fit; else what somebody named says inside a paragraph. */
export const writeQuote: SlotWriter = (assignment) => [
  ...assignment.segment.passages
    .filter((passage) => passage.unit.kind === "quote")
    .flatMap((passage) => writeOne(passage, assignment)),
  ...writeUtterances(assignment),
];

/** “We started too late,” said the mayor. */
function writeUtterances({ digest, segment, taken }: Assignment): Proposal[] {
  const units = new Set(segment.passages.filter(({ unit }) => unit.kind === "paragraph").map(({ unit }) => unit.id));
  return digest.source.facts.flatMap((fact): Proposal[] => {
    if (fact.kind !== "quotation" || fact.speaker === undefined || !units.has(fact.unitId)) return [];
    const { span, speaker } = fact;
    const uses = segment.claims.filter(({ sentence: at }) => at.span.start < span.end && at.span.end > span.start);
    // A sentence that is taken is another claim here, judged anew.
    const shown = (claim: Claim): boolean => [...taken].some(({ order }) => order === claim.order);
    if (uses.length === 0 || uses.some(shown)) return [];
    const text = fact.text.replace(/[,،]$/u, "");
    if (wordCount(text) < FEWEST_WORDS || displayLength(text) > LENGTHS[0]) return [];
    if (displayLength(speaker.text) > (SLOT_CONTRACTS.quote.speaker ?? 64)) return [];
    const kicker = kickerFor(segment.section, text, digest.rules);
    const title = phraseOf(text, { text, span });
    const content: SlideContent = {
      type: "quote",
      ...(kicker && { kicker }),
      title,
      speaker: phraseOf(speaker.text, speaker),
    };
    const salience = Math.max(...uses.map((claim) => claim.salience));
    const score = scoreOf("quote", 0.5 * salience + 0.3, coverage(uses, segment));
    return [{ type: "quote", candidates: [content], uses, score }];
  });
}

function writeOne(passage: Passage, assignment: Assignment): Proposal[] {
  const { digest, segment, taken } = assignment;
  const { rules } = digest;
  const run = passage.runs.flat();
  if (LIST_MARKS.test(passage.unit.text)) return [];
  const speaker = speakerOf(passage, digest.source);
  if (speaker === undefined && isAnnounced(passage.unit, digest.source)) return [];
  // What the author sets apart for the reader to notice is nobody's saying.
  const type = isOwnNotice(passage.unit) ? "statement" : "quote";
  const stretches: Run[] = [];
  for (const length of LENGTHS.filter((at) => at <= titleRoom(type))) {
    const stretch = bestStretch(run, length, rules.spaced, taken);
    if (stretch !== undefined && stretch.length !== stretches.at(-1)?.length) stretches.push(stretch);
  }
  const slides = stretches.map((stretch): SlideContent => {
    const title = quotation(stretch, rules.spaced);
    const kicker = kickerFor(segment.section, title.text, rules);
    const head = { ...(kicker && { kicker }), title };
    return type === "statement" ? { type, ...head } : { type, ...head, ...(speaker && { speaker }) };
  });
  const [fullest, ...shorter] = slides;
  const uses = stretches[0] ?? [];
  if (fullest === undefined) return [];
  const meanSalience = uses.reduce((sum, claim) => sum + claim.salience, 0) / Math.max(1, uses.length);
  const craft = 0.5 * meanSalience + (speaker === undefined ? 0.1 : 0.45);
  return [{ type, candidates: [fullest, ...shorter], uses, score: scoreOf(type, craft, coverage(uses, segment)) }];
}

/** Whom the quotation names, else whom the paragraph before it lets speak: "Ada Lovelace writes:". */
function speakerOf({ unit }: Passage, source: SourceDocument): Phrase | undefined {
  const speaker = unit.speaker ?? introducedSpeaker(unit, source);
  const room = SLOT_CONTRACTS.quote.speaker ?? 64;
  return speaker === undefined || displayLength(speaker.text) > room ? undefined : phraseOf(speaker.text, speaker);
}

/** Words of somebody whom only the sentence before them names, or leaves unnamed: alone they are nobody's. */
function isAnnounced(unit: Unit, { units }: SourceDocument): boolean {
  const before = units[units.indexOf(unit) - 1];
  return before?.kind === "paragraph" && /[:：]$/u.test(before.text);
}

function introducedSpeaker(unit: Unit, { units }: SourceDocument): Sentence | undefined {
  const before = units[units.indexOf(unit) - 1];
  if (before?.kind !== "paragraph") return undefined;
  const { text, span } = before;
  const found = speakerAround(text, text.length, text.length);
  if (found === undefined) return undefined;
  const place = { start: span.start + found.start, end: span.start + found.end };
  return { text: text.slice(found.start, found.end), span: place };
}

/** The most salient unbroken stretch within the room; a speaker may say "this" and "but", so only fragments are barred. */
function bestStretch(run: Run, length: number, spaced: boolean, taken: ReadonlySet<Claim>): Run | undefined {
  let best: Run | undefined;
  let most = -Infinity;
  for (let start = 0; start < run.length; start++) {
    const opens = run[start]?.standing === "alone";
    if (!opens && start > 0) continue;
    let salience = 0;
    for (let end = start + 1; end <= run.length; end++) {
      const last = run[end - 1];
      if (last === undefined || last.standing === "unfit" || taken.has(last)) break;
      const stretch = run.slice(start, end);
      if (displayLength(quotation(stretch, spaced).text) > length) break;
      salience += last.salience + 0.15;
      const words = stretch.reduce((sum, claim) => sum + claim.words, 0);
      if (last.needs === "reply" && end < run.length) continue;
      const wordy = Math.max(0, words - PLENTY) * PER_WORD;
      const value = salience * (opens ? 1 : 0.6) + (start === 0 ? FROM_THE_START : 0) - wordy;
      if (value > most) {
        most = value;
        best = stretch;
      }
    }
  }
  return best;
}

function quotation(run: Run, spaced: boolean): Phrase {
  const joined = run.map((claim) => claim.sentence.text).join(spaced ? " " : "");
  const bare = joined.replace(QUOTATION_MARKS, "");
  const text = /["“”„«»「」『』]/u.test(bare) ? joined : bare;
  return phraseOf(text, ...run.map((claim) => claim.sentence));
}
