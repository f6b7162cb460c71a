import { mix } from "../../../src/design/color.ts";
import type { PictureScene } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { gradient, land, rolling, sky, type Skyline } from "./terrain.ts";

const GLINTS = 26;
/** Where the headland meets the water, as a share of the width. */
const CAPE = 0.46;

/** Dusk: the sun half in the sea, its light broken up on the water. */
export const coast: PictureScene = (box, palette, random) => {
  const { width, height } = box;
  const { paper, second, accent, inverse } = palette;
  const horizon = height * 0.58;
  const radius = Math.min(width * 0.2, height * 0.3);
  const center = width * 0.62;
  const light = mix(paper, second, 0.25);
  const glints = Array.from({ length: GLINTS }, (_, at) => {
    const share = at / GLINTS;
    const reach = radius * (1 - share * 0.35) * (0.35 + random() * 0.75);
    const x = center - reach + (random() - 0.5) * radius * 0.6;
    const y = horizon + 6 + share ** 1.5 * (height - horizon);
    const size = { x, y, width: reach * 2, height: 2 + share * 9, rx: 2 + share * 4 };
    return el("rect", { ...size, fill: light, "fill-opacity": 0.75 - share * 0.45 });
  });
  const far = rolling(0.74, 0.06, random);
  const headland: Skyline = (x) => Math.min(1, x < CAPE ? far(x) + (x / CAPE) ** 3 * 0.28 : 1);
  const near = rolling(0.93, 0.05, random);
  const shore: Skyline = (x) => near(x) - Math.max(0, x - 0.55) * 0.42;
  return [
    ...sky(box, [0, mix(accent, inverse, 0.25)], [0.32, accent], [0.58, mix(accent, second, 0.75)]),
    el("circle", { cx: center, cy: horizon - radius * 0.25, r: radius, fill: light }),
    el("defs", {}, gradient("sea", [0, mix(accent, second, 0.35)], [1, mix(accent, inverse, 0.7)])),
    el("rect", { y: horizon, width, height: height - horizon, fill: "url(#sea)" }),
    ...glints,
    land(headland, { ...box, height: horizon + 3 }, mix(accent, inverse, 0.55)),
    land(shore, box, inverse),
  ];
};
