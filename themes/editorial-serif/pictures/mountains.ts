import { mix } from "../../../src/design/color.ts";
import type { ArtBox } from "../../../src/design/scene.ts";
import type { Palette, PictureScene } from "../../../src/design/theme.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import { gradient, jagged, land, sky, type Random } from "./terrain.ts";

const STARS = 70;

/** Four ranges that sink into the dark. */
function ranges(box: ArtBox, { second, accent, inverse }: Palette, random: Random): readonly SvgElement[] {
  const night = mix(inverse, accent, 0.18);
  return [
    { level: 0.62, rise: 0.2, color: mix(accent, second, 0.2) },
    { level: 0.74, rise: 0.16, color: mix(accent, inverse, 0.25) },
    { level: 0.86, rise: 0.12, color: mix(accent, inverse, 0.6) },
    { level: 0.97, rise: 0.08, color: mix(inverse, accent, 0.08) },
  ].flatMap(({ level, rise, color }, at) => [
    el("defs", {}, gradient(`range-${at}`, [0, color], [1, mix(color, night, 0.75)])),
    land(jagged(level, rise, random), box, `url(#range-${at})`),
  ]);
}

/** Night: a full moon and stars over the mountains. */
export const mountains: PictureScene = (box, palette, random) => {
  const { width, height } = box;
  const { second, accent, inverse, onInverse } = palette;
  const stars = Array.from({ length: STARS }, () => {
    const place = { cx: random() * width, cy: random() ** 1.4 * height * 0.55, r: 0.8 + random() * 1.9 };
    return el("circle", { ...place, fill: onInverse, "fill-opacity": 0.25 + random() * 0.6 });
  });
  const moon = { cx: width * 0.3, cy: height * 0.26, r: Math.min(width, height) * 0.1 };
  return [
    ...sky(box, [0, mix(inverse, accent, 0.06)], [0.7, mix(accent, inverse, 0.35)]),
    ...stars,
    el("circle", { ...moon, fill: mix(onInverse, second, 0.25) }),
    ...ranges(box, palette, random),
  ];
};

/** First light behind other mountains, the sun still half below the farthest range. */
export const dawn: PictureScene = (box, palette, random) => {
  const { width, height } = box;
  const { paper, second, accent } = palette;
  const sun = { cx: width * 0.66, cy: height * 0.54, r: Math.min(width, height) * 0.24 };
  return [
    ...sky(box, [0, mix(second, paper, 0.35)], [0.7, mix(accent, second, 0.62)]),
    el("circle", { ...sun, fill: mix(paper, second, 0.22) }),
    ...ranges(box, palette, random),
  ];
};
