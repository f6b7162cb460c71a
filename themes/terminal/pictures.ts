import type { PictureScene } from "../../src/design/theme.ts";
import { characters } from "./pictures/characters.ts";
import { horizon } from "./pictures/horizon.ts";
import { orbit } from "./pictures/orbit.ts";
import { peaks } from "./pictures/peaks.ts";
import { waves } from "./pictures/waves.ts";

/** What a one-colour screen can show: a sunrise from orbit, a ringed planet, a range at night, a plot, a sea in type. */
export const pictures: Readonly<Record<string, PictureScene>> = { horizon, orbit, peaks, waves, characters };
