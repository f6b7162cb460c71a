import { mix } from "../../../src/design/color.ts";
import type { ArtBox, Hex } from "../../../src/design/scene.ts";
import type { PictureScene } from "../../../src/design/theme.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import { land, sky, type Skyline } from "./terrain.ts";

/** A swell that is steeper behind its crest than before it. */
function swell(crest: number, level: number, rise: number): Skyline {
  return (x) => {
    const away = (x - crest) / (x < crest ? 0.34 : 0.24);
    return level - rise * Math.exp(-(away ** 2)) + Math.sin(x * 7 + level * 9) * 0.012;
  };
}

/** A dune: lit to the left of the edge that winds down from its crest, in shade to the right. */
function dune(skyline: Skyline, crest: number, box: ArtBox, lit: Hex, shade: Hex): readonly SvgElement[] {
  const { width, height } = box;
  const [x, y] = [crest * width, skyline(crest) * height];
  const [drop, foot] = [height - y, x + width * 0.16];
  const edge = `C${x + width * 0.05} ${y + drop * 0.3} ${x - width * 0.12} ${y + drop * 0.55} ${foot} ${height}`;
  const back = Array.from({ length: 30 }, (_, at) => {
    const share = 1 - ((1 - crest) * at) / 29;
    return `L${share * width} ${skyline(share) * height}`;
  });
  return [
    land(skyline, box, lit),
    el("path", { d: `M${foot} ${height}L${width} ${height}${back.join("")}${edge}Z`, fill: shade }),
  ];
}

/** Evening in the desert, a low sun behind three dunes. */
export const dunes: PictureScene = (box, palette, random) => {
  const { width, height } = box;
  const { second, accent, inverse, onInverse } = palette;
  const ranges = [
    { crest: 0.78, level: 0.66, rise: 0.12, light: 0.5 },
    { crest: 0.3, level: 0.8, rise: 0.22, light: 0.25 },
    { crest: 0.68 + random() * 0.06, level: 1, rise: 0.22, light: 0 },
  ];
  const sun = { cx: width * 0.6, cy: height * 0.4, r: Math.min(width, height) * 0.17 };
  return [
    ...sky(box, [0, mix(accent, inverse, 0.35)], [0.7, mix(accent, second, 0.55)]),
    el("circle", { ...sun, fill: mix(onInverse, second, 0.2) }),
    ...ranges.flatMap(({ crest, level, rise, light }) => {
      const lit = mix(mix(accent, second, light), inverse, 0.1);
      const shade = mix(mix(lit, inverse, 0.62), accent, light * 0.4);
      return dune(swell(crest, level, rise), crest, box, lit, shade);
    }),
  ];
};
