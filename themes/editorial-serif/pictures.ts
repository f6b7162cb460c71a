import type { PictureScene } from "../../src/design/theme.ts";
import { coast } from "./pictures/coast.ts";
import { dunes } from "./pictures/dunes.ts";
import { hills } from "./pictures/hills.ts";
import { dawn, mountains } from "./pictures/mountains.ts";

/** Landscapes in the inks of the magazine, by the hour: dawn, noon, evening, dusk, night. */
export const pictures: Readonly<Record<string, PictureScene>> = { dawn, hills, dunes, coast, mountains };
