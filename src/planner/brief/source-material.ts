import type { PlanRequest } from "../planner.ts";
import { normalizeText } from "../source/normalize-text.ts";
import { sentenceSpans } from "../source/sentences.ts";
import { readInstructions } from "./read-instructions.ts";

/** Sentences that begin like this tell what to do; they are no material. */
const ORDER =
  /^(?:please|make|create|build|generate|write|produce|prepare|give|add|use|include|keep|show|put|start|end|finish|focus|highlight|avoid|skip|leave|omit|exclude|don['’]t|do not|no|let|ensure|animate|turn|i (?:want|need|would)|we (?:want|need)|bitte|mach|erstell|schreib|nutze|verwende|zeig|fais|faites|crée|ajoute|utilise|évite|haz|crea|usa|añade|evita|incluye)(?![\p{L}])/iu;
const DRAWN = /ください|作って|してほしい|请|만들어/u;

/** Instructions as every reader of them takes them: normalised, runs of white space as one space. */
export function instructionText(instructions: string | undefined): string {
  return normalizeText(instructions ?? "")
    .replace(/[^\S\n]{2,}/g, " ")
    .replace(/\n{3,}/g, "\n\n");
}

/**
 * The statements among instructions, for requests that bring no content of their own: whole sentences that tell
 * something instead of asking for something. Empty where there are none.
 */
export function instructedMaterial(request: Pick<PlanRequest, "content" | "instructions">): string {
  if (request.content !== undefined || request.instructions === undefined) return "";
  const text = instructionText(request.instructions);
  const { claims } = readInstructions(text);
  const sentences = sentenceSpans(text, "en").filter(({ start, end }) => {
    const sentence = text.slice(start, end);
    const long = sentence.split(/\s+/).length >= 6 || /[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}]{12}/u.test(sentence);
    const directed = claims.some((claim) => !claim.weak && claim.start < end && claim.end > start);
    return long && !directed && !ORDER.test(sentence) && !DRAWN.test(sentence);
  });
  return sentences.map(({ start, end }) => text.slice(start, end)).join("\n");
}
