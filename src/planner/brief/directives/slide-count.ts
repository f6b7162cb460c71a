import { COUNT_PATTERN, readCount, SLIDE_WORDS } from "../counts.ts";
import { either, type Directive } from "./directive.ts";

const N = `(?:${COUNT_PATTERN})`;
const LABELS = either(
  "slide count|number of slides|slides|length",
  "Anzahl(?: der)? Folien|Folien(?:zahl)?|Umfang|Länge",
  "nombre de diapositives|diapositives|longueur",
  "número de diapositivas|diapositivas|extensión",
  "スライド(?:数|枚数)?|枚数",
);
/** Words before a count that make it a part of a deck, or one that is already there. */
const PART_OF = either(
  "(?:the|those|these|first|last|next|add|include|extra|another|more|per|every|each|slides?) ",
  "(?:die|diese|ersten|letzten|weitere|pro|füge) |(?:les|ces|premières|dernières|ajoute[rz]?|chaque) |(?:las|estas|primeras|últimas|añade|cada) ",
);
const RANGE = "\\s?(?:-|–|to|or|and|bis|oder|und|à|ou|et|a|o|y|〜|～|から)\\s?";

const patterns: readonly string[] = [
  `(?<!${PART_OF})(?<under>(?:under|below|fewer than|less than|unter|weniger als|moins de|menos de)\\s+)?(?<n>${N})(?:${RANGE}(?<m>${N}))?[\\s-]+(?:(?!minute)[\\p{L}-]+[\\s-]+)?${SLIDE_WORDS}(?![\\p{L}])(?!\\s+(?:per|pro|par|por)\\b)`,
  `${LABELS}\\s*(?:[:=は]|：)\\s*(?:max\\.?|about|around|ca\\.)?\\s*(?<n>${N})(?:${RANGE}(?<m>${N}))?`,
  `(?:want|need|use|make it|make|do)\\s+(?:only |just |exactly |about |around )?(?<n>${N})(?:\\s*(?:now|please|instead|max(?:imum)?|tops))?\\s*$`,
  "(?<n>\\d{1,3})(?:(?:-|–|〜|～|から)(?<m>\\d{1,3}))?\\s*(?:枚|ページ)",
];

/** How many slides: "6 slides", "an eight-slide deck", "8 to 10 slides", "Folien: 10", "6枚". Not of another deck. */
export const slideCount: readonly Directive[] = patterns.map((source) => ({
  pattern: new RegExp(`${source.endsWith("ページ)") ? "(?<![\\d.,])" : "(?<![\\p{L}\\d.,])"}${source}`, "giu"),
  read: ({ under, n = "", m }) => {
    const least = readCount(n);
    const most = m === undefined ? least : readCount(m);
    if (least === undefined || most === undefined || most < least) return undefined;
    return { slideCount: Math.floor((least + most) / 2) - (under === undefined ? 0 : 1) };
  },
}));
