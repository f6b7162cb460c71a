import { mix } from "../../../src/design/color.ts";
import type { PictureScene } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { night, noise } from "./bitmap.ts";

const STEPS = 120;

/** A landscape as an instrument plots it: one trace behind the other, one of them in amber. */
export const waves: PictureScene = (box, palette, random) => {
  const { width, height } = box;
  const count = Math.max(12, Math.round(height / 30));
  const marked = Math.round(count * 0.6);
  const summit = 0.36 + random() * 0.2;
  const traces = Array.from({ length: count }, (_, at) => {
    const [broad, fine] = [noise(random), noise(random)];
    const share = at / (count - 1);
    const base = height * (0.2 + 0.78 * share);
    const rise = height * (0.1 + 0.2 * Math.sin(Math.PI * (0.2 + share * 0.7)));
    const center = summit + 0.14 * Math.sin(share * 4);
    const points = Array.from({ length: STEPS + 1 }, (__, step) => {
      const x = step / STEPS;
      const swell = Math.exp(-(((x - center) / 0.21) ** 2)) + 0.5 * Math.exp(-(((x - center - 0.36) / 0.12) ** 2));
      const y = base - rise * swell * (0.62 + 0.3 * broad(x * 9)) - (2 + 9 * swell) * fine(x * 34);
      return `${(x * width).toFixed(1)} ${y.toFixed(1)}`;
    });
    const line = points.join("L");
    const stroke = at === marked ? palette.second : mix(palette.paper, palette.accent, 0.3 + 0.7 * share);
    return [
      el("path", { d: `M${line}V${height}H0Z`, fill: palette.paper }),
      el("path", { d: `M${line}`, fill: "none", stroke, "stroke-width": at === marked ? 5 : 3.4 }),
    ];
  });
  return [night(box, palette), ...traces.flat()];
};
