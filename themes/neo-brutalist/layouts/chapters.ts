import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { art, column, row, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { poster } from "../chrome.ts";
import { entry, entryType, sizeByCount } from "../items.ts";
import { burst, checker } from "../motifs.ts";
import { heading, roomFor, rowPadding } from "../room.ts";
import { fillArt, rule, stamp, sticker } from "../slabs.ts";
import { BORDER, MARGIN, MODULE, cell, inks, loud, white } from "../tokens.ts";
import { body, display, headline, figure } from "../type.ts";

const agenda = layout("agenda", {
  id: "agenda-board",
  name: "Departure board",
  weight: "light",
  compose: (content, frame) => {
    const ground = white(frame);
    const { line } = frame.palette;
    const count = content.items.length;
    const numeral = sizeByCount(count, [190, 160, 132, 110, 92, 80]);
    const room = roomFor(content, 330);
    const type = entryType(content.items, room.tight);
    return poster(
      frame,
      ground,
      {},
      heading(frame, content, { room, size: 112, on: ground.on, tag: ground.pop }),
      ...content.items.flatMap((item, at) => {
        const ink = cell(frame, at);
        const [above, below] = rowPadding(room, at === count - 1);
        return [
          rule(line),
          row(
            { grow: 1, align: "stretch" },
            column(
              {
                width: room.margin + MODULE * (room.tight ? 1.6 : 3),
                fill: ink.fill,
                justify: "center",
                padding: [above, 0, below, room.margin],
              },
              text(`number-${at + 1}`, fixedPhrase(String(at + 1)), { ...display(ink.on, numeral), group: "numeral" }),
            ),
            column({ width: BORDER, fill: line }),
            row(
              { grow: 1, align: "center", padding: [above, room.margin, below, 40] },
              entry(item, at, ground.on, type),
            ),
          ),
        ];
      }),
    );
  },
});

const section = layout("section", {
  id: "section-board",
  name: "Chapter with checkerboard",
  weight: "color",
  compose: (content, frame) => {
    const ground = loud(frame);
    const { black, white: paper } = inks(frame);
    const number = content.number === undefined ? undefined : fixedPhrase(content.number);
    return {
      background: ground.fill,
      root: row(
        { align: "stretch" },
        column(
          { grow: 1 },
          column(
            { padding: [MODULE, MODULE, 0, MARGIN] },
            text("number", number, figure(ground.on, 460), { alignSelf: "start" }),
          ),
          number === undefined
            ? fillArt(260, {}, ({ width, height, rtl }) => {
                const radius = Math.min(height * 0.56, 330);
                const x = rtl ? width - MARGIN - radius : MARGIN + radius;
                const y = height * 0.5;
                return [
                  ...stamp(ground, burst(x, y, radius, 18), ground.pop.fill, 18),
                  el("path", { d: burst(x, y, radius * 0.52, 8, 0.42), fill: ground.pop.on }),
                ];
              })
            : column({ grow: 1 }),
          column(
            { fill: black.fill, padding: [content.kicker ? 72 : MODULE, MODULE, MARGIN, MARGIN], gap: 28 },
            text("title", content.title, headline(content.title, black.on, 116, 720)),
            text("body", content.body, body(black.on, 40)),
            sticker(frame, "kicker", content.kicker, ground.pop, { absolute: { top: -30, start: MARGIN } }),
          ),
        ),
        column({ width: BORDER, fill: frame.palette.line }),
        art({ width: MODULE * 4 }, (box) => [
          el("rect", { width: box.width, height: box.height, fill: paper.fill }),
          checker(box, MODULE, frame.palette.line),
        ]),
      ),
    };
  },
});

export const chapters = [agenda, section];
