import type { Digest } from "../digest/digest.ts";
import { genreOf } from "../genre.ts";

/** The kinds of a last slide: what to do now, or thanks. */
export type Ending = "cta" | "closing";

/** The product's own last words; what was said to those present, in a meeting or a speech, is nothing to save for later. */
export function ownWord(digest: Digest, type: Ending): string {
  return type === "cta" && genreOf(digest) === "article" ? digest.words.saveAndShare : digest.words.thankYou;
}
