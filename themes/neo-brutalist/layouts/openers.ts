import { calm } from "../../../src/design/copyfit.ts";
import { art, column, row, text, type ArtBox } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import { poster } from "../chrome.ts";
import { arrow, burst, checker, marquee } from "../motifs.ts";
import { brandPlate, fillArt, rule, slab, stamp, sticker } from "../slabs.ts";
import { BORDER, MARGIN, MODULE, black, cell, loud } from "../tokens.ts";
import { body, headline } from "../type.ts";

/**
 * The price-tag star that fills what the title leaves, cropped by the edge, with the way on inside; its radius is
 * `largest` px at most.
 */
function seal(frame: Frame, largest: number, { width, height, rtl }: ArtBox): SvgElement[] {
  const ground = loud(frame);
  const radius = Math.min(largest, Math.max(180, height * 0.54));
  const x = rtl ? radius * 0.74 : width - radius * 0.74;
  const y = Math.max(radius + 24, height - radius * 0.8);
  const length = radius * 0.98;
  const way = arrow(x - length / 2, y - radius * 0.36, length, radius * 0.72, rtl, 0.36);
  return [...stamp(ground, burst(x, y, radius, 18), ground.pop.fill, 18), el("path", { d: way, fill: ground.pop.on })];
}

const cover = layout("cover", {
  id: "cover-poster",
  name: "Poster with seal",
  weight: "color",
  compose: (content, frame) => {
    const ground = loud(frame);
    const { palette } = frame;
    return {
      background: ground.fill,
      root: column(
        {},
        art({ height: MODULE * 2 }, (box) => [
          el("rect", { width: box.width, height: box.height, fill: palette.paper }),
          checker(box, MODULE, palette.line),
        ]),
        rule(palette.line),
        column(
          { grow: 1, padding: [MODULE, MARGIN, 0, MARGIN] },
          row(
            { justify: "between", align: "start", gap: 24 },
            sticker(frame, "kicker", content.kicker, ground.pop, { shrink: 1 }),
            brandPlate(frame),
          ),
          text("title", content.title, headline(content.title, ground.on, 164, 918), { margin: [40, 0, 0, 0] }),
          row(
            { grow: 1, align: "end", minHeight: 280 },
            art({ absolute: { top: 0, bottom: 0, start: 0, end: -MARGIN } }, (box) =>
              seal(frame, content.body === undefined ? 440 : 336, box),
            ),
            content.body &&
              slab(
                frame,
                ground,
                palette.paper,
                { width: 560, padding: [28, 36], margin: [32, 0, MODULE, 0] },
                text("body", content.body, { ...body(palette.ink, 40), weight: 600 }),
              ),
          ),
        ),
        rule(palette.line),
        art({ height: MODULE * 2 }, (box) => marquee(box, palette.inverse, palette.accentOnInverse)),
      ),
    };
  },
});

/** Rows of arrows to the bottom edge, every second one shifted by half a step. */
function wall(frame: Frame, box: ArtBox): SvgElement[] {
  const rows = Math.min(5, Math.max(1, Math.round(box.height / (MODULE * 2.2))));
  const height = box.height / rows;
  const step = height * 1.5;
  return Array.from({ length: rows }, (_, at): SvgElement[] => {
    const strip = cell(frame, at);
    const y = at * height;
    const shift = at % 2 === 0 ? 0.12 : 0.62;
    const arrows = Array.from({ length: Math.ceil(box.width / step) + 1 }, (__, step_) =>
      arrow((step_ - shift) * step, y + height * 0.22, step * 0.72, height * 0.56, box.rtl, 0.38),
    );
    return [
      el("rect", { y, width: box.width, height, fill: strip.fill }),
      el("path", { d: arrows.join(""), fill: strip.on }),
      ...(at > 0
        ? [el("rect", { y: y - BORDER / 2, width: box.width, height: BORDER, fill: frame.palette.line })]
        : []),
    ];
  }).flat();
}

const hook = layout("hook", {
  id: "hook-arrow-wall",
  name: "Arrow wall",
  weight: "dark",
  compose: (content, frame) => {
    const ground = black(frame);
    return poster(
      frame,
      ground,
      {},
      column(
        { padding: [MODULE, MARGIN, MODULE, MARGIN], gap: 40 },
        sticker(frame, "kicker", content.kicker, ground.spark),
        text(
          "title",
          content.title,
          calm(headline(content.title, frame.palette.accentOnInverse, 140, 918), content.title),
        ),
        text("body", content.body, body(ground.on, 42)),
      ),
      fillArt(70, {}, (box) => wall(frame, box)),
    );
  },
});

export const openers = [cover, hook];
