import { seedOf } from "../../src/design/random.ts";
import type { Frame, PictureScene } from "../../src/design/theme.ts";
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

const VIEWS = ["coast", "mountains", "dunes", "hills"] as const;

/** The landscape of an inner page, in turn, but neither the one the deck opens with nor its like at another hour. */
export function viewOf(frame: Frame): string {
  const shown = openingOf(frame) === "dawn" ? "mountains" : openingOf(frame);
  const others = VIEWS.filter((view) => view !== shown);
  return others[frame.index % others.length] ?? VIEWS[0];
}
