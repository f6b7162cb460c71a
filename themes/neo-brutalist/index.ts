import type { Theme } from "../../src/design/theme.ts";
import { chapters } from "./layouts/chapters.ts";
import { charts } from "./layouts/charts.ts";
import { closers } from "./layouts/closers.ts";
import { figureBands } from "./layouts/figure-bands.ts";
import { figures } from "./layouts/figures.ts";
import { images } from "./layouts/images.ts";
import { listings } from "./layouts/listings.ts";
import { lists } from "./layouts/lists.ts";
import { openers } from "./layouts/openers.ts";
import { sequences } from "./layouts/sequences.ts";
import { sides } from "./layouts/sides.ts";
import { statements } from "./layouts/statements.ts";
import { tables } from "./layouts/tables.ts";
import { tips } from "./layouts/tips.ts";
import { voices } from "./layouts/voices.ts";
import { pictures } from "./pictures.ts";
import { tokens } from "./tokens.ts";

/**
 * Wheat-pasted posters under a control bar: flat colour that changes with every swipe, black outlines, hard shadows,
 * price-tag bursts, block arrows and checkerboards. Loud, and on a strict 54 px grid: what shouts never wobbles,
 * only the small stickers are pinned on askew.
 */
export const neoBrutalist: Theme = {
  id: "neo-brutalist",
  name: "Neo-Brutalist",
  format: "carousel",
  description:
    "Yellow, pink and cyan posters with thick black outlines, hard shadows, bursts, block arrows and checkerboards.",
  tags: ["bold", "playful", "color", "loud", "creative", "startup", "marketing", "fun", "pop"],
  aspectRatios: ["4:5"],
  tokens,
  pictures,
  layouts: [
    ...openers,
    ...chapters,
    ...tips,
    ...lists,
    ...sequences,
    ...figures,
    ...figureBands,
    ...charts,
    ...tables,
    ...listings,
    ...sides,
    ...voices,
    ...statements,
    ...images,
    ...closers,
  ],
};
