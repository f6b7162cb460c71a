import type { Hex } from "../scene.ts";

/** What a brand kit says about looks; everything may be absent. Plain data, so that it can cross to a worker thread. */
export interface Brand {
  readonly name?: string;
  readonly tagline?: string;
  readonly colors: BrandColors;
  /** Families as the kit names them; the nearest installed ones are used. */
  readonly headingFont?: string;
  readonly bodyFont?: string;
  /** PNG. */
  readonly logo?: Uint8Array;
}

export interface BrandColors {
  readonly primary?: Hex;
  readonly secondary?: Hex;
  readonly accent?: Hex;
  readonly background?: Hex;
}
