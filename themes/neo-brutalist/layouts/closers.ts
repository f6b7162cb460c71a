import { art, column, row, text, type ArtBox } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import { INSIDE, poster } from "../chrome.ts";
import { entry, entryType } from "../items.ts";
import { bookmark, burst, checker, marquee, pointer } from "../motifs.ts";
import { heading, roomFor, rowPadding } from "../room.ts";
import { brandPlate, fillArt, rule, slabPaint, stamp, sticker } from "../slabs.ts";
import { MARGIN, MODULE, black, cell, inks, loud, type Ground } from "../tokens.ts";
import { body, display, headline } from "../type.ts";

const recap = layout("recap", {
  id: "recap-stripes",
  name: "Stripes",
  weight: "dark",
  compose: (content, frame) => {
    const ground = black(frame);
    const { line } = frame.palette;
    const room = roomFor(content, 420);
    const type = entryType(content.items, room.tight);
    return poster(
      frame,
      ground,
      {},
      heading(frame, content, { room, size: 120, on: ground.on, tag: inks(frame).white }),
      ...content.items.flatMap((item, at) => {
        const ink = cell(frame, at);
        const [above, below] = rowPadding(room, at === content.items.length - 1);
        return [
          at > 0 && room.row > 3 && rule(line),
          row(
            {
              grow: 1,
              align: "center",
              gap: room.tight ? 24 : 36,
              fill: ink.fill,
              padding: [above, room.margin, below, room.margin],
            },
            art({ width: 60, height: 60 }, () => [
              el("rect", {
                x: 3,
                y: 3,
                width: 54,
                height: 54,
                fill: frame.palette.paper,
                stroke: line,
                "stroke-width": 6,
              }),
              el("path", { d: "M14 30L26 43L52 8", fill: "none", stroke: line, "stroke-width": 10 }),
            ]),
            entry(item, at, ink.on, type),
          ),
        ];
      }),
    );
  },
});

/** The bookmark that saves a post, as high as the words leave room for; it stands on the lower edge. */
function ribbon(ground: Ground, { width, height, rtl }: ArtBox): SvgElement[] {
  const tall = Math.min(height, 620);
  const wide = Math.min(width * 0.62, tall * 0.72);
  const x = rtl ? 24 : width - wide - 24;
  const y = height - tall;
  const star = burst(x + wide / 2, y + tall * 0.4, wide * 0.28, 8, 0.42);
  return [
    ...stamp(ground, bookmark(x, y + 6, wide, tall - 60), ground.pop.fill, 20),
    el("path", { d: star, fill: ground.pop.on }),
  ];
}

const cta = layout("cta", {
  id: "cta-button",
  name: "The button",
  weight: "color",
  compose: (content, frame) => {
    const ground = loud(frame);
    const { white } = inks(frame);
    return poster(
      frame,
      ground,
      { padding: INSIDE },
      sticker(frame, "kicker", content.kicker, ground.spark, { margin: [0, 0, 36, 0] }),
      text("title", content.title, headline(content.title, ground.on, 144, 918)),
      text("body", content.body, body(ground.on, 42), { margin: [32, 0, 0, 0] }),
      content.action !== undefined && column({ grow: 1, minHeight: 60 }),
      content.action
        ? column(
            { margin: [0, 0, 104, 0] },
            column(
              { ...slabPaint(frame, ground, ground.pop.fill, 22), padding: [60, 48], align: "center" },
              text("action", content.action, {
                ...display(ground.pop.on, 84),
                role: "body",
                min: 44,
                align: "center",
                balance: true,
              }),
            ),
            art({ width: 140, height: 206, absolute: { bottom: -178, end: -24 } }, (box) =>
              stamp(ground, pointer(8, 8, box.height - 24), white.fill, 10),
            ),
          )
        : fillArt(240, { margin: [24, 0, -MARGIN, 0] }, (box) => ribbon(ground, box)),
    );
  },
});

const closing = layout("closing", {
  id: "closing-seal",
  name: "Seal and floor",
  weight: "dark",
  compose: (content, frame) => {
    const ground = black(frame);
    const { palette } = frame;
    return {
      background: ground.fill,
      root: column(
        {},
        art({ height: MODULE * 2 }, (box) => marquee(box, palette.accent, palette.onAccent)),
        fillArt(240, {}, ({ width, height, rtl }) => {
          const radius = Math.min(height * 0.5 - 40, 330);
          const x = rtl ? MARGIN + radius : width - MARGIN - radius;
          return [
            ...stamp(ground, burst(x, height / 2, radius, 18), ground.pop.fill, 18),
            el("path", { d: burst(x, height / 2, radius * 0.52, 8, 0.42), fill: ground.pop.on }),
          ];
        }),
        column(
          { padding: [28, MARGIN, MODULE, MARGIN], gap: 28 },
          sticker(frame, "kicker", content.kicker, ground.spark),
          text("title", content.title, headline(content.title, palette.accentOnInverse, 168, 918)),
          text("body", content.body, body(ground.on, 42)),
          brandPlate(frame),
        ),
        art({ height: MODULE * 2 }, (box) => [
          el("rect", { width: box.width, height: box.height, fill: palette.paper }),
          checker(box, MODULE, palette.line),
        ]),
      ),
    };
  },
});

export const closers = [recap, cta, closing];
