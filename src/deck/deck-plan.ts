import type { SlideContent } from "./slide-content.ts";

export type DeckFormat = "presentation" | "carousel";
export type PlannerName = "authored" | "claude" | "offline";
export type TextDirection = "ltr" | "rtl";

/** Something the caller asked for or sent that could not be honoured as it stands. */
export interface Warning {
  readonly code: string;
  readonly message: string;
}

/**
 * One slide as a planner wants it: the same message at falling lengths (or in roomier types), best first.
 * The design engine takes the first candidate that a layout of the theme can set.
 */
export interface SlidePlan {
  readonly candidates: readonly [SlideContent, ...SlideContent[]];
  /** The slide's title in lists and over the API; plain text. */
  readonly title: string;
  /** Speaker notes; plain text, may be empty. */
  readonly notes: string;
}

/** What a brief says about looks; the theme chooser matches it against theme tags. */
export interface StyleWish {
  /** Tags such as dark, light, playful, corporate, minimal, elegant, technical, bold, warm. */
  readonly tags: readonly string[];
  /** Tags to keep away from ("not too playful"). */
  readonly avoid?: readonly string[];
  /** A theme named outright in the instructions, and the words that named it. */
  readonly themeId?: string;
  readonly theme?: string;
  /** For each tag that instructions name, the words that did. */
  readonly wishes?: Readonly<Record<string, string>>;
}

export interface DeckPlan {
  readonly title: string;
  readonly format: DeckFormat;
  /** BCP 47. */
  readonly language: string;
  readonly direction: TextDirection;
  readonly planner: PlannerName;
  readonly slides: readonly SlidePlan[];
  readonly style: StyleWish;
  readonly warnings: readonly Warning[];
  /** The text that the spans of all phrases point into, with what was found on the web; absent where nobody keeps it. */
  readonly sourceText?: string;
}
