import type { LanguageRules } from "../../language/language-rules.ts";
import {
  addressesSomebody,
  announcesItems,
  freesFor,
  givesOtherSide,
  isCounterpart,
  opensWithTurn,
  supposes,
  turnsAgainst,
} from "../../text/half-thoughts.ts";
import { reachOf } from "../../text/reach.ts";
import { messageGain } from "../salience/message.ts";
import type { Claim, Run } from "./claim.ts";
import type { Passage } from "./passage.ts";

/** Sentences behind one that frees from a duty in which another duty may take its place. */
const REPLACED_WITHIN = 2;
/** A paragraph of so many sentences is taken back whole, of a longer one only its end. */
const TAKEN_BACK_WHOLE = 3;

/** Sentences within which somebody who is quoted takes back what the quotation began with. */
const GRANTED_WITHIN = 2;
const OPENS_QUOTATION = /^["“„«»‹›「『]/u;

/**
 * Marks what a slide must not show alone: what the next sentence takes back, and counts of what others name; and what
 * nothing but its own section may show: duties that another replaces, words to somebody whom the first sentence names.
 */
export function halfThoughts(run: Run, rules: LanguageRules): Run {
  return reaching(halved(run, rules), rules);
}

/** Marks how far back the sentences reach that lean on others. */
function reaching(run: Run, rules: LanguageRules): Run {
  const texts = run.map(({ sentence }) => sentence.text);
  return run.map((claim, at) => {
    const reach = claim.standing === "leaning" ? reachOf(claim.sentence.text, texts.slice(0, at), rules) : 1;
    return reach > 1 ? { ...claim, reach } : claim;
  });
}

function halved(run: Run, { language }: LanguageRules): Run {
  const supposed = suppositionsOf(run, language);
  const conceded = concessionsOf(run, language);
  const addressed = run.length > 1 && addressesSomebody(run[0]?.sentence.text ?? "", language);
  return run.map((claim, at) => {
    const { text } = claim.sentence;
    const next = run[at + 1]?.sentence.text;
    if (next !== undefined && turnsAgainst(text, next, language)) return { ...claim, needs: "reply" };
    const before = run[at - 1]?.sentence.text;
    if (before !== undefined && claim.standing === "alone" && isCounterpart(before, text, language))
      return { ...claim, standing: "leaning" };
    if (announcesItems(text, language)) return { ...claim, needs: "items" };
    if (conceded.has(claim)) return { ...claim, needs: "reply" };
    if (supposed.has(claim)) return { ...claim, needs: "point" };
    if (isReplaced(run, at, language)) return { ...claim, needs: "reply", leansOn: "section" };
    return addressed && at > 0 ? { ...claim, leansOn: "section" } : claim;
  });
}

/** Whether a sentence frees from a duty that one soon behind it replaces, or stands between the two. */
function isReplaced(run: Run, at: number, language: string): boolean {
  const texts = run.map(({ sentence }) => sentence.text);
  return [at, at - 1].some((from) => {
    const frees = texts[from];
    const replies = texts.slice(at + 1, from + 1 + REPLACED_WITHIN);
    return frees !== undefined && replies.some((reply) => freesFor(frees, reply, language));
  });
}

/** What somebody grants before a quotation that goes on with "But …", and what stands between the two. */
function concessionsOf(run: Run, language: string): ReadonlySet<Claim> {
  const found = new Set<Claim>();
  for (const [at, { sentence }] of run.entries()) {
    if (!OPENS_QUOTATION.test(sentence.text) || !opensWithTurn(sentence.text, language)) continue;
    const behind = run.slice(Math.max(0, at - GRANTED_WITHIN), at);
    const from = behind.findIndex((before) => OPENS_QUOTATION.test(before.sentence.text));
    if (from >= 0) for (const claim of behind.slice(from)) found.add(claim);
  }
  return found;
}

/** What supposes something, and what goes on supposing it, up to the sentence that says what it comes to. */
function suppositionsOf(run: Run, language: string): ReadonlySet<Claim> {
  const found = new Set<Claim>();
  let supposing = false;
  for (const claim of run) {
    const { text } = claim.sentence;
    if (supposes(text, language)) supposing = true;
    else if (supposing && messageGain(text, language) > 0) supposing = false;
    if (supposing) found.add(claim);
  }
  return found;
}

/** Marks what the next paragraph of its section takes back ("However, …") or sets another side against. */
export function withOtherSides(passages: readonly Passage[], rules: LanguageRules): Passage[] {
  const { language } = rules;
  return passages.map((passage, at) => {
    const opening = openingBehind(passage, passages.slice(at + 1));
    if (passage.unit.kind !== "paragraph" || opening === undefined) return passage;
    if (givesOtherSide(opening, language)) return { ...passage, runs: passage.runs.map((run) => run.map(half)) };
    // "But I could not find it": a story goes on.
    if (!opensWithTurn(opening, language) || rules.contains("narrator", opening)) return passage;
    const { length } = passage.runs.flat();
    const end = passage.runs.flat().at(-1);
    const isHalf = (claim: Claim): boolean => length <= TAKEN_BACK_WHOLE || claim === end;
    return { ...passage, runs: passage.runs.map((run) => run.map((claim) => (isHalf(claim) ? half(claim) : claim))) };
  });
}

/** The first sentence of the next paragraph of the section; lists and quotations between them only illustrate. */
function openingBehind({ section }: Passage, behind: readonly Passage[]): string | undefined {
  const next = behind.find((passage) => passage.section !== section || passage.unit.kind === "paragraph");
  return next?.section === section ? next.runs[0]?.[0]?.sentence.text : undefined;
}

function half(claim: Claim): Claim {
  return claim.needs === undefined ? { ...claim, needs: "reply" } : claim;
}
