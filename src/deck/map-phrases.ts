import { z } from "zod";
import type { Phrase, SlideContent } from "./slide-content.ts";

const copiedContent = z.custom<SlideContent>((value) => typeof value === "object" && value !== null);

export function isPhrase(value: unknown): value is Phrase {
  return typeof value === "object" && value !== null && "text" in value && "sources" in value;
}

/** A copy of a content with what `change` makes of each phrase; `slot` names where it stands ("title", "code", "0"). */
export function mapPhrases(content: SlideContent, change: (phrase: Phrase, slot: string) => Phrase): SlideContent {
  const json = JSON.stringify(content, (slot, value: unknown) => (isPhrase(value) ? change(value, slot) : value));
  return copiedContent.parse(JSON.parse(json));
}
