import type { TextDirection } from "../../deck/deck-plan.ts";
import type { TextNode, TextRole } from "../scene.ts";

/** How words were broken: not at all, with hyphens, or cut between letters. */
export type Division = "no" | "hyphenated" | "cut";

/** A text broken into lines at one size; px. */
export interface SetText {
  readonly lines: readonly { readonly text: string; readonly width: number }[];
  readonly size: number;
  readonly lineHeight: number;
  /** Widest line. */
  readonly width: number;
  readonly height: number;
  /** Highest and lowest ink, px from the top of the first line's box; undefined for blanks. */
  readonly ink: { readonly top: number; readonly bottom: number } | undefined;
  /** The worst break inside a word that was needed. */
  readonly divided: Division;
}

/** Breaks text nodes into lines; the same node, size and width always give the same lines. */
export interface TextSetter {
  /** `dense`: lines may part what belongs together where that makes them fuller. */
  set(node: TextNode, size: number, width: number | undefined, dense?: boolean): SetText;
}

/** Smallest size of a role, px on a canvas whose shorter side is 1080 (see `TextRole`). */
export const ROLE_FLOOR: Readonly<Record<TextRole, number>> = {
  title: 56,
  body: 32,
  caption: 24,
  figure: 96,
  code: 24,
};

/** The direction a text runs in on a slide of that direction: program text always runs left to right. */
export function directionOf(node: TextNode, slide: TextDirection): TextDirection {
  return node.text.role === "code" ? "ltr" : slide;
}

/** Sizes a text may take: from its style's `size` down to `min`, never below the role's floor. */
export function sizeRange(node: TextNode): { min: number; max: number } {
  const floor = ROLE_FLOOR[node.text.role];
  const max = Math.max(node.text.size, floor);
  return { min: Math.min(max, Math.max(node.text.min ?? floor, floor)), max };
}
