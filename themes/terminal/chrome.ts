import { fixedPhrase, type Phrase } from "../../src/deck/slide-content.ts";
import {
  art,
  column,
  row,
  text,
  type BoxNode,
  type FlexStyle,
  type Paint,
  type Scene,
  type SceneNode,
} from "../../src/design/scene.ts";
import type { Frame } from "../../src/design/theme.ts";
import { el } from "../../src/svg/element.ts";
import { chevron, facing, listingPaper } from "./motifs.ts";
import { MARGIN, SHEET_MARGIN, type Tone } from "./tokens.ts";
import { note } from "./type.ts";

export type Child = SceneNode | undefined | false;

/** Where the first line stands, px below the edge of the screen. */
export const TOP = 76;
/** Height of the status line and of the space below it, px. */
const STATUS = 56;
const FOOT = 52;

/** The brand's logo at text height, with its name beside it. */
export function brandMark({ brand }: Frame, tone: Tone): BoxNode | undefined {
  const { logo, name } = brand;
  if (name === undefined && logo === undefined) return undefined;
  return row(
    { gap: 16, align: "center", maxWidth: "46%" },
    logo !== undefined &&
      art({ width: 56, height: 36 }, ({ width, height, rtl }) => [
        el("image", { href: logo, width, height, preserveAspectRatio: rtl ? "xMinYMid" : "xMaxYMid" }),
      ]),
    name !== undefined && text("brand", fixedPhrase(name), { ...note(tone.text, 26), weight: 700 }),
  );
}

/** Where the reader is: cells behind are lit, the cursor stands on this one, cells ahead are points. */
function track({ index, count }: Frame, tone: Tone): SceneNode {
  return art({ grow: 1, height: STATUS }, (box) => {
    const pitch = Math.min(34, (box.width - 26) / Math.max(1, count - 1));
    const start = box.width - 26 - pitch * (count - 1);
    const middle = STATUS / 2;
    const cells = Array.from({ length: count }, (_, at) => {
      const side = at < index ? Math.min(14, pitch * 0.5) : 6;
      const x = start + at * pitch + 13 - side / 2;
      const fill = at < index ? tone.accent : tone.quiet;
      return at === index
        ? el("rect", { x: start + at * pitch, y: middle - 24, width: 26, height: 48, fill: tone.accent })
        : el("rect", { x, y: middle - side / 2, width: side, height: side, fill });
    });
    return facing(box, ...cells);
  });
}

interface Page {
  readonly frame: Frame;
  readonly tone: Tone;
  /** Whether a printout shows the pale bars of its paper; tables bring their own. */
  readonly bars?: boolean;
  readonly room?: { readonly air: number };
}

/** The status line: page in reverse video, brand, and the track of the cursor. It never moves. */
function statusLine({ frame, tone, room }: Page, margin: number): BoxNode {
  const page = fixedPhrase(String(frame.index + 1).padStart(2, "0"));
  return row(
    { padding: [Math.max(8, 36 * (room?.air ?? 1)), margin, FOOT, margin], gap: 28, align: "center" },
    row(
      { fill: tone.accent, height: STATUS, padding: [0, 16], align: "center" },
      text("page", page, { ...note(tone.onAccent, 30), weight: 800 }, { shrink: 0 }),
    ),
    brandMark(frame, tone),
    track(frame, tone),
  );
}

/** A screen: blocks from the upper edge down to the status line; they may run to the sides. */
export function screen(page: Page, ...blocks: readonly Child[]): Scene {
  return { background: page.tone.ground, root: column({}, ...blocks, statusLine(page, MARGIN)) };
}

/** A printout: listing paper with holes at both sides. */
export function printout(page: Page, ...blocks: readonly Child[]): Scene {
  const { frame, tone, bars = true } = page;
  return {
    background: tone.ground,
    backdrop: [listingPaper(frame.palette.paper, tone.hairline, bars ? tone.panel : tone.ground)],
    root: column({}, ...blocks, statusLine(page, SHEET_MARGIN)),
  };
}

/** What keeps the margins of a screen and fills it. */
export function buffer(style: FlexStyle & Paint, ...children: readonly Child[]): BoxNode {
  return column({ grow: 1, padding: [TOP, MARGIN, 0, MARGIN], ...style }, ...children);
}

/** What keeps the margins of a printout and fills it. */
export function sheet(style: FlexStyle & Paint, ...children: readonly Child[]): BoxNode {
  return column({ grow: 1, padding: [TOP, SHEET_MARGIN, 0, SHEET_MARGIN], ...style }, ...children);
}

/** The line a screen begins with: the prompt, and after it what this is about, if it is said. */
export function prompt(tone: Tone, kicker: Phrase | undefined, style: FlexStyle = {}): BoxNode {
  return row(
    { gap: 18, align: "center", minHeight: 40, margin: [0, 0, 28, 0], ...style },
    chevron(tone.accent, 30),
    kicker !== undefined && column({ grow: 1 }, text("kicker", kicker, note(tone.accent, 30))),
  );
}

/** A window with three lamps and what it is called. */
export function windowOf(
  tone: Tone,
  style: FlexStyle & Paint & { readonly name?: SceneNode | undefined },
  ...children: readonly Child[]
): BoxNode {
  const { name, ...rest } = style;
  const lamps = [tone.accent, tone.second, tone.quiet].map((fill) =>
    column({ width: 20, height: 20, radius: 10, fill }),
  );
  return column(
    { fill: tone.panel, stroke: tone.hairline, strokeWidth: 2, radius: 20, ...rest },
    row({ gap: 14, align: "center", padding: [22, 32], minHeight: 72 }, ...lamps, column({ grow: 1 }, name)),
    column({ height: 2, fill: tone.hairline }),
    ...children,
  );
}
