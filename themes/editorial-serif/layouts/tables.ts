import { displayLength } from "../../../src/deck/display-length.ts";
import type { Phrase } from "../../../src/deck/slide-content.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, spacer, text, type BoxNode, type SceneNode } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { isNumeric } from "../../../src/design/written-figures.ts";
import { body, page } from "../chrome.ts";
import { rule } from "../motifs.ts";
import { GUTTER, onCard } from "../tokens.ts";
import { display, notes } from "../type.ts";

interface Measure {
  /** Length of the longest entry, in half-ems; columns share the width by it. */
  readonly length: number;
  readonly align: "start" | "end";
}

function measure(header: Phrase, cells: readonly string[], isFirst: boolean): Measure {
  const longest = Math.max(...[header.text, ...cells].map(displayLength));
  const ranged = !isFirst && cells.every(isNumeric);
  return { length: Math.min(26, Math.max(8, longest)), align: ranged ? "end" : "start" };
}

function line(cells: readonly (SceneNode | undefined)[], measures: readonly Measure[], padding: number): BoxNode {
  return row(
    { gap: GUTTER, padding: [padding, 0] },
    ...cells.map((cell, at) => column({ grow: measures[at]?.length ?? 1 }, cell)),
  );
}

/** A table as a page of statistics sets it: a heavy head rule, hairlines, figures ranged to the end. */
const table = layout("table", {
  id: "table-statistics",
  name: "Statistics",
  weight: "light",
  compose: ({ kicker, title, columns, rows }, frame) => {
    const tone = onCard(frame.palette);
    const measures = columns.map((header, x) =>
      measure(
        header,
        rows.map((cells) => cells[x]?.text ?? ""),
        x === 0,
      ),
    );
    const width = measures.reduce((sum, { length }) => sum + length, 0);
    const cell = { ...notes(tone, sizeFor(width, [28, 48], [64, 30])), role: "caption" as const };
    const first = { ...cell, font: "heading" as const };
    const head = { ...cell, size: Math.max(28, cell.size * 0.72), weight: 600, color: tone.accent };
    const align = (x: number) => ({ align: measures[x]?.align ?? "start" });
    const padding = sizeFor(rows.length * width, [84, 44], [540, 10]);
    return page(
      { frame, tone, kicker },
      body(
        {},
        text("title", title, display(tone, sizeFor(lengthOf(title), [12, 150], [60, 84]))),
        spacer(),
        column({ height: 32 }),
        line(
          columns.map((header, x) => text(`column-${x + 1}`, header, { ...head, ...align(x) })),
          measures,
          16,
        ),
        rule(tone.text, 8),
        ...rows.flatMap((cells, y) => [
          y > 0 && rule(tone.hairline),
          line(
            cells.map((phrase, x) =>
              text(`cell-${y + 1}-${x + 1}`, phrase, { ...(x === 0 ? first : cell), ...align(x) }),
            ),
            measures,
            padding,
          ),
        ]),
        rule(tone.text),
      ),
    );
  },
});

export const tables = [table];
