import { mix } from "../../src/design/color.ts";
import type { Hex } from "../../src/design/scene.ts";
import type { Frame, Palette, Tokens } from "../../src/design/theme.ts";

/**
 * A lab at night: instruments glow on a blue-black ground. Ultraviolet is the signal, coral the one reading that
 * matters; everything else is graded grey-blue. Space Grotesk speaks, Plex Sans explains, Plex Mono labels the axes.
 */
export const tokens: Tokens = {
  palette: {
    paper: "#0a0e1c",
    ink: "#eef1fa",
    muted: "#9ca8c4",
    line: "#2a3452",
    surface: "#141b30",
    accent: "#9d8cff",
    onAccent: "#0d0a24",
    second: "#ff8a65",
    onSecond: "#240c04",
    inverse: "#e9ecf6",
    onInverse: "#0f1526",
    accentOnInverse: "#4a35c9",
  },
  fonts: {
    heading: { family: "Space Grotesk", weight: 500, genre: "sans" },
    body: { family: "IBM Plex Sans", weight: 400, genre: "sans" },
    accent: { family: "IBM Plex Mono", weight: 400, genre: "mono" },
  },
};

/** The colours of one sheet. */
export interface Tone {
  readonly ground: Hex;
  readonly text: Hex;
  readonly quiet: Hex;
  readonly hairline: Hex;
  readonly panel: Hex;
  readonly signal: Hex;
  readonly reading: Hex;
}

export function night({ paper, ink, muted, line, surface, accent, second }: Palette): Tone {
  return { ground: paper, text: ink, quiet: muted, hairline: line, panel: surface, signal: accent, reading: second };
}

/** The light sheet: the same instrument printed on paper. */
export function day({ inverse, onInverse, accentOnInverse }: Palette): Tone {
  return {
    ground: inverse,
    text: onInverse,
    quiet: mix(onInverse, inverse, 0.28),
    hairline: mix(inverse, onInverse, 0.2),
    panel: mix(inverse, "#ffffff", 0.6),
    signal: accentOnInverse,
    reading: accentOnInverse,
  };
}

/** A sheet flooded with signal. */
export function flood({ accent, onAccent }: Palette): Tone {
  return {
    ground: accent,
    text: onAccent,
    quiet: mix(onAccent, accent, 0.12),
    hairline: mix(accent, onAccent, 0.35),
    panel: mix(accent, "#ffffff", 0.25),
    signal: onAccent,
    reading: onAccent,
  };
}

/** What the three canvases measure, px. */
export interface Sheet {
  readonly wide: boolean;
  /** 16:9: room for words beside what they are about, even where both are long. */
  readonly cinema: boolean;
  readonly margin: number;
  /** Canvas width between the margins. */
  readonly width: number;
  /** Space between the two halves of a wide sheet, or the two parts of a tall one. */
  readonly gutter: number;
  readonly title: number;
  readonly body: number;
}

export function sheetOf({ canvas }: Frame): Sheet {
  const measures = {
    "16:9": { wide: true, cinema: true, margin: 104, gutter: 88, title: 108, body: 48 },
    "4:3": { wide: true, cinema: false, margin: 84, gutter: 60, title: 92, body: 44 },
    "4:5": { wide: false, cinema: false, margin: 80, gutter: 52, title: 96, body: 44 },
  }[canvas.aspectRatio];
  return { ...measures, width: canvas.width - 2 * measures.margin };
}
