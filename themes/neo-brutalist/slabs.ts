import { displayLength } from "../../src/deck/display-length.ts";
import { art, column, row, text, type BoxNode, type FlexStyle, type Hex, type Paint } from "../../src/design/scene.ts";
import type { SceneNode } from "../../src/design/scene.ts";
import { fixedPhrase, type Phrase } from "../../src/deck/slide-content.ts";
import type { Frame } from "../../src/design/theme.ts";
import { isYear } from "../../src/design/written-figures.ts";
import { el } from "../../src/svg/element.ts";
import { inked } from "./motifs.ts";
import { BORDER, SHADOW, type Ground, type Ink } from "./tokens.ts";
import { figure, tag } from "./type.ts";

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

/** What a slide is about above its headline: a label, or a year as large as a figure. */
export function dateline(frame: Frame, kicker: Phrase | undefined, ink: Ink, style: FlexStyle = {}) {
  if (kicker === undefined || !isYear(kicker.text)) return sticker(frame, "kicker", kicker, ink, style);
  const year = text("kicker", kicker, { ...figure(ink.on, 190), maxLines: 1, lineHeight: 1 });
  const paint: Paint = { fill: ink.fill, stroke: frame.palette.line, strokeWidth: 8 };
  return row({ alignSelf: "start", padding: [4, 28, 12, 28], ...paint, ...style }, year);
}

/** Logo and name of the brand, as the bar shows them; nothing without a brand. */
export function brandMark({ brand, palette }: Frame, style: FlexStyle & Paint = {}): BoxNode | undefined {
  const { logo, name } = brand;
  if (logo === undefined && name === undefined) return undefined;
  const words = name === undefined ? undefined : fixedPhrase(name);
  return row(
    { align: "center", gap: 16, ...style },
    logo !== undefined &&
      art({ width: 64, height: 44 }, ({ width, height, rtl }) => [
        el("image", { href: logo, width, height, preserveAspectRatio: rtl ? "xMaxYMid" : "xMinYMid" }),
      ]),
    text("brand", words, { ...tag(palette.ink), maxLines: 1 }),
  );
}

/** The brand on a white plate, for the slides without the bar. */
export function brandPlate(frame: Frame): BoxNode | undefined {
  const { paper, line } = frame.palette;
  return brandMark(frame, { alignSelf: "start", padding: [11, 20], fill: paper, stroke: line, strokeWidth: 5 });
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
