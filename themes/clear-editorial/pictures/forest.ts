import { mix } from "../../../src/design/color.ts";
import type { Hex } from "../../../src/design/scene.ts";
import type { PictureScene } from "../../../src/design/theme.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import type { Random } from "./aerial.ts";

const ROWS = 6;
const BOUGHS = 7;

/** A spruce standing at (x, y), `size` px tall: boughs that widen towards the foot, a little uneven. */
function spruce(x: number, y: number, size: number, fill: Hex, random: Random): SvgElement {
  const side = (direction: 1 | -1): string[] =>
    Array.from({ length: BOUGHS }, (_, at) => {
      const share = (at + 1) / BOUGHS;
      const reach = size * 0.19 * share * (0.85 + random() * 0.3);
      const level = y - size + size * 0.94 * share;
      return `${x + direction * reach} ${level}L${x + direction * reach * 0.45} ${level - size * 0.028}`;
    });
  const right = side(1);
  const left = side(-1)
    .reverse()
    .map((pair) => pair.split("L").reverse().join("L"));
  return el("path", { d: `M${x} ${y - size}L${right.join("L")}L${x} ${y}L${left.join("L")}Z`, fill });
}

/** Spruces in morning mist, row behind row, with the sun (its place as shares of the picture) coming up behind the last. */
export const forest =
  (sun: { readonly x: number; readonly y: number }): PictureScene =>
  (box, palette, random) => {
    const { width, height } = box;
    const { paper, accent, second, inverse } = palette;
    const haze = mix(mix(paper, accent, 0.18), second, 0.1);
    const rows = Array.from({ length: ROWS }, (_, row): readonly SvgElement[] => {
      const share = row / (ROWS - 1);
      const color = share < 0.6 ? mix(haze, accent, 0.25 + share * 1.1) : mix(accent, inverse, (share - 0.5) * 2);
      const foot = height * (0.62 + share * 0.5);
      const size = height * (0.2 + share * 0.42);
      const count = Math.ceil(width / (size * 0.2));
      const trees = Array.from({ length: count }, (_tree, at) => {
        const x = ((at + random() * 0.9) / count) * width * 1.06 - width * 0.03;
        return spruce(x, foot + random() * size * 0.06, size * (0.62 + random() * 0.55), color, random);
      });
      const mist = el(
        "linearGradient",
        { id: `mist-${row}`, x1: 0, y1: 0, x2: 0, y2: 1 },
        el("stop", { offset: 0, "stop-color": haze, "stop-opacity": 0 }),
        el("stop", { offset: 1, "stop-color": haze, "stop-opacity": 0.62 * (1 - share) }),
      );
      const veil = { y: foot - size * 0.55, width, height: height - foot + size * 0.55, fill: `url(#mist-${row})` };
      const ground = { y: foot - size * 0.04, width, height: height - foot + size * 0.04, fill: color };
      return [...trees, ...(ground.height > 0 ? [el("rect", ground)] : []), el("defs", {}, mist), el("rect", veil)];
    });
    return [
      el(
        "defs",
        {},
        el(
          "linearGradient",
          { id: "dawn", x1: 0, y1: 0, x2: 0, y2: 1 },
          el("stop", { offset: 0, "stop-color": mix(paper, accent, 0.3) }),
          el("stop", { offset: 0.6, "stop-color": mix(haze, second, 0.3) }),
        ),
      ),
      el("rect", { width, height, fill: "url(#dawn)" }),
      el("circle", { cx: width * sun.x, cy: height * sun.y, r: Math.min(width, height) * 0.12, fill: second }),
      ...rows.flat(),
    ];
  };
