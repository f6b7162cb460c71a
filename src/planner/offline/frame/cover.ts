import type { Phrase } from "../../../deck/slide-content.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { isBareFigure } from "../slides/headline.ts";
import { bodyRoom, titleRoom } from "../slides/room.ts";
import { standingOf } from "../../text/standing.ts";
import { fits, phraseOf, sentenceBehind } from "../wording.ts";
import { fitTitle } from "./deck-title.ts";
import { type FrameContent, runsOf } from "./frame-content.ts";
import { openingLines } from "./opening-lines.ts";

/** Cover: the title and one sentence of the source that opens the subject; a carousel prefers one that hooks. `spares` is false where the body needs every sentence. */
export function coverSlide(
  digest: Digest,
  title: Phrase,
  hooks: boolean,
  taken: ReadonlySet<Claim>,
  spares: boolean,
): FrameContent {
  const head = { type: "cover" as const, ...dateAbove(digest, title), title: fitTitle(title, digest.rules) };
  const { description } = digest.source;
  if (
    description !== undefined &&
    fits(description.text, { length: bodyRoom("cover") }) &&
    !isRoll(description.text, digest)
  ) {
    return { candidates: [{ ...head, body: phraseOf(description.text, description) }, head], uses: [] };
  }
  const [line] = spares ? openingLines(digest, bodyRoom("cover"), title.text, hooks, taken, "first section") : [];
  if (line === undefined) {
    const announced = announcement(digest);
    return { candidates: announced === undefined ? [head] : [{ ...head, body: announced }, head], uses: [] };
  }
  return { candidates: [{ ...head, body: line.phrase }, head], uses: [line.claim] };
}

/** Minutes headed by nothing but their date carry it above their title. */
function dateAbove({ source }: Digest, title: Phrase): { readonly kicker?: Phrase } {
  const { title: date } = source;
  if (date === undefined || date.text === title.text || !isBareFigure(date.text)) return {};
  return { kicker: phraseOf(date.text, date) };
}

/** A line of names, not a subtitle. */
function isRoll(text: string, { rules }: Digest): boolean {
  return (text.match(/[,，、،]/gu)?.length ?? 0) >= 3 && !rules.hasVerb(text);
}

/** Hook: the most striking figure or contrast of the first part, with the sentence behind it. */
export function hookSlide(digest: Digest, title: string, taken: ReadonlySet<Claim>): FrameContent | undefined {
  const line = openingLines(digest, titleRoom("hook"), title, true, taken, "first part").find(({ strikes }) => strikes);
  if (line === undefined) return undefined;
  const head = { type: "hook" as const, title: line.phrase };
  const support = sentenceBehind(line.claim, runsOf(digest), digest.rules, { length: bodyRoom("hook"), skip: taken });
  if (support === undefined) return { candidates: [head], uses: [line.claim] };
  return { candidates: [{ ...head, body: support.phrase }, head], uses: [line.claim, ...support.claims] };
}

/** The sentence in front of the first heading or list that ends in a colon, as a sentence of its own. */
function announcement({ source, rules }: Digest): Phrase | undefined {
  const intro = source.units[0]?.sentences.find((sentence) => /[:：]\s*$/u.test(sentence.text));
  const text = intro?.text.replace(/\s*[:：]\s*$/u, "") ?? "";
  const loose = rules.endsWith("functionWords", text) || rules.endsWith("verbs", text);
  const whole = rules.hasVerb(text) && standingOf(text, rules) === "alone" && !loose;
  return intro !== undefined && whole && fits(text, { length: bodyRoom("cover") }) ? phraseOf(text, intro) : undefined;
}
