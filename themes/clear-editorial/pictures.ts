import { seedOf } from "../../src/design/random.ts";
import type { Frame, PictureScene } from "../../src/design/theme.ts";
import { fields } from "./pictures/fields.ts";
import { forest } from "./pictures/forest.ts";
import { river } from "./pictures/river.ts";

/** What the foresters see: strip fields and a river from the plane, spruces from the ground, each in two places. */
export const pictures: Readonly<Record<string, PictureScene>> = {
  fields: fields(-24, 5),
  forest: forest({ x: 0.64, y: 0.38 }),
  river: river(62),
  harvest: fields(34, 3),
  clearing: forest({ x: 0.3, y: 0.2 }),
  meander: river(-28),
};

/** What can be looked at, each from two places. */
const SIGHTS = [
  ["fields", "harvest"],
  ["river", "meander"],
  ["forest", "clearing"],
] as const;

/** Which sight a deck opens and ends with; decks of other titles look at another one. */
function opening({ deckTitle }: Frame): number {
  return seedOf(deckTitle) % SIGHTS.length;
}

/** The picture a deck opens and ends with. */
export function openingOf(frame: Frame): string {
  return SIGHTS[opening(frame)]?.[0] ?? "fields";
}

/** The picture of an inner page: another one on each of five in a row, the cover's sight from its second place last. */
export function viewOf(frame: Frame): string {
  const [one, other] = SIGHTS.filter((_, at) => at !== opening(frame));
  const views = [one?.[0], other?.[0], one?.[1], other?.[1], SIGHTS[opening(frame)]?.[1]];
  return views[frame.index % views.length] ?? "forest";
}
