import { mix } from "../../src/design/color.ts";
import type { Hex } from "../../src/design/scene.ts";
import type { Palette, Tokens } from "../../src/design/theme.ts";

/**
 * A phosphor screen at night: near-black with a green cast, one luminous green, and amber for the second voice (dates,
 * what is taken away, who speaks). Slides that are looked things up in come out of the printer: pale listing paper
 * with sprocket holes. JetBrains Mono is the only family; hierarchy is size and weight, from 400 to 800.
 */
export const tokens: Tokens = {
  palette: {
    paper: "#0b0f0e",
    ink: "#e6f4ea",
    muted: "#8fa69a",
    line: "#2b3934",
    surface: "#141b19",
    accent: "#54f08b",
    onAccent: "#07130c",
    second: "#ffb347",
    onSecond: "#170f03",
    inverse: "#e3efe0",
    onInverse: "#0d1612",
    accentOnInverse: "#08683a",
  },
  fonts: {
    heading: { family: "JetBrains Mono", weight: 800, genre: "mono" },
    body: { family: "JetBrains Mono", weight: 400, genre: "mono" },
    accent: { family: "JetBrains Mono", weight: 500, genre: "mono" },
  },
};

/** Distance of text from the edges of the screen, px, and from those of a printout, whose holes need room. */
export const MARGIN = 76;
export const SHEET_MARGIN = 100;
/** Column of line numbers and marks at the start of a buffer, px. */
export const GUTTER = 104;

/** The colours of one slide: its ground, and what stands on it. */
export interface Tone {
  readonly ground: Hex;
  readonly text: Hex;
  readonly quiet: Hex;
  readonly hairline: Hex;
  /** A step off the ground, for windows, bands and selected lines. */
  readonly panel: Hex;
  readonly accent: Hex;
  readonly onAccent: Hex;
  /** The second voice. */
  readonly second: Hex;
}

export function onScreen({ paper, ink, muted, line, surface, accent, onAccent, second }: Palette): Tone {
  return { ground: paper, text: ink, quiet: muted, hairline: line, panel: surface, accent, onAccent, second };
}

export function onPrintout({ inverse, onInverse, accentOnInverse, accent, second }: Palette): Tone {
  return {
    ground: inverse,
    text: onInverse,
    quiet: mix(onInverse, inverse, 0.3),
    hairline: mix(inverse, onInverse, 0.22),
    panel: mix(inverse, accent, 0.16),
    accent: accentOnInverse,
    onAccent: inverse,
    second: mix(second, onInverse, 0.6),
  };
}

/** Every pixel lit in one colour, everything else in the other. */
function lit(ground: Hex, text: Hex): Tone {
  return {
    ground,
    text,
    quiet: mix(text, ground, 0.2),
    hairline: mix(ground, text, 0.35),
    panel: mix(ground, text, 0.1),
    accent: text,
    onAccent: ground,
    second: text,
  };
}

export function onPhosphor({ accent, onAccent }: Palette): Tone {
  return lit(accent, onAccent);
}

export function onAmber({ second, onSecond }: Palette): Tone {
  return lit(second, onSecond);
}
