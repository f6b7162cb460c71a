import { hexLuminance, mix } from "../../src/design/color.ts";
import type { PictureScene } from "../../src/design/theme.ts";
import { el, type SvgElement } from "../../src/svg/element.ts";

/** A dish on its mount, seen from the side, listening upwards. */
function dish(x: number, ground: number, size: number, fill: string, edge: string): SvgElement {
  const bowl = `M${-size} ${-size * 0.9}A${size * 1.15} ${size * 1.15} 0 0 0 ${size * 0.75} ${-size * 0.1}Z`;
  return el(
    "g",
    { transform: `translate(${x} ${ground})` },
    el("path", { d: `M${-size * 0.28} 0L${-size * 0.08} ${-size * 0.75}H${size * 0.1}L${size * 0.3} 0Z`, fill }),
    el("path", { d: bowl, fill, transform: `translate(0 ${-size * 0.6})` }),
    el("path", {
      d: `M${-size} ${-size * 1.5}L${size * 0.75} ${-size * 0.7}M${-size * 0.12} ${-size * 1.1}L${size * 0.34} ${-size * 1.9}`,
      stroke: edge,
      "stroke-width": Math.max(3, size * 0.035),
    }),
    el("circle", { cx: size * 0.34, cy: -size * 1.9, r: size * 0.07, fill: edge }),
  );
}

/** A row of radio dishes under a night sky with star trails. */
const array: PictureScene = ({ width, height }, { paper, accent, second, ink }, random) => {
  // It is night in a light palette as well.
  const [dark, light] = hexLuminance(paper) < hexLuminance(ink) ? [paper, ink] : [ink, paper];
  const metal = mix(dark, light, 0.08);
  const horizon = height * 0.78;
  const sky = [0, 1, 2, 3, 4, 5, 6, 7].map((band) =>
    el("rect", {
      y: (horizon / 8) * band,
      width,
      height: horizon / 8 + 1,
      fill: mix(mix(dark, "#000000", 0.25), accent, 0.06 + band * 0.085),
    }),
  );
  const pole = { x: width * 0.68, y: height * 0.16 };
  const trails = Array.from({ length: 46 }, () => {
    const radius = Math.hypot(width, height) * (0.05 + random() * 0.8);
    const from = random() * Math.PI * 2;
    const to = from + 0.16 + random() * 0.22;
    const at = (angle: number): string => `${pole.x + Math.cos(angle) * radius} ${pole.y + Math.sin(angle) * radius}`;
    return el("path", {
      d: `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`,
      fill: "none",
      stroke: light,
      "stroke-width": 1 + random() * 2,
      "stroke-opacity": 0.25 + random() * 0.5,
    });
  });
  const sizes = [0.1, 0.14, 0.2];
  const dishes = sizes.map((size, at) =>
    dish(
      width * (0.2 + at * 0.27),
      horizon + height * (0.02 + at * 0.05),
      Math.min(width, height) * size,
      mix(metal, light, 0.12 + at * 0.12),
      at === 2 ? second : mix(light, metal, 0.3),
    ),
  );
  return [
    el("rect", { width, height, fill: mix(dark, accent, 0.6) }),
    ...sky,
    ...trails,
    el("circle", { cx: pole.x, cy: pole.y, r: Math.min(width, height) * 0.05, fill: second }),
    el("path", {
      d: `M0 ${horizon}Q${width * 0.3} ${horizon - height * 0.05} ${width * 0.55} ${horizon}T${width} ${horizon - height * 0.02}V${height}H0Z`,
      fill: mix(dark, "#000000", 0.35),
    }),
    ...dishes,
  ];
};

/** A bell around `center`, 0…1 across. */
function bell(share: number, center: number, width: number): number {
  return Math.exp(-(((share - center) / width) ** 2));
}

/** Spectra stacked one behind the other until they look like a range of mountains, the strongest one in coral. */
const ridges: PictureScene = ({ width, height }, { paper, accent, second, ink }, random) => {
  const dark = hexLuminance(paper) < hexLuminance(ink) ? paper : ink;
  const count = 34;
  const ground = mix(dark, "#000000", 0.3);
  const lines = Array.from({ length: count }, (_, line) => {
    const depth = line / (count - 1);
    const base = height * (0.26 + depth * 0.76);
    const peaks = Array.from({ length: 4 }, () => ({
      center: 0.5 + (random() - 0.5) * 0.42,
      width: 0.03 + random() * 0.06,
      rise: height * (0.06 + random() * 0.15),
    }));
    const points = Array.from({ length: 121 }, (_point, at) => {
      const share = at / 120;
      const rise = peaks.reduce((sum, peak) => sum + bell(share, peak.center, peak.width) * peak.rise, 0);
      const noise = (random() - 0.5) * height * 0.004 * (1 + 6 * bell(share, 0.5, 0.22));
      return `${(share * width).toFixed(1)} ${(base - rise * (0.45 + depth * 0.5) - noise).toFixed(1)}`;
    });
    const isStrongest = line === count - 6;
    return el("path", {
      d: `M${points.join("L")}V${height}H0Z`,
      fill: ground,
      stroke: isStrongest ? second : mix(ground, accent, 0.25 + depth * 0.75),
      "stroke-width": Math.max(2, height * (isStrongest ? 0.006 : 0.0028)),
      "stroke-linejoin": "round",
    });
  });
  return [el("rect", { width, height, fill: ground }), ...lines];
};

export const pictures = { array, ridges };
