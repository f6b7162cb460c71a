import { MEDIA } from "../language/media.ts";
import { POINTING_OUT } from "../language/pointing-out.ts";

const UNSPACED = new Set(["ja", "ko", "zh"]);
const compiled = new Map<string, RegExp>();

/** Whether a sentence lives from a picture, a link or a part to come that no slide has beside it. */
export function pointsOut(sentence: string, language: string): boolean {
  const words = [POINTING_OUT[language], MEDIA[language]].filter((at) => at !== undefined).join("|");
  if (words === "") return false;
  const left = UNSPACED.has(language) ? "" : "(?<![\\p{L}\\p{M}])";
  const found = compiled.get(language) ?? new RegExp(`${left}(?:${words})`, "iu");
  compiled.set(language, found);
  return found.test(sentence);
}
