import { mix } from "../../../src/design/color.ts";
import type { Hex } from "../../../src/design/scene.ts";
import type { Palette, PictureScene } from "../../../src/design/theme.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import { gradient, land, rolling, sky } from "./terrain.ts";

const RANGES = 6;

/** From the haze of the horizon (0) to the ground in front (1). */
function depth({ paper, second, accent, inverse }: Palette, share: number): Hex {
  const haze = mix(paper, second, 0.75);
  return share < 0.55 ? mix(haze, accent, share / 0.55) : mix(accent, inverse, (share - 0.55) / 0.5);
}

/** A cypress standing at (x, y), `size` px tall. */
function cypress(x: number, y: number, size: number, fill: Hex): SvgElement {
  const [wide, waist, foot] = [size * 0.13, y - size * 0.55, y + size * 0.05];
  const right = `C${x + wide * 1.3} ${waist} ${x + wide} ${y} ${x} ${foot}`;
  const left = `C${x - wide} ${y} ${x - wide * 1.3} ${waist} ${x} ${y - size}`;
  return el("path", { d: `M${x} ${y - size}${right}${left}Z`, fill });
}

/** Noon over rolling hills, paler with distance, with cypresses on the near ones. */
export const hills: PictureScene = (box, palette, random) => {
  const { width, height } = box;
  const { paper, second, accent, inverse } = palette;
  const ranges = Array.from({ length: RANGES }, (_, at) => {
    const share = at / (RANGES - 1);
    const skyline = rolling(0.5 + share * 0.36, 0.09 + share * 0.05, random);
    const color = depth(palette, share);
    const first = 0.08 + random() * 0.5;
    const trees = Array.from({ length: at === 3 || at === 4 ? 4 + Math.floor(random() * 3) : 0 }, (_tree, tree) => {
      const x = first + tree * (0.035 + random() * 0.045);
      const size = height * (0.05 + share * 0.06) * (0.7 + random() * 0.6);
      return cypress(x * width, skyline(x) * height + 4, size, mix(color, inverse, 0.3));
    });
    const mist = gradient(`hill-${at}`, [0, color], [1, mix(color, paper, 0.34 * (1 - share))]);
    return [el("defs", {}, mist), ...trees, land(skyline, box, `url(#hill-${at})`)];
  });
  const sun = { cx: width * 0.68, cy: height * 0.33, r: Math.min(width, height) * 0.13 };
  return [
    ...sky(box, [0, mix(paper, second, 0.62)], [0.62, mix(paper, accent, 0.06)]),
    el("circle", { ...sun, fill: mix(accent, second, 0.22) }),
    ...ranges.flat(),
  ];
};
