import { isPhrase, mapPhrases } from "../../deck/map-phrases.ts";
import type { ChartPoint, Phrase, SlideContent } from "../../deck/slide-content.ts";

/** The number that a figure shown on a chart stands for ("1.2 Mio. €"); undefined where it is none. */
export type ReadFigure = (display: string) => number | undefined;

/** Every phrase of a content, in the order `editPhrases` counts them. */
export function phrasesIn(content: SlideContent): readonly Phrase[] {
  const phrases: Phrase[] = [];
  JSON.stringify(content, (_name, value: unknown) => {
    if (!isPhrase(value)) return value;
    phrases.push(value);
    return null;
  });
  return phrases;
}

/**
 * A copy of a content with the text that `change` gives each phrase, told by its place among `phrasesIn`. A phrase that
 * changes is no quotation of the source any more; a changed figure of a chart is plotted where it now stands.
 */
export function editPhrases(
  content: SlideContent,
  change: (text: string, at: number) => string,
  readFigure: ReadFigure,
): SlideContent {
  let at = -1;
  const edited = mapPhrases(content, (phrase) => {
    at += 1;
    const text = change(phrase.text, at);
    return text === phrase.text ? phrase : { text, sources: [], edited: true };
  });
  return replotted(content, edited, readFigure);
}

function replotted(before: SlideContent, after: SlideContent, readFigure: ReadFigure): SlideContent {
  if (after.type !== "chart" || before.type !== "chart") return after;
  const points = after.points.map((point, at): ChartPoint => {
    const display = point.display.text;
    const value = before.points[at]?.display.text === display ? undefined : readFigure(display);
    return value === undefined ? point : { ...point, value };
  });
  return { ...after, points };
}
