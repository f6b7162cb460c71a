import type { Digest } from "../digest/digest.ts";
import { opensLastWord, ordersByForm } from "./closing-words.ts";

/** Words of somebody who is not named beside them: a voice on the telephone opens a story. */
const SPEECH = /[「『“„«][^「」『』“”„«»]{8,}[」』”“»]|(?<!\p{L})"[^"]{16,}"/u;
/** Past forms at the head of a sentence, in languages that leave their subjects out: "Hacía", "Chegou". */
const SUBJECTLESS: Readonly<Record<string, RegExp>> = {
  es: /^\p{Lu}\p{L}*(?:ía|ían|aba|aban|ó|aron|ieron)(?!\p{L})/u,
  pt: /^\p{Lu}\p{L}*(?:ava|avam|ou|eu|iu|aram|eram|iam)(?!\p{L})/u,
  it: /^\p{Lu}\p{L}*(?:ava|eva|iva|avano|evano|ivano|ò|arono|erono)(?!\p{L})/u,
};
/** "Asks leave, walks down the garden, …": two words that do something, and nobody who does it. */
const DOES_FIRST = /^\p{L}+ \p{Ll}\p{L}+, (?=\p{Ll})/u;

/** The rest of a sentence whose beginning a name with a full stop or a question mark has cut off. */
const GOES_ON = /^(?:という|といった|として(?!は)|による|において|における|を|\p{Ll}+(?![\p{L}\p{N}_./]))/u;

/**
 * Whether a sentence can be the first that an audience reads: it concludes nothing, tells nobody what to do first, and says
 * of whom it speaks, from its beginning on.
 */
export function opensDeck(text: string, whole: string, { rules, source }: Digest): boolean {
  const { language } = rules;
  if (opensLastWord(whole, language) || opensLastWord(text, language)) return false;
  // Without inflection "maintain" and "maintaining" open a sentence alike.
  const orders = rules.spaced && (rules.opensWith("imperatives", text) || ordersByForm(text, language));
  if (orders && /\p{Nd}/u.test(text)) return false;
  if (SPEECH.test(text) || GOES_ON.test(whole)) return false;
  const past = SUBJECTLESS[language];
  if (past === undefined) return true;
  const opening = past.exec(text)?.[0];
  // "María" inside a sentence is a name.
  const named = opening !== undefined && new RegExp(`[\\p{Ll},] ${opening}(?!\\p{L})`, "u").test(source.text);
  return (opening === undefined || named) && !DOES_FIRST.test(text);
}
