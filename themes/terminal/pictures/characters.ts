import { mix } from "../../../src/design/color.ts";
import type { PictureScene } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { clamp, night, noise } from "./bitmap.ts";

/** Signs from faint to heavy, as strokes in a cell of 1 by 1: . : - = + * # */
const SIGNS = [
  "",
  "M.44 .5h.12",
  "M.44 .3h.12M.44 .7h.12",
  "M.22 .5h.56",
  "M.2 .36h.6M.2 .64h.6",
  "M.18 .5h.64M.5 .2v.6",
  "M.16 .5h.68M.5 .16v.68M.26 .24l.48 .52M.74 .24l-.48 .52",
  "M.12 .34h.76M.12 .66h.76M.34 .12v.76M.66 .12v.76",
];

/** A sun over the sea, typed. */
export const characters: PictureScene = (box, palette, random) => {
  const cell = { width: Math.max(15, box.width / 56), height: Math.max(20, box.width / 42) };
  const columns = Math.ceil(box.width / cell.width);
  const rows = Math.ceil(box.height / cell.height);
  const shore = 0.56;
  const radius = Math.min(box.width, box.height) * 0.25;
  const sun = { x: box.width * 0.6, y: box.height * shore - radius * 0.35 };
  const swell = noise(random);
  const strokes = { sun: "", sea: "", sky: "" };
  const put = (layer: keyof typeof strokes, x: number, y: number, level: number): void => {
    const sign = SIGNS[Math.round(clamp(level) * (SIGNS.length - 1))] ?? "";
    strokes[layer] += sign.replaceAll(
      /([Mhvl])(-?[.\d]+)(?: (-?[.\d]+))?/g,
      (_, command: string, first: string, then?: string) => {
        const [a, b] = [Number(first), Number(then ?? 0)];
        if (command === "M") return `M${((x + a) * cell.width).toFixed(1)} ${((y + b) * cell.height).toFixed(1)}`;
        if (command === "h") return `h${(a * cell.width).toFixed(1)}`;
        return command === "v"
          ? `v${(a * cell.height).toFixed(1)}`
          : `l${(a * cell.width).toFixed(1)} ${(b * cell.height).toFixed(1)}`;
      },
    );
  };
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const [px, py] = [(x + 0.5) * cell.width, (y + 0.5) * cell.height];
      const depth = (py / box.height - shore) / (1 - shore);
      const away = Math.hypot(px - sun.x, py - sun.y) / radius;
      if (depth > 0) {
        const path = Math.exp(-(((px - sun.x) / (radius * (0.6 + depth * 0.8))) ** 2));
        const crest = swell(x * 0.5 + y * 2.7) * 0.5 + swell(x * 0.21 - y * 1.9) * 0.4;
        if (path > 0.6 && crest > -0.12) put("sun", x, y, 0.55 + crest * 0.5);
        else put("sea", x, y, 0.3 + depth * 0.22 + crest * 0.4 + path * 0.2);
      } else if (away < 1) put("sun", x, y, 0.98 - Math.max(0, (py - sun.y) / radius) * 0.5);
      else put("sky", x, y, 0.42 * Math.exp(-(away - 1) * 1.1) + swell(x * 0.3 + y * 0.9) * 0.06);
    }
  const pen = { fill: "none", "stroke-width": cell.width * 0.17, "stroke-linecap": "square" };
  return [
    night(box, palette),
    el("path", { d: strokes.sky, stroke: mix(palette.paper, palette.accent, 0.5), ...pen }),
    el("path", { d: strokes.sea, stroke: palette.accent, ...pen }),
    el("path", { d: strokes.sun, stroke: palette.second, ...pen }),
  ];
};
