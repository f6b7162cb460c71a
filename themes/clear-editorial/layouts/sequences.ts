import { fixedPhrase, type Item } from "../../../src/deck/slide-content.ts";
import { displayLength } from "../../../src/deck/display-length.ts";
import { lengthOf, lengthOfItems, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, spacer, text, type BoxNode, type SceneNode, type TextNode } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { heading, sheet } from "../chrome.ts";
import { gridOf } from "../grid.ts";
import { onMist, onPaper, type Tone } from "../tokens.ts";
import { headline, ordinal, plain, runIn, term } from "../type.ts";

const LINE = 5;
const DISC = 80;
const SMALL_DISC = 56;
/** Half-ems from which steps are set small, in two columns where the page is wider than tall. */
const CROWDED = 420;
const DOT = 30;
const SMALLEST = 34;

/** Items stand side by side while their columns stay wide enough to read. */
function isAcross({ canvas }: Frame, count: number): boolean {
  return count <= { wide: 4, square: 3, tall: 0 }[gridOf(canvas).shape];
}

function words(item: Item, at: number, tone: Tone, size: number): (TextNode | undefined)[] {
  return [
    text(
      `item-${at + 1}-label`,
      item.label,
      size <= SMALLEST ? runIn({ ...tone, strong: tone.text }) : term({ ...tone, strong: tone.text }, size + 6),
    ),
    text(`item-${at + 1}-value`, item.value, term(tone, size + 4)),
    text(`item-${at + 1}-text`, item.text, plain(tone, size)),
  ];
}

/** A numbered disc on the line; the last one in the warm colour. */
function station(at: number, isLast: boolean, tone: Tone, disc = DISC): BoxNode {
  const color = isLast ? tone.text : tone.ground;
  const number = { ...ordinal(tone, disc * 0.58), weight: 500, color, align: "center" as const };
  return column(
    { width: disc, height: disc, radius: disc / 2, fill: isLast ? tone.spot : tone.strong, justify: "center" },
    text(`item-${at + 1}-number`, fixedPhrase(String(at + 1)), number),
  );
}

function stationsAcross(items: readonly Item[], tone: Tone, gap: number): readonly SceneNode[] {
  const size = sizeFor(lengthOfItems(items), [90, 64], [340, 44]);
  const middle = (DISC - LINE) / 2;
  const columns = items.map((item, at) => {
    const isLast = at === items.length - 1;
    const track = column({ absolute: { top: middle, start: 0, end: -gap }, height: LINE, fill: tone.strong });
    return column(
      { grow: 1, gap: 12 },
      column({ margin: [0, 0, 24, 0] }, !isLast && track, station(at, isLast, tone)),
      ...words(item, at, tone, size),
    );
  });
  return [spacer(0.7), column({ height: 32 }), row({ gap }, ...columns), spacer(0.3)];
}

function stationsDown(items: readonly Item[], tone: Tone, frame: Frame): readonly SceneNode[] {
  const { shape, gap } = gridOf(frame.canvas);
  const length = lengthOfItems(items);
  const isWide = shape === "wide";
  const many = length < CROWDED ? { wide: 48, square: 42, tall: 40 }[shape] : SMALLEST;
  const size = sizeFor(length, [120, isWide ? 84 : 60], [CROWDED, many]);
  const padding = sizeFor(length, [200, { wide: 84, square: 52, tall: 96 }[shape]], [640, 4]);
  const disc = length > CROWDED ? SMALL_DISC : DISC;
  const inTwo = shape === "wide" || (shape === "square" && length > CROWDED);
  const perLine = inTwo ? Math.ceil(items.length / 2) : items.length;
  const stops = items.map((item, at) => {
    const isLast = at === items.length - 1;
    const goesOn = !isLast && (at + 1) % perLine !== 0;
    const place = { top: disc / 2, bottom: -disc / 2, start: (disc - LINE) / 2 };
    return row(
      { gap: disc * 0.35 },
      column(
        { width: disc },
        goesOn && column({ absolute: place, width: LINE, fill: tone.strong }),
        station(at, isLast, tone, disc),
      ),
      column({ grow: 1, gap: 2, padding: [disc * 0.1, 0, padding, 0] }, ...words(item, at, tone, size)),
    );
  });
  const lines = [stops.slice(0, perLine), stops.slice(perLine)].filter((line) => line.length > 0);
  return [spacer(), column({ height: 24 }), row({ gap }, ...lines.map((line) => column({ grow: 1 }, ...line)))];
}

/** Steps as stations of a line: across the page where there is width for it, down the page elsewhere. */
const stations = layout("steps", {
  id: "steps-stations",
  name: "Stations",
  weight: "light",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onPaper(frame.palette);
    const page = { frame, tone, kicker };
    return sheet(
      page,
      heading(page, title, headline(tone, sizeFor(lengthOf(title), [14, 124], [80, 72]))),
      ...(isAcross(frame, items.length)
        ? stationsAcross(items, tone, gridOf(frame.canvas).gap)
        : stationsDown(items, tone, frame)),
    );
  },
});

/** A dot on the axis; the latest one in the warm colour. */
function dot(isLast: boolean, tone: Tone, place: { readonly top: number; readonly start: number }): BoxNode {
  return column({ absolute: place, width: DOT, height: DOT, radius: DOT / 2, fill: isLast ? tone.spot : tone.strong });
}

/** Advance of a date per half-em of text, em, with some air. */
const DATE_ADVANCE = 0.63;

/** The axis runs between the dates, which stand on it, and what happened, which hangs from it. */
function datesAcross(items: readonly Item[], tone: Tone, { canvas }: Frame): readonly SceneNode[] {
  const { gap, start, end } = gridOf(canvas);
  const room = (canvas.width - start - end - gap * (items.length - 1)) / items.length;
  // A date may take two lines, but its words stay whole.
  const parts = items.flatMap(({ label }) => label?.text.split(/\s+/) ?? []);
  const longest = Math.max(...parts.map(displayLength));
  const date = { ...term(tone, Math.min(132, Math.floor(room / (longest * DATE_ADVANCE)))), lineHeight: 1.05 };
  const size = sizeFor(lengthOfItems(items), [120, 64], [360, 44]);
  const last = items.length - 1;
  const inColumns = (
    align: "start" | "end",
    cell: (item: Item, at: number) => readonly (SceneNode | undefined)[],
  ): BoxNode => row({ gap, align }, ...items.map((item, at) => column({ grow: 1, gap: 8 }, ...cell(item, at))));
  const dots = items.map((_, at) => column({ grow: 1, height: DOT }, dot(at === last, tone, { top: 0, start: 0 })));
  const axis = { absolute: { top: (DOT - LINE) / 2, start: 0, end: 0 }, height: LINE, fill: tone.strong };
  return [
    spacer(),
    column({ height: 24 }),
    inColumns("end", (item, at) => [text(`item-${at + 1}-label`, item.label, date)]),
    column({ margin: [20, 0, 26, 0] }, column(axis), row({ gap }, ...dots)),
    inColumns("start", (item, at) => [
      text(`item-${at + 1}-value`, item.value, term(tone, size)),
      text(`item-${at + 1}-text`, item.text, plain(tone, size)),
    ]),
    spacer(0.5),
  ];
}

function datesDown(items: readonly Item[], tone: Tone, { canvas }: Frame): readonly SceneNode[] {
  const { shape } = gridOf(canvas);
  const isWide = shape === "wide";
  const length = lengthOfItems(items);
  const size = sizeFor(length, [140, isWide ? 72 : 50], [400, isWide ? 48 : 36]);
  const longest = Math.max(...items.map(({ label }) => lengthOf(label)));
  const date = term(tone, sizeFor(longest, [4, isWide ? 76 : 60], [14, isWide ? 50 : 44]));
  const most = { wide: 420, square: 370, tall: 290 }[shape];
  const rows = items.map((item, at) => {
    const isLast = at === items.length - 1;
    const reach = { top: 20, bottom: -20, start: 0 };
    return row(
      { grow: isLast ? 0 : 1 },
      column(
        { width: Math.min(most, Math.ceil(longest * date.size * DATE_ADVANCE) + 28), padding: [0, 28, 0, 0] },
        text(`item-${at + 1}-label`, item.label, date),
      ),
      column(
        { width: LINE },
        !isLast && column({ absolute: reach, width: LINE, fill: tone.strong }),
        dot(isLast, tone, { top: 8, start: (LINE - DOT) / 2 }),
      ),
      column(
        { grow: 1, gap: 4, padding: [0, 0, sizeFor(length, [140, 32], [520, 6]), 44] },
        text(`item-${at + 1}-value`, item.value, term(tone, size)),
        text(`item-${at + 1}-text`, item.text, plain(tone, size)),
      ),
    );
  });
  return [column({ height: 36 }), ...rows];
}

/** Dates on an axis that runs across the page, or down a tall or crowded one. */
const timeline = layout("timeline", {
  id: "timeline-axis",
  name: "Axis",
  weight: "light",
  compose: ({ kicker, title, items }, frame) => {
    const tone = onMist(frame.palette);
    const page = { frame, tone, kicker };
    return sheet(
      page,
      heading(page, title, headline(tone, sizeFor(lengthOf(title), [14, 124], [80, 72]))),
      ...(isAcross(frame, items.length) ? datesAcross(items, tone, frame) : datesDown(items, tone, frame)),
    );
  },
});

export const sequences = [stations, timeline];
