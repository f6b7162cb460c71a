import { displayLength } from "../../../deck/display-length.ts";
import { fixedPhrase, type Phrase } from "../../../deck/slide-content.ts";
import { type Claim, standsAnywhere } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { isBareFigure } from "../slides/headline.ts";
import { titleRoom } from "../slides/room.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { firstWords } from "../../text/first-words.ts";
import { capitalised, versionsOf } from "../../text/shorten.ts";
import { isSelfContained } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import { lineFor, phraseOf } from "../wording.ts";
import { TOPIC } from "./topic-patterns.ts";
import { worthRemembering } from "./worth-remembering.ts";

const LONGEST_TOPIC = 180;
const MOST_WORDS = 16;
/** Sentences in which a text names its topic. */
const LOOKED_AT = 4;
/** "The beginnings ...": an author's pause is none on a cover. */
const TRAILS_OFF = /(?<=\S)\s*(?:…|\.{3,})$/u;
/** Printed texts begin in capitals: "IT WAS in the spring that …". */
const DROP_CAPS = /^(\p{Lu}\p{M}?[\p{Lu}’']*(?:\s\p{Lu}[\p{Lu}’']+){1,4})(?=\s\p{Ll})/u;

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
  const named = topicNamed(digest);
  if (named !== undefined) return named;
  const lines = claims
    .filter(standsAnywhere)
    .filter((claim) => claim.unit.kind !== "quote")
    .map((claim) => ({ claim, value: titleValue(claim, digest) }))
    .sort((a, b) => b.value - a.value || a.claim.order - b.claim.order)
    .flatMap(({ claim }) => {
      const text = lineFor(claim.text, rules, { length: titleRoom("cover"), words: MOST_WORDS });
      return text === undefined || wordCount(text) < 3 ? [] : [{ title: phraseOf(text, claim.sentence), claim }];
    });
  const first = claims.find((claim) => claim.standing !== "unfit");
  if (lines[0] !== undefined) return lines[0];
  if (first === undefined) return { title: fixedPhrase(digest.words.summary) };
  return { title: phraseOf(withoutDropCaps(first.sentence.text, source.text), first.sentence), claim: first };
}

/** "The topic of the meeting was the new bridge": what the text itself calls its topic. */
function topicNamed({ claims, rules }: Digest): { readonly title: Phrase; readonly claim: Claim } | undefined {
  const naming = TOPIC[rules.language];
  for (const claim of claims.slice(0, LOOKED_AT)) {
    const topic = naming?.exec(claim.sentence.text)?.[1];
    if (topic === undefined || rules.opensWith("pointers", topic)) continue;
    const text = capitalised(topic.trim(), rules.language);
    if (displayLength(text) <= titleRoom("cover")) return { title: phraseOf(text, claim.sentence), claim };
  }
  return undefined;
}

/** Capitals that only mark where a text begins: words the text writes small elsewhere. */
function withoutDropCaps(text: string, source: string): string {
  return text.replace(DROP_CAPS, (opening) => {
    const [first = "", ...others] = opening.split(/\s/u);
    const known = others.every((word) =>
      new RegExp(`(?<!\\p{L})${word.toLocaleLowerCase()}(?!\\p{L})`, "u").test(source),
    );
    if (!known) return opening;
    return [
      first.slice(0, 1) + first.slice(1).toLocaleLowerCase(),
      ...others.map((word) => word.toLocaleLowerCase()),
    ].join(" ");
  });
}

function titleValue(claim: Claim, digest: Digest): number {
  const { rules } = digest;
  const loose = rules.contains("pointers", claim.text) || !isSelfContained(claim.text, rules) ? 0.4 : 0;
  return worthRemembering(claim.text, claim, digest) + (rules.hasVerb(claim.text) ? 0.15 : 0) - loose;
}

/**
 * A title that is too long for the cover keeps what stands before its colon or dash, or goes without what it sets off;
 * else it ends where a phrase ends, before a word that only ties the next one on, as long as its verb is kept.
 */
export function fitTitle(given: Phrase, rules: LanguageRules): Phrase {
  const room = titleRoom("cover");
  const title = { ...given, text: given.text.replace(TRAILS_OFF, "") };
  if (displayLength(title.text) <= room) return title;
  const head = /^(.{12,}?)(?:\s*[:：;；]\s|\s[–—|-]\s)/u.exec(title.text)?.[1];
  const shorter = [...(head === undefined ? [] : [head]), ...versionsOf(title.text, rules)].find(
    (text) => displayLength(text) <= room,
  );
  if (shorter !== undefined) return { ...title, text: shorter };
  const cut = firstWords(title.text, { length: room - 1 }, rules);
  const bare = cut.replace(/…$/u, "");
  const next = title.text.slice(bare.length).trimStart().split(/\s/u, 1)[0] ?? "";
  const whole =
    rules.spaced && rules.isWord("functionWords", next) && rules.hasVerb(bare) === rules.hasVerb(title.text);
  return { ...title, text: whole ? bare : cut };
}
