/** Control characters except tab and line feed, and code points that are never characters. */
const CONTROLS = /[^\P{Cc}\t\n]|\p{Noncharacter_Code_Point}|\p{Co}|\ufffd/gu;

/** Soft hyphen, zero-width space, bidi embeddings, overrides and isolates, invisible operators, BOM, interlinear marks. */
const INVISIBLE = /[\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]/g;

/**
 * Brings any text into the form every other step relies on: NFC, line ends `\n`, well-formed Unicode without control
 * and bidi-override characters. Zero-width joiners stay: Persian, Hindi and emoji need them.
 */
export function normalizeText(raw: string): string {
  return raw
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(CONTROLS, "")
    .replace(INVISIBLE, "")
    .normalize("NFC");
}
