import { fixedPhrase, type ContentOf, type Phrase } from "../deck/slide-content.ts";
import type { Frame } from "./theme.ts";

/** What the button of a call to action says: the deck's own words, else the product's unless the slide says them already. */
export function buttonPhrase({ title, body, action }: ContentOf<"cta">, { words }: Frame): Phrase | undefined {
  if (action !== undefined) return action;
  const said = [title.text, body?.text].includes(words.saveAndShare);
  return said ? undefined : fixedPhrase(words.saveAndShare);
}
