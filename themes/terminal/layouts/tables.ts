import { displayLength } from "../../../src/deck/display-length.ts";
import { fixedPhrase, type Phrase } from "../../../src/deck/slide-content.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, spacer, text, type BoxNode, type SceneNode } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { isNumeric } from "../../../src/design/written-figures.ts";
import { buffer, printout, screen, sheet, windowOf } from "../chrome.ts";
import { cursor, rule } from "../motifs.ts";
import { heading, roomFor, type Room } from "../room.ts";
import { MARGIN, onPrintout, onScreen, SHEET_MARGIN, type Tone } from "../tokens.ts";
import { headline, line, listing, note } from "../type.ts";

interface Measure {
  /** Length of the longest entry, in half-ems; columns share the width by it. */
  readonly length: number;
  readonly align: "start" | "end";
}

function measure(header: Phrase, cells: readonly string[], isFirst: boolean): Measure {
  // Headers are set smaller than entries, names of rows bolder.
  const entry = Math.max(...cells.map(displayLength)) * (isFirst ? 1.25 : 1);
  const longest = Math.max(displayLength(header.text) * 0.85, entry);
  const ranged = !isFirst && cells.every(isNumeric);
  return { length: Math.min(24, Math.max(9, longest)), align: ranged ? "end" : "start" };
}

function lineOf(cells: readonly (SceneNode | undefined)[], measures: readonly Measure[], padding: number): BoxNode {
  return row(
    { gap: 22, padding: [padding, 20], align: "start" },
    ...cells.map((cell, at) => column({ grow: measures[at]?.length ?? 1 }, cell)),
  );
}

/** The heading in reverse, then entries on the bars of the paper, figures ranged to the end. */
function grid(
  columns: readonly Phrase[],
  rows: readonly (readonly Phrase[])[],
  tone: Tone,
  room: Room,
): readonly BoxNode[] {
  const measures = columns.map((header, x) =>
    measure(
      header,
      rows.map((cells) => cells[x]?.text ?? ""),
      x === 0,
    ),
  );
  const width = measures.reduce((sum, { length }) => sum + length, 0);
  const cell = {
    ...line(tone, sizeFor(width, [26, 48], [60, 27])),
    lineHeight: room.leading,
    role: "caption" as const,
  };
  const head = { ...cell, size: Math.max(26, cell.size * 0.76), weight: 700, color: tone.onAccent };
  const first = { ...cell, weight: 700 };
  const align = (x: number) => ({ align: measures[x]?.align ?? "start" });
  const padding = room.packed ? 6 : sizeFor(rows.length * width, [60, 52], [420, 10]);
  const headings = columns.map((header, x) => text(`column-${x + 1}`, header, { ...head, ...align(x) }));
  return [
    column({ fill: tone.accent }, lineOf(headings, measures, 16)),
    ...rows.map((cells, y) =>
      column(
        y % 2 === 0 ? { fill: tone.panel } : {},
        lineOf(
          cells.map((phrase, x) =>
            text(`cell-${y + 1}-${x + 1}`, phrase, { ...(x === 0 ? first : cell), ...align(x) }),
          ),
          measures,
          padding,
        ),
      ),
    ),
    rule(tone.text, 8),
  ];
}

/** A report off the printer, from tear line to tear line. */
const table = layout("table", {
  id: "table-report",
  name: "Report",
  weight: "light",
  compose: ({ kicker, title, columns, rows }, frame) => {
    const tone = onPrintout(frame.palette);
    const room = roomFor(lengthOf(title, ...columns, ...rows.flat()), 420, title);
    return printout(
      { frame, tone, room, bars: false },
      sheet(
        { padding: [room.top, SHEET_MARGIN - 20, 0, SHEET_MARGIN - 20] },
        column(
          { padding: [0, 20] },
          text("kicker", kicker, note(tone.accent, 30), { margin: [0, 0, room.packed ? 6 : 20, 0] }),
          text("title", title, headline(tone, title, [12, 150], [60, 78], 880)),
        ),
        spacer(),
        column({ height: room.packed ? 16 : 32 }),
        ...grid(columns, rows, tone, room),
      ),
    );
  },
});

/** Columns of a listing beyond which lines would wrap and numbers no longer stand beside them. */
const WIDEST = 52;

/** A listing in its editor, line numbers in the gutter, the cursor below the last line. */
const code = layout("code", {
  id: "code-editor",
  name: "Editor",
  weight: "dark",
  compose: ({ kicker, title, code: source, syntax, caption }, frame) => {
    const tone = onScreen(frame.palette);
    const lines = source.text.split("\n");
    const longest = Math.max(...lines.map(displayLength));
    const size = sizeFor(longest, [24, 44], [46, 30]);
    const style = { ...listing(tone, size), group: "listing" };
    const numbers = fixedPhrase(lines.map((_, at) => String(at + 1)).join("\n"));
    const isRtl = frame.direction === "rtl";
    const gutter =
      longest <= WIDEST && text("numbers", numbers, { ...style, color: tone.quiet, align: "end" }, { shrink: 0 });
    const listed = column({ grow: 1 }, text("code", source, style));
    const tab =
      syntax === undefined ? undefined : text("syntax", fixedPhrase(syntax), { ...note(tone.quiet, 28), align: "end" });
    const room = roomFor(lines.length * 40 + lengthOf(title, caption), 640, title);
    return screen(
      { frame, tone, room },
      buffer(
        { padding: [room.top, 44, 0, 44] },
        column(
          { padding: [0, MARGIN - 44] },
          heading(tone, { kicker, title }, headline(tone, title, [10, lines.length > 8 ? 96 : 136], [70, 76]), room),
        ),
        column({ height: room.packed ? 16 : 48 }),
        windowOf(
          tone,
          { name: tab, grow: 1 },
          row(
            { padding: [32, 28, 0, 28], gap: 26, align: "start" },
            // The gutter is on the left of program text on every slide.
            ...(isRtl ? [listed, gutter] : [gutter, listed]),
          ),
          row({ padding: [12, 28, 32, 28], justify: isRtl ? "end" : "start" }, cursor(tone.accent, size * 1.2)),
        ),
        text("caption", caption, note(tone.quiet, 30), { margin: [28, MARGIN - 44, 0, MARGIN - 44] }),
      ),
    );
  },
});

export const tables = [table, code];
