import { displayLength } from "../../../src/deck/display-length.ts";
import type { Phrase } from "../../../src/deck/slide-content.ts";
import { column, row, text, type BoxNode, type TextStyle } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { poster } from "../chrome.ts";
import { downArrow } from "../motifs.ts";
import { heading, roomFor, rowPadding, type Room } from "../room.ts";
import { fillArt, rule, slab, stamp, sticker } from "../slabs.ts";
import { BORDER, black, inks, white, type Ground } from "../tokens.ts";
import { caption, label, tag } from "../type.ts";

/** Share of the width each column gets: by its longest cell, kept within bounds so that none starves. */
function sharesOf(columns: readonly Phrase[], rows: readonly (readonly Phrase[])[]): number[] {
  return columns.map((column_, at) => {
    const cells = [column_, ...rows.map((line) => line[at])].map((phrase) => displayLength(phrase?.text ?? ""));
    return Math.min(22, Math.max(9, ...cells));
  });
}

function isFigure(phrase: Phrase | undefined): boolean {
  return phrase !== undefined && /^[^\p{L}]{0,3}\d/u.test(phrase.text) && displayLength(phrase.text) <= 12;
}

interface Board {
  readonly frame: Frame;
  readonly ground: Ground;
  /** Free space each column takes. */
  readonly shares: readonly number[];
  /** Type of the cells: small where there are four columns. */
  readonly wide: boolean;
  readonly room: Room;
}

function inset(board: Board, at: number): readonly [number, number] {
  const { tight } = board.room;
  return [at === 0 ? 48 : tight ? 14 : 24, at === board.shares.length - 1 ? 40 : tight ? 10 : 18];
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
  const { ground, wide } = board;
  const [start, end] = inset(board, at);
  const [above, below] = rowPadding(board.room, last);
  const ink = at === 0 ? ground.pop : ground;
  const words: TextStyle = isFigure(phrase)
    ? { ...label(ink.on, wide ? 40 : 56), role: "caption", group: "figure" }
    : { ...caption(ink.on, wide ? 34 : 44), lineHeight: 1.2, group: "cell", ...(at === 0 ? { weight: 700 } : {}) };
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
    const board: Board = { frame, ground, wide, room, shares: sharesOf(content.columns, content.rows) };
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

const code = layout("code", {
  id: "code-sheet",
  name: "Code on a yellow sheet",
  weight: "dark",
  compose: (content, frame) => {
    const ground = black(frame);
    const { yellow, white: paper } = inks(frame);
    const syntax = content.syntax === undefined ? undefined : { text: content.syntax, sources: [] };
    const room = roomFor(content, 560);
    return poster(
      frame,
      ground,
      { padding: [0, room.margin, room.margin, room.margin] },
      heading(frame, content, { room: { ...room, margin: 0 }, size: 100, on: ground.on, tag: ground.spark }),
      fillArt(150, { margin: [0, 0, 32, 0] }, (box) => {
        const height = Math.min(box.height - 16, 420);
        const width = height * 0.86;
        const x = box.rtl ? 0 : box.width - width - 16;
        return stamp(ground, downArrow(x, box.height - height - 16, width, height, 0.4), ground.pop.fill);
      }),
      slab(
        frame,
        ground,
        yellow.fill,
        { padding: room.tight ? [36, 32] : [44, 44], margin: [syntax === undefined ? 0 : 24, 0, 0, 0] },
        text("code", content.code, {
          role: "code",
          font: "accent",
          size: 38,
          lineHeight: 1.42,
          color: yellow.on,
        }),
        sticker(frame, "syntax", syntax, paper, { absolute: { top: -34, end: 30 }, rotate: 3 }),
      ),
      text("caption", content.caption, caption(ground.on, 30), { margin: [room.tight ? 28 : 44, 0, 0, 0] }),
    );
  },
});

export const tables = [table, code];
