import names from "color-name";

/** sRGB; red, green, blue and alpha run from 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export const BLACK: Color = { red: 0, green: 0, blue: 0, alpha: 1 };

/** Reads a CSS colour: hex, rgb(), hsl(), a name or `transparent`. Undefined for anything else. */
export function parseColor(value: string): Color | undefined {
  const text = value.trim().toLowerCase();
  if (text.startsWith("#")) return parseHex(text.slice(1));
  if (text === "transparent") return { ...BLACK, alpha: 0 };
  const call = /^(rgb|hsl)a?\((.*)\)$/.exec(text);
  if (call !== null) return call[1] === "rgb" ? parseRgb(call[2] ?? "") : parseHsl(call[2] ?? "");
  const named = Object.hasOwn(names, text) ? names[text] : undefined;
  return named === undefined ? undefined : fromBytes(named, 1);
}

/** `#rrggbb`, without the alpha. */
export function toHex({ red, green, blue }: Color): string {
  const byte = (share: number): string =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${byte(red)}${byte(green)}${byte(blue)}`;
}

function parseHex(digits: string): Color | undefined {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return undefined;
  const full = digits.length < 6 ? digits.replaceAll(/./g, "$&$&") : digits;
  const byte = (index: number): number => Number.parseInt(full.slice(index, index + 2), 16);
  return fromBytes([byte(0), byte(2), byte(4)], full.length === 8 ? byte(6) / 255 : 1);
}

function parseRgb(list: string): Color | undefined {
  const [red, green, blue, alpha] = list.split(/[\s,/]+/).filter(Boolean);
  const channel = (part: string | undefined): number =>
    part === undefined ? NaN : part.endsWith("%") ? (Number(part.slice(0, -1)) * 255) / 100 : Number(part);
  const bytes = [channel(red), channel(green), channel(blue)] as const;
  return bytes.some(Number.isNaN) ? undefined : fromBytes(bytes, parseAlpha(alpha));
}

function parseHsl(list: string): Color | undefined {
  const [hue, saturation, lightness, alpha] = list.split(/[\s,/]+/).filter(Boolean);
  const h = Number.parseFloat(hue ?? "");
  const s = Number.parseFloat(saturation ?? "") / 100;
  const l = Number.parseFloat(lightness ?? "") / 100;
  if ([h, s, l].some(Number.isNaN)) return undefined;
  // CSS Color 4, §7.1: hsl to sRGB.
  const channel = (n: number): number => {
    const k = (((n + h / 30) % 12) + 12) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return { red: channel(0), green: channel(8), blue: channel(4), alpha: parseAlpha(alpha) };
}

function parseAlpha(part: string | undefined): number {
  if (part === undefined) return 1;
  const alpha = part.endsWith("%") ? Number(part.slice(0, -1)) / 100 : Number(part);
  return Number.isNaN(alpha) ? 1 : clamp(alpha);
}

function fromBytes([red, green, blue]: readonly [number, number, number], alpha: number): Color {
  return { red: clamp(red / 255), green: clamp(green / 255), blue: clamp(blue / 255), alpha };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
