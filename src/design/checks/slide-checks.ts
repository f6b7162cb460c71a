import type { Problem } from "../flow/problems.ts";
import type { TextRole } from "../scene.ts";

/** What was proven of one slide when it was set. Sizes in px on a canvas whose shorter side is 1080. */
export interface SlideChecks {
  /** Empty on every slide the engine writes; kept so that edited slides can be judged by the same measure. */
  readonly problems: readonly Problem[];
  readonly smallestType: Readonly<Partial<Record<TextRole, number>>>;
  /** WCAG 2.2 ratio of the least readable text against the ground its layout declares. */
  readonly contrast: { readonly ratio: number; readonly required: number; readonly id: string } | undefined;
  /** Share of the canvas that texts, panels and pictures cover, 0…1. */
  readonly filledArea: number;
  /** Distance of the covered area's centre from the canvas centre, as a share of the canvas diagonal. */
  readonly centroidOffset: number;
  /** Graphemes no installed font can draw; they were left out. */
  readonly missingGlyphs: readonly string[];
  /** How far the type had to shrink: 0 designer's sizes, 1 the roles' floors, above 1 below them. */
  readonly strain: number;
}
