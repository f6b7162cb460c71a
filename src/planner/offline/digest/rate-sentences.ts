import type { Sentence, SourceDocument, Unit } from "../../source/source-document.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { lexRank } from "../salience/lex-rank.ts";
import { findingGain } from "../salience/finding.ts";
import { messageGain } from "../salience/message.ts";
import { tellsOutcome, tellsTask } from "../../text/meeting-sentences.ts";
import type { TermSpace } from "../salience/term-vectors.ts";
import { recordsMeeting } from "./meeting.ts";
import { lineage, type SectionTree } from "./sections.ts";

/** Sentences beyond this many (by bias) are rated by their bias alone, so that rating stays quick on any source. */
const MAX_RANKED = 700;
/** Share of sentences in the first person from which a text is the author's own story. */
const NARRATED = 0.25;
/** The end of a speech, and how much more it weighs. */
const PAY_OFF = { share: 0.2, weight: 1.3 };
/** What a sentence gains that compares. */
const COMPARISON = 0.15;
/** What is left of a sentence that says what a word means where its section is about something else. */
const DEFINITION = 0.55;

/** What a sentence of minutes gains that says what came of a matter, or who will do what. */
const OUTCOME = 0.35;
const TASK = 0.15;

/** Salience of every sentence, 0…1: half its place in the ranking, half its score against the best, and its part. */
export function rateSentences(
  source: SourceDocument,
  sections: SectionTree,
  terms: TermSpace,
  focus: readonly string[],
  rules: LanguageRules,
): ReadonlyMap<Sentence, number> {
  const sentences = source.units.flatMap((unit) => unit.sentences);
  const bias = biasOf(source, sections, terms, focus);
  weighNarrator(sentences, bias, rules);
  for (const [at, sentence] of sentences.entries()) {
    if (compares(sentence, source, rules)) bias[at] = (bias[at] ?? 0) + COMPARISON;
  }
  const byBias = [...sentences.keys()].sort((a, b) => (bias[b] ?? 0) - (bias[a] ?? 0) || a - b);
  const ranked = byBias.slice(0, MAX_RANKED).sort((a, b) => a - b);
  const scores = lexRank(
    ranked.map((index) => terms.vector(sentences[index]?.text ?? "")),
    ranked.map((index) => bias[index] ?? 0),
  );
  const order = [...ranked.keys()].sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0) || b - a);
  const best = scores[order.at(-1) ?? 0] ?? 1;
  const settles = recordsMeeting(source) ? settlingGain : (): number => 0;
  const salience = new Map<Sentence, number>(sentences.map((sentence) => [sentence, 0]));
  for (const [place, index] of order.entries()) {
    const sentence = sentences[ranked[index] ?? 0];
    const share = order.length < 2 ? 1 : place / (order.length - 1);
    if (sentence === undefined) continue;
    const rated = 0.5 * share + 0.5 * ((scores[index] ?? 0) / (best || 1));
    const gain = messageGain(sentence.text, rules.language) + settles(sentence.text, rules.language);
    salience.set(sentence, Math.min(1, Math.max(0, rated + gain)));
  }
  return withFindings(salience, source, rules.language);
}

/** In minutes the discussion only leads to what was settled. */
function settlingGain(text: string, language: string): number {
  if (tellsOutcome(text, language)) return OUTCOME;
  return tellsTask(text, language) ? TASK : 0;
}

/** Where the walk restarts: sentences near the title, the heading, the focus; first sentences; figures; bold phrases. */
function biasOf(source: SourceDocument, sections: SectionTree, terms: TermSpace, focus: readonly string[]): number[] {
  const numbered = new Set(source.facts.flatMap((fact) => (fact.kind === "number" ? [fact.sentence.span.start] : [])));
  const defined = new Map(
    source.facts.flatMap((fact) => (fact.kind === "definition" ? [[fact.span.start, fact.term.text] as const] : [])),
  );
  const title = source.title?.text ?? "";
  const wanted = focus.join(" ");
  const bias: number[] = [];
  let seenSection = -1;
  for (const unit of source.units) {
    const section = sections.sectionAt(unit.path);
    const headings = lineage(section)
      .map((at) => at.heading?.text ?? "")
      .join(" ");
    for (const [place, sentence] of unit.sentences.entries()) {
      const { text } = sentence;
      let weight = 0.3 + 0.6 * terms.similarity(text, title) + 0.5 * terms.similarity(text, headings);
      if (section.index !== seenSection) weight += 0.35;
      if (place === 0 && unit.kind === "paragraph") weight += 0.2;
      if (numbered.has(sentence.span.start)) weight += 0.25;
      if (isStressed(unit, text)) weight += 0.4;
      const term = defined.get(sentence.span.start);
      const isAside = headings !== "" && term !== undefined && terms.similarity(term, `${title} ${headings}`) === 0;
      if (isAside) weight *= DEFINITION;
      if (wanted !== "") weight += 2.5 * terms.similarity(text, wanted);
      weight += 0.3 * Math.exp(-bias.length / 8);
      bias.push(unit.kind === "quote" ? weight * 0.6 : weight);
      seenSection = section.index;
    }
  }
  return bias;
}

/** Whether a sentence sets one figure against another, or a figure against what was expected: "only 14 of 1,630". */
function compares({ span }: Sentence, { facts }: SourceDocument, rules: LanguageRules): boolean {
  const figures = facts.filter(
    (fact) => fact.kind === "number" && fact.sentence.span.start === span.start && (fact.percent || fact.currency),
  );
  const [first] = figures;
  if (first?.kind !== "number") return false;
  return figures.length > 1 || rules.contains("contrast", first.sentence.text);
}

/**
 * In a text about a matter, sentences about its author weigh less; in a speech or a story they are the matter, and its
 * end says what it is for.
 */
function weighNarrator(sentences: readonly Sentence[], bias: number[], rules: LanguageRules): void {
  const narrated = sentences.map(({ text }) => rules.contains("narrator", text));
  if (narrated.filter(Boolean).length > sentences.length * NARRATED) {
    for (let at = Math.ceil(sentences.length * (1 - PAY_OFF.share)); at < sentences.length; at++)
      bias[at] = (bias[at] ?? 0) * PAY_OFF.weight;
    return;
  }
  for (const [at, isNarrated] of narrated.entries()) if (isNarrated) bias[at] = (bias[at] ?? 0) * 0.6;
}

function isStressed(unit: Unit, sentence: string): boolean {
  return unit.strong.some((phrase) => phrase.length > 3 && sentence.includes(phrase));
}

/** What came of something is what a text is told for. */
function withFindings(
  salience: ReadonlyMap<Sentence, number>,
  { facts }: SourceDocument,
  language: string,
): ReadonlyMap<Sentence, number> {
  const measured = new Set(
    facts.flatMap((fact) =>
      fact.kind === "number" && (fact.percent || fact.currency) ? [fact.sentence.span.start] : [],
    ),
  );
  return new Map(
    [...salience].map(([sentence, rated]) => {
      const gain = rated === 0 ? 0 : findingGain(sentence.text, measured.has(sentence.span.start), language);
      return [sentence, Math.min(1, rated + gain)];
    }),
  );
}
