import type { Project } from "../api/records.ts";

const RATIOS: Readonly<Record<Project["aspect_ratio"], number>> = { "16:9": 16 / 9, "4:3": 4 / 3, "4:5": 4 / 5 };

/** Width over height, as the style sheets read it. */
export function ratioStyle(aspectRatio: Project["aspect_ratio"]): { readonly "--ratio": string } {
  return { "--ratio": RATIOS[aspectRatio].toFixed(4) };
}
