import { mix } from "../../../src/design/color.ts";
import type { PictureScene } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { gradient, jagged, land, sky } from "./terrain.ts";

const STARS = 70;

/** Night: a full moon and stars over four ranges that sink into the dark. */
export const mountains: PictureScene = (box, palette, random) => {
  const { width, height } = box;
  const { second, accent, inverse, onInverse } = palette;
  const night = mix(inverse, accent, 0.18);
  const stars = Array.from({ length: STARS }, () => {
    const place = { cx: random() * width, cy: random() ** 1.4 * height * 0.55, r: 0.8 + random() * 1.9 };
    return el("circle", { ...place, fill: onInverse, "fill-opacity": 0.25 + random() * 0.6 });
  });
  const ranges = [
    { level: 0.62, rise: 0.2, color: mix(accent, second, 0.2) },
    { level: 0.74, rise: 0.16, color: mix(accent, inverse, 0.25) },
    { level: 0.86, rise: 0.12, color: mix(accent, inverse, 0.6) },
    { level: 0.97, rise: 0.08, color: mix(inverse, accent, 0.08) },
  ].flatMap(({ level, rise, color }, at) => [
    el("defs", {}, gradient(`range-${at}`, [0, color], [1, mix(color, night, 0.75)])),
    land(jagged(level, rise, random), box, `url(#range-${at})`),
  ]);
  const moon = { cx: width * 0.3, cy: height * 0.26, r: Math.min(width, height) * 0.1 };
  return [
    ...sky(box, [0, mix(inverse, accent, 0.06)], [0.7, mix(accent, inverse, 0.35)]),
    ...stars,
    el("circle", { ...moon, fill: mix(onInverse, second, 0.25) }),
    ...ranges,
  ];
};
