import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { art, column, text, type ArtBox, type Hex, type SceneNode } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { percentageOf } from "../../../src/design/written-figures.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import { poster } from "../chrome.ts";
import { burst, checker } from "../motifs.ts";
import { fillArt, stamp, sticker } from "../slabs.ts";
import { MARGIN, MODULE, black, glow, loud, type Ground } from "../tokens.ts";
import { body, figure, headline } from "../type.ts";

/** Advance of a figure of Archivo Black per half-em of text, em. */
const FIGURE_ADVANCE = 0.68;

const onBurst = layout("stat", {
  id: "stat-burst",
  name: "Figure on a burst",
  weight: "color",
  suits: ({ value, title, body: more }) => lengthOf(value) <= 5 && lengthOf(title) + lengthOf(more) * 0.6 <= 110,
  compose: (content, frame) => {
    const ground = loud(frame);
    // The less is said below, the larger the burst and what stands in it.
    const across = sizeFor(lengthOf(content.title) + lengthOf(content.body) * 0.6, [24, 640], [110, 440]);
    const size = Math.min(300, Math.floor(across / (lengthOf(content.value) * FIGURE_ADVANCE)));
    return poster(
      frame,
      ground,
      {},
      content.kicker &&
        column({ padding: [MODULE, MARGIN, 0, MARGIN] }, sticker(frame, "kicker", content.kicker, ground.spark)),
      column(
        { grow: 1, minHeight: 600, justify: "center", align: "center" },
        art({ absolute: { top: 0, bottom: 0, start: 0, end: 0 } }, ({ width, height }) => {
          const radius = Math.min(height / 2 - 30, 470);
          return stamp(ground, burst(width / 2, height / 2, radius, 20, 0.84), ground.pop.fill, 20);
        }),
        column(
          { width: across + 40, align: "center", ground: ground.pop.fill },
          text("value", content.value, { ...figure(ground.pop.on, size), align: "center", maxLines: 1 }),
        ),
      ),
      column(
        { padding: [12, MARGIN, MARGIN, MARGIN], gap: 24 },
        text("title", content.title, headline(content.title, ground.on, 88, 918)),
        text("body", content.body, body(ground.on, 38)),
      ),
    );
  },
});

/** Ten blocks, as many filled as the share says; the one in between in part. */
function meter(ground: Ground, bright: Hex, { width, height, rtl }: ArtBox, percentage: number): SvgElement[] {
  const gap = 14;
  const side = (width - gap * 9) / 10;
  const frameOf = { y: 3, width: side - 6, height: height - 6, fill: "none", stroke: ground.on, "stroke-width": 6 };
  return Array.from({ length: 10 }, (_, at): SvgElement[] => {
    const full = Math.min(1, Math.max(0, percentage / 10 - at));
    const x = (rtl ? 9 - at : at) * (side + gap);
    const filled = side * full;
    const filling = el("rect", { x: rtl ? x + side - filled : x, width: filled, height, fill: bright });
    return [...(full > 0 ? [filling] : []), ...(full < 1 ? [el("rect", { x: x + 3, ...frameOf })] : [])];
  }).flat();
}

/** What stands under the figure: its share in ten blocks, or else a checkerboard down to the edge. */
function underFigure(
  ground: Ground,
  bright: Hex,
  share: number | undefined,
  words: readonly (SceneNode | undefined)[],
) {
  if (share !== undefined) {
    const blocks = fillArt(44, { margin: [32, 0, 48, 0] }, (box) =>
      meter(ground, bright, { ...box, height: Math.min(box.height, 480) }, share),
    );
    return [blocks, ...words];
  }
  const board = fillArt(MODULE, { margin: [56, -MARGIN, -MARGIN, -MARGIN] }, (box) => {
    const rows = Math.floor(box.height / MODULE);
    const height = rows * MODULE;
    return [
      el(
        "g",
        { transform: `translate(0 ${box.height - height})` },
        el("rect", { width: box.width, height, fill: bright }),
        checker({ ...box, height }, MODULE, ground.fill),
      ),
    ];
  });
  return [column({ height: 36 }), ...words, board];
}

const meterFigure = layout("stat", {
  id: "stat-meter",
  name: "Figure and ten blocks",
  weight: "dark",
  compose: (content, frame) => {
    const ground = black(frame);
    const bright = glow(frame, ground.pop);
    const share = percentageOf(content.value.text);
    const words = [
      text("title", content.title, headline(content.title, ground.on, 88, 918)),
      text("body", content.body, body(ground.on, 42), { margin: [24, 0, 0, 0] }),
    ];
    return poster(
      frame,
      ground,
      { padding: [MODULE, MARGIN, MARGIN, MARGIN] },
      sticker(frame, "kicker", content.kicker, ground.spark, { margin: [0, 0, 28, 0] }),
      text(
        "value",
        content.value,
        {
          ...figure(bright, share === undefined && lengthOf(content.value) > 3 ? 280 : 440),
          lineHeight: 0.96,
          maxLines: 1,
        },
        {
          margin: [0, 0, 0, -10],
        },
      ),
      ...underFigure(ground, bright, share, words),
    );
  },
});

export const figures = [onBurst, meterFigure];
