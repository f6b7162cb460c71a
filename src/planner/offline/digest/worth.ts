import type { LanguageRules } from "../../language/language-rules.ts";
import { isBroken, leadsToQuestion, saysNothing } from "../../text/asides.ts";
import { isMethodFact } from "../../text/method-facts.ts";
import type { Run } from "./claim.ts";

/** What is left of a sentence's salience. */
const ASIDE = 0.4;
const BRIDGE = 0.4;
const BROKEN = 0.4;
const LEANS = 0.85;
const METHOD = 0.5;
/** "…, functional, etc.": a list that the sentence itself gives up on. */
const OPEN_LIST = 0.7;
const AND_SO_ON =
  /(?:(?<!\p{L})(?:etc|et cetera|and so on|usw|und so weiter|ecc|enz|и т\. ?[дп])|וכו['’׳]?|وغيرها|إلخ|आदि|इत्यादि|など|等等?|등)[\s.…。]*$/iu;
/** Accounts of people ("@ada") mean something on the page they come from. */
const NAMED = 0.85;
const HANDLE = /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_-]{3,}/u;

/** Weighs down what speaks of the text itself, only leads on, came out broken, or takes up what stands elsewhere. */
export function weighed(run: Run, rules: LanguageRules): Run {
  return run.map((claim, at) => {
    const text = claim.text === "" ? claim.sentence.text : claim.text;
    const next = run[at + 1]?.sentence.text;
    let share = 1;
    if (saysNothing(text, rules)) share *= ASIDE;
    else if (at === 0 && claim.leads && next !== undefined && leadsToQuestion(text, next)) share *= BRIDGE;
    if (isBroken(text, rules)) share *= BROKEN;
    if (isMethodFact(text)) share *= METHOD;
    if (claim.unit.kind === "paragraph" && AND_SO_ON.test(text)) share *= OPEN_LIST;
    if (claim.leansOn !== undefined) share *= LEANS;
    if (claim.unit.kind !== "quote" && HANDLE.test(text)) share *= NAMED;
    return share === 1 ? claim : { ...claim, salience: claim.salience * share };
  });
}
