import { displayLength } from "../../../src/deck/display-length.ts";
import { fixedPhrase, type ContentOf, type Item } from "../../../src/deck/slide-content.ts";
import { lengthOf, lengthOfItems, sizeFor } from "../../../src/design/copyfit.ts";
import { mix } from "../../../src/design/color.ts";
import { art, column, row, spacer, text, type ArtNode, type BoxNode, type Scene } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { hairline, inset, placeHeading, sheet, split } from "../chrome.ts";
import { isCrowded } from "../room.ts";
import { node, ruler } from "../motifs.ts";
import { flood, night, sheetOf, type Tone } from "../tokens.ts";
import { lissajous } from "../traces.ts";
import { axis, headline, prose, term } from "../type.ts";

/** Panels that rise from the lower edge, brighter with every step; the last one is flooded. */
function staircase({ items }: ContentOf<"steps">, frame: Frame, tone: Tone): BoxNode {
  const { margin } = sheetOf(frame);
  const length = lengthOfItems(items);
  const size = sizeFor(length * items.length, [180, 56], [1400, 38]);
  const stairs = items.map((item, at) => {
    const id = `item-${at + 1}`;
    const last = at === items.length - 1;
    const light = last ? flood(frame.palette) : tone;
    const ground = last ? light.ground : mix(tone.ground, frame.palette.accent, 0.08 + (at / items.length) * 0.26);
    const start = at === 0 ? margin : 36;
    return column(
      { grow: 1, basis: start - 36 },
      spacer(items.length - 1 - at),
      column(
        { grow: at + 1, padding: [30, 36, 64, start], gap: 12, fill: ground, ground },
        column({ height: 6, fill: last ? ground : light.signal, margin: [-30, -36, 14, -start] }),
        text(`${id}-number`, fixedPhrase(String(at + 1).padStart(2, "0")), axis(light.signal, 34)),
        text(`${id}-label`, item.label, { ...term(light, size + 12), group: "labels" }),
        text(`${id}-value`, item.value, { ...term(light, size + 4), color: light.signal }),
        text(`${id}-text`, item.text, {
          ...(item.label === undefined ? term(light, size + 4) : prose(light, size)),
          group: "texts",
        }),
      ),
    );
  });
  return row({ grow: 1, align: "stretch" }, ...stairs);
}

/** A trace down the sheet with a node a step. */
function trace({ items }: ContentOf<"steps">, tone: Tone, gap: number): BoxNode[] {
  const length = lengthOfItems(items);
  const size = sizeFor(length, [150, 60], [440, 36]);
  return items.map((item, at) => {
    const id = `item-${at + 1}`;
    const last = at === items.length - 1;
    return row(
      { grow: last ? 0 : 1, gap: 32, align: "stretch" },
      column(
        { width: 38, align: "center", padding: [size * 0.1, 0, 0, 0] },
        node(tone, last, 38),
        !last && column({ width: 4, grow: 1, fill: tone.hairline }),
      ),
      column(
        { grow: 1, gap: 4, padding: [0, 0, last ? 0 : gap, 0] },
        text(`${id}-label`, item.label, { ...term(tone, size + 8), group: "labels" }),
        text(`${id}-value`, item.value, { ...term(tone, size + 2), color: tone.signal }),
        text(`${id}-text`, item.text, {
          ...(item.label === undefined ? term(tone, size) : prose(tone, size)),
          lineHeight: 1.24,
          group: "texts",
        }),
      ),
    );
  });
}

/** The figure of this slide in the corner below a heading. */
function corner(frame: Frame, tone: Tone): ArtNode {
  return art({ grow: 1 }, lissajous(tone, frame.index, { align: "start" }));
}

/** Few steps rise as stairs across a wide sheet; more of them run down a trace, in two columns where they are long. */
const steps = layout("steps", {
  id: "steps-rise",
  name: "Rise",
  weight: "dark",
  compose: (content, frame) => {
    const tone = night(frame.palette);
    const { wide, cinema } = sheetOf(frame);
    const { kicker, title, items } = content;
    const length = lengthOfItems(items);
    if (wide && items.length <= 4 && length < (cinema ? 420 : 300)) {
      const heading = text("title", title, headline(tone, sizeFor(lengthOf(title), [14, 124], [80, 72])));
      return sheet(
        frame,
        tone,
        kicker,
        { bleed: true, gap: 44 },
        inset(frame, {}, heading),
        staircase(content, frame, tone),
      );
    }
    const dense = wide && length > (cinema ? 470 : 380);
    const crowded = isCrowded(length, 560, title);
    const stops = trace(content, tone, crowded ? 4 : 16);
    const half = Math.ceil(stops.length / 2);
    const heading = placeHeading(frame, title, dense, {
      beside: sizeFor(lengthOf(title), [16, 116], [80, 68]),
      above: sizeFor(lengthOf(title), [16, wide ? 104 : 116], [80, wide ? 68 : 80]),
    });
    const columns = [stops.slice(0, half), stops.slice(half)].map((own) => column({ grow: 1, basis: 0 }, ...own));
    return sheet(
      frame,
      tone,
      kicker,
      { crowded },
      split(
        frame,
        tone,
        { ...heading, crowded },
        [text("title", title, headline(tone, heading.size)), wide && heading.stacked !== true && corner(frame, tone)],
        dense ? [row({ grow: 1, gap: 56 }, ...columns)] : stops,
      ),
    );
  },
});

function dateOf(item: Item, at: number, count: number, tone: Tone, size: number) {
  const color = at === count - 1 ? tone.reading : tone.signal;
  return text(`item-${at + 1}-label`, item.label, { ...term(tone, size), color, group: "dates" });
}

/** Advance of semibold Space Grotesk per half-em of text, em. */
const ADVANCE = 0.66;

/** Dates hanging from a ruler that runs off the sheet. */
function acrossRuler({ kicker, title, items }: ContentOf<"timeline">, frame: Frame, tone: Tone): Scene {
  const { margin, width } = sheetOf(frame);
  const room = (width - 40 * (items.length - 1)) / items.length;
  const words = items.flatMap((item) => item.label?.text.split(/\s+/) ?? []);
  const longest = Math.max(...words.map(displayLength));
  const size = sizeFor(lengthOfItems(items), [150, 54], [400, 38]);
  const marks = items.map((item, at) => {
    const last = at === items.length - 1;
    return column(
      { grow: 1, basis: 0, gap: 20 },
      node(tone, last, 54),
      column({ height: 14 }),
      dateOf(item, at, items.length, tone, Math.min(92, Math.floor(room / (longest * ADVANCE)))),
      text(`item-${at + 1}-text`, item.text, { ...prose(tone, size), group: "texts" }),
    );
  });
  return sheet(
    frame,
    tone,
    kicker,
    { bleed: true },
    inset(frame, {}, text("title", title, headline(tone, sizeFor(lengthOf(title), [14, 132], [80, 76])))),
    spacer(),
    column(
      {},
      art({ height: 44, absolute: { top: 26, start: margin, end: 0 } }, ruler(tone, 22)),
      row({ gap: 40, align: "start", padding: [0, margin] }, ...marks),
    ),
    spacer(0.7),
  );
}

/** Dates on an axis: across a wide sheet while they are few, down the sheet otherwise. */
const timeline = layout("timeline", {
  id: "timeline-ruler",
  name: "Ruler",
  weight: "dark",
  compose: (content, frame) => {
    const tone = night(frame.palette);
    const { wide, cinema } = sheetOf(frame);
    const { kicker, title, items } = content;
    const length = lengthOfItems(items);
    if (wide && items.length <= 4) return acrossRuler(content, frame, tone);
    const size = sizeFor(length, [150, 60], [500, cinema ? 38 : 34]);
    const crowded = isCrowded(length, 500, title);
    const dates = Math.max(...items.map((item) => lengthOf(item.label)));
    const stacked = wide && !cinema;
    const marks = items.map((item, at) =>
      column(
        { grow: 1 },
        (at > 0 || stacked || !wide) && hairline(tone),
        row(
          { gap: 28, padding: [sizeFor(length, [180, 26], [620, 6]), 0], align: "start" },
          column(
            { width: Math.min(300, Math.ceil(dates * size * 0.6) + 12) },
            dateOf(item, at, items.length, tone, size),
          ),
          column({ grow: 1 }, text(`item-${at + 1}-text`, item.text, { ...prose(tone, size), lineHeight: 1.22 })),
        ),
      ),
    );
    const heading = headline(tone, sizeFor(lengthOf(title), [16, 112], [80, wide ? 72 : 80]));
    return sheet(
      frame,
      tone,
      kicker,
      { crowded },
      split(
        frame,
        tone,
        { share: 34, stacked, crowded },
        [text("title", title, heading), cinema && corner(frame, tone)],
        marks,
      ),
    );
  },
});

export const sequences = [steps, timeline];
