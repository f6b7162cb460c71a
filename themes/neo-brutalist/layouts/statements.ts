import { calm } from "../../../src/design/copyfit.ts";
import { art, column, text, type ArtBox, type Hex } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import { poster } from "../chrome.ts";
import { arrow, burst, checker } from "../motifs.ts";
import { roomFor } from "../room.ts";
import { dateline, fillArt, rule, slab, stamp, sticker } from "../slabs.ts";
import { MARGIN, MODULE, inks, loud, white, type Ground } from "../tokens.ts";
import { body, headline } from "../type.ts";

/** A block arrow as high as the words leave room for. */
function drive(ground: Ground, { width, height, rtl }: ArtBox): SvgElement[] {
  const tall = Math.min(height - MODULE - 40, 560);
  const long = width * 0.92 - MARGIN;
  const start = rtl ? MARGIN : width * 0.08;
  return stamp(ground, arrow(start, height - tall - 12 - MODULE, long, tall, rtl, 0.44), ground.pop.fill, 18);
}

/** A burst that comes up over the lower edge like a sun. */
function rise(ground: Ground, { width, height, rtl }: ArtBox): SvgElement[] {
  const radius = Math.min(560, Math.max(300, height * 0.92));
  const x = rtl ? width * 0.3 : width * 0.7;
  const y = Math.max(radius + 16, height * 1.02);
  return [
    ...stamp(ground, burst(x, y, radius, 22, 0.84), ground.pop.fill, 26),
    ...stamp({ ...ground, shadow: ground.spark.fill }, burst(x, y, radius * 0.56, 14, 0.8), ground.spark.fill, 0),
  ];
}

const statement = layout("statement", {
  id: "statement-drive",
  name: "Sentence with arrow or sun",
  weight: "color",
  compose: (content, frame) => {
    const ground = loud(frame);
    return poster(
      frame,
      ground,
      { padding: [MODULE, MARGIN, 0, MARGIN] },
      dateline(frame, content.kicker, ground.spark, { margin: [0, 0, 36, 0] }),
      text("title", content.title, calm(headline(content.title, ground.on, 152, 918), content.title, 72)),
      text("body", content.body, body(ground.on, 42), { margin: [32, 0, 0, 0] }),
      fillArt(200, { margin: [32, -MARGIN, 0, -MARGIN], minHeight: MODULE }, (box) =>
        frame.index % 2 === 0 ? rise(ground, box) : drive(ground, box),
      ),
    );
  },
});

const definition = layout("definition", {
  id: "definition-equation",
  name: "Equation",
  weight: "color",
  compose: (content, frame) => {
    const ground = loud(frame);
    const { white: paper } = inks(frame);
    const { line } = frame.palette;
    return poster(
      frame,
      ground,
      {},
      column(
        { grow: 1, padding: [MODULE, MARGIN, 44, MARGIN], gap: 36 },
        sticker(frame, "kicker", content.kicker, ground.spark),
        text("title", content.title, headline(content.title, ground.on, 170, 918)),
        fillArt(130, { margin: [0, 0, 0, 0] }, ({ width, height, rtl }) => {
          const bar = Math.min(112, (height - 40) / 2.6);
          const long = bar * 3.6;
          const x = rtl ? width - long - 4 : 4;
          return [0, bar * 1.6].flatMap((down) => {
            const y = height - bar * 2.6 - 14 + down;
            return stamp(ground, `M${x} ${y}h${long}v${bar}h${-long}Z`, ground.pop.fill, 12);
          });
        }),
      ),
      rule(line),
      column(
        { fill: paper.fill, padding: [MODULE, MARGIN, MARGIN, MARGIN] },
        text("body", content.body, { ...body(paper.on, 52), lineHeight: 1.26 }),
      ),
    );
  },
});

/** Checkerboard strip across the slide, ruled off on its inner side. */
function strip(line: Hex, side: "top" | "bottom") {
  const board = art({ height: MODULE * 2 }, (box) => [checker(box, MODULE, line)]);
  return side === "top" ? [board, rule(line)] : [rule(line), board];
}

const takeaway = layout("takeaway", {
  id: "takeaway-sticker",
  name: "The big sticker",
  weight: "light",
  compose: (content, frame) => {
    const ground = white(frame);
    const { line } = frame.palette;
    const room = roomFor(content, 200);
    return poster(
      frame,
      ground,
      {},
      ...(room.tight ? [] : strip(line, "top")),
      column(
        {
          grow: 1,
          padding: [room.top, room.margin, room.tight ? 48 : room.top, room.margin],
          gap: room.tight ? 40 : 56,
        },
        sticker(frame, "kicker", content.kicker, ground.spark),
        slab(
          frame,
          ground,
          ground.pop.fill,
          { grow: 1, padding: room.tight ? [36, 32] : [48, 48], rotate: room.tight ? 0 : -2.5 },
          fillArt(150, {}, ({ width, height, rtl }) => {
            const radius = Math.min(height / 2, 190);
            const x = rtl ? radius : width - radius;
            return [el("path", { d: burst(x, radius, radius, 8, 0.42), fill: ground.pop.on })];
          }),
          text("title", content.title, calm(headline(content.title, ground.pop.on, 124, 820), content.title)),
        ),
        text("body", content.body, { ...body(ground.on, 46), weight: 600 }),
      ),
      ...(room.tight ? [] : strip(line, "bottom")),
    );
  },
});

export const statements = [statement, definition, takeaway];
