import { fixedPhrase, type Item } from "../../../src/deck/slide-content.ts";
import {
  art,
  column,
  row,
  text,
  type ArtBox,
  type BoxNode,
  type FlexStyle,
  type Paint,
} from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import { poster } from "../chrome.ts";
import { entry, entryType, sizeByCount } from "../items.ts";
import { inked, polygon } from "../motifs.ts";
import { heading, roomFor, type Room } from "../room.ts";
import { rule } from "../slabs.ts";
import { BORDER, MODULE, cell, glow, inks, loud, white, type Ground } from "../tokens.ts";
import { body, display, label } from "../type.ts";

/** How far a chevron's tip reaches into the next one, px. */
const TIP = 34;

/** One link of a ribbon that runs down: notched on top (but for the first), pointed below (but for the last). */
function chevron({ width, height }: ArtBox, first: boolean, last: boolean): string {
  const top = first ? 0 : 6;
  const notch = first ? 0 : TIP;
  const foot = last ? 0 : TIP;
  return polygon([
    [0, top],
    [width / 2, top + notch],
    [width, top],
    [width, height - 6],
    [width / 2, height - 6 + foot],
    [0, height - 6],
  ]);
}

/** A link of the ribbon with its number, and the words beside it. */
function step(frame: Frame, ground: Ground, items: readonly Item[], at: number, room: Room): BoxNode {
  const { black } = inks(frame);
  const last = at === items.length - 1;
  const numeral = sizeByCount(items.length, [150, 124, 104, 88, 76]);
  const number = {
    ...display(glow(frame, ground), numeral),
    align: "center",
    group: "numeral",
  } as const;
  const item = items[at] ?? {};
  return row(
    { grow: 1, gap: room.tight ? 24 : 40, align: "stretch" },
    column(
      {
        width: MODULE * (room.tight ? 2 : 3.5),
        justify: "center",
        align: "center",
        padding: [at === 0 ? 0 : TIP, 0, 0, 0],
        ground: black.fill,
      },
      art({ absolute: { top: 0, bottom: 0, start: 0, end: 0 } }, (box) => [
        el("path", { d: chevron(box, at === 0, last), fill: black.fill }),
      ]),
      text(`number-${at + 1}`, fixedPhrase(String(at + 1)), number),
    ),
    column(
      { grow: 1 },
      row(
        { grow: 1, align: "center", padding: [room.row, 0] },
        entry(item, at, ground.on, entryType(items, room.tight)),
      ),
      !last && !room.tight && rule(frame.palette.line),
    ),
  );
}

const steps = layout("steps", {
  id: "steps-ribbon",
  name: "Chevron ribbon",
  weight: "color",
  compose: (content, frame) => {
    const ground = loud(frame);
    const room = roomFor(content, 420);
    return poster(
      frame,
      ground,
      {},
      heading(frame, content, { room, size: 108, on: ground.on, tag: ground.pop }),
      column(
        { grow: 1, padding: [0, room.margin, room.tight ? 40 : MODULE, room.margin] },
        ...content.items.map((_, at) => step(frame, ground, content.items, at, room)),
      ),
    );
  },
});

/** The rail beside one event: line, diamond, and the pole that carries the flag. */
function rail(frame: Frame, at: number, { width, height, rtl }: ArtBox): SvgElement[] {
  const { line } = frame.palette;
  const middle = 32;
  const x = rtl ? width - 28 : 28;
  const top = at === 0 ? middle : 0;
  const diamond = polygon([
    [x, middle - 28],
    [x + 28, middle],
    [x, middle + 28],
    [x - 28, middle],
  ]);
  return [
    el("rect", { x: x - 6, y: top, width: 12, height: height - top, fill: line }),
    el("rect", { x: rtl ? 0 : x, y: middle - BORDER / 2, width: width - 28, height: BORDER, fill: line }),
    ...inked(diamond, { fill: cell(frame, at).fill, line, stroke: 6 }),
  ];
}

/** One event: its date as a flag on the rail, the words below. */
function event(frame: Frame, item: Item, at: number, size: number, room: Room): BoxNode {
  const id = `item-${at + 1}`;
  const ink = cell(frame, at);
  const { ink: on, line } = frame.palette;
  const date = text(`${id}-label`, item.label, {
    ...label(room.tight ? on : ink.on, size * 0.92),
    group: "items/label",
  });
  // Where there is very much to say the date stands bare.
  const flag: FlexStyle & Paint = room.tight
    ? { padding: [room.row, 0] }
    : { fill: ink.fill, stroke: line, strokeWidth: BORDER, padding: [12, 24] };
  return row(
    { grow: 1, align: "stretch" },
    art({ width: 96 }, (box) => rail(frame, at, box)),
    column(
      { grow: 1, padding: [0, 0, room.tight ? room.row : 24, 0], gap: room.tight ? 0 : 12 },
      date && row({ alignSelf: "start", ...flag }, date),
      text(`${id}-value`, item.value, label(on, size)),
      text(`${id}-text`, item.text, { ...body(on, size), lineHeight: room.tight ? 1.16 : 1.28, group: "items/text" }),
    ),
  );
}

const timeline = layout("timeline", {
  id: "timeline-rail",
  name: "Rail with flags",
  weight: "light",
  compose: (content, frame) => {
    const ground = white(frame);
    const room = roomFor(content, 420);
    const size = sizeByCount(content.items.length, [56, 54, 48, 42, 38]);
    return poster(
      frame,
      ground,
      {},
      heading(frame, content, { room, size: 104, on: ground.on, tag: ground.spark }),
      column(
        { grow: 1, padding: [0, room.margin, room.tight ? 34 : 0, room.margin] },
        ...content.items.map((item, at) => event(frame, item, at, size, room)),
      ),
    );
  },
});

export const sequences = [steps, timeline];
