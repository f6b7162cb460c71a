import type { Phrase } from "../deck/slide-content.ts";
import type { SvgElement } from "../svg/element.ts";

/** `#rrggbb`. */
export type Hex = string;
/** Pixels, or a share of the parent ("50%"). */
export type Length = number | `${number}%`;
/** All sides, [vertical, horizontal], or [top, end, bottom, start]. */
export type Insets = number | readonly [number, number] | readonly [number, number, number, number];

/** Where a box stands and how big it is: CSS flexbox (yoga), with `start`/`end` mirrored for right-to-left decks. */
export interface FlexStyle {
  readonly direction?: "row" | "column";
  readonly gap?: number;
  readonly padding?: Insets;
  readonly margin?: Insets;
  readonly width?: Length;
  readonly height?: Length;
  readonly minWidth?: Length;
  readonly minHeight?: Length;
  readonly maxWidth?: Length;
  readonly maxHeight?: Length;
  /** Share of free space taken. */
  readonly grow?: number;
  /** 0 by default: a box never gets smaller than its text. */
  readonly shrink?: number;
  readonly basis?: Length;
  readonly align?: "start" | "center" | "end" | "stretch" | "baseline";
  readonly justify?: "start" | "center" | "end" | "between" | "around" | "evenly";
  readonly alignSelf?: "start" | "center" | "end" | "stretch";
  readonly wrap?: boolean;
  readonly aspectRatio?: number;
  /** Taken out of the flow and placed inside the parent; `start`/`end` follow the reading direction. */
  readonly absolute?: {
    readonly top?: Length;
    readonly end?: Length;
    readonly bottom?: Length;
    readonly start?: Length;
  };
}

export interface Shadow {
  readonly dx: number;
  readonly dy: number;
  readonly blur?: number;
  readonly color: Hex;
  readonly opacity?: number;
}

/** What a box paints behind its children. */
export interface Paint {
  readonly fill?: Hex;
  readonly fillOpacity?: number;
  readonly stroke?: Hex;
  readonly strokeWidth?: number;
  readonly dash?: readonly number[];
  readonly radius?: number;
  readonly shadow?: Shadow;
  /** Degrees, around the centre of the box, children included. Keep it small (-6…6). */
  readonly rotate?: number;
  readonly opacity?: number;
  /** Colour the text inside really stands on, where `fill` does not say it (gradients, art, pictures). */
  readonly ground?: Hex;
}

export interface BoxNode {
  readonly kind: "box";
  readonly style: FlexStyle & Paint;
  readonly children: readonly SceneNode[];
}

/**
 * Roles set the smallest size a text may shrink to, in px on a canvas whose shorter side is 1080:
 * title 56, body 32, caption 24, figure (a numeral or word set as the hero) 96, code 24.
 */
export type TextRole = "title" | "body" | "caption" | "figure" | "code";
export type FontSlot = "heading" | "body" | "accent";

export interface TextStyle {
  readonly role: TextRole;
  readonly font: FontSlot;
  /** 100–900; the font slot's own weight when absent. */
  readonly weight?: number;
  readonly italic?: boolean;
  /** Largest size in px; `min` defaults to the role's floor and is never below it. */
  readonly size: number;
  readonly min?: number;
  /** Factor of the size. Raised by the engine for scripts that need more room. */
  readonly lineHeight: number;
  /** Letter spacing in em; dropped by the engine for scripts that join or stack. */
  readonly tracking?: number;
  readonly color: Hex;
  readonly align?: "start" | "center" | "end";
  readonly case?: "upper";
  /** Even line lengths; default for titles and figures. */
  readonly balance?: boolean;
  readonly maxLines?: number;
  /** Texts of one group keep one size (all items of a list); default: the role and the font slot together. */
  readonly group?: string;
}

export interface TextNode {
  readonly kind: "text";
  /** Stable id of the slot inside the slide: `title`, `body`, `kicker`, `item-1-text`, `item-1-label`, `page`… */
  readonly id: string;
  readonly phrase: Phrase;
  readonly text: TextStyle;
  readonly style: FlexStyle;
}

/** Size and reading direction an art function draws for; (0,0) is the top left of its box. */
export interface ArtBox {
  readonly width: number;
  readonly height: number;
  readonly rtl: boolean;
}

/** Vector drawing that fills its box. With `absolute` it is decoration and may leave its parent if `bleed` is set. */
export interface ArtNode {
  readonly kind: "art";
  readonly draw: (box: ArtBox) => readonly SvgElement[];
  readonly style: FlexStyle & { readonly bleed?: boolean; readonly opacity?: number };
}

/** A sample picture of the theme, drawn per palette and baked to JPEG; `radius` or `clip` (path in 0…1 units) crop it. */
export interface PictureNode {
  readonly kind: "picture";
  readonly scene: string;
  readonly style: FlexStyle & {
    readonly radius?: number;
    readonly clip?: "circle" | "arch";
    readonly stroke?: Hex;
    readonly strokeWidth?: number;
  };
}

export type SceneNode = BoxNode | TextNode | ArtNode | PictureNode;

/** A slide before it is set: a ground, decoration under everything, and one flexbox tree that fills the canvas. */
export interface Scene {
  readonly background: Hex;
  /** Full-canvas drawings between background and content, bottom first. */
  readonly backdrop?: readonly ((box: ArtBox) => readonly SvgElement[])[];
  readonly root: BoxNode;
}

type Child = SceneNode | undefined | false | null;

function present(children: readonly Child[]): SceneNode[] {
  return children.filter((child): child is SceneNode => Boolean(child));
}

/** A box whose children run down the slide. Absent children (`undefined`, `false`) are left out. */
export function column(style: FlexStyle & Paint, ...children: Child[]): BoxNode {
  return { kind: "box", style: { ...style, direction: "column" }, children: present(children) };
}

/** A box whose children run in reading direction. */
export function row(style: FlexStyle & Paint, ...children: Child[]): BoxNode {
  return { kind: "box", style: { ...style, direction: "row" }, children: present(children) };
}

/** A text slot; an absent phrase gives no node, so that optional slots vanish without a gap. */
export function text(
  id: string,
  phrase: Phrase | undefined,
  textStyle: TextStyle,
  style: FlexStyle = {},
): TextNode | undefined {
  return phrase === undefined || phrase.text === "" ? undefined : { kind: "text", id, phrase, text: textStyle, style };
}

export function art(style: ArtNode["style"], draw: ArtNode["draw"]): ArtNode {
  return { kind: "art", draw, style };
}

export function picture(scene: string, style: PictureNode["style"]): PictureNode {
  return { kind: "picture", scene, style };
}

/** Takes up free space between its neighbours. */
export function spacer(grow = 1): BoxNode {
  return { kind: "box", style: { grow }, children: [] };
}
