import type { PictureScene } from "../../src/design/theme.ts";
import { coast } from "./pictures/coast.ts";
import { dunes } from "./pictures/dunes.ts";
import { hills } from "./pictures/hills.ts";
import { mountains } from "./pictures/mountains.ts";

/** Landscapes in the inks of the magazine, by the hour: noon, dusk, evening, night. */
export const pictures: Readonly<Record<string, PictureScene>> = { hills, coast, dunes, mountains };
