import type { Theme } from "../../src/design/theme.ts";
import { charts } from "./layouts/charts.ts";
import { closers } from "./layouts/closers.ts";
import { figures } from "./layouts/figures.ts";
import { openers } from "./layouts/openers.ts";
import { plates } from "./layouts/plates.ts";
import { points } from "./layouts/points.ts";
import { sequences } from "./layouts/sequences.ts";
import { sides } from "./layouts/sides.ts";
import { tables } from "./layouts/tables.ts";
import { voices } from "./layouts/voices.ts";
import { pictures } from "./pictures.ts";
import { tokens } from "./tokens.ts";

/**
 * A magazine that hangs from one line. Every page starts at the same rule, on which a red ribbon moves as the reader
 * goes on; text keeps to a wide column, numerals and captions to a narrow one beside it. The deck opens on a window
 * at noon, passes a coast at dusk and closes on the same window at night.
 */
export const editorialSerif: Theme = {
  id: "editorial-serif",
  name: "Editorial Serif",
  format: "carousel",
  description:
    "A quarterly on bone paper: large Fraunces headlines, italics, hairlines and oxblood pages, with landscapes in two inks.",
  tags: ["light", "elegant", "editorial", "serif", "warm", "classic", "literary", "calm", "magazine"],
  aspectRatios: ["4:5"],
  tokens,
  pictures,
  layouts: [
    ...openers,
    ...points,
    ...sequences,
    ...figures,
    ...charts,
    ...tables,
    ...sides,
    ...voices,
    ...plates,
    ...closers,
  ],
};
