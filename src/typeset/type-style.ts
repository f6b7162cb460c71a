import type { Genre } from "../svg/genre.ts";

export type TextDirection = "ltr" | "rtl";

/** Everything that decides how a text is shaped; sizes come later, since shaping is done once at size 1 (1 em). */
export interface TypeStyle {
  readonly family: string;
  readonly genre: Genre;
  /** 1–1000. */
  readonly weight: number;
  readonly italic?: boolean;
  /** Letter spacing in em; ignored for scripts whose letters join or stack. */
  readonly tracking?: number;
  /** BCP 47. */
  readonly language: string;
  /** Base direction of the paragraph. */
  readonly direction: TextDirection;
}

/** A key under which equal styles are equal strings. */
export function styleKey(style: TypeStyle): string {
  const { family, genre, weight, italic, tracking, language, direction } = style;
  return `${family}|${genre}|${weight}|${italic === true ? "i" : ""}|${tracking ?? 0}|${language}|${direction}`;
}
