import { mix } from "../../../src/design/color.ts";
import type { PictureScene } from "../../../src/design/theme.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import { stroke, tree, turned } from "./aerial.ts";

const TREES = 900;

/** A river through woodland from above, flowing at an angle; sandbanks in its bends. */
export const river =
  (degrees: number): PictureScene =>
  (box, palette, random) => {
    const { paper, accent, second, inverse } = palette;
    const { width, height } = box;
    const ground = mix(accent, inverse, 0.4);
    const water = mix(mix(accent, paper, 0.72), "#ffffff", 0.15);
    return [
      el("rect", { width, height, fill: ground }),
      turned(box, degrees, (side) => {
        const middle = side * 0.5;
        const phase = random() * 3;
        const bend = (x: number): number =>
          middle +
          Math.sin((x / side) * Math.PI * 3.4 + phase) * side * 0.1 +
          Math.sin((x / side) * 11 + phase) * side * 0.018;
        const broad = side * 0.052;
        const woods: SvgElement[] = Array.from({ length: TREES }, () => {
          const [x, y] = [random() * side, random() * side];
          const radius = side * (0.008 + random() * 0.011);
          const crown = mix(mix(accent, inverse, random() * 0.6), paper, random() * 0.14);
          return { x, y, radius, crown };
        })
          .filter(({ x, y, radius }) => Math.abs(y - bend(x)) > broad * 0.95 + radius)
          .sort((a, b) => a.y - b.y)
          .flatMap(({ x, y, radius, crown }) => tree(x, y, radius, crown, mix(crown, paper, 0.13), inverse));
        return [
          stroke((x) => bend(x) + broad * 0.16, side, mix(second, paper, 0.35), broad * 1.65),
          stroke(bend, side, mix(water, accent, 0.25), broad * 1.28),
          stroke(bend, side, water, broad),
          stroke((x) => bend(x) - broad * 0.2, side, paper, broad * 0.05, 0.7),
          ...woods,
        ];
      }),
    ];
  };
