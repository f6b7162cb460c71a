import { displayLength } from "../../src/deck/display-length.ts";
import { art, column, row, text, type BoxNode, type FlexStyle, type Hex, type Paint } from "../../src/design/scene.ts";
import type { SceneNode } from "../../src/design/scene.ts";
import type { Phrase } from "../../src/deck/slide-content.ts";
import type { Frame } from "../../src/design/theme.ts";
import { inked } from "./motifs.ts";
import { BORDER, SHADOW, type Ground, type Ink } from "./tokens.ts";
import { tag } from "./type.ts";

type Child = SceneNode | undefined | false;

/** Flat colour, black outline, hard shadow: the brick this theme is built from. */
export function slabPaint(frame: Frame, ground: Ground, fill: Hex, shadow = SHADOW): Paint {
  return {
    fill,
    stroke: frame.palette.line,
    strokeWidth: BORDER,
    shadow: { dx: shadow, dy: shadow, color: ground.shadow },
  };
}

/** A slab in the flow, its children stacked. */
export function slab(
  frame: Frame,
  ground: Ground,
  fill: Hex,
  style: FlexStyle & Pick<Paint, "rotate">,
  ...children: Child[]
): BoxNode {
  return column({ ...slabPaint(frame, ground, fill), ...style }, ...children);
}

/** Degrees a sticker leans: the longer it is, the less, so that its ends rise by the same few pixels. */
function lean(phrase: Phrase): number {
  return -Math.min(2.5, 36 / (displayLength(phrase.text) + 4));
}

/** A small slanted label; nothing where the slide has no such phrase. */
export function sticker(
  frame: Frame,
  id: string,
  phrase: Phrase | undefined,
  ink: Ink,
  style: FlexStyle & { readonly rotate?: number } = {},
): BoxNode | undefined {
  const words = text(id, phrase, tag(ink.on));
  if (words === undefined) return undefined;
  const paint: Paint = { fill: ink.fill, stroke: frame.palette.line, strokeWidth: 5, rotate: lean(words.phrase) };
  return row({ alignSelf: "start", padding: [11, 20], ...paint, ...style }, words);
}

/** A full-width bar of ink, as a rule between parts. */
export function rule(color: Hex, height = BORDER, style: FlexStyle = {}): BoxNode {
  return column({ height, fill: color, ...style });
}

/** A drawing that takes whatever height the words leave, and stays away where that is less than `least` px. */
export function fillArt(least: number, style: FlexStyle, draw: Parameters<typeof art>[1]): ReturnType<typeof art> {
  return art({ grow: 1, ...style }, (box) => (box.height < least ? [] : draw(box)));
}

/** A shape in an ink of the slide, outlined, with its hard shadow. */
export function stamp(ground: Ground, d: string, fill: Hex, by = SHADOW): ReturnType<typeof inked> {
  return inked(d, { fill, line: ground.outline ?? fill, shadow: { color: ground.shadow, by } });
}
