import type { PictureScene } from "../../src/design/theme.ts";
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

const VIEWS = ["harvest", "river", "forest", "meander", "clearing"] as const;

/** The picture of an inner page: neighbours, and pages two apart, look at something else. */
export function viewOf(index: number): string {
  return VIEWS[index % VIEWS.length] ?? "forest";
}
