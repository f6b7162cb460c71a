import { displayLength } from "../../deck/display-length.ts";
import type { RawDeck } from "./split-slides.ts";
import { visibleText } from "./visible-text.ts";

const TYPE_COMMENT = /<!--\s*(?:(?:slide[-_ ]?)?type|(?:speaker[-_ ]?)?notes?)\s*:/i;
/** Front matter keys that only slide tools have. */
const SLIDEV_KEYS = [
  "highlighter",
  "drawings",
  "colorschema",
  "canvaswidth",
  "routermode",
  "linenumbers",
  "mdc",
  "fonts",
  "transition",
];
const REVEAL_KEYS = ["revealoptions", "reveal", "separator", "verticalseparator", "highlighttheme"];
/** Half-ems; slides are shorter, chapters between rules longer. */
const LONGEST_USUAL_SLIDE = 900;

/** Whether front matter says that a text is a deck of Marp, Slidev or reveal.js. */
export function isSlideFrontMatter(fields: ReadonlyMap<string, string>): boolean {
  if (fields.get("marp") === "true" || fields.get("type") === "slides") return true;
  return [...SLIDEV_KEYS, ...REVEAL_KEYS].some((key) => fields.has(key));
}

/**
 * Whether sections between rules are slides: at least two rules, or one with the front matter or comments of a deck.
 * Long sections without any such sign are the chapters of an article.
 */
export function looksLikeDeck(deck: RawDeck): boolean {
  const { slides } = deck;
  if (isSigned(deck)) return slides.length >= 2;
  const lengths = slides.map((slide) => displayLength(visibleText(slide.markdown))).sort((a, b) => a - b);
  return slides.length >= 3 && (lengths[Math.floor(lengths.length / 2)] ?? 0) <= LONGEST_USUAL_SLIDE;
}

/** Whether a text says itself that it is a deck: by its front matter, or by comments on its slides. */
export function isSigned({ fields, slides }: RawDeck): boolean {
  if (isSlideFrontMatter(fields)) return true;
  return slides.some((slide) => slide.fields.has("layout") || TYPE_COMMENT.test(slide.markdown));
}
