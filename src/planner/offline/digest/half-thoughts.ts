import type { LanguageRules } from "../../language/language-rules.ts";
import { announcesItems, givesOtherSide, isCounterpart, turnsAgainst } from "../../text/half-thoughts.ts";
import type { Claim, Run } from "./claim.ts";
import type { Passage } from "./passage.ts";

/** Marks what a slide must not show alone: what the next sentence takes back, and counts of what others name. */
export function halfThoughts(run: Run, { language }: LanguageRules): Run {
  return run.map((claim, at) => {
    const next = run[at + 1]?.sentence.text;
    const { text } = claim.sentence;
    if (next !== undefined && turnsAgainst(text, next, language)) return { ...claim, needs: "reply" };
    const before = run[at - 1]?.sentence.text;
    if (before !== undefined && claim.standing === "alone" && isCounterpart(before, text, language))
      return { ...claim, standing: "leaning" };
    return announcesItems(text, language) ? { ...claim, needs: "items" } : claim;
  });
}

/** Marks a paragraph whose other side the next one of its section gives ("On the other hand, …"). */
export function withOtherSides(passages: readonly Passage[], { language }: LanguageRules): Passage[] {
  return passages.map((passage, at) => {
    const next = passages[at + 1];
    const opening = next?.section === passage.section ? next.runs[0]?.[0]?.sentence.text : undefined;
    if (passage.unit.kind !== "paragraph" || opening === undefined || !givesOtherSide(opening, language))
      return passage;
    return { ...passage, runs: passage.runs.map((run) => run.map((claim): Claim => ({ ...claim, needs: "reply" }))) };
  });
}
