import { fixedPhrase, type Phrase } from "../../src/deck/slide-content.ts";
import {
  art,
  column,
  row,
  text,
  type ArtNode,
  type BoxNode,
  type FlexStyle,
  type Scene,
  type SceneNode,
} from "../../src/design/scene.ts";
import type { Frame } from "../../src/design/theme.ts";
import { el } from "../../src/svg/element.ts";
import { grid, scale, type Drawing } from "./motifs.ts";
import { sheetOf, type Tone } from "./tokens.ts";
import { axis, sizeInColumn } from "./type.ts";

type Child = SceneNode | undefined | false;

function brandMark({ brand }: Frame, tone: Tone): BoxNode | undefined {
  const { logo, name } = brand;
  if (name === undefined && logo === undefined) return undefined;
  return row(
    { gap: 16, align: "center", maxWidth: "45%" },
    logo !== undefined &&
      art({ width: 56, height: 36, shrink: 0 }, ({ width, height, rtl }) => [
        el("image", { href: logo, width, height, preserveAspectRatio: rtl ? "xMinYMid" : "xMaxYMid" }),
      ]),
    name !== undefined && text("brand", fixedPhrase(name), { ...axis(tone.text, 26), font: "body", weight: 600 }),
  );
}

/** Section, brand and reading, in one line. */
function labels(frame: Frame, tone: Tone, kicker: Phrase | undefined): BoxNode {
  const small = sheetOf(frame).cinema ? 34 : 32;
  return row(
    { gap: 32, align: "center", minHeight: 40 },
    column({ grow: 1 }, text("kicker", kicker, axis(tone.signal, small))),
    brandMark(frame, tone),
    text("page", fixedPhrase(String(frame.index + 1).padStart(2, "0")), axis(tone.quiet, small), { shrink: 0 }),
  );
}

type Body = FlexStyle & {
  readonly backdrop?: readonly Drawing[];
  /** Blocks reach from edge to edge and down to the lower one; they keep their own margins. */
  readonly bleed?: boolean;
  /** Very much to say: the air around the blocks goes first. */
  readonly crowded?: boolean;
};

/** A sheet: scale and labels at the top, the same on every one, then blocks down to the lower margin. */
export function sheet(
  frame: Frame,
  tone: Tone,
  kicker: Phrase | undefined,
  style: Body,
  ...blocks: readonly Child[]
): Scene {
  const { margin } = sheetOf(frame);
  const { backdrop, bleed = false, crowded = false, ...flex } = style;
  const [above, below] = crowded ? [12, 40] : [32, 72];
  return {
    background: tone.ground,
    backdrop: backdrop ?? [],
    root: column(
      {},
      column(
        { padding: [crowded ? 36 : 52, margin, 0, margin], gap: crowded ? 4 : 14 },
        scale(tone, frame.index, frame.count),
        labels(frame, tone, kicker),
      ),
      column({ grow: 1, padding: bleed ? [above, 0, 0, 0] : [above, margin, below, margin], ...flex }, ...blocks),
    ),
  };
}

/** Blocks between the margins of a sheet that bleeds. */
export function inset(frame: Frame, style: FlexStyle, ...blocks: readonly Child[]): BoxNode {
  const { margin } = sheetOf(frame);
  return column({ padding: [0, margin], ...style }, ...blocks);
}

/** Sheets that open or close a deck lie on graph paper and have no scale. */
export function plate(frame: Frame, tone: Tone, backdrop: readonly Drawing[], ...blocks: readonly Child[]): Scene {
  const { margin } = sheetOf(frame);
  return {
    background: tone.ground,
    backdrop: [grid(tone, frame.canvas.width / (sheetOf(frame).wide ? 24 : 12)), ...backdrop],
    root: column({ padding: [72, margin, 84, margin] }, ...blocks),
  };
}

/** Words on one side, a drawing on the other, as large as the sheet allows; on a tall sheet it stands above them. */
export function beside(
  frame: Frame,
  share: number,
  drawing: ArtNode["draw"],
  first: readonly Child[],
  last: readonly Child[],
): BoxNode {
  const { wide, gutter } = sheetOf(frame);
  if (!wide) return column({ grow: 1, gap: 40 }, ...first, art({ grow: 1, minHeight: 180 }, drawing), ...last);
  return row(
    { grow: 1, gap: gutter, align: "stretch" },
    column({ width: `${share}%`, justify: "between", gap: 40 }, column({}, ...first), column({}, ...last)),
    art({ grow: 1 }, drawing),
  );
}

/** A heading smaller than this beside its list would be no heading, px. */
const LEAST_BESIDE = 74;

/** Sizes wanted for the heading of a list: beside it, and above it. */
interface HeadingSizes {
  readonly beside: number;
  readonly above: number;
}

/**
 * Where the heading of a list stands and its size, px: beside the list, or above it where the list is `dense` or a
 * word of the heading is too long for its column.
 */
export function placeHeading(
  frame: Frame,
  title: Phrase,
  dense: boolean,
  { beside: wanted, above }: HeadingSizes,
): Division & { readonly size: number } {
  const { wide, cinema, width } = sheetOf(frame);
  const share = cinema ? 36 : 42;
  if (!wide) return { share, size: sizeInColumn(title, width, above) };
  const size = sizeInColumn(title, (width * share) / 100, wanted);
  return dense || size < LEAST_BESIDE
    ? { share, stacked: true, size: sizeInColumn(title, width, above) }
    : { share, size };
}

/** How `split` divides a sheet. */
interface Division {
  /** Width of the statement, in percent. */
  readonly share: number;
  readonly stacked?: boolean;
  readonly crowded?: boolean;
}

/**
 * Statement and evidence: side by side on a wide sheet with a hairline between them, one under the other on a tall
 * one or where there is much to show.
 */
export function split(
  frame: Frame,
  tone: Tone,
  { share, stacked = false, crowded = false }: Division,
  first: readonly Child[],
  second: readonly Child[],
): BoxNode {
  const { wide, gutter } = sheetOf(frame);
  if (!wide || stacked)
    return column(
      { grow: 1, gap: crowded ? 16 : wide ? 28 : gutter },
      column({ gap: 28 }, ...first),
      column({ grow: 1 }, ...second),
    );
  return row(
    { grow: 1, gap: gutter / 2, align: "stretch" },
    column({ width: `${share}%`, gap: 28 }, ...first),
    column({ width: 2, fill: tone.hairline }),
    column({ grow: 1, padding: [0, 0, 0, gutter / 2] }, ...second),
  );
}

export function hairline({ hairline: fill }: Tone, height = 2): BoxNode {
  return column({ height, fill });
}
