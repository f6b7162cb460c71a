import type { LanguageRules } from "../../../language/language-rules.ts";
import { setsAgainst } from "../../../text/half-thoughts.ts";
import type { Claim, Run } from "../../digest/claim.ts";
import { bestWindow, type Window } from "../../wording.ts";
import { stretchFrom, type WindowWish } from "../../stretches.ts";
import type { Assignment } from "../proposal.ts";

/** From here on a sentence of the next paragraph supports one of this. */
const AKIN = 0.12;
/** Below this two texts share no telling term. */
export const RELATED = 0.06;
const NEARLY_AS_MUCH = 0.6;
/** Letters by which a title is seen to end as its sentence does. */
const ENDING = 8;
const ASIDE = /\s*[（(][^（()）]+[)）]/gu;

/** The sentence right under the heading of the segment. */
export function firstOf({ segment, digest }: Assignment): Claim | undefined {
  const first = segment.claims[0];
  const opens = first?.section === segment.section && first.leads;
  return opens && digest.claims.find(({ section }) => section === first.section) === first ? first : undefined;
}

/** What goes on right behind a sentence, in its paragraph and those that follow it under the same heading. */
export function bodyBehind(
  claim: Claim,
  room: Pick<WindowWish, "length" | "words">,
  assignment: Assignment,
): Window | undefined {
  const own = joinedRuns(proseRuns(assignment)).find((run) => run.includes(claim)) ?? [];
  const wish = { ...room, skip: new Set([...assignment.taken, claim]), after: claim };
  return stretchFrom(own, own.indexOf(claim) + 1, assignment.digest.rules, wish);
}

/** What follows a sentence in its paragraph or the next; else, where it closes its paragraph, what led to it. */
export function bodyBeside(
  claim: Claim,
  room: Pick<WindowWish, "length" | "words">,
  assignment: Assignment,
): Window | undefined {
  const { rules, terms } = assignment.digest;
  const wish = { ...room, skip: new Set([...assignment.taken, claim]), after: claim };
  const runs = proseRuns(assignment);
  const own = runs.find((run) => run.includes(claim)) ?? [];
  const at = own.indexOf(claim);
  const best = bestWindow([own.slice(at)], rules, wish);
  const behind = best !== undefined && opposes(best, claim, rules) ? bodyBehind(claim, room, assignment) : best;
  if (claim.needs === "reply") return behind?.claims[0] === own[at + 1] ? behind : undefined;
  // Items of a list stand side by side: none supports the other.
  if (behind !== undefined || claim.unit.kind === "list") return behind;
  const before = bestWindow([own.slice(0, at)], rules, { ...room, skip: wish.skip });
  const ledUp = before?.claims.every((other) => other.salience <= claim.salience || leads(other, claim)) === true;
  if (ledUp && !answersWhatIsLost(before, rules)) return before;
  const next = runs[runs.indexOf(own) + 1];
  if (next?.[0]?.section !== claim.section) return undefined;
  const found = bestWindow([next], rules, wish);
  if (found !== undefined && opposes(found, claim, rules)) return undefined;
  const near = found === undefined ? 0 : terms.similarity(claim.sentence.text, found.phrase.text);
  return near < AKIN && found?.claims[0]?.standing !== "leaning" ? undefined : found;
}

/** "Unfortunately, …" goes against the sentence before it, and only where that is the one above does it stand under it. */
function opposes({ claims: [first] }: Window, claim: Claim, { language }: LanguageRules): boolean {
  return first !== undefined && first.order !== claim.order + 1 && setsAgainst(first.sentence.text, language);
}

/** "However, …" without the word: half of a contrast whose other half the slide does not show. */
function answersWhatIsLost({ claims: [first] }: Window, { language }: LanguageRules): boolean {
  return first !== undefined && first.text !== first.sentence.text && setsAgainst(first.sentence.text, language);
}

/** Whether a sentence opens the paragraph of another that weighs hardly less: what it says, and what that comes to. */
function leads(first: Claim, last: Claim): boolean {
  return first.leads && first.unit === last.unit && first.salience * NEARLY_AS_MUCH <= last.salience;
}

/** What a sentence loses that has lost its opening ("In addition, …"): it goes on from what the slide does not show. */
const GOES_ON = 0.15;

/** Under a heading, what speaks of the heading's matter; no sentence that only grants something or sets a case. */
export function nearness(heading: string, { rules, terms }: Assignment["digest"]): (claim: Claim) => number {
  return ({ text, sentence }) => {
    const hedges = rules.opensWith("leadIns", text) || rules.opensWith("conditionals", text);
    const goesOn = text !== sentence.text;
    return 0.4 * terms.similarity(text, heading) - (hedges ? 0.2 : 0) - (goesOn ? GOES_ON : 0);
  };
}

/** Paragraphs that follow one another, as one run: a body may go on from the end of one to the next. */
export function joinedRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const before = joined.at(-1);
    const last = before?.at(-1);
    const [first] = run;
    const goesOn =
      last?.unit.kind === "paragraph" &&
      first?.unit.kind === "paragraph" &&
      first.section === last.section &&
      first.order === last.order + 1;
    if (before !== undefined && goesOn) joined[joined.length - 1] = [...before, ...run];
    else joined.push(run);
  }
  return joined;
}

/** What stands under the heading itself; what stands under those of its subsections only where it has nothing. */
export function runsUnderHeading(assignment: Assignment): Run[] {
  const runs = proseRuns(assignment);
  const own = runs.filter(([first]) => first?.section === assignment.segment.section);
  return own.some((run) => run.some(({ standing, asks }) => standing === "alone" && !asks)) ? own : runs;
}

export function proseRuns({ segment }: Assignment): Run[] {
  return segment.passages.filter((passage) => passage.unit.kind !== "quote").flatMap((passage) => passage.runs);
}

/** What a body costs that shares no telling term with the sentence above it, nor leans on it. */
export function strangenessTo(claim: Claim, body: Window, { digest }: Assignment): number {
  const [first] = body.claims;
  if (first === undefined || first.standing === "leaning") return 0;
  return digest.terms.similarity(claim.sentence.text, body.phrase.text) < RELATED ? 0.45 : 0;
}

/** Whether what stands under a title points at the end of its sentence, which the title leaves out. */
export function leansOnCut(
  title: string,
  { text }: Claim,
  { claims: [first] }: Pick<Window, "claims">,
  rules: LanguageRules,
): boolean {
  if (first?.standing !== "leaning" || rules.opensWith("connectives", first.text)) return false;
  const [shown, whole] = [title, text.replace(ASIDE, "")].map((words) =>
    words.toLocaleLowerCase().replace(/[^\p{L}\p{N}]/gu, ""),
  );
  return shown !== undefined && whole?.endsWith(shown.slice(-ENDING)) !== true;
}
