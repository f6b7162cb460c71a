import { seedOf } from "../../src/design/random.ts";
import type { Frame, PictureScene } from "../../src/design/theme.ts";
import { variantOf } from "../../src/design/variation.ts";
import { coast } from "./pictures/coast.ts";
import { dunes } from "./pictures/dunes.ts";
import { hills } from "./pictures/hills.ts";
import { dawn, mountains } from "./pictures/mountains.ts";

/** Landscapes in the inks of the magazine, by the hour: dawn, noon, evening, dusk, night. */
export const pictures: Readonly<Record<string, PictureScene>> = { dawn, hills, dunes, coast, mountains };

const OPENINGS = ["hills", "dawn", "dunes"] as const;

/** The landscape a deck opens with and comes back to at its end; decks of other titles look at other ones. */
export function openingOf({ deckTitle }: Frame): string {
  return OPENINGS[seedOf(deckTitle) % OPENINGS.length] ?? OPENINGS[0];
}

/** The landscape of an inner page, in turn from `views`, but not the one the deck opens with. */
export function viewOf(frame: Frame, views: readonly [string, ...string[]]): string {
  const others = views.filter((view) => view !== openingOf(frame));
  return others[variantOf(frame.index, others.length)] ?? views[0];
}
