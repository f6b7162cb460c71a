import { displayLength } from "../../../deck/display-length.ts";
import { fixedPhrase, type Phrase, type SlideContent } from "../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../deck/slot-contracts.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { isTelling } from "../slides/figure.ts";
import { bestWindow, fits, lineFor, phraseOf } from "../text/wording.ts";
import { wordCount } from "../text/word-count.ts";

/** A frame slide and the sentences it shows. */
export interface FrameContent {
  readonly candidates: readonly [SlideContent, ...SlideContent[]];
  readonly uses: readonly Claim[];
}

const COVER = SLOT_CONTRACTS.cover;
const HOOK = SLOT_CONTRACTS.hook;
/** Share of the text in which an opening sentence is looked for. */
const FIRST_PART = 0.34;
const FEWEST_LOOKED_AT = 8;
const SAME_WORDS = 0.75;

/** Cover: the title and one sentence of the source that opens the subject; a carousel prefers one that hooks. `spares` is false where the body needs every sentence. */
export function coverSlide(digest: Digest, title: Phrase, hooks: boolean, spares: boolean): FrameContent {
  const head = { type: "cover" as const, title: fitTitle(title) };
  const { description } = digest.source;
  if (description !== undefined && fits(description.text, { length: COVER.body ?? 130 })) {
    return { candidates: [{ ...head, body: phraseOf(description.text, description) }, head], uses: [] };
  }
  const [line] = spares ? openingLines(digest, COVER.body ?? 130, title.text, hooks, new Set()) : [];
  if (line === undefined) return { candidates: [head], uses: [] };
  return { candidates: [{ ...head, body: line.phrase }, head], uses: [line.claim] };
}

/** Hook: the most striking figure or contrast of the first part, with the sentence behind it. */
export function hookSlide(digest: Digest, title: string, taken: ReadonlySet<Claim>): FrameContent | undefined {
  const [line] = openingLines(digest, HOOK.title, title, true, taken);
  if (line === undefined) return undefined;
  const head = { type: "hook" as const, title: line.phrase };
  const runs = digest.passages.flatMap((passage) => passage.runs.filter((run) => run.includes(line.claim)));
  const support = bestWindow(runs, digest.rules, {
    length: HOOK.body ?? 140,
    sentences: 1,
    skip: new Set([...taken, line.claim]),
    after: line.claim,
  });
  if (support === undefined) return { candidates: [head], uses: [line.claim] };
  return { candidates: [{ ...head, body: support.phrase }, head], uses: [line.claim, ...support.claims] };
}

interface Line {
  readonly claim: Claim;
  readonly phrase: Phrase;
  readonly value: number;
}

function openingLines(
  digest: Digest,
  length: number,
  title: string,
  hooks: boolean,
  taken: ReadonlySet<Claim>,
): readonly Line[] {
  const { rules, terms, claims } = digest;
  const last = Math.max(FEWEST_LOOKED_AT, claims.length * FIRST_PART);
  return claims
    .filter((claim) => claim.order < last && claim.standing === "alone" && !claim.asks && !taken.has(claim))
    .filter((claim) => claim.unit.kind === "paragraph" || claim.unit.kind === "list")
    .flatMap((claim) => {
      const text = lineFor(claim.sentence.text, rules, { length });
      if (text === undefined || wordCount(text) < 4) return [];
      const near = terms.similarity(claim.sentence.text, title);
      if (near > SAME_WORDS) return [];
      const striking = (claim.figures.some(isTelling) ? 0.35 : 0) + (rules.contains("contrast", text) ? 0.2 : 0);
      const early = 0.25 * Math.exp((-3 * claim.order) / last);
      const prose = claim.unit.kind === "paragraph" ? 0.1 : 0;
      const value = claim.salience + 0.3 * near + early + prose + (hooks ? striking : 0);
      return [{ claim, phrase: phraseOf(text, claim.sentence), value }];
    })
    .sort((a, b) => b.value - a.value || a.claim.order - b.claim.order);
}

/** A title that is too long for the cover keeps what stands before its colon or dash, else as many words as fit. */
export function fitTitle(title: Phrase): Phrase {
  if (displayLength(title.text) <= COVER.title) return title;
  const head = /^(.{12,}?)(?:\s*[:：;；]\s|\s[–—|-]\s)/u.exec(title.text)?.[1];
  if (head !== undefined && displayLength(head) <= COVER.title) return { ...title, text: head };
  let text = "";
  for (const part of title.text.split(/(?<=\s)|(?<=[\u3000-\u9fff])/u)) {
    if (displayLength(text + part) > COVER.title - 1) break;
    text += part;
  }
  return { ...title, text: `${text.trimEnd()}…` };
}

/** The title of the deck: asked for, or the source's, or its first heading, or the topic, or its best short sentence. */
export function deckTitle(digest: Digest, asked: string | undefined, topic: string | undefined): Phrase {
  const { source, rules } = digest;
  if (asked !== undefined && asked.trim() !== "") return fixedPhrase(asked.trim());
  if (source.title !== undefined) return phraseOf(source.title.text, source.title);
  if (topic !== undefined && topic.trim() !== "" && topic.length <= 180) return fixedPhrase(topic.trim());
  const [heading, ...others] = source.headings;
  if (heading !== undefined && others.every((other) => other.depth > heading.depth)) {
    return phraseOf(heading.text, heading);
  }
  const lines = digest.claims
    .filter((claim) => claim.standing === "alone" && !claim.asks)
    .sort((a, b) => b.salience - a.salience)
    .flatMap((claim) => {
      const text = lineFor(claim.sentence.text, rules, { length: COVER.title, words: 12 });
      return text === undefined ? [] : [phraseOf(text, claim.sentence)];
    });
  return lines[0] ?? (heading === undefined ? fixedPhrase(digest.words.summary) : phraseOf(heading.text, heading));
}
