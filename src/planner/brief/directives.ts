import { audience } from "./directives/audience.ts";
import { contents } from "./directives/contents.ts";
import type { Directive } from "./directives/directive.ts";
import { language } from "./directives/language.ts";
import { style, tone } from "./directives/looks.ts";
import { parts } from "./directives/parts.ts";
import { slideCount } from "./directives/slide-count.ts";

/** Every directive, the specific before the general: an earlier match claims its words. */
export const DIRECTIVES: readonly Directive[] = [
  ...parts,
  ...contents,
  ...slideCount,
  ...audience,
  ...language,
  ...tone,
  ...style,
];
