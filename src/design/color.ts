import type { Hex } from "./scene.ts";

type Rgb = readonly [number, number, number];

/** Red, green and blue of `#rgb` or `#rrggbb`, 0…255. */
export function hexChannels(hex: Hex): Rgb {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits;
  const at = (index: number): number => Number.parseInt(full.slice(index, index + 2), 16);
  return [at(0), at(2), at(4)];
}

/** `#rrggbb` of channels of 0…255; they are rounded and kept in that range. */
export function hexOf(rgb: Rgb): Hex {
  return `#${rgb
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Blends two colours in sRGB; `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const a = hexChannels(from);
  const b = hexChannels(to);
  return hexOf([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Linear light, 0…1, of an 8-bit channel (IEC 61966-2-1). */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2.2 relative luminance of 0–255 channels. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2 contrast ratio of two luminances, 1–21. */
export function luminanceContrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** WCAG 2.2 contrast ratio of two colours, 1–21. */
export function contrast(a: Hex, b: Hex): number {
  return luminanceContrast(luminance(hexChannels(a)), luminance(hexChannels(b)));
}

export function hexLuminance(hex: Hex): number {
  return luminance(hexChannels(hex));
}

/** The candidate that reads best on `ground`. */
export function mostReadable(ground: Hex, candidates: readonly [Hex, ...Hex[]]): Hex {
  return candidates.reduce((best, candidate) =>
    contrast(candidate, ground) > contrast(best, ground) ? candidate : best,
  );
}
