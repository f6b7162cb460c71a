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
  type TextStyle,
} from "../../src/design/scene.ts";
import type { Frame } from "../../src/design/theme.ts";
import { el } from "../../src/svg/element.ts";
import { BOTTOM, FOLIO, gridOf } from "./grid.ts";
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
export function spine({ index, count, canvas, palette }: Frame): ArtNode {
  const { spine: width, top } = gridOf(canvas);
  return art({ absolute: { top: 0, bottom: 0, start: 0 }, width }, ({ height, rtl }) => {
    const step = (height - 2 * top) / Math.max(1, count - 1);
    const notches = Array.from({ length: count }, (_, at) => {
      const y = top + at * step;
      if (at === index) return el("rect", { y: y - 5, width, height: 10, fill: palette.second });
      const x = rtl ? width * 0.65 : 0;
      return el("rect", { x, y: y - 1, width: width * 0.35, height: 2, fill: palette.onAccent, "fill-opacity": 0.6 });
    });
    return [el("rect", { width, height, fill: palette.accent }), ...notches];
  });
}

/** Folio and brand. */
function folio({ frame, tone }: Page): BoxNode {
  const { logo, name } = frame.brand;
  return row(
    { gap: 28, align: "center", height: FOLIO },
    text("page", fixedPhrase(String(frame.index + 1)), { ...small(tone.text), weight: 600 }, { shrink: 0 }),
    logo !== undefined &&
      art({ width: 60, height: FOLIO }, ({ width, height, rtl }) => [
        el("image", { href: logo, width, height, preserveAspectRatio: rtl ? "xMaxYMid" : "xMinYMid" }),
      ]),
    text("brand", name === undefined ? undefined : fixedPhrase(name), small(tone.quiet)),
  );
}

/** Where a leaf keeps other margins than the page. */
interface Edges {
  readonly top?: number;
  readonly end?: number;
  readonly start?: number;
}

/** Text inside the margins, the folio at its foot. */
export function leaf(
  page: Page,
  style: FlexStyle & { fill?: string },
  edges: Edges,
  ...blocks: readonly Child[]
): BoxNode {
  const grid = gridOf(page.frame.canvas);
  const { top = grid.top, end = grid.end, start = grid.start } = edges;
  return column(
    { ...style, padding: [top, end, BOTTOM, start] },
    column({ grow: 1 }, ...blocks),
    column({ height: grid.clearance }),
    folio(page),
  );
}

/** A page on one ground. */
export function sheet(page: Page, ...blocks: readonly Child[]): Scene {
  return {
    background: page.tone.ground,
    root: column({}, spine(page.frame), leaf(page, { grow: 1 }, {}, ...blocks)),
  };
}

/** The section a page belongs to, behind the warm square. */
export function section(tone: Tone, kicker: Phrase | undefined, id = "kicker"): BoxNode | undefined {
  if (kicker === undefined || kicker.text === "") return undefined;
  const name = text(id, kicker, { ...small(tone.quiet, 32), weight: 600 });
  return row({ gap: 16, align: "center" }, square(tone.spot, 16), name);
}

/** Section and headline. */
export function heading({ tone, kicker }: Page, title: Phrase, style: TextStyle): BoxNode {
  return column({ gap: 22 }, section(tone, kicker), text("title", title, style));
}
