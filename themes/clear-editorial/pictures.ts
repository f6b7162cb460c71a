import type { PictureScene } from "../../src/design/theme.ts";
import { fields } from "./pictures/fields.ts";
import { forest } from "./pictures/forest.ts";
import { river } from "./pictures/river.ts";

/** What the foresters see: strip fields and a river from the plane, spruces from the ground. */
export const pictures: Readonly<Record<string, PictureScene>> = { fields, forest, river };
