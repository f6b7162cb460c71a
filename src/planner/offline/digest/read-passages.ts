import type { ListItem, Sentence, SourceDocument, Unit } from "../../source/source-document.ts";
import type { LanguageRules } from "../language/language-rules.ts";
import { isForeign } from "../text/foreign.ts";
import { isQuestion, type Standing, standingOf } from "../text/standing.ts";
import type { TermsOf } from "../text/terms.ts";
import { wordCount } from "../text/word-count.ts";
import type { Claim, NumberFact } from "./claim.ts";
import { type Passage, passageWeight } from "./passage.ts";
import { lineage, type Section, type SectionTree } from "./sections.ts";

interface Judgement {
  readonly source: SourceDocument;
  readonly sections: SectionTree;
  readonly rules: LanguageRules;
  readonly termsOf: TermsOf;
  readonly salience: ReadonlyMap<Sentence, number>;
  readonly exclusions: readonly string[];
}

const ANNOUNCEMENT = /[:：]["'”’»」』)）]*$/u;
const SENTENCE_END = /[.!?。！？।؟…]["'”’»」』)）\]]*$/u;

/** The passages of a source in order, each sentence judged; images and what the brief excludes are left out. */
export function readPassages(judgement: Judgement): Passage[] {
  const { source, sections } = judgement;
  const excluded = exclusionTest(judgement);
  const figures = figuresBySentence(source);
  const passages: Passage[] = [];
  let order = 0;
  let intro: { readonly sentence: Sentence; readonly section: Section } | undefined;
  for (const unit of source.units) {
    const section = sections.sectionAt(unit.path);
    if (unit.kind === "image" || excluded.section(section)) continue;
    const claim = (sentence: Sentence): Claim => ({
      sentence,
      order: order++,
      section,
      unit,
      standing: excluded.sentence(sentence.text) ? "unfit" : standing(sentence, unit, judgement),
      asks: isQuestion(sentence.text),
      words: wordCount(sentence.text),
      salience: judgement.salience.get(sentence) ?? 0,
      figures: figures.get(sentence.span.start) ?? [],
    });
    const items = (unit.items ?? []).filter((item) => !excluded.sentence(`${item.label ?? ""} ${item.text}`));
    const runs = runsOf(unit, items).map((run) => run.map(claim));
    const announced = unit.kind !== "paragraph" && intro?.section === section ? { intro: intro.sentence } : {};
    passages.push({ unit, section, ...announced, items, runs, weight: passageWeight(unit, items, runs) });
    const last = unit.sentences.at(-1);
    intro =
      unit.kind === "paragraph" && last !== undefined && ANNOUNCEMENT.test(last.text)
        ? { sentence: last, section }
        : undefined;
  }
  return passages.filter((passage) => passage.weight > 0);
}

function runsOf(unit: Unit, items: readonly ListItem[]): readonly (readonly Sentence[])[] {
  if (unit.items === undefined) return [unit.sentences];
  const withChildren = (item: ListItem): (readonly Sentence[])[] => [
    item.sentences,
    ...(item.children ?? []).flatMap(withChildren),
  ];
  return items.flatMap(withChildren);
}

/** Items without a full stop are phrases: a list may show them, nothing else may. */
function standing(sentence: Sentence, unit: Unit, { rules, source }: Judgement): Standing {
  if (isForeign(sentence.text, rules.language)) return "unfit";
  if (unit.kind === "list" && !SENTENCE_END.test(sentence.text) && !rules.hasVerb(sentence.text)) return "unfit";
  if (sentence.text === source.title?.text) return "unfit";
  return standingOf(sentence.text, rules);
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
