import { mix } from "../../src/design/color.ts";
import type { Hex } from "../../src/design/scene.ts";
import type { Palette, Tokens } from "../../src/design/theme.ts";

/**
 * The report of a forestry office that hired a good designer: cool white paper, deep forest green, and marigold for
 * the one thing on a page that is new. Newsreader carries the argument, Instrument Sans everything one looks up.
 */
export const tokens: Tokens = {
  palette: {
    paper: "#f6f9f8",
    ink: "#12211d",
    muted: "#54645f",
    line: "#c9d5d0",
    surface: "#e4ece9",
    accent: "#17503f",
    onAccent: "#f1f7f4",
    second: "#f2ab3c",
    onSecond: "#12211d",
    inverse: "#0d2e26",
    onInverse: "#eaf2ee",
    accentOnInverse: "#f5b655",
  },
  fonts: {
    heading: { family: "Newsreader", weight: 430, genre: "serif" },
    body: { family: "Instrument Sans", weight: 400, genre: "sans" },
    accent: { family: "IBM Plex Mono", weight: 400, genre: "mono" },
  },
};

/** The colours of one ground and of what stands on it. */
export interface Tone {
  readonly ground: Hex;
  readonly text: Hex;
  readonly quiet: Hex;
  readonly hairline: Hex;
  /** Text and shapes that lead the eye. */
  readonly strong: Hex;
  /** The one warm spot; for shapes, not for text. */
  readonly spot: Hex;
}

export function onPaper({ paper, ink, muted, line, accent, second }: Palette): Tone {
  return { ground: paper, text: ink, quiet: muted, hairline: line, strong: accent, spot: second };
}

export function onMist({ surface, ink, muted, line, accent, second }: Palette): Tone {
  return {
    ground: surface,
    text: ink,
    quiet: mix(muted, ink, 0.3),
    hairline: mix(line, ink, 0.15),
    strong: accent,
    spot: second,
  };
}

export function onForest({ inverse, onInverse, accentOnInverse, second }: Palette): Tone {
  return {
    ground: inverse,
    text: onInverse,
    quiet: mix(onInverse, inverse, 0.26),
    hairline: mix(inverse, onInverse, 0.26),
    strong: accentOnInverse,
    spot: second,
  };
}

/** The colour pages: everything on them is ink, the warm spot is the page itself. */
export function onMarigold({ second, onSecond, accent }: Palette): Tone {
  return {
    ground: second,
    text: onSecond,
    quiet: mix(onSecond, second, 0.12),
    hairline: mix(second, onSecond, 0.35),
    strong: onSecond,
    spot: accent,
  };
}
