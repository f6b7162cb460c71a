import { fixedPhrase, type Item, type Phrase } from "../deck/slide-content.ts";

/** The number that a row of a list bears, where its layout shows one. `at`: its place on the slide, from 0. */
export function rowNumber({ place }: Item, at: number): Phrase {
  return fixedPhrase(String(place ?? at + 1));
}
