import type { LanguageRules } from "../../language/language-rules.ts";
import type { Sentence, SourceDocument, Unit } from "../../source/source-document.ts";
import { standingOf } from "../../text/standing.ts";
import { capitalised } from "../../text/shorten.ts";
import { wordCount } from "../../text/word-count.ts";

/** Words from which on a sentence says something. */
const FEWEST_WORDS = 5;
/** Marks at the end of a sentence that may stand outside the bold words. */
const LOOSE_END = /[\s.!?…。！？"'”’»」』)）]*$/u;
/** An author who stresses more of a text marks details. */
const MOST = { share: 0.2, sentences: 3 };
/** "That shows it once more: the harbour …": what only leads to the words in bold. */
const LEADS_UP = /^.{4,80}?[:：]\s*(?=\S)/su;

/** The sentences of paragraphs that the author has set in bold from end to end; none where those are many. */
export function stressedSentences({ units }: SourceDocument): ReadonlySet<Sentence> {
  const all = units.flatMap(({ sentences }) => sentences).length;
  const stressed = units
    .filter(({ kind, strong }) => kind === "paragraph" && strong.length > 0)
    .flatMap((unit) => unit.sentences.filter((sentence) => isStressed(sentence, unit)));
  return stressed.length > Math.max(MOST.sentences, all * MOST.share) ? new Set() : new Set(stressed);
}

/** The words in bold alone, where those before them only lead up to them and they read by themselves. */
export function behindLeadUp(sentence: string, unit: Unit, rules: LanguageRules): string {
  const opening = LEADS_UP.exec(sentence)?.[0];
  if (opening === undefined || unit.kind !== "paragraph") return sentence;
  const rest = sentence.slice(opening.length);
  const bold = unit.strong.some((phrase) => phrase.startsWith(rest.replace(LOOSE_END, "")));
  const whole = bold && wordCount(rest) >= FEWEST_WORDS && rules.hasVerb(rest) && standingOf(rest, rules) === "alone";
  return whole ? capitalised(rest, rules.language) : sentence;
}

/** Whether the bold words begin with the sentence, or behind what leads up to them, and go on to its end. */
function isStressed({ text, span }: Sentence, unit: Unit): boolean {
  const begin = span.start - unit.span.start;
  const end = begin + text.replace(LOOSE_END, "").length;
  const starts = [begin, begin + (LEADS_UP.exec(text)?.[0].length ?? 0)];
  return boldStretches(unit).some(
    (bold) =>
      bold.end >= end &&
      starts.some((start) => bold.start <= start && wordCount(unit.text.slice(start, end)) >= FEWEST_WORDS),
  );
}

/** Where the bold phrases of a block stand in its text, one after the other. */
function boldStretches({ text, strong }: Unit): readonly { readonly start: number; readonly end: number }[] {
  let from = 0;
  return strong.flatMap((phrase) => {
    const start = text.indexOf(phrase, from);
    if (start < 0) return [];
    from = start + phrase.length;
    return [{ start, end: from }];
  });
}
