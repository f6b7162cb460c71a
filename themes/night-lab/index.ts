import type { Theme } from "../../src/design/theme.ts";
import { charts } from "./layouts/charts.ts";
import { figures } from "./layouts/figures.ts";
import { openers } from "./layouts/openers.ts";
import { points } from "./layouts/points.ts";
import { sides } from "./layouts/sides.ts";
import { voices } from "./layouts/voices.ts";
import { pictures } from "./pictures.ts";
import { tokens } from "./tokens.ts";

/**
 * A keynote from a laboratory at night. Every sheet is read against one scale at its top, on which a coral bead moves
 * as the talk goes on; claims stand at the start, evidence beyond a hairline. Orbits open the deck and set at its end;
 * between them night sheets, printed day sheets and sheets flooded with ultraviolet take turns.
 */
export const nightLab: Theme = {
  id: "night-lab",
  name: "Night Lab",
  format: "presentation",
  description:
    "An engineering keynote: blue-black sheets, ultraviolet signal, one coral reading, charts as instruments.",
  tags: ["dark", "technical", "modern", "bold", "engineering", "data", "science", "startup"],
  aspectRatios: ["16:9", "4:3", "4:5"],
  tokens,
  pictures,
  layouts: [...openers, ...points, ...figures, ...charts, ...sides, ...voices],
};
