import { mix } from "../../src/design/color.ts";
import type { Hex } from "../../src/design/scene.ts";
import type { Palette, Tokens } from "../../src/design/theme.ts";

/**
 * A quarterly on uncoated stock: bone paper, near-black ink and one spot colour, oxblood. Clay appears only where a
 * chart or a picture needs a third tone. Fraunces speaks, its italics whisper, Inter keeps the books;
 * Plex Mono is for listings only.
 */
export const tokens: Tokens = {
  palette: {
    paper: "#f6f1e7",
    ink: "#1b1714",
    muted: "#6a6056",
    line: "#cdc2b0",
    surface: "#ebe2d1",
    accent: "#7d1f1c",
    onAccent: "#f8efe2",
    second: "#c3a27c",
    onSecond: "#1b1714",
    inverse: "#1b1714",
    onInverse: "#f3ebdd",
    accentOnInverse: "#e58a72",
  },
  fonts: {
    heading: { family: "Fraunces", weight: 380, genre: "serif" },
    body: { family: "Inter", weight: 400, genre: "sans" },
    accent: { family: "IBM Plex Mono", weight: 400, genre: "mono" },
  },
};

/** The grid, px: a narrow side column for numerals and captions, a wide one for the text. */
export const MARGIN = 84;
export const GUTTER = 30;
export const SIDE = 210;
/** The side column where it holds text to read. */
export const CAPTION = 282;

/** The colours of one slide: its ground, and what stands on it. */
export interface Tone {
  readonly ground: Hex;
  readonly text: Hex;
  readonly quiet: Hex;
  readonly hairline: Hex;
  readonly accent: Hex;
}

export function onPaper({ paper: ground, ink, muted, line, accent }: Palette): Tone {
  return { ground, text: ink, quiet: muted, hairline: line, accent };
}

/** A second, warmer stock for slides that are looked things up in. */
export function onCard({ surface, ink, muted, line, accent }: Palette): Tone {
  return { ground: surface, text: ink, quiet: mix(muted, ink, 0.25), hairline: mix(line, ink, 0.12), accent };
}

export function onInk({ inverse, onInverse, accentOnInverse }: Palette): Tone {
  return {
    ground: inverse,
    text: onInverse,
    quiet: mix(onInverse, inverse, 0.3),
    hairline: mix(inverse, onInverse, 0.28),
    accent: accentOnInverse,
  };
}

export function onOxblood({ accent, onAccent }: Palette): Tone {
  return {
    ground: accent,
    text: onAccent,
    quiet: mix(onAccent, accent, 0.18),
    hairline: mix(accent, onAccent, 0.4),
    accent: onAccent,
  };
}
