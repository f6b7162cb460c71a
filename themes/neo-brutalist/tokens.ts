import { contrast } from "../../src/design/color.ts";
import type { Frame, Tokens } from "../../src/design/theme.ts";
import type { Hex } from "../../src/design/scene.ts";

/**
 * Five flat inks and nothing between them: yellow, pink and cyan shout in turn, white and black give them a rest.
 * Archivo Black says it, Space Grotesk explains it. Everything stands on a module of 54 px (20 × 25 on a 4:5 slide).
 */
export const tokens: Tokens = {
  palette: {
    paper: "#ffffff",
    ink: "#0b0b0b",
    muted: "#3d3d3d",
    line: "#0b0b0b",
    surface: "#3ad6ff",
    accent: "#ffe14d",
    onAccent: "#0b0b0b",
    second: "#ff4f8b",
    onSecond: "#0b0b0b",
    inverse: "#0b0b0b",
    onInverse: "#ffffff",
    accentOnInverse: "#ffe14d",
  },
  fonts: {
    heading: { family: "Archivo Black", weight: 900, genre: "sans" },
    body: { family: "Space Grotesk", weight: 500, genre: "sans" },
    accent: { family: "JetBrains Mono", weight: 700, genre: "mono" },
  },
};

/** Side of a grid module, px. */
export const MODULE = 54;
/** Distance of text and slabs from the canvas edge, px. */
export const MARGIN = MODULE * 1.5;
/** Width of every black outline, px. */
export const BORDER = 6;
/** Offset of every hard shadow, right and down, px. */
export const SHADOW = 14;

/** A flat colour with the colour of the words on it. */
export interface Ink {
  readonly fill: Hex;
  readonly on: Hex;
}

/** What a slide stands on, and the two colours that play against it. */
export interface Ground extends Ink {
  readonly pop: Ink;
  readonly spark: Ink;
  /** Of hard shadows: black, and on a black ground the spark. */
  readonly shadow: Hex;
  /** Of drawn shapes; none on black, where it would only cut the shadow to pieces. */
  readonly outline: Hex | undefined;
}

/** Every ink of the theme, for pieces that name their colour whatever the slide's turn is. */
export function inks(frame: Frame): { yellow: Ink; pink: Ink; cyan: Ink; white: Ink; black: Ink } {
  const { palette } = frame;
  return {
    yellow: { fill: palette.accent, on: palette.onAccent },
    pink: { fill: palette.second, on: palette.onSecond },
    cyan: { fill: palette.surface, on: palette.ink },
    white: { fill: palette.paper, on: palette.ink },
    black: { fill: palette.inverse, on: palette.onInverse },
  };
}

/** The three loud colours, beginning with the one whose turn it is on this slide: neighbours never share one. */
function turns(frame: Frame): readonly [Ink, Ink, Ink] {
  const { yellow, pink, cyan } = inks(frame);
  switch (frame.index % 3) {
    case 0:
      return [yellow, pink, cyan];
    case 1:
      return [cyan, yellow, pink];
    default:
      return [pink, cyan, yellow];
  }
}

/** The slide's turn of yellow, cyan and pink. */
export function loud(frame: Frame): Ground {
  const [fill, pop, spark] = turns(frame);
  return { ...fill, pop, spark, shadow: frame.palette.line, outline: frame.palette.line };
}

export function white(frame: Frame): Ground {
  const [pop, spark] = turns(frame);
  return { ...inks(frame).white, pop, spark, shadow: frame.palette.line, outline: frame.palette.line };
}

export function black(frame: Frame): Ground {
  const [pop, spark] = turns(frame);
  return { ...inks(frame).black, pop, spark, shadow: spark.fill, outline: undefined };
}

/** An ink as it reads on black: itself where it is bright enough, else the light colour that always is. */
export function glow(frame: Frame, ink: Ink): Hex {
  const { inverse, onInverse } = frame.palette;
  return contrast(ink.fill, inverse) >= 4.5 ? ink.fill : onInverse;
}

/** The loud colours in turn, for rows of cells: the `at`-th cell of this slide. */
export function cell(frame: Frame, at: number): Ink {
  const cycle = turns(frame);
  return cycle[at % cycle.length] ?? cycle[0];
}
