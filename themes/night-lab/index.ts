import type { Theme } from "../../src/design/theme.ts";
import { charts } from "./layouts/charts.ts";
import { closers } from "./layouts/closers.ts";
import { exhibits } from "./layouts/exhibits.ts";
import { figures } from "./layouts/figures.ts";
import { lists } from "./layouts/lists.ts";
import { openers } from "./layouts/openers.ts";
import { sequences } from "./layouts/sequences.ts";
import { sides } from "./layouts/sides.ts";
import { tables } from "./layouts/tables.ts";
import { tips } from "./layouts/tips.ts";
import { voices } from "./layouts/voices.ts";
import { pictures } from "./pictures.ts";
import { tokens } from "./tokens.ts";

/**
 * A keynote from a laboratory at night. Every sheet is read against one scale at its top, on which a coral bead moves
 * as the talk goes on. What glows is the trace on an oscilloscope: unsettled on the cover, a figure of its own on
 * every tip and chapter, at rest on the last sheet. Night sheets, printed day sheets and sheets flooded with
 * ultraviolet take turns, and a chart is never an illustration: it takes the sheet.
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
  layouts: [
    ...openers,
    ...tips,
    ...lists,
    ...sequences,
    ...figures,
    ...charts,
    ...tables,
    ...sides,
    ...voices,
    ...exhibits,
    ...closers,
  ],
};
