import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { lineage, topSection } from "../digest/sections.ts";
import { isMethodFact } from "../../text/method-facts.ts";
import { isQuestion } from "../../text/standing.ts";
import { opensLastWord, saysItSumsUp } from "./closing-words.ts";

/** Sections of this depth and more make points of points. */
const SUB_POINT = 2;
const FEWEST_TOPS = 3;
/** Opening words that sentences share, and how many of them there are before the one that sums up. */
const REFRAIN = { words: 3, before: 2 };
const NEAR_THE_TITLE = 0.15;
/** Share of a text behind which it concludes, where no heading says so. */
const LAST_PART = 0.8;
/** Sentences at the head of a text that say what it is about. */
const FIRST_SENTENCES = 6;
/** Below this share of advice and of sentences in the first person a text reports: it has no conclusion of its own. */
const ARGUES = 0.06;
/** A text of fewer sentences is too short to tell. */
const LONG_ENOUGH = 20;
/** "X هي …", "X הוא …": says what a thing is, where the copula is a pronoun. */
const NAMES_SOMETHING = /^\S+(?:\s\S+){0,2}\s(?:هي|هو|هم|הוא|היא|הם|הן)\s/u;
/** A sentence of more words says something itself. */
const BRIDGE_WORDS = 7;
/** Not "Lesson 4": one of several sums up nothing. */
const CONCLUSION =
  /^(?:conclusions?|in short|in conclusion|final thoughts|the bottom line|lessons?(?: learned)?|fazit|schluss|schlusswort|was bleibt|lehren|conclusion|en bref|leçons|conclusi[oó]n(?:es)?|en resumen|lecciones|conclus[aã]o|em resumo|conclusioni|in sintesi|conclusie|tot slot|выводы|заключение|итоги|خاتمة|الخلاصة|סיכום|לסיכום|निष्कर्ष|おわりに|終わりに|まとめ|結論|정리하면|결론|마치며|맺음말|结论|結論|总结|總結|结语|結語)(?!\s*(?:#|n[.º°])?\s?\p{Nd})(?:\P{L}|$)/iu;
const SUMMARY =
  /^(?:summary|abstract|key (?:findings|takeaways|points)|in brief|in short|conclusions?|tl;?dr|zusammenfassung|kurzfassung|fazit|das wichtigste|auf einen blick|résumé|en bref|conclusion|resumen|en resumen|conclusi[oó]n(?:es)?|resumo|conclus[aã]o|riassunto|in sintesi|conclusioni|samenvatting|conclusie|итоги|выводы|кратко|ملخص|الخلاصة|خاتمة|תקציר|סיכום|לסיכום|सारांश|निष्कर्ष|まとめ|要約|結論|요약|결론|摘要|总结|總結|结论|結論)/iu;

/** How much the place of a sentence makes it the one to remember: the end of a text and its summary, not its middle. */
export function placeValue(claim: Claim, digest: Digest): number {
  const { claims } = digest;
  const heading = claim.section.heading?.text ?? "";
  if (SUMMARY.test(heading)) return 0.5;
  const end = claims.at(-1);
  const inLast = isLastPart(claim, digest);
  if (inLast) return (claim.unit === end?.unit ? 0.45 : 0.3) + (isRefrain(claim.text, digest) ? 0.3 : 0);
  if (claim.order < FIRST_SENTENCES && claim.section === claims[0]?.section) return 0.1;
  return digest.terms.similarity(claim.text, digest.source.title?.text ?? "") >= NEAR_THE_TITLE ? -0.1 : -0.5;
}

/** Whether the text says itself that a sentence sums it up: by its words, the heading over it, or an opening it shares. */
export function concludesAloud(claim: Claim, digest: Digest): boolean {
  const { sentence, section, unit } = claim;
  const { language } = digest.rules;
  // The entries of a list of lessons stand on its slide.
  if (unit.kind !== "paragraph") return false;
  if (CONCLUSION.test(section.heading?.text ?? "")) return true;
  const last = isLastPart(claim, digest);
  if (saysItSumsUp(sentence.text, language)) return last || namesSubject(claim, digest);
  if (!last) return false;
  return unit === digest.claims.at(-1)?.unit
    ? opensLastWord(sentence.text, language) || isRefrain(claim.text, digest)
    : isRefrain(claim.text, digest);
}

function namesSubject({ text }: Claim, { terms, source }: Digest): boolean {
  return terms.similarity(text, source.title?.text ?? "") >= NEAR_THE_TITLE;
}

/** Whether a sentence stands under a heading that announces a summary or a conclusion. */
export function sumsUp({ section }: Claim): boolean {
  return namesSummary(section.heading?.text ?? "");
}

/** "Summary", "Conclusion": a part of a text, no matter of its own. */
export function namesSummary(heading: string): boolean {
  return SUMMARY.test(heading) || CONCLUSION.test(heading);
}

/** Whether a sentence stands in the last section of its text, or near its end. */
export function isLastPart(claim: Claim, { claims }: Digest): boolean {
  const end = claims.at(-1)?.section;
  const top = end === undefined ? undefined : topSection(end);
  const several = claims.some(({ section }) => topSection(section) !== top);
  if (several) return topSection(claim.section) === top;
  return claim.order >= claims.length * LAST_PART;
}

/** Whether a sentence begins as others before it do ("A library is …" for the fourth time): a speech says what it means last. */
export function isRefrain(text: string, { claims, rules }: Digest): boolean {
  return rules.spaced && (openingsOf(claims).get(openingOf(text)) ?? 0) > REFRAIN.before;
}

/** How many sentences of a text begin alike, counted once for each text. */
const counted = new WeakMap<Digest["claims"], ReadonlyMap<string, number>>();

function openingsOf(claims: Digest["claims"]): ReadonlyMap<string, number> {
  const known = counted.get(claims);
  if (known !== undefined) return known;
  const openings = new Map<string, number>();
  for (const { text, unit } of claims) {
    if (unit.kind !== "paragraph") continue;
    const opening = openingOf(text);
    openings.set(opening, (openings.get(opening) ?? 0) + 1);
  }
  counted.set(claims, openings);
  return openings;
}

function openingOf(text: string): string {
  return text.toLocaleLowerCase().split(/\s+/u, REFRAIN.words).join(" ");
}

/** Whether a sentence may stand for its whole text: no point of a point, and nothing that can't stand for its section. */
export function speaksForAll(claim: Claim, digest: Digest): boolean {
  const tops = digest.sections.all.filter(({ level }) => level === 1).length;
  if (tops >= FEWEST_TOPS && lineage(claim.section).length >= SUB_POINT) return false;
  // What answers one of many questions answers only that.
  if (tops >= FEWEST_TOPS && isQuestion(claim.section.heading?.text ?? "")) return false;
  return speaksForSection(claim, digest);
}

/** Whether a sentence may stand for its section: no example, nothing about how it was found. */
export function speaksForSection({ text }: Claim, { rules }: Digest): boolean {
  if (rules.contains("examples", text) || rules.opensWith("leadIns", text)) return false;
  if (["ar", "he"].includes(rules.language) && NAMES_SOMETHING.test(text)) return false;
  return !isMethodFact(text);
}

/** Whether a brief sentence only leads on to what follows it: "The city has changed its rules." */
export function leadsOn(claim: Claim, { claims, rules }: Digest): boolean {
  const { text, unit, order, words } = claim;
  const goesOn = claims.some((next) => next.unit === unit && next.order === order + 1);
  return (
    rules.spaced &&
    words <= BRIDGE_WORDS &&
    goesOn &&
    !rules.contains("contrast", text) &&
    !rules.contains("advice", text)
  );
}

/** Whether a text argues or advises; one that only reports ends without a conclusion. */
export function argues({ claims, rules }: Digest): boolean {
  if (claims.length < LONG_ENOUGH) return true;
  const telling = claims.filter(
    ({ text }) =>
      rules.contains("advice", text) || rules.contains("narrator", text) || rules.opensWith("imperatives", text),
  );
  return telling.length >= claims.length * ARGUES;
}
