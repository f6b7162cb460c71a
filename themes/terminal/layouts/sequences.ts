import { fixedPhrase, type Item } from "../../../src/deck/slide-content.ts";
import { lengthOf, lengthOfItems, sizeFor } from "../../../src/design/copyfit.ts";
import { art, column, row, spacer, text, type ArtNode, type BoxNode } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { buffer, printout, screen, sheet } from "../chrome.ts";
import { facing } from "../motifs.ts";
import { MARGIN, onPrintout, onScreen, SHEET_MARGIN, type Tone } from "../tokens.ts";
import { headline, key, line, note } from "../type.ts";
import { heading, roomFor } from "../room.ts";
import { entry } from "./lists.ts";

/** How far along a step is: as many cells as there are steps, lit up to this one. */
function loading(tone: Tone, at: number, count: number, height: number): ArtNode {
  return art({ height }, (box) => {
    const gap = 8;
    const width = (box.width - gap * (count - 1)) / count;
    return facing(
      box,
      ...Array.from({ length: count }, (_, cell) =>
        el("rect", { x: cell * (width + gap), width, height, fill: cell <= at ? tone.accent : tone.hairline }),
      ),
    );
  });
}

/** Steps as a load that goes on: the bar over each is one cell fuller. */
const steps = layout("steps", {
  id: "steps-loading",
  name: "Loading",
  weight: "dark",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onScreen(frame.palette);
    const length = lengthOfItems(items);
    const size = sizeFor(length, [80, 68], [400, 34]);
    const room = roomFor(length + lengthOf(title), 420, title);
    const padding = room.packed ? 3 + 2 * room.air : sizeFor(length, [100, 30], [420, 8]);
    return screen(
      { frame, tone, room },
      buffer(
        { padding: [room.top, MARGIN, 0, MARGIN] },
        heading(tone, { kicker, title }, headline(tone, title, [10, 168], [60, 82]), room),
        column({ height: room.packed ? 12 + 20 * room.air : sizeFor(length, [300, 56], [420, 32]) }),
        ...items.map((item, at) =>
          column(
            { grow: at === items.length - 1 ? 0 : 1 },
            loading(tone, at, items.length, room.packed ? 8 : sizeFor(items.length, [2, 26], [6, 12])),
            row(
              { gap: 30, padding: [padding, 0, padding * 1.1, 0], align: "start" },
              text(
                `item-${at + 1}-number`,
                fixedPhrase(String(at + 1)),
                {
                  ...key(tone.second, size * 1.5),
                  weight: 800,
                  lineHeight: 1,
                  group: "numbers",
                },
                { minWidth: size * 0.9, shrink: 0 },
              ),
              entry(item, at, tone, { size, leading: room.leading, color: tone.text }),
            ),
          ),
        ),
      ),
    );
  },
});

/** A log as a graph: a main line with a commit for every date, and a second line that leaves and comes back. */
function graph(tone: Tone, at: number, count: number, y: number): ArtNode {
  return art({ width: 92, alignSelf: "stretch" }, (box) => {
    const { height } = box;
    const [main, side] = [22, 66];
    const top = at === 0 ? y : 0;
    const isLast = at === count - 1;
    const second = { fill: "none", stroke: tone.second, "stroke-width": 5, "stroke-opacity": 0.75 };
    const bend = Math.min(60, Math.max(0, (height - y) / 2));
    const leaves = `M${main} ${y}C${main} ${y + bend} ${side} ${y} ${side} ${y + bend}V${height}`;
    const returns = `M${side} 0V${Math.max(0, y - 60)}C${side} ${y} ${main} ${y - 60} ${main} ${y}`;
    const aside = at === 0 ? leaves : at === count - 1 ? returns : `M${side} 0V${height}`;
    return facing(
      box,
      el("path", { d: aside, ...second }),
      el("path", { d: `M${main} ${top}V${isLast ? y : height}`, stroke: tone.accent, "stroke-width": 6, fill: "none" }),
      el("rect", {
        x: main - 15,
        y: y - 15,
        width: 30,
        height: 30,
        fill: isLast ? tone.accent : tone.ground,
        stroke: tone.accent,
        "stroke-width": 6,
      }),
    );
  });
}

function commit(
  item: Item,
  at: number,
  count: number,
  tone: Tone,
  size: { date: number; text: number; after: number; leading: number },
): BoxNode {
  const id = `item-${at + 1}`;
  return row(
    { grow: at === count - 1 ? 0 : 1, gap: 22, align: "stretch" },
    graph(tone, at, count, size.date * 0.63),
    column(
      { grow: 1, padding: [0, 0, at === count - 1 ? 0 : size.after, 0], gap: 4 },
      text(`${id}-label`, item.label, { ...key(tone.second, size.date), group: "dates" }),
      text(`${id}-value`, item.value, key(tone.accent, size.text)),
      text(`${id}-text`, item.text, { ...line(tone, size.text), lineHeight: size.leading }),
    ),
  );
}

const timeline = layout("timeline", {
  id: "timeline-log",
  name: "Log graph",
  weight: "dark",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onScreen(frame.palette);
    const length = lengthOfItems(items);
    const room = roomFor(length + lengthOf(title), 480, title);
    const longestDate = Math.max(...items.map(({ label }) => lengthOf(label)));
    const size = {
      date: sizeFor(length + longestDate * 6, [130, 64], [480, 36]),
      text: sizeFor(length, [120, 48], [400, 34]),
      after: sizeFor(length, [120, 40], [600, 6]) * room.air,
    };
    return screen(
      { frame, tone, room },
      buffer(
        { padding: [room.top, MARGIN, 0, MARGIN] },
        heading(tone, { kicker, title }, headline(tone, title, [10, 168], [60, 82]), room),
        column({ height: sizeFor(length, [120, 64], [560, 20]) * room.air }),
        ...items.map((item, at) => commit(item, at, items.length, tone, { ...size, leading: room.leading })),
      ),
    );
  },
});

/** A box that is ticked, drawn; it never mirrors. */
function ticked(tone: Tone, side: number): ArtNode {
  return art({ width: side, height: side }, () => [
    el("rect", { width: side, height: side, fill: tone.accent }),
    el("path", {
      d: `M${side * 0.22} ${side * 0.52}l${side * 0.2} ${side * 0.22}l${side * 0.38} ${-side * 0.46}`,
      fill: "none",
      stroke: tone.onAccent,
      "stroke-width": side * 0.13,
    }),
  ]);
}

/** What to keep, printed as a list that is done; double-ruled heading as in a plain-text file. */
const recap = layout("recap", {
  id: "recap-readme",
  name: "Read me",
  weight: "light",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onPrintout(frame.palette);
    const length = lengthOfItems(items);
    const size = sizeFor(length, [80, 66], [400, 34]);
    const padding = sizeFor(length, [100, 34], [640, 5]);
    const room = roomFor(length + lengthOf(title), 560, title);
    return printout(
      { frame, tone, room },
      sheet(
        { padding: [room.top, SHEET_MARGIN, 0, SHEET_MARGIN] },
        text("kicker", kicker, note(tone.accent, 30), { margin: [0, 0, room.packed ? 6 : 20, 0] }),
        text("title", title, headline(tone, title, [10, 168], [50, 84], 880)),
        column(
          { margin: [sizeFor(length, [300, 28], [640, 10]), 0, sizeFor(length, [300, 36], [640, 6]), 0], gap: 8 },
          column({ height: 8, fill: tone.text }),
          column({ height: 8, fill: tone.text }),
        ),
        spacer(),
        ...items.map((item, at) =>
          row(
            { gap: 30, padding: [padding, 0], align: "start" },
            column({ padding: [size * 0.14, 0, 0, 0] }, ticked(tone, size)),
            entry(item, at, tone, { size, leading: room.leading }),
          ),
        ),
      ),
    );
  },
});

export const sequences = [steps, timeline, recap];
