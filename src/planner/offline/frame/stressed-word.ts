import type { Phrase } from "../../../deck/slide-content.ts";
import type { Sentence } from "../../source/source-document.ts";
import { headlineCase } from "../../text/shorten.ts";
import { isQuestion, isSelfContained } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { headingText, isSetOff } from "../slides/headline.ts";
import { pointsAside } from "./closing-words.ts";
import { isLastPart } from "./conclusion.ts";

const FEWEST_WORDS = 4;
const MOST_WORDS = 24;
/** An author who stresses more in the last part of a text marks details. */
const MOST_STRESSED = 2;
const EXCLAIMS = /[!！]\s*$/u;
/** Where a sentence within a sentence begins. */
const OPENS = /(?:^|[:：—–])\s*["“„«「]?$/u;

/** What an author has set in bold where the text ends. */
export interface StressedWord {
  readonly phrase: Phrase;
  readonly uses: readonly Claim[];
}

/**
 * The demand or motto that an author has set in bold in the last part of a text, as a sentence of its own or behind the
 * colon of one; none where several are.
 */
export function stressedWord(digest: Digest): StressedWord | undefined {
  const last = digest.claims.filter((claim) => claim.unit.kind === "paragraph" && isLastPart(claim, digest));
  const found = last.flatMap((claim) => claim.unit.strong.flatMap((words) => stressed(words, claim, digest)));
  const [only] = found;
  return only === undefined || found.length > MOST_STRESSED
    ? undefined
    : found.find(({ phrase }) => demands(phrase, digest));
}

function stressed(words: string, claim: Claim, { rules, source, sections }: Digest): readonly StressedWord[] {
  const { sentence } = claim;
  const at = sentence.text.indexOf(words);
  if (at < 0 || !OPENS.test(sentence.text.slice(0, at)) || !endsSentence(words, at, sentence)) return [];
  const count = wordCount(words);
  if (count < FEWEST_WORDS || count > MOST_WORDS || isQuestion(words) || !rules.hasVerb(words)) return [];
  if (!isSelfContained(words, rules) || pointsAside(words, rules.language)) return [];
  if (rules.opensWith("conditionals", words) || rules.opensWith("connectives", words)) return [];
  const start = source.text.indexOf(words, sentence.span.start);
  if (start < 0 || start >= sentence.span.end || !isSetOff(words, sentence.text)) return [];
  if (sections.all.some(({ heading }) => heading !== undefined && headingText(heading.text, rules) === words))
    return [];
  const phrase = { text: headlineCase(words, rules), sources: [{ start, end: start + words.length }] };
  return [{ phrase, uses: [claim] }];
}

function endsSentence(words: string, at: number, { text }: Sentence): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(at + words.length));
}

function demands({ text }: Phrase, { rules }: Digest): boolean {
  return (
    EXCLAIMS.test(text) ||
    rules.contains("advice", text) ||
    rules.opensWith("imperatives", text) ||
    rules.opensWithOrder(text)
  );
}
