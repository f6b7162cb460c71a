import { sentenceSpans } from "../../source/sentences.ts";
import type { SourceDocument, Unit } from "../../source/source-document.ts";
import type { CitedPassage } from "./cited-passage.ts";

/** A source and the passages found for it, by the ids of the units they have become. */
export interface ExtendedSource {
  readonly document: SourceDocument;
  readonly passages: ReadonlyMap<string, CitedPassage>;
}

/** The source with cited passages behind it, as units `w1` and on: from then on they are source like the rest. */
export function sourceWithWeb(source: SourceDocument, cited: readonly CitedPassage[]): ExtendedSource {
  let { text } = source;
  const passages = new Map<string, CitedPassage>();
  const units = cited.map((passage, at): Unit => {
    if (text !== "") text += "\n\n";
    const start = text.length;
    text += passage.text;
    const span = { start, end: text.length };
    const sentences = sentenceSpans(passage.text, source.language).map((sentence) => ({
      text: passage.text.slice(sentence.start, sentence.end),
      span: { start: start + sentence.start, end: start + sentence.end },
    }));
    const id = `w${at + 1}`;
    passages.set(id, passage);
    return { id, kind: "paragraph", path: [], text: passage.text, span, sentences, strong: [] };
  });
  return { document: { ...source, text, units: [...source.units, ...units] }, passages };
}
