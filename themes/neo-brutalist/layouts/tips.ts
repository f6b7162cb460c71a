import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { art, column, row, text, type ArtBox } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { variantOf } from "../../../src/design/variation.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import { INSIDE, poster } from "../chrome.ts";
import { arrow, burst, sawtooth } from "../motifs.ts";
import { dateline, rule, slab, stamp, sticker } from "../slabs.ts";
import { MARGIN, MODULE, inks, loud, white } from "../tokens.ts";
import { body, figure, headline } from "../type.ts";

function numeral(number: string | undefined) {
  return number === undefined || number === "" ? undefined : fixedPhrase(number);
}

/** An arrow or a star in the corner of a card that has no number. */
function emblem(frame: Frame, { width, height, rtl }: ArtBox): string {
  if (variantOf(frame.index, 2) === 0) return arrow(0, 0, width, height, rtl, 0.36);
  const radius = height / 2;
  return burst(rtl ? width - radius : radius, radius, radius, 8, 0.42);
}

const card = layout("tip", {
  id: "tip-card",
  name: "Two-storey card",
  weight: "color",
  compose: (content, frame) => {
    const ground = loud(frame);
    const { palette } = frame;
    const number = numeral(content.number);
    return poster(
      frame,
      ground,
      { padding: INSIDE },
      slab(
        frame,
        ground,
        palette.paper,
        { grow: 1 },
        column(
          { grow: 1, fill: ground.pop.fill, padding: [36, 48, 44, 48], margin: [6, 6, 0, 6] },
          row(
            { justify: "between", align: "start", gap: 24 },
            text("number", number, figure(ground.pop.on, 240)),
            number === undefined &&
              art({ width: 220, height: 180, margin: [12, 0, 0, 0] }, (box) => [
                el("path", { d: emblem(frame, box), fill: ground.pop.on }),
              ]),
            sticker(frame, "kicker", content.kicker, inks(frame).white, {
              margin: [10, 0, 0, 0],
              shrink: 1,
            }),
          ),
          column({ grow: 1, minHeight: 32 }),
          text("title", content.title, headline(content.title, ground.pop.on, 104, 822)),
        ),
        rule(palette.line),
        content.body && column({ padding: [40, 48, 48, 48] }, text("body", content.body, body(palette.ink, 42))),
      ),
    );
  },
});

/** Distance of the seal's centre from the far edge, px. */
const SEAL = 262;

/** The seal a tip's number stands on; an arrow or a star where it has none. */
function seal(frame: Frame, { width, height, rtl }: ArtBox, numbered: boolean): SvgElement[] {
  const ground = white(frame);
  const radius = Math.min(height / 2 - 20, 340);
  const x = rtl ? SEAL : width - SEAL;
  const y = height / 2;
  const shape = stamp(ground, burst(x, y, radius, 16), ground.pop.fill, 16);
  if (numbered) return shape;
  const way =
    variantOf(frame.index, 2) === 0
      ? arrow(x - radius * 0.48, y - radius * 0.36, radius * 0.96, radius * 0.72, rtl, 0.36)
      : burst(x, y, radius * 0.56, 8, 0.42);
  return [...shape, el("path", { d: way, fill: ground.pop.on })];
}

const saw = layout("tip", {
  id: "tip-sawtooth",
  name: "Torn in two",
  weight: "light",
  compose: (content, frame) => {
    const ground = white(frame);
    const { black } = inks(frame);
    const number = numeral(content.number);
    return poster(
      frame,
      ground,
      {},
      column(
        { padding: [MODULE, MARGIN, 0, MARGIN], gap: 36 },
        dateline(frame, content.kicker, ground.spark),
        text("title", content.title, headline(content.title, ground.on, 116, 918)),
      ),
      column(
        { grow: 1, minHeight: 290, align: "end", justify: "center" },
        art({ absolute: { top: 0, bottom: 0, start: 0, end: 0 } }, (box) => seal(frame, box, number !== undefined)),
        column(
          { width: SEAL * 2, align: "center" },
          text("number", number, { ...figure(ground.pop.on, 170), align: "center" }),
        ),
      ),
      content.body &&
        column(
          {},
          art({ height: 72 }, (box) => [el("path", { d: sawtooth(box, MODULE * 2, 70), fill: black.fill })]),
          column(
            { fill: black.fill, padding: [32, MARGIN, MARGIN, MARGIN] },
            text("body", content.body, body(black.on, 44)),
          ),
        ),
    );
  },
});

export const tips = [card, saw];
