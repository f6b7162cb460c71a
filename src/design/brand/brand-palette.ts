import { contrast, mix } from "../color.ts";
import { colorDistance, fromOklch, toOklch } from "../oklch.ts";
import type { Hex } from "../scene.ts";
import type { Palette } from "../theme.ts";
import { SHAPE_RATIO, TEXT_RATIO } from "../wcag.ts";
import type { BrandColors } from "./brand.ts";
import { readableOn, reads } from "./readable.ts";

/** A brand colour that would have been too faint on a ground, and what stands for it. */
export interface Correction {
  readonly name: keyof BrandColors;
  readonly from: Hex;
  readonly to: Hex;
  readonly ground: Hex;
  readonly what: "everything" | "small text";
}

export interface BrandPalette {
  readonly palette: Palette;
  readonly corrections: readonly Correction[];
}

/** Comfortable contrast of running text; wanted where it can be had. */
const COMFORT = 7;
/** A second colour decorates; it has to be seen. Text in it is set to read, slide by slide. */
const VISIBLE = 1.3;
/** A colour this far (OKLab) from every blend of paper and ink is one of its own, not a shade of grey. */
const OWN_COLOR = 0.08;
/** Difference in lightness between the two colours of a brand that has only one. */
const APART = 0.25;
/** How far a card may look from the paper it lies on. */
const QUIET = 0.14;

/**
 * A theme's palette in the colours of a brand: background as paper, primary as the theme's accent, the brand's accent (or
 * else its secondary colour) as the second colour, secondary as the ground of inverse slides or as a tint of cards. What
 * the brand does not name keeps its relation to what it does. Every pair reads at AA where the theme's own did.
 */
export function brandPalette(theme: Palette, colors: BrandColors): BrandPalette {
  const { primary, secondary, background } = colors;
  const spare = colors.accent === undefined ? undefined : secondary;
  const paper = background ?? theme.paper;
  const ink = textOn(paper, [theme.ink, theme.onInverse]);
  const inverse = inverseOf(theme, paper, primary, spare);
  const surface = surfaceOf(theme, paper, ink, spare, inverse);
  const accent = readableOn(
    primary ?? theme.accent,
    [paper],
    Math.min(SHAPE_RATIO, ratioOf(theme.accent, theme.paper)),
  );
  const wanted = colors.accent ?? secondary ?? akin(theme.second, primary);
  const second = readableOn(wanted, [paper], VISIBLE);
  const palette: Palette = {
    paper,
    ink,
    muted: readableOn(blended(theme, theme.muted, paper, ink), [paper, surface], TEXT_RATIO),
    line: blended(theme, theme.line, paper, ink),
    surface,
    accent,
    onAccent: textOn(accent, [theme.onAccent, paper, ink]),
    second,
    onSecond: textOn(second, [theme.onSecond, ink, paper]),
    inverse,
    onInverse: textOn(inverse, [theme.onInverse, paper, ink, theme.ink]),
    accentOnInverse: accentOn(theme, inverse, { accent: primary ?? theme.accentOnInverse, second: wanted }),
  };
  const [field, color] = colors.accent === undefined ? ["secondary" as const, secondary] : ["accent" as const, wanted];
  const corrections = [
    ...correctionsOf("primary", primary, accent, paper, ratioOf(theme.accent, theme.paper)),
    ...correctionsOf(field, color, second, paper, ratioOf(theme.second, theme.paper)),
  ];
  return { palette, corrections };
}

/** What became of a brand colour: of the colour itself, or only of the small text that a theme sets in it. */
function correctionsOf(
  name: keyof BrandColors,
  from: Hex | undefined,
  to: Hex,
  ground: Hex,
  textRatio: number,
): Correction[] {
  if (from === undefined) return [];
  if (from !== to) return [{ name, from, to, ground, what: "everything" }];
  const text = readableOn(from, [ground], TEXT_RATIO);
  return text === from || textRatio < TEXT_RATIO ? [] : [{ name, from, to: text, ground, what: "small text" }];
}

/** Accents on inverse slides come from the theme's accent or from its second colour: from the one they resemble. */
function accentOn(theme: Palette, inverse: Hex, wanted: { readonly accent: Hex; readonly second: Hex }): Hex {
  const resemblesSecond =
    colorDistance(theme.accentOnInverse, theme.second) < colorDistance(theme.accentOnInverse, theme.accent);
  const color = resemblesSecond ? wanted.second : wanted.accent;
  return readableOn(color, [inverse], ratioOf(theme.accentOnInverse, theme.inverse));
}

/** What AA asks of a pair, as far as the theme itself holds to it: a yellow that was never text need not become one. */
function ratioOf(color: Hex, ground: Hex): number {
  const ratio = contrast(color, ground);
  return ratio >= TEXT_RATIO ? TEXT_RATIO : ratio >= SHAPE_RATIO ? SHAPE_RATIO : 1;
}

/** The first candidate that reads comfortably, else the one that reads best, black and white among them. */
function textOn(ground: Hex, candidates: readonly Hex[]): Hex {
  const comfortable = candidates.find((candidate) => reads(candidate, [ground], COMFORT));
  if (comfortable !== undefined) return comfortable;
  return [...candidates, "#ffffff", "#000000"].reduce((best, candidate) =>
    contrast(candidate, ground) > contrast(best, ground) ? candidate : best,
  );
}

interface Blend {
  /** 0: all paper, 1: all ink. */
  readonly share: number;
  /** OKLab distance from the nearest blend. */
  readonly distance: number;
}

/** Where a colour of a theme lies between its paper and its ink. */
function blendOf({ paper, ink }: Palette, color: Hex): Blend {
  const blends = Array.from({ length: 41 }, (_, at): Blend => {
    const share = at / 40;
    return { share, distance: colorDistance(mix(paper, ink, share), color) };
  });
  return blends.reduce((best, blend) => (blend.distance < best.distance ? blend : best));
}

function blended(theme: Palette, color: Hex, paper: Hex, ink: Hex): Hex {
  return mix(paper, ink, blendOf(theme, color).share);
}

/**
 * Cards: a shade of the paper, tinted by a brand colour that has no other place. A theme whose cards have a colour of
 * their own gets that brand colour as light as they were.
 */
function surfaceOf(theme: Palette, paper: Hex, ink: Hex, spare: Hex | undefined, inverse: Hex): Hex {
  const { share, distance } = blendOf(theme, theme.surface);
  if (distance >= OWN_COLOR) {
    const { lightness, chroma } = toOklch(theme.surface);
    const own = spare === undefined ? undefined : toOklch(spare);
    const colored =
      own === undefined ? theme.surface : fromOklch({ lightness, chroma: Math.max(chroma, own.chroma), hue: own.hue });
    return readableOn(colored, [ink], TEXT_RATIO);
  }
  const shade = readableOn(mix(paper, ink, share), [ink], TEXT_RATIO);
  if (spare === undefined || spare === inverse) return shade;
  const tints = [1, 0.7, 0.5, 0.35, 0.2, 0.1].map((strength) => mix(paper, spare, strength));
  return tints.find((tint) => colorDistance(tint, paper) <= QUIET && reads(tint, [ink], COMFORT)) ?? shade;
}

/** The ground of the slides that stand out: a spare brand colour that differs enough, else the theme's, in the brand's hue. */
function inverseOf(theme: Palette, paper: Hex, primary: Hex | undefined, spare: Hex | undefined): Hex {
  if (spare !== undefined && reads(spare, [paper], TEXT_RATIO)) return spare;
  const own = [theme.inverse, theme.paper].find((ground) => reads(ground, [paper], TEXT_RATIO)) ?? theme.inverse;
  const { lightness, chroma } = toOklch(own);
  if (primary === undefined || chroma < 0.015) return own;
  return fromOklch({ lightness, chroma, hue: toOklch(primary).hue });
}

/** For a brand of one colour: its hue, as light or dark as the theme's second colour and clearly apart from the first. */
function akin(second: Hex, primary: Hex | undefined): Hex {
  if (primary === undefined) return second;
  const { lightness: own, hue, chroma } = toOklch(primary);
  const { lightness: wanted, chroma: most } = toOklch(second);
  const apart = Math.abs(wanted - own) >= APART ? wanted : own > 0.5 ? own - APART : own + APART;
  return fromOklch({ lightness: apart, chroma: Math.min(chroma, most), hue });
}
