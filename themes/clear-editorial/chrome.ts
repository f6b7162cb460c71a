import { fixedPhrase, type Phrase } from "../../src/deck/slide-content.ts";
import {
  art,
  column,
  picture,
  row,
  text,
  type ArtNode,
  type BoxNode,
  type FlexStyle,
  type Scene,
  type SceneNode,
  type TextStyle,
} from "../../src/design/scene.ts";
import type { Frame } from "../../src/design/theme.ts";
import { el } from "../../src/svg/element.ts";
import { gridOf } from "./grid.ts";
import { square } from "./motifs.ts";
import type { Tone } from "./tokens.ts";
import { small } from "./type.ts";

export type Child = SceneNode | undefined | false;

export interface Page {
  readonly frame: Frame;
  readonly tone: Tone;
  readonly kicker?: Phrase | undefined;
}

/** The spine: a band along the starting edge with a notch for every slide; the current one goes all the way across. */
function spine({ index, count, canvas, palette }: Frame): ArtNode {
  const { spine: width, top } = gridOf(canvas);
  return art({ absolute: { top: 0, bottom: 0, start: 0 }, width }, ({ height, rtl }) => {
    const step = (height - 2 * top) / Math.max(1, count - 1);
    const notches = Array.from({ length: count }, (_, at) => {
      const y = top + at * step;
      if (at === index) return el("rect", { y: y - 5, width, height: 10, fill: palette.second });
      const x = rtl ? width * 0.65 : 0;
      return el("rect", { x, y: y - 1, width: width * 0.35, height: 2, fill: palette.onInverse, "fill-opacity": 0.6 });
    });
    return [el("rect", { width, height, fill: palette.accent }), ...notches];
  });
}

/** Folio and brand at the foot. */
function foot({ frame, tone }: Page): BoxNode {
  const { brand, index } = frame;
  const { logo, name } = brand;
  return row(
    { gap: 28, align: "center", height: 34 },
    text("page", fixedPhrase(String(index + 1)), { ...small(tone.text), weight: 600 }, { shrink: 0 }),
    logo !== undefined &&
      art({ width: 60, height: 34 }, ({ width, height, rtl }) => [
        el("image", { href: logo, width, height, preserveAspectRatio: rtl ? "xMaxYMid" : "xMinYMid" }),
      ]),
    text("brand", name === undefined ? undefined : fixedPhrase(name), small(tone.quiet)),
  );
}

/** What keeps the margins of a page, with the foot below it. */
function leaf(page: Page, style: FlexStyle, ...blocks: readonly Child[]): BoxNode {
  const { margin, spine: band, top } = gridOf(page.frame.canvas);
  return column(
    { grow: 1, padding: [top, margin, 44, band + margin], ...style },
    column({ grow: 1 }, ...blocks),
    column({ height: 22 }),
    foot(page),
  );
}

/** A page on one ground. */
export function sheet(page: Page, ...blocks: readonly Child[]): Scene {
  return {
    background: page.tone.ground,
    root: column({}, spine(page.frame), leaf(page, {}, ...blocks)),
  };
}

/** The other half of a spread: a ground of its own, from edge to edge. */
export interface Half {
  readonly tone: Tone;
  readonly blocks: readonly Child[];
}

/**
 * Two grounds that meet: side by side, one above the other on a tall page. `share` is the first one's part of the
 * width; the second takes the rest and runs off the slide.
 */
export function spread(page: Page, share: `${number}%`, first: readonly Child[], second: Half): Scene {
  const { frame, tone } = page;
  const { margin, spine: band, top, shape, gap } = gridOf(frame.canvas);
  const ground = { fill: second.tone.ground, ground: second.tone.ground };
  const root =
    shape === "tall"
      ? column(
          {},
          column({ grow: 1, padding: [top, margin, gap + 8, band + margin] }, ...first),
          column(
            { grow: 1, ...ground, padding: [gap + 12, margin, 44, band + margin] },
            column({ grow: 1 }, ...second.blocks),
            column({ height: 22 }),
            foot({ frame, tone: second.tone }),
          ),
          spine(frame),
        )
      : row(
          {},
          leaf(page, { grow: 0, width: share, padding: [top, gap, 44, band + margin] }, ...first),
          column({ grow: 1, ...ground, padding: [top, margin, margin, gap] }, ...second.blocks),
          spine(frame),
        );
  return { background: tone.ground, root };
}

/** A picture from edge to edge on one side of the words; above them on a tall page, as high as they leave it. */
export function plate(
  page: Page,
  view: { scene: string; side: "start" | "end"; share: `${number}%` },
  ...words: Child[]
): Scene {
  const { frame, tone } = page;
  const { margin, spine: band, top, shape, gap } = gridOf(frame.canvas);
  const seen = picture(view.scene, { grow: 1, minHeight: 320 });
  if (shape === "tall") {
    const below = leaf(page, { grow: 0, padding: [gap + 8, margin, 44, band + margin] }, ...words);
    return { background: tone.ground, root: column({}, seen, below, spine(frame)) };
  }
  const padding =
    view.side === "end" ? ([top, gap, 44, band + margin] as const) : ([top, margin, 44, gap + margin / 2] as const);
  const told = leaf(page, { grow: 0, width: view.share, padding }, ...words);
  const root = view.side === "end" ? row({}, told, seen, spine(frame)) : row({}, seen, told, spine(frame));
  return { background: tone.ground, root };
}

/** Section and headline. */
export function heading({ tone, kicker }: Page, title: Phrase, style: TextStyle): BoxNode {
  return column({ gap: 22 }, section(tone, kicker), text("title", title, style));
}

/** The section a page belongs to, behind the warm square. */
export function section(tone: Tone, kicker: Phrase | undefined, id = "kicker"): BoxNode | undefined {
  if (kicker === undefined || kicker.text === "") return undefined;
  return row(
    { gap: 16, align: "center" },
    square(tone.spot, 16),
    text(id, kicker, { ...small(tone.quiet, 30), weight: 600 }),
  );
}

/** Headline beside the content on a wide page, above it elsewhere. */
export function beside(frame: Frame, share: `${number}%`, first: readonly Child[], second: readonly Child[]): BoxNode {
  const { shape, gap } = gridOf(frame.canvas);
  if (shape !== "wide") return column({ grow: 1 }, ...first, column({ height: gap }), column({ grow: 1 }, ...second));
  return row({ grow: 1, gap }, column({ width: share }, ...first), column({ grow: 1 }, ...second));
}

/** Cells in rows of `perRow`, columns aligned; the last row is filled up with empty ones. */
export function tiles(cells: readonly SceneNode[], perRow: number, gap: number, style: FlexStyle = {}): BoxNode[] {
  const rows = Math.ceil(cells.length / perRow);
  return Array.from({ length: rows }, (_, y) =>
    row({ gap, ...style }, ...Array.from({ length: perRow }, (_cell, x) => column({ grow: 1 }, cells[y * perRow + x]))),
  );
}
