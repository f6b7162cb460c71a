import { el } from "../../src/svg/element.ts";
import { fixedPhrase, type Phrase } from "../../src/deck/slide-content.ts";
import {
  art,
  column,
  row,
  text,
  type BoxNode,
  type FlexStyle,
  type Scene,
  type SceneNode,
} from "../../src/design/scene.ts";
import type { Frame } from "../../src/design/theme.ts";
import { ribbon, rule } from "./motifs.ts";
import { GUTTER, MARGIN, SIDE, type Tone } from "./tokens.ts";
import { caption, label } from "./type.ts";

type Child = SceneNode | undefined | false;

/** Where every page hangs from, px below the edge of the sheet. */
export const TOP = 72;

/** The brand's logo at text height, with its name beside it. */
export function brandMark({ brand }: Frame, tone: Tone): BoxNode | undefined {
  if (brand.name === undefined && brand.logo === undefined) return undefined;
  const { logo, name } = brand;
  return row(
    { gap: 16, align: "center", maxWidth: "50%" },
    logo !== undefined &&
      art({ width: 56, height: 36 }, ({ width, height, rtl }) => [
        el("image", { href: logo, width, height, preserveAspectRatio: rtl ? "xMinYMid" : "xMaxYMid" }),
      ]),
    name !== undefined && text("brand", fixedPhrase(name), label(tone.text)),
  );
}

interface Page {
  readonly frame: Frame;
  readonly tone: Tone;
  readonly kicker: Phrase | undefined;
}

/** Ribbon, section, brand and folio: the same on every page. */
function runningHead({ frame, tone, kicker }: Page): BoxNode {
  const folio = fixedPhrase(String(frame.index + 1));
  return column(
    { padding: [TOP, MARGIN, 0, MARGIN], gap: 18 },
    ribbon(tone, frame.index, frame.count),
    row(
      { gap: GUTTER, align: "center", minHeight: 40 },
      column({ grow: 1 }, text("kicker", kicker, label(tone.accent))),
      brandMark(frame, tone),
      text("page", folio, { ...caption(tone, 30), color: tone.text }, { shrink: 0 }),
    ),
  );
}

/** A page of the magazine: running head, then blocks down to the lower edge, which may bleed. */
export function page(head: Page, ...blocks: readonly Child[]): Scene {
  return { background: head.tone.ground, root: column({}, runningHead(head), ...blocks) };
}

/** What keeps the margins and fills the rest of the page. */
export function body(style: FlexStyle, ...children: readonly Child[]): BoxNode {
  return column({ grow: 1, padding: [36, MARGIN, MARGIN, MARGIN], ...style }, ...children);
}

/** Side column and main column, hung from one line: heavy over the side, fine over the text. */
export function hung(tone: Tone, side: Child, ...main: readonly Child[]): BoxNode {
  return row(
    { gap: GUTTER },
    column({ width: SIDE, gap: 26 }, rule(tone.accent, 10), side),
    column({ grow: 1, gap: 26 }, column({ height: 10 }, rule(tone.text)), ...main),
  );
}

/** An entry of a list: a hairline, under it what is in the side column (if there is one) and in the main one. */
export function entry(
  tone: Tone,
  style: { padding: number; side: number },
  side: Child,
  ...main: readonly Child[]
): BoxNode {
  return column(
    {},
    rule(tone.hairline),
    row(
      { gap: GUTTER, padding: [style.padding, 0], align: "start" },
      side !== undefined && side !== false && column({ width: style.side }, side),
      column({ grow: 1, gap: 4 }, ...main),
    ),
  );
}
