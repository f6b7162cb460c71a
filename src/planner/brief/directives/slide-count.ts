import { COUNT_PATTERN, readCount } from "../counts.ts";
import { either, type Directive } from "./directive.ts";

const SLIDES = either(
  "slides?|pages?|cards?|frames?",
  "Folien?|Seiten",
  "diapositives?|diapos?|diapositivas?|láminas?",
  "장",
);
const LABELS = either("slide count|number of slides|slides", "Folien|Anzahl Folien", "diapositives|diapositivas");

/** How many slides: "6 slides", "an eight-slide deck", "Folien: 10", "6枚". */
export const slideCount: readonly Directive[] = [
  `(?<n>${COUNT_PATTERN})[\\s-]+(?:\\p{L}+[\\s-]+)?${SLIDES}(?![\\p{L}])`,
  `${LABELS}\\s*[:=]\\s*(?<n>\\d{1,3})`,
  "(?<n>\\d{1,3})\\s*(?:枚|ページ)(?:の)?(?:スライド)?",
  "スライド\\s*(?<n>\\d{1,3})\\s*枚",
].map((source) => ({
  pattern: new RegExp(`(?<![\\p{L}\\d.,])${source}`, "giu"),
  read: ({ n = "" }) => {
    const count = readCount(n);
    return count === undefined ? undefined : { slideCount: count };
  },
}));
