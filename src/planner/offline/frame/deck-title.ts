import { displayLength } from "../../../deck/display-length.ts";
import { fixedPhrase, type Phrase } from "../../../deck/slide-content.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { isBareFigure } from "../slides/headline.ts";
import { titleRoom } from "../slides/room.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { firstWords } from "../../text/first-words.ts";
import { isSelfContained } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import { lineFor, phraseOf } from "../wording.ts";
import { worthRemembering } from "./worth-remembering.ts";

const LONGEST_TOPIC = 180;

/**
 * The title of the deck: asked for, or the source's, or its first heading, or the topic, or its best short sentence,
 * or its first words. `claim` is the sentence it takes up.
 */
export function deckTitle(
  digest: Digest,
  asked: string | undefined,
  topic: string | undefined,
): { readonly title: Phrase; readonly claim?: Claim } {
  const { source, rules, claims } = digest;
  if (asked !== undefined && asked.trim() !== "") return { title: fixedPhrase(asked.trim()) };
  if (source.title !== undefined && !isBareFigure(source.title.text))
    return { title: phraseOf(source.title.text, source.title) };
  if (topic !== undefined && topic.trim() !== "" && topic.length <= LONGEST_TOPIC) {
    return { title: fixedPhrase(topic.trim()) };
  }
  const [heading, ...others] = source.headings;
  const opens = heading !== undefined && heading.span.start < (source.units[0]?.span.start ?? 0);
  if (opens && others.every((other) => other.depth > heading.depth)) {
    return { title: phraseOf(heading.text, heading) };
  }
  const lines = claims
    .filter((claim) => claim.standing === "alone" && claim.needs === undefined && !claim.asks)
    .filter((claim) => claim.unit.kind !== "quote")
    .sort((a, b) => titleValue(b, digest) - titleValue(a, digest) || a.order - b.order)
    .flatMap((claim) => {
      const text = lineFor(claim.text, rules, { length: titleRoom("cover"), words: 12 });
      return text === undefined || wordCount(text) < 3 ? [] : [{ title: phraseOf(text, claim.sentence), claim }];
    });
  const first = claims.find((claim) => claim.standing !== "unfit");
  if (lines[0] !== undefined) return lines[0];
  if (first === undefined) return { title: fixedPhrase(digest.words.summary) };
  return { title: phraseOf(first.sentence.text, first.sentence), claim: first };
}

function titleValue(claim: Claim, digest: Digest): number {
  const { rules } = digest;
  const loose = rules.contains("pointers", claim.text) || !isSelfContained(claim.text, rules) ? 0.4 : 0;
  return worthRemembering(claim.text, claim, digest) + (rules.hasVerb(claim.text) ? 0.15 : 0) - loose;
}

/**
 * A title that is too long for the cover keeps what stands before its colon or dash; else it breaks off where a phrase
 * ends, before a word that only ties the next one on.
 */
export function fitTitle(title: Phrase, rules: LanguageRules): Phrase {
  if (displayLength(title.text) <= titleRoom("cover")) return title;
  const head = /^(.{12,}?)(?:\s*[:：;；]\s|\s[–—|-]\s)/u.exec(title.text)?.[1];
  if (head !== undefined && displayLength(head) <= titleRoom("cover")) return { ...title, text: head };
  return { ...title, text: firstWords(title.text, { length: titleRoom("cover") - 1 }, rules) };
}
