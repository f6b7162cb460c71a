import { lengthOf } from "../../../src/design/copyfit.ts";
import { isNumeric } from "../../../src/design/written-figures.ts";
import type { Phrase } from "../../../src/deck/slide-content.ts";
import { column, row, text, type BoxNode, type TextStyle } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { poster } from "../chrome.ts";
import { heading, roomFor, rowPadding, type Room } from "../room.ts";
import { rule } from "../slabs.ts";
import { BORDER, white, type Ground } from "../tokens.ts";
import { caption, label, tag } from "../type.ts";

function isFigure(phrase: Phrase | undefined): boolean {
  return phrase !== undefined && isNumeric(phrase.text) && lengthOf(phrase) <= 12;
}

/** Share of the width each column gets: by its longest cell, kept within bounds so that none starves. */
function sharesOf(columns: readonly Phrase[], rows: readonly (readonly Phrase[])[]): number[] {
  return columns.map((column_, at) => {
    const cells = [column_, ...rows.map((line) => line[at])].map(
      (phrase) => lengthOf(phrase) * (isFigure(phrase) ? 1.5 : 1),
    );
    // Row headings are set bold.
    return Math.min(22, Math.max(9, ...cells) * (at === 0 ? 1.3 : 1));
  });
}

/** Sizes of words and figures by the number of columns and rows. */
function cellType(columns: number, rows: number): readonly [number, number] {
  if (columns > 3) return rows < 5 ? [40, 48] : [34, 42];
  if (columns === 3) return [46, 58];
  return rows < 4 ? [60, 88] : [50, 66];
}

interface Board {
  readonly frame: Frame;
  readonly ground: Ground;
  /** Free space each column takes. */
  readonly shares: readonly number[];
  /** Four columns, or fewer. */
  readonly wide: boolean;
  /** Sizes of words and figures in the cells. */
  readonly type: readonly [number, number];
  readonly room: Room;
}

function inset(board: Board, at: number): readonly [number, number] {
  const { tight, margin } = board.room;
  return [at === 0 ? margin : tight ? 14 : 24, at === board.shares.length - 1 ? 40 : tight ? 10 : 18];
}

function header(board: Board, columns: readonly Phrase[]): BoxNode {
  const { palette } = board.frame;
  return row(
    { fill: palette.inverse, align: "stretch" },
    ...columns.map((phrase, at) => {
      const [start, end] = inset(board, at);
      const style = { ...tag(palette.accentOnInverse, board.wide ? 26 : 32), tracking: 0.02, group: "column" };
      return column(
        {
          grow: board.shares[at] ?? 1,
          basis: 0,
          justify: "end",
          padding: [board.room.tight ? 12 : 24, end, board.room.tight ? 10 : 20, start + (at > 0 ? BORDER : 0)],
        },
        text(`column-${at + 1}`, phrase, style),
      );
    }),
  );
}

/** A cell: row headings bold on colour, figures in Archivo Black. */
function tableCell(board: Board, phrase: Phrase, line: number, at: number, last: boolean): BoxNode {
  const { ground, type } = board;
  const [start, end] = inset(board, at);
  const [above, below] = rowPadding(board.room, last);
  const ink = at === 0 ? ground.pop : ground;
  const words: TextStyle =
    at > 0 && isFigure(phrase)
      ? { ...label(ink.on, type[1]), role: "caption", group: "figure" }
      : { ...caption(ink.on, type[0]), lineHeight: 1.2, group: "cell", ...(at === 0 ? { weight: 700 } : {}) };
  return column(
    {
      grow: board.shares[at] ?? 1,
      basis: 0,
      justify: "center",
      fill: ink.fill,
      padding: [above, end, below, start],
    },
    text(`cell-${line + 1}-${at + 1}`, phrase, words),
  );
}

const table = layout("table", {
  id: "table-board",
  name: "Full-width board",
  weight: "light",
  compose: (content, frame) => {
    const ground = white(frame);
    const { line } = frame.palette;
    const room = roomFor(content, 460);
    const wide = content.columns.length > 3;
    const type = cellType(content.columns.length, content.rows.length);
    const board: Board = { frame, ground, wide, type, room, shares: sharesOf(content.columns, content.rows) };
    return poster(
      frame,
      ground,
      {},
      heading(frame, content, { room, size: 96, on: ground.on, tag: ground.spark }),
      header(board, content.columns),
      ...content.rows.flatMap((phrases, at) => [
        at > 0 && rule(line),
        row(
          { grow: 1, align: "stretch" },
          ...phrases.flatMap((phrase, place) => [
            place > 0 && column({ width: BORDER, fill: line }),
            tableCell(board, phrase, at, place, at === content.rows.length - 1),
          ]),
        ),
      ]),
    );
  },
});

export const tables = [table];
