/** How a language writes what keyboards have no key for. */
export interface Marks {
  /** Around a quotation, with the spaces that belong inside. */
  readonly double: readonly [open: string, close: string];
  readonly single: readonly [open: string, close: string];
  /** A dash between clauses that stood between spaces, and one that stood between letters. */
  readonly spacedDash: string;
  readonly closedDash: string;
}

/** Not the narrow space: few faces have it, and one from another face is too thin to be seen. */
export const KEPT_SPACE = "\u00a0";
const EN_DASH = " – ";
const EM_DASH = " — ";

const ENGLISH: Marks = { double: ["“", "”"], single: ["‘", "’"], spacedDash: EN_DASH, closedDash: "—" };
const GERMAN: Marks = { double: ["„", "“"], single: ["‚", "‘"], spacedDash: EN_DASH, closedDash: EN_DASH };
const POLISH: Marks = { ...GERMAN, double: ["„", "”"], single: ["‚", "’"] };
const RUSSIAN: Marks = { double: ["«", "»"], single: ["„", "“"], spacedDash: EM_DASH, closedDash: EM_DASH };
const SPANISH: Marks = { ...ENGLISH, spacedDash: EM_DASH, closedDash: EM_DASH };
const SWEDISH: Marks = { double: ["”", "”"], single: ["’", "’"], spacedDash: EN_DASH, closedDash: EN_DASH };

const BY_LANGUAGE: Readonly<Record<string, Marks>> = {
  bg: GERMAN,
  ca: SPANISH,
  cs: GERMAN,
  da: { ...GERMAN, double: ["“", "”"], single: ["‘", "’"] },
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  et: GERMAN,
  fi: SWEDISH,
  fr: { double: [`«${KEPT_SPACE}`, `${KEPT_SPACE}»`], single: ["‘", "’"], spacedDash: EM_DASH, closedDash: EM_DASH },
  hi: ENGLISH,
  hr: POLISH,
  hu: POLISH,
  id: ENGLISH,
  it: { ...ENGLISH, closedDash: EN_DASH },
  ko: ENGLISH,
  lt: GERMAN,
  nb: { ...GERMAN, double: ["«", "»"], single: ["‘", "’"] },
  nl: { ...ENGLISH, closedDash: EN_DASH },
  no: { ...GERMAN, double: ["«", "»"], single: ["‘", "’"] },
  pl: POLISH,
  pt: SPANISH,
  ro: POLISH,
  ru: RUSSIAN,
  sk: GERMAN,
  sl: GERMAN,
  sv: SWEDISH,
  tr: ENGLISH,
  uk: RUSSIAN,
  vi: ENGLISH,
};

/** The marks of a BCP 47 tag's language; undefined where straight ones are the custom, or we don't know its own. */
export function marksOf(tag: string): Marks | undefined {
  return BY_LANGUAGE[tag.toLowerCase().split("-")[0] ?? ""];
}
