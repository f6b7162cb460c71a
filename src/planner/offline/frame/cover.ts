import { displayLength } from "../../../deck/display-length.ts";
import { fixedPhrase, type Phrase, type SlideContent } from "../../../deck/slide-content.ts";
import { bodyRoom, titleRoom } from "../slides/room.ts";
import type { Claim, Run } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { isTelling } from "../slides/figure.ts";
import { fits, lineFor, phraseOf, sentenceBehind } from "../wording.ts";
import { isSelfContained, standingOf } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";

/** A frame slide and the sentences it shows. */
export interface FrameContent {
  readonly candidates: readonly [SlideContent, ...SlideContent[]];
  readonly uses: readonly Claim[];
}

/** Share of the text in which an opening sentence is looked for. */
const FIRST_PART = 0.34;
const FEWEST_LOOKED_AT = 8;
const SAME_WORDS = 0.75;
const LONGEST_TOPIC = 180;

/** Cover: the title and one sentence of the source that opens the subject; a carousel prefers one that hooks. `spares` is false where the body needs every sentence. */
export function coverSlide(
  digest: Digest,
  title: Phrase,
  hooks: boolean,
  taken: ReadonlySet<Claim>,
  spares: boolean,
): FrameContent {
  const head = { type: "cover" as const, title: fitTitle(title) };
  const { description } = digest.source;
  if (description !== undefined && fits(description.text, { length: bodyRoom("cover") })) {
    return { candidates: [{ ...head, body: phraseOf(description.text, description) }, head], uses: [] };
  }
  const [line] = spares ? openingLines(digest, bodyRoom("cover"), title.text, hooks, taken) : [];
  if (line === undefined) {
    const announced = announcement(digest);
    return { candidates: announced === undefined ? [head] : [{ ...head, body: announced }, head], uses: [] };
  }
  return { candidates: [{ ...head, body: line.phrase }, head], uses: [line.claim] };
}

/** Hook: the most striking figure or contrast of the first part, with the sentence behind it. */
export function hookSlide(digest: Digest, title: string, taken: ReadonlySet<Claim>): FrameContent | undefined {
  const [line] = openingLines(digest, titleRoom("hook"), title, true, taken);
  if (line === undefined) return undefined;
  const head = { type: "hook" as const, title: line.phrase };
  const support = sentenceBehind(line.claim, runsOf(digest), digest.rules, { length: bodyRoom("hook"), skip: taken });
  if (support === undefined) return { candidates: [head], uses: [line.claim] };
  return { candidates: [{ ...head, body: support.phrase }, head], uses: [line.claim, ...support.claims] };
}

/** The sentence that announces the first list, as a sentence of its own. */
function announcement({ passages, rules }: Digest): Phrase | undefined {
  const intro = passages.find((passage) => passage.intro !== undefined)?.intro;
  const text = intro?.text.replace(/\s*[:：]\s*$/u, "") ?? "";
  const whole = rules.hasVerb(text) && standingOf(text, rules) === "alone" && !rules.endsWith("functionWords", text);
  return intro !== undefined && whole && fits(text, { length: bodyRoom("cover") }) ? phraseOf(text, intro) : undefined;
}

export function runsOf({ passages }: Digest): Run[] {
  return passages.filter((passage) => passage.unit.kind !== "quote").flatMap((passage) => passage.runs);
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
  const first = claims[0]?.section;
  const open = claims
    .filter((claim) => claim.order < last && claim.standing === "alone" && !claim.asks && !taken.has(claim))
    .filter((claim) => claim.unit.kind === "paragraph" || (hooks && claim.unit.kind === "list" && !claim.labelled));
  const opening = hooks ? [] : open.filter((claim) => claim.section === first);
  // A later section needs the sentence it opens with.
  const lines = opening.length > 0 ? opening : open.filter((claim) => hooks || !claim.leads);
  return lines
    .flatMap((claim) => {
      const text = lineFor(claim.text, rules, { length });
      if (text === undefined || wordCount(text) < 4) return [];
      const near = terms.similarity(claim.text, title);
      if (near > SAME_WORDS) return [];
      let value = claim.salience + 0.25 * near + 0.45 * Math.exp((-4 * claim.order) / last);
      if (claim.section === first) value += 0.25;
      if (hooks && claim.figures.some(isTelling)) value += 0.35;
      if (hooks && rules.contains("contrast", text)) value += 0.25;
      if (!isSelfContained(text, rules)) value -= 0.25;
      if (!rules.hasVerb(text)) value -= 0.3;
      if (rules.opensWith("conditionals", text)) value -= 0.2;
      return [{ claim, phrase: phraseOf(text, claim.sentence), value }];
    })
    .sort((a, b) => b.value - a.value || a.claim.order - b.claim.order);
}

/** A title that is too long for the cover keeps what stands before its colon or dash, else as many words as fit. */
export function fitTitle(title: Phrase): Phrase {
  if (displayLength(title.text) <= titleRoom("cover")) return title;
  const head = /^(.{12,}?)(?:\s*[:：;；]\s|\s[–—|-]\s)/u.exec(title.text)?.[1];
  if (head !== undefined && displayLength(head) <= titleRoom("cover")) return { ...title, text: head };
  let text = "";
  for (const part of title.text.split(/(?<=\s)|(?<=[\u3000-\u9fff])/u)) {
    if (displayLength(text + part) > titleRoom("cover") - 1) break;
    text += part;
  }
  return { ...title, text: `${text.trimEnd()}…` };
}

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
  if (source.title !== undefined) return { title: phraseOf(source.title.text, source.title) };
  if (topic !== undefined && topic.trim() !== "" && topic.length <= LONGEST_TOPIC) {
    return { title: fixedPhrase(topic.trim()) };
  }
  const [heading, ...others] = source.headings;
  if (heading !== undefined && others.every((other) => other.depth > heading.depth)) {
    return { title: phraseOf(heading.text, heading) };
  }
  const lines = claims
    .filter((claim) => claim.standing === "alone" && !claim.asks && claim.unit.kind !== "quote")
    .sort((a, b) => titleValue(b, rules) - titleValue(a, rules) || a.order - b.order)
    .flatMap((claim) => {
      const text = lineFor(claim.text, rules, { length: titleRoom("cover"), words: 12 });
      return text === undefined || wordCount(text) < 3 ? [] : [{ title: phraseOf(text, claim.sentence), claim }];
    });
  const first = claims.find((claim) => claim.standing !== "unfit");
  if (lines[0] !== undefined) return lines[0];
  if (first === undefined) return { title: fixedPhrase(digest.words.summary) };
  return { title: phraseOf(first.sentence.text, first.sentence), claim: first };
}

function titleValue(claim: Claim, rules: Digest["rules"]): number {
  return claim.salience + (claim.leads ? 0.15 : 0) + (rules.hasVerb(claim.text) ? 0.15 : 0);
}
