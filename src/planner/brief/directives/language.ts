import { languageTag } from "../../source/language.ts";
import type { Directive } from "./directive.ts";

/** Names of languages in German, French, Spanish and Japanese; lower case. */
const OWN_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ar: "arabisch arabe árabe アラビア語",
    de: "deutsch allemand alemán ドイツ語",
    en: "englisch anglais inglés 英語",
    es: "spanisch espagnol español castellano スペイン語",
    fr: "französisch français francés フランス語",
    it: "italienisch italien italiano イタリア語",
    ja: "japanisch japonais japonés 日本語",
    ko: "koreanisch coréen coreano 韓国語",
    nl: "niederländisch néerlandais neerlandés holländisch オランダ語",
    pl: "polnisch polonais polaco ポーランド語",
    pt: "portugiesisch portugais portugués ポルトガル語",
    ru: "russisch russe ruso ロシア語",
    zh: "chinesisch chinois chino 中国語",
  }).flatMap(([tag, names]) => names.split(" ").map((name) => [name, tag] as const)),
);
const spaced = [...OWN_NAMES.keys()].filter((name) => !name.endsWith("語")).join("|");
const cjk = [...OWN_NAMES.keys()].filter((name) => name.endsWith("語")).join("|");
const ENGLISH_NAME = "(?:simple |plain |easy )?\\p{L}+(?: (?:Portuguese|English|Chinese))?";

/** Which language the deck should be in: "in German", "auf Deutsch", "日本語で". */
export const language: readonly Directive[] = [
  {
    pattern:
      /(?<![\p{L}])(?:(?:keep|leave|stay|do not translate|don['’]t translate|no translation)[^,]*?(?:original|source|same)\s+language|(?:do not|don['’]t) translate(?: it| anything)?|no translation|nicht übersetzen|ne (?:pas )?tradui\p{L}*(?: pas)?|no (?:lo )?traduzcas|(?:in der|dans la|en el) (?:Originalsprache|langue d['’]origine|idioma original))/giu,
    read: () => ({}),
  },
  ...[
    new RegExp(
      `(?<![\\p{L}])(?:in|into|to|language\\s*[:=]|language is)\\s+(?<name>${ENGLISH_NAME})(?![\\p{L}])`,
      "giu",
    ),
    /(?<![\p{L}])(?:[Uu]se|using|[Ww]rite|[Ss]peak)\s+(?<name>(?:British|American|Brazilian|European|Simplified|Traditional)?\s?\p{Lu}\p{L}+)(?=\s*$|\s(?:spelling|throughout|please))/gu,
    new RegExp(`(?<![\\p{L}])(?:auf|en|in|ins|al|vers l['’])\\s*(?<name>${spaced})e?(?![\\p{L}])`, "giu"),
    new RegExp(`^(?<name>${spaced}|${cjk})(?:, please|, bitte)?$`, "giu"),
    /^(?<name>\p{Lu}\p{L}+(?: (?:Portuguese|English|Chinese))?)(?: please| only)?$/gu,
    /(?<![\p{L}])(?:Sprache|Langue|Idioma)\s?[:=]\s*(?<name>\p{L}+)/giu,
    new RegExp(`(?<name>${cjk})(?:で|に(?:翻訳|訳))`, "gu"),
  ].map((pattern) => ({ pattern, read: ({ name = "" }) => languageFinding(name) })),
];

/** Whether a stretch is nothing but the name of a language, as names are written: "English", "auf Deutsch" without "auf". */
export function isLanguageName(text: string): boolean {
  const name = text.trim();
  return /^\p{Lu}/u.test(name) ? languageFinding(name) !== undefined : OWN_NAMES.has(name.toLowerCase());
}

function languageFinding(name: string) {
  const plain = name.replace(/^(?:simple|plain|easy) /i, "").toLowerCase();
  const tag = /^[a-z]{2,3}$/.test(plain) ? undefined : (OWN_NAMES.get(plain) ?? languageTag(plain));
  return tag === undefined ? undefined : { language: tag };
}
