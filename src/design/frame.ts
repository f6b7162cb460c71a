import type { TextDirection } from "../deck/deck-plan.ts";
import { fixedWords } from "../deck/fixed-words.ts";
import { randomFrom, seedOf } from "./random.ts";
import type { DeckSetting } from "./settings.ts";
import { CANVASES, type BrandMark, type Canvas, type Frame, type Theme, type Tokens } from "./theme.ts";

/** The part of a deck that all its slides show. */
interface FrameDeck {
  readonly title: string;
  readonly language: string;
  readonly direction: TextDirection;
  readonly slides: { readonly length: number };
}

/** What a layout of `theme` may know when it composes slide `index` of `deck`. */
export function frameFor(
  deck: FrameDeck,
  theme: Theme,
  canvas: Canvas,
  index: number,
  tokens: Tokens,
  brand: BrandMark,
): Frame {
  return {
    canvas,
    palette: tokens.palette,
    fonts: tokens.fonts,
    index,
    count: deck.slides.length,
    deckTitle: deck.title,
    language: deck.language,
    direction: deck.direction,
    words: fixedWords(deck.language),
    brand,
    random: randomFrom(seedOf(`${theme.id}/${deck.title}/${index}`)),
  };
}

/** The frame slide `index` of a finished deck was composed in. */
export function frameOf(setting: DeckSetting, theme: Theme, index: number): Frame {
  const { aspectRatio, tokens, brand, slideCount } = setting;
  return frameFor({ ...setting, slides: { length: slideCount } }, theme, CANVASES[aspectRatio], index, tokens, brand);
}
