import { hexChannels, hexOf, linear } from "./color.ts";
import type { Hex } from "./scene.ts";

/** A colour as the eye orders it: lightness 0…1, chroma 0…0.4, hue in degrees (Ottosson, OKLab, 2020). */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

export function toOklch(hex: Hex): Oklch {
  const [lightness, a, b] = toOklab(hex);
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: (degrees + 360) % 360 };
}

/** The sRGB colour; where there is none so colourful, the most colourful of that lightness and hue. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Hex {
  let [least, most] = [0, chroma];
  if (inGamut(lightOf({ lightness, chroma, hue }))) least = chroma;
  else {
    for (let step = 0; step < 12; step += 1) {
      const middle = (least + most) / 2;
      if (inGamut(lightOf({ lightness, chroma: middle, hue }))) least = middle;
      else most = middle;
    }
  }
  const [red, green, blue] = lightOf({ lightness, chroma: least, hue });
  return hexOf([encode(red), encode(green), encode(blue)]);
}

/** How different two colours look: distance in OKLab, where black to white is 1. */
export function colorDistance(a: Hex, b: Hex): number {
  const [left, right] = [toOklab(a), toOklab(b)];
  return Math.hypot(left[0] - right[0], left[1] - right[1], left[2] - right[2]);
}

function toOklab(hex: Hex): Triple {
  const [red, green, blue] = hexChannels(hex);
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Linear sRGB, 0…1 inside the gamut. */
function lightOf({ lightness, chroma, hue }: Oklch): Triple {
  const radians = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(radians), chroma * Math.sin(radians)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const ROUNDING = 0.0005;

function inGamut(light: Triple): boolean {
  return light.every((value) => value >= -ROUNDING && value <= 1 + ROUNDING);
}

/** The 8-bit channel of linear light (IEC 61966-2-1). */
function encode(light: number): number {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return share * 255;
}
