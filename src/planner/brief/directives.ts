import { audience } from "./directives/audience.ts";
import type { Directive } from "./directives/directive.ts";
import { language } from "./directives/language.ts";
import { style } from "./directives/looks.ts";
import { parts } from "./directives/parts.ts";
import { shape } from "./directives/shape.ts";
import { slideCount } from "./directives/slide-count.ts";
import { exclusions, focus, kept, subject } from "./directives/topics.ts";
import { unavailable } from "./directives/unmet.ts";
import { density, exactWords, tone } from "./directives/wording.ts";

const named = style.filter(({ weak }) => weak !== true);
const looks = style.filter(({ weak }) => weak === true);
const sounds = tone.filter(({ weak }) => weak !== true);
const moods = tone.filter(({ weak }) => weak === true);

/** Every directive, the specific before the general: an earlier match claims its words. */
export const DIRECTIVES: readonly Directive[] = [
  ...exactWords,
  ...slideCount,
  ...shape,
  ...language,
  ...named,
  ...sounds,
  ...density,
  ...subject,
  ...looks.slice(0, 1),
  ...kept,
  ...exclusions,
  ...unavailable,
  ...parts,
  ...focus,
  ...audience,
  ...moods,
  ...looks.slice(1),
];
