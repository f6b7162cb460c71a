import type { ListItem, Sentence, SourceDocument, Unit } from "../../source/source-document.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { isCourtesy } from "../../text/asides.ts";
import { tellsOutcome } from "../../text/meeting-sentences.ts";
import { isQuestion } from "../../text/standing.ts";
import type { TermsOf } from "../../text/terms.ts";
import { wordCount } from "../../text/word-count.ts";
import type { Claim, NumberFact } from "./claim.ts";
import { isByline } from "./byline.ts";
import { recordsMeeting } from "./meeting.ts";
import { type Passage, passageWeight } from "./passage.ts";
import { halfThoughts, withOtherSides } from "./half-thoughts.ts";
import { sentenceJudge } from "./judge-sentence.ts";
import { stressedSentences } from "./stress.ts";
import { labelledByBold } from "./bold-openings.ts";
import { weighed } from "./worth.ts";
import { lineage, type Section, type SectionTree } from "./sections.ts";

interface Judgement {
  readonly source: SourceDocument;
  readonly sections: SectionTree;
  readonly rules: LanguageRules;
  readonly termsOf: TermsOf;
  readonly salience: ReadonlyMap<Sentence, number>;
  readonly exclusions: readonly string[];
}

/** Sentences behind a question that may answer it, and words from which on one says something by itself. */
const ANSWERS = 2;
const FEWEST_WORDS_ALONE = 6;
const STOP = /[.!?؟]$/u;
const SPACED_LETTER = /^(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}])\p{L}/u;
const ANNOUNCEMENT = /[:：]["'”’»」』)）]*$/u;

/** The passages of a source in order, each sentence judged; images and what the brief excludes are left out. */
export function readPassages(judgement: Judgement): Passage[] {
  const { source, sections } = judgement;
  const excluded = exclusionTest(judgement);
  const figures = figuresBySentence(source);
  const judge = sentenceJudge(judgement);
  const stressed = stressedSentences(source);
  const ofMeeting = recordsMeeting(source);
  const passages: Passage[] = [];
  let order = 0;
  let intro: { readonly sentence: Sentence; readonly section: Section } | undefined;
  for (const unit of source.units) {
    const section = sections.sectionAt(unit.path);
    if (unit.kind === "image" || excluded.section(section) || isBackMatter(section, judgement.rules)) continue;
    if (isByline(unit, source, judgement.rules)) continue;
    const labelled = labelledSentences(unit.items ?? []);
    const claim = (sentence: Sentence, place: number): Claim => ({
      sentence,
      ...judge(sentence, unit, section, excluded.sentence(sentence.text)),
      order: order++,
      section,
      unit,
      labelled: labelled.has(sentence),
      leads: place === 0 && unit.kind === "paragraph",
      asks: isQuestion(sentence.text),
      settles: ofMeeting && tellsOutcome(sentence.text, judgement.rules.language),
      words: wordCount(sentence.text),
      stressed: stressed.has(sentence),
      salience: judgement.salience.get(sentence) ?? 0,
      figures: figures.get(sentence.span.start) ?? [],
    });
    const items = (unit.items ?? [])
      .flatMap(unwrapped)
      .map((item) => labelledByBold(item, unit, judgement.rules))
      .filter((item) => !excluded.sentence(`${item.label ?? ""} ${item.text}`))
      .flatMap((item) => withoutCourtesies(item, judgement.rules));
    const judged = runsOf(unit, items)
      .map((run) => leaningAnswers(run.map(claim)))
      .map((run) => halfThoughts(unit.items === undefined ? run : leaningOnFirst(run), judgement.rules));
    const runs = judged.map((run) => weighed(run, judgement.rules));
    const announced = unit.kind !== "paragraph" && intro?.section === section ? { intro: intro.sentence } : {};
    passages.push({ unit, section, ...announced, items, runs, weight: passageWeight(unit, items, judged) });
    const last = unit.sentences.at(-1);
    intro =
      unit.kind === "paragraph" && last !== undefined && ANNOUNCEMENT.test(last.text)
        ? { sentence: last, section }
        : undefined;
  }
  return withOtherSides(passages, judgement.rules).filter((passage) => passage.weight > 0);
}

/** Where no space stands between two sentences ("… the barn.The mill …"), a paragraph ended before its text was copied. */
function unglued(sentences: readonly Sentence[]): readonly (readonly Sentence[])[] {
  const runs: Sentence[][] = [];
  for (const sentence of sentences) {
    const before = runs.at(-1)?.at(-1);
    const glued =
      before?.span.end === sentence.span.start && STOP.test(before.text) && SPACED_LETTER.test(sentence.text);
    if (before === undefined || glued) runs.push([sentence]);
    else runs.at(-1)?.push(sentence);
  }
  return runs.length === 0 ? [sentences] : runs;
}

function labelledSentences(items: readonly ListItem[]): ReadonlySet<Sentence> {
  const found = new Set<Sentence>();
  for (const item of items) {
    if (item.label !== undefined) for (const sentence of item.sentences) found.add(sentence);
    for (const sentence of labelledSentences(item.children ?? [])) found.add(sentence);
  }
  return found;
}

/** An item that is nothing but a nested list gives way to it. */
function unwrapped(item: ListItem): readonly ListItem[] {
  return item.text === "" && item.label === undefined ? (item.children ?? []).flatMap(unwrapped) : [item];
}

/** The item without entries of thanks or of what did not happen; none where it is one itself. */
function withoutCourtesies(item: ListItem, rules: LanguageRules): readonly ListItem[] {
  if (item.children === undefined || item.children.length === 0) return isCourtesy(item.text, rules) ? [] : [item];
  return [{ ...item, children: item.children.flatMap((child) => withoutCourtesies(child, rules)) }];
}

function runsOf(unit: Unit, items: readonly ListItem[]): readonly (readonly Sentence[])[] {
  if (unit.items === undefined) return unit.kind === "paragraph" ? unglued(unit.sentences) : [unit.sentences];
  const withChildren = (item: ListItem): (readonly Sentence[])[] => [
    item.sentences,
    ...(item.children ?? []).flatMap(withChildren),
  ];
  return items.flatMap(withChildren);
}

/** References, credits and further reading are no part of what a text says. */
function isBackMatter(section: Section, rules: LanguageRules): boolean {
  return lineage(section).some(({ heading }) =>
    rules.isWord("backMatter", heading?.text.replace(/[\s:：.]+$/u, "") ?? ""),
  );
}

/** Brief sentences behind a question answer it ("Alma asks the scouts."), behind one that leans they lean with it. */
function leaningAnswers(run: readonly Claim[]): readonly Claim[] {
  return run.map((claim, at) => {
    const answers = run.slice(Math.max(0, at - ANSWERS), at).some(({ asks }) => asks);
    const follows = run[at - 1]?.standing === "leaning";
    return (answers || follows) && claim.standing === "alone" && !claim.asks && claim.words < FEWEST_WORDS_ALONE
      ? { ...claim, standing: "leaning" }
      : claim;
  });
}

/** What an item of a list goes on to say is about what its first sentence names. */
function leaningOnFirst(run: readonly Claim[]): readonly Claim[] {
  return run.map((claim, at) => (at > 0 && claim.standing === "alone" ? { ...claim, standing: "leaning" } : claim));
}

function figuresBySentence(source: SourceDocument): ReadonlyMap<number, readonly NumberFact[]> {
  const figures = new Map<number, NumberFact[]>();
  for (const fact of source.facts) {
    if (fact.kind !== "number") continue;
    const known = figures.get(fact.sentence.span.start);
    if (known === undefined) figures.set(fact.sentence.span.start, [fact]);
    else known.push(fact);
  }
  return figures;
}

interface ExclusionTest {
  section(section: Section): boolean;
  sentence(text: string): boolean;
}

/** A text is about an excluded phrase when it holds all its terms. */
function exclusionTest({ exclusions, termsOf }: Judgement): ExclusionTest {
  const phrases = exclusions.map((phrase) => termsOf(phrase)).filter((terms) => terms.length > 0);
  const about = (text: string): boolean => {
    if (phrases.length === 0) return false;
    const terms = new Set(termsOf(text));
    return phrases.some((phrase) => phrase.every((term) => terms.has(term)));
  };
  return {
    sentence: about,
    section: (section) => lineage(section).some((at) => about(at.heading?.text ?? "")),
  };
}
