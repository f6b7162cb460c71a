import type { TextDirection } from "../../deck/deck-plan.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";
import { loadNgramDetector, type Detect, type Detection } from "./ngram-detector.ts";

const RTL = new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"]);
const SAMPLE = 4000;

/** Writing direction of a BCP 47 language. */
export function languageDirection(language: string): TextDirection {
  return RTL.has(baseLanguage(language)) ? "rtl" : "ltr";
}

export function baseLanguage(language: string): string {
  return (language.split("-")[0] ?? language).toLowerCase();
}

/**
 * The BCP 47 tag for a tag ("pt-BR") or an English language name ("Brazilian Portuguese", "Japanese").
 * `undefined` for `Auto`, empty text and whatever is neither.
 */
export function languageTag(field: string): string | undefined {
  const name = field.trim().toLowerCase();
  if (name === "" || name === "auto") return undefined;
  const known = LANGUAGE_NAMES[name];
  if (known !== undefined) return known;
  if (!/^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/.test(name)) return undefined;
  try {
    const tag = new Intl.Locale(name.replace(/_/g, "-")).toString();
    const shown = new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(baseLanguage(tag));
    return shown === undefined ? undefined : tag;
  } catch {
    return undefined;
  }
}

/**
 * The language a text is written in. Scripts used by one language decide at once; the rest asks an n-gram detector,
 * which is loaded on first need (about 0.2 s). `hint` wins where it fits the text's script and the text is too short to tell.
 */
export async function detectLanguage(text: string, hint?: string): Promise<string> {
  const sample = text.slice(0, SAMPLE);
  const script = scriptLanguage(sample);
  if (script !== undefined) return refine(script, hint);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return hint ?? "en";
  const { language, reliable } = await detectByNgrams(sample);
  if (hint !== undefined && (baseLanguage(hint) === language || !reliable || letters < 60)) return hint;
  return language === "" || (!reliable && letters < 20) ? (hint ?? "en") : language;
}

/** A hint that names the same language more closely ("zh-Hant", "ar-EG") is kept. */
function refine(language: string, hint: string | undefined): string {
  return hint !== undefined && baseLanguage(hint) === baseLanguage(language) ? hint : language;
}

function scriptLanguage(sample: string): string | undefined {
  const count = (script: RegExp): number => sample.match(script)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  const share = (found: number): boolean => found * 3 > letters && found > 0;
  const kana = count(/[\p{sc=Hira}\p{sc=Kana}]/gu);
  const han = count(/\p{sc=Han}/gu);
  if (kana > 0 && share(kana + han) && kana * 12 > han) return "ja";
  if (share(count(/\p{sc=Hang}/gu))) return "ko";
  if (share(han)) return isTraditional(sample) ? "zh-Hant" : "zh";
  if (share(count(/\p{sc=Hebr}/gu))) return /[ױײװ]|אַ|אָ/.test(sample) ? "yi" : "he";
  if (share(count(/\p{sc=Arab}/gu))) return arabicScriptLanguage(sample);
  if (share(count(/\p{sc=Deva}/gu))) return /[ळ]|आहे|आणि/.test(sample) ? "mr" : "hi";
  if (share(count(/\p{sc=Thai}/gu))) return "th";
  if (share(count(/\p{sc=Grek}/gu))) return "el";
  return undefined;
}

function arabicScriptLanguage(sample: string): string {
  if (/[ٹڈڑےں]/.test(sample)) return "ur";
  const persian = sample.match(/[پچژگکی]/g)?.length ?? 0;
  const arabic = sample.match(/[ةىيك]/g)?.length ?? 0;
  return persian > arabic ? "fa" : "ar";
}

/** Characters that the simplification of 1956 changed, counted against their simplified forms. */
function isTraditional(sample: string): boolean {
  const traditional = sample.match(/[們個這來時會說對為國學發過還點與無開關麼應樣經現實體]/g)?.length ?? 0;
  const simplified = sample.match(/[们个这来时会说对为国学发过还点与无开关么应样经现实体]/g)?.length ?? 0;
  return traditional > simplified;
}

let detector: Promise<Detect> | undefined;

async function detectByNgrams(text: string): Promise<Detection> {
  detector ??= loadNgramDetector();
  const { language, reliable } = (await detector)(text);
  return { language: language === "no" ? "nb" : language, reliable };
}
