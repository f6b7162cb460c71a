import type { Theme } from "../../src/design/theme.ts";
import { charts } from "./layouts/charts.ts";
import { closers } from "./layouts/closers.ts";
import { figures } from "./layouts/figures.ts";
import { lists } from "./layouts/lists.ts";
import { media } from "./layouts/media.ts";
import { openers } from "./layouts/openers.ts";
import { points } from "./layouts/points.ts";
import { sequences } from "./layouts/sequences.ts";
import { sides } from "./layouts/sides.ts";
import { tables } from "./layouts/tables.ts";
import { voices } from "./layouts/voices.ts";
import { pictures } from "./pictures.ts";
import { tokens } from "./tokens.ts";

/**
 * A report bound at its spine. The band along the starting edge has a notch for every slide; on dark pages the rings
 * of a tree grow by as much as the deck has advanced. Headlines stand beside their content on a wide screen and above
 * it on a narrow one; marigold marks the one thing on a page that is new.
 */
export const clearEditorial: Theme = {
  id: "clear-editorial",
  name: "Clear Editorial",
  format: "presentation",
  description:
    "A calm report on cool white: Newsreader headlines, forest green, marigold highlights, growth rings and fields from above.",
  tags: [
    "light",
    "elegant",
    "editorial",
    "serif",
    "calm",
    "corporate",
    "professional",
    "nature",
    "sustainability",
    "report",
  ],
  aspectRatios: ["16:9", "4:3", "4:5"],
  tokens,
  pictures,
  layouts: [
    ...openers,
    ...points,
    ...lists,
    ...sequences,
    ...figures,
    ...charts,
    ...tables,
    ...sides,
    ...voices,
    ...media,
    ...closers,
  ],
};
