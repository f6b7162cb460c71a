import type { ListItem, Sentence, Unit } from "../../source/source-document.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { opensWithParticle } from "../../text/particles.ts";

/** Where words are not spaced, a bold opening that a space sets off is a label of its own, not part of the sentence. */
export function behindBoldOpening(sentence: string, unit: Unit, rules: LanguageRules): string {
  if (rules.spaced) return sentence;
  const opening = unit.strong.find(
    (phrase) => sentence.startsWith(`${phrase} `) && phrase.length < sentence.length / 2,
  );
  const rest = opening === undefined ? sentence : sentence.slice(opening.length).trimStart();
  return opensWithParticle(rest) ? sentence : rest;
}

/** The same for list items: the bold opening becomes their label. */
export function labelledByBold(item: ListItem, unit: Unit, rules: LanguageRules): ListItem {
  const rest = item.label === undefined ? behindBoldOpening(item.text, unit, rules) : item.text;
  if (rest.length === item.text.length) return item;
  const restStart = item.span.end - rest.length;
  const label = item.text.slice(0, item.text.length - rest.length).trimEnd();
  const [first, ...others] = item.sentences;
  const opens = first !== undefined && first.span.end > restStart;
  return {
    ...item,
    label,
    labelSpan: { start: item.span.start, end: item.span.start + label.length },
    text: rest,
    span: { start: restStart, end: item.span.end },
    sentences: opens ? [sentenceFrom(first, restStart), ...others] : others,
  };
}

function sentenceFrom({ text, span }: Sentence, start: number): Sentence {
  return { text: text.slice(start - span.start), span: { start, end: span.end } };
}
