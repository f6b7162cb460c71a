import type { DeckFormat, TextDirection } from "../deck/deck-plan.ts";
import type { FixedWords } from "../deck/fixed-words.ts";
import type { ContentOf, SlideContent } from "../deck/slide-content.ts";
import type { SlideType } from "../deck/slide-types.ts";
import type { SvgElement } from "../svg/element.ts";
import type { ArtBox, FontSlot, Hex, Scene } from "./scene.ts";

export type AspectRatio = "16:9" | "4:3" | "4:5";

export interface Canvas {
  readonly aspectRatio: AspectRatio;
  /** Pixels; the shorter side is always 1080. */
  readonly width: number;
  readonly height: number;
}

export const CANVASES: Readonly<Record<AspectRatio, Canvas>> = {
  "16:9": { aspectRatio: "16:9", width: 1920, height: 1080 },
  "4:3": { aspectRatio: "4:3", width: 1440, height: 1080 },
  "4:5": { aspectRatio: "4:5", width: 1080, height: 1350 },
};

/** Colours by what they are for, so that a brand kit can stand in. Each `on…` colour reads at AA on its partner. */
export interface Palette {
  /** Ground of most slides, and the text colours that stand on it. */
  readonly paper: Hex;
  readonly ink: Hex;
  /** Secondary text on paper; AA as well. */
  readonly muted: Hex;
  /** Hairlines and quiet shapes. */
  readonly line: Hex;
  /** Cards and panels, with `ink` on them. */
  readonly surface: Hex;
  /** The theme's colour for large text and shapes on paper. */
  readonly accent: Hex;
  readonly onAccent: Hex;
  readonly second: Hex;
  readonly onSecond: Hex;
  /** Ground of the dark slides of a light theme, or of the light slides of a dark one. */
  readonly inverse: Hex;
  readonly onInverse: Hex;
  /** Accent as it reads on `inverse`. */
  readonly accentOnInverse: Hex;
}

export interface FontChoice {
  /**
   * Family as fontsource names it ("Fraunces", "IBM Plex Mono"). Families with an optical size axis also come as a
   * display cut for large sizes, finer and tighter: "Fraunces Display", "Newsreader Display", "Inter Display".
   */
  readonly family: string;
  readonly weight: number;
  /** Chooses the Noto companion for scripts the family lacks. */
  readonly genre: "sans" | "serif" | "mono";
}

export type Fonts = Readonly<Record<FontSlot, FontChoice>>;

export interface Tokens {
  readonly palette: Palette;
  readonly fonts: Fonts;
}

/** What a brand kit contributes to every slide. */
export interface BrandMark {
  readonly name?: string;
  readonly tagline?: string;
  /** `data:` URL of a PNG, JPEG or WebP-turned-PNG. */
  readonly logo?: string;
}

/** Everything a layout knows besides its content. */
export interface Frame {
  readonly canvas: Canvas;
  readonly palette: Palette;
  readonly fonts: Fonts;
  /** Zero-based place in the deck and number of slides. */
  readonly index: number;
  readonly count: number;
  readonly deckTitle: string;
  readonly language: string;
  readonly direction: TextDirection;
  readonly words: FixedWords;
  readonly brand: BrandMark;
  /** Deterministic numbers in [0,1) for decoration, seeded by theme, deck and slide. */
  random(): number;
}

/** How heavy a slide looks; consecutive slides should differ. */
export type Weight = "light" | "dark" | "color";

/** A layout as a theme writes it: `content` has the shape of its slide type. */
export interface LayoutDefinition<T extends SlideType> {
  /** Kebab-case, unique in the theme: `stat-giant`. */
  readonly id: string;
  readonly name: string;
  readonly weight: Weight;
  /** Further limits than the slot contract's, for layouts made for little content; other content goes elsewhere. */
  suits?(content: ContentOf<T>, frame: Frame): boolean;
  compose(content: ContentOf<T>, frame: Frame): Scene;
}

/** A layout as the engine sees it; `compose` throws a TypeError for content of another type. */
export interface Layout {
  readonly id: string;
  readonly type: SlideType;
  readonly name: string;
  readonly weight: Weight;
  suits(content: SlideContent, frame: Frame): boolean;
  compose(content: SlideContent, frame: Frame): Scene;
}

/** A picture drawn in the theme's palette; `random` is seeded per picture. */
export type PictureScene = (box: ArtBox, palette: Palette, random: () => number) => readonly SvgElement[];

export interface Theme {
  /** Kebab-case; the `template_id` of the API. */
  readonly id: string;
  readonly name: string;
  readonly format: DeckFormat;
  readonly description: string;
  /** Words a brief may use: light, dark, playful, corporate, minimal, elegant, technical, bold, warm… */
  readonly tags: readonly string[];
  readonly aspectRatios: readonly AspectRatio[];
  readonly tokens: Tokens;
  readonly pictures: Readonly<Record<string, PictureScene>>;
  readonly layouts: readonly Layout[];
}

function isOfType<T extends SlideType>(content: SlideContent, type: T): content is SlideContent & ContentOf<T> {
  return content.type === type;
}

/** Makes a layout for one slide type: `layout("stat", { id, name, weight, compose })`. */
export function layout<T extends SlideType>(type: T, definition: LayoutDefinition<T>): Layout {
  const { id, name, weight } = definition;
  return {
    id,
    type,
    name,
    weight,
    suits: (content, frame) => isOfType(content, type) && (definition.suits?.(content, frame) ?? true),
    compose: (content, frame) => {
      if (!isOfType(content, type)) throw new TypeError(`Layout ${id} is made for ${type}, not ${content.type}.`);
      return definition.compose(content, frame);
    },
  };
}
