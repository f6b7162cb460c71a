import type { Phrase } from "../../../../deck/slide-content.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import type { Segment } from "../../storyline/segment.ts";
import { fits } from "../../wording.ts";
import { type Headline, headingPhrase } from "../headline.ts";
import { titleRoom } from "../room.ts";

/** "In France: 1978–2005": the section and the years between which its entries lie. */
export function datedHeadline(
  segment: Segment,
  first: Phrase | undefined,
  last: Phrase | undefined,
  rules: LanguageRules,
): Headline | undefined {
  const heading = headingPhrase(segment.section, rules);
  if (heading === undefined || first === undefined || last === undefined) return undefined;
  const dated = /^\p{N}+$/u.test(first.text) && /^\p{N}+$/u.test(last.text) && first.text !== last.text;
  const text = `${heading.text}: ${first.text}–${last.text}`;
  if (!dated || !fits(text, { length: titleRoom("list") })) return undefined;
  const sources = [...heading.sources, ...first.sources, ...last.sources];
  return { title: { text, sources }, quality: 0.3 };
}
