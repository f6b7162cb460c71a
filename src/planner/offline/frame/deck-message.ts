import type { Phrase } from "../../../deck/slide-content.ts";
import type { BodySlide } from "../body.ts";
import type { Digest } from "../digest/digest.ts";
import { genreOf } from "../genre.ts";
import { isTelling } from "../slides/figure.ts";
import { isLastPart, speaksForAll } from "./conclusion.ts";
import { tellsBeginning } from "./history-words.ts";
import { type Point, pointsOf } from "./points-shown.ts";
import { messagePart } from "../salience/message.ts";
import { fits } from "../wording.ts";

/** Below this a deck has said nothing that would bear repeating. */
const WORTH_IT = 0.85;
/** From here on a sentence speaks of what the title names. */
const NEAR_THE_TITLE = 0.08;
/** What a share of what the title is about gains. */
const RESULT = 0.15;
/** A text that tells what happened in order comes to nothing but its end. */
const AT_THE_END = 0.15;
/** Nobody needs to hear again what is on the slide before, or what the title says. */
const SAID_ALREADY = 0.75;

/**
 * The strongest of what the slides of a deck have said, in short form: what is repeated where its text has no
 * last word. `said` is what its summary repeats already.
 */
export function deckMessage(
  body: readonly BodySlide[],
  digest: Digest,
  said: ReadonlySet<number>,
  length: number,
): Phrase | undefined {
  // Of a meeting only its decisions bear repeating.
  if (genreOf(digest) === "minutes") return undefined;
  const { terms, source } = digest;
  const title = source.title?.text ?? "";
  const [best] = body
    .slice(0, -1)
    .flatMap((slide) => pointsOf(slide, digest))
    .filter((point) => mayEnd(point, digest) && fits(point.phrase.text, { length }))
    .filter(({ phrase: { text, sources } }) => {
      const near = terms.similarity(text, title);
      return near >= NEAR_THE_TITLE && near < SAID_ALREADY && !said.has(sources[0]?.start ?? -1);
    })
    .map((point) => ({ point, value: valueOf(point, digest, title) }))
    .filter(({ value }) => value >= WORTH_IT)
    .sort((a, b) => b.value - a.value);
  return best?.point.phrase;
}

/** A whole sentence that speaks for its text: no heading, no step, nothing about how it all began. */
function mayEnd({ forms, claim, counts }: Point, digest: Digest): boolean {
  if (claim === undefined || counts || !forms.has("statement")) return false;
  return speaksForAll(claim, digest) && !tellsBeginning(claim.text, digest.rules.language);
}

function valueOf({ value, claim, phrase }: Point, digest: Digest, title: string): number {
  if (claim === undefined) return 0;
  const { rules, terms } = digest;
  const part = messagePart(claim.sentence.text, rules.language);
  const told = part === "conclusion" || part === "remedy" ? 0.2 : part === "scene" || part === "aside" ? -0.3 : 0;
  const result = claim.figures.some((fact) => isTelling(fact, rules) && phrase.text.includes(fact.display));
  return (
    value +
    0.4 * claim.salience +
    0.6 * terms.similarity(phrase.text, title) +
    told +
    (result ? RESULT : 0) +
    (isLastPart(claim, digest) ? AT_THE_END : 0)
  );
}
