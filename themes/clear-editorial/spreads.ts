import { column, picture, row, spacer, type BoxNode, type Scene, type SceneNode } from "../../src/design/scene.ts";
import type { Frame } from "../../src/design/theme.ts";
import { leaf, section, spine, type Child, type Page } from "./chrome.ts";
import { gridOf } from "./grid.ts";
import { rule } from "./motifs.ts";
import type { Tone } from "./tokens.ts";

type Share = `${number}%`;

/** The other half of a spread, on a ground of its own. */
interface Half {
  readonly tone: Tone;
  readonly blocks: readonly Child[];
}

/** Two grounds that meet: side by side (`share` is the first one's width), one above the other on a tall page. */
export function spread(page: Page, share: Share, first: readonly Child[], { tone, blocks }: Half): Scene {
  const { frame } = page;
  const { shape, top, end, start, gap } = gridOf(frame.canvas);
  const fill = tone.ground;
  const root =
    shape === "tall"
      ? column(
          {},
          column({ grow: 1, padding: [top, end, gap + 8, start] }, ...first),
          leaf({ frame, tone }, { grow: 1, fill }, { top: gap + 12 }, ...blocks),
          spine(frame),
        )
      : row(
          {},
          leaf(page, { width: share }, { end: gap }, ...first),
          column({ grow: 1, fill, padding: [top, end, end, gap] }, ...blocks),
          spine(frame),
        );
  return { background: page.tone.ground, root };
}

interface View {
  /** A picture of the theme. */
  readonly scene: string;
  readonly side: "start" | "end";
  /** Width of the words. */
  readonly share: Share;
}

/** A picture from edge to edge on one side of the words; above them on a tall page, as high as they leave it. */
export function plate(page: Page, { scene, side, share }: View, ...words: readonly Child[]): Scene {
  const { frame, tone } = page;
  const { shape, gap } = gridOf(frame.canvas);
  const view = picture(scene, { grow: 1, minHeight: 320 });
  const roots = {
    tall: () => column({}, view, leaf(page, {}, { top: gap + 8 }, ...words), spine(frame)),
    end: () => row({}, leaf(page, { width: share }, { end: gap }, ...words), view, spine(frame)),
    start: () => row({}, view, leaf(page, { width: share }, { start: gap * 1.5 }, ...words), spine(frame)),
  };
  return { background: tone.ground, root: roots[shape === "tall" ? "tall" : side]() };
}

/** Headline beside the content on a wide page, above it elsewhere. */
export function beside(frame: Frame, share: Share, first: readonly Child[], second: readonly Child[]): BoxNode {
  const { shape, gap } = gridOf(frame.canvas);
  if (shape !== "wide") return column({ grow: 1 }, ...first, column({ height: gap }), column({ grow: 1 }, ...second));
  return row({ grow: 1, gap }, column({ width: share }, ...first), column({ grow: 1 }, ...second));
}

/** A sentence from margin to margin; below a heavy rule what follows from it, in the main column of a wide page. */
export function thesis({ frame, tone, kicker }: Page, said: Child, side: Child, follows: Child): Child[] {
  const { shape, gap } = gridOf(frame.canvas);
  const below =
    shape === "tall"
      ? column({ gap: 24 }, side, follows)
      : row({ gap }, column({ width: shape === "wide" ? "32%" : "18%" }, side), column({ grow: 1 }, follows));
  return [
    section(tone, kicker),
    column({ height: 24 }),
    said,
    spacer(),
    column({ height: 32 }),
    rule(tone.strong, 6),
    column({ height: 32 }),
    below,
  ];
}

/** Words with something beside them that fills the corner they leave free; below them on a tall page. */
export function cornered(frame: Frame, justify: "start" | "end", words: readonly Child[], corner: SceneNode): BoxNode {
  if (gridOf(frame.canvas).shape === "tall") return column({ grow: 1 }, ...words, column({ height: 44 }), corner);
  return row({ grow: 1, gap: 32 }, column({ width: "66%", justify }, ...words), corner);
}

/** Cells in rows of `perRow`, columns aligned; the last row is filled up with empty ones. */
export function tiles(cells: readonly SceneNode[], perRow: number, gap: number): BoxNode[] {
  return Array.from({ length: Math.ceil(cells.length / perRow) }, (_, y) => {
    const line = Array.from({ length: perRow }, (_cell, x) => column({ grow: 1 }, cells[y * perRow + x]));
    return row({ gap }, ...line);
  });
}
