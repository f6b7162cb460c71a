import type { DeckFormat } from "../../deck/deck-plan.ts";
import { FEWEST_SLIDES, MOST_SLIDES } from "../brief/counts.ts";
import { readMailHeader } from "../source/mail-header.ts";
import { normalizeText } from "../source/normalize-text.ts";
import { looksLikeDeck } from "./deck-signals.ts";
import { splitSlides, type RawDeck } from "./split-slides.ts";

/**
 * Content that is already slides, in sections; `undefined` where it is an article, or where `slideCount` asks for
 * another number of slides than there are sections.
 */
export function readSections(content: string, slideCount: number | undefined): RawDeck | undefined {
  const text = normalizeText(content);
  const deck = splitSlides(text);
  if (!looksLikeDeck(deck) || readMailHeader(text) !== undefined) return undefined;
  return slideCount === undefined || slideCount === deck.slides.length ? deck : undefined;
}

/** What is wrong with the number of sections, for the caller; `undefined` where the format takes as many. */
export function sectionCountFault({ slides }: RawDeck, format: DeckFormat): string | undefined {
  const most = MOST_SLIDES[format];
  if (slides.length >= FEWEST_SLIDES && slides.length <= most) return undefined;
  return `The content is a deck of ${slides.length} slides separated by "---"; a ${format} has ${FEWEST_SLIDES} to ${most}. Join or split sections, or send slide_count to have the text planned as an article.`;
}
