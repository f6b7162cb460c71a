import { languageTag } from "../../source/language.ts";
import type { Directive } from "./directive.ts";

/** Names of languages in languages other than English; lower case. */
const OWN_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    de: "deutsch allemand alemán ドイツ語",
    en: "englisch anglais inglés 英語",
    es: "spanisch espagnol español",
    fr: "französisch français francés",
    it: "italienisch italien italiano",
    ja: "japanisch japonais japonés 日本語",
    zh: "chinesisch chinois chino 中国語",
  }).flatMap(([tag, names]) => names.split(" ").map((name) => [name, tag] as const)),
);
const OWN_PATTERN = [...OWN_NAMES.keys()].join("|");

/** Which language the deck should be in: "in German", "auf Deutsch", "日本語で". */
export const language: readonly Directive[] = [
  /(?<![\p{L}])(?:(?:write|written|answer|slides|deck|text|it|everything|all|present(?:ed)?|translate(?:d)?(?: it)?)\s+)?(?:in|into|to|language\s*[:=]|language is)\s+(?<name>(?:simple |plain |easy )?[A-Z]\p{L}+(?: (?:Portuguese|English|Chinese))?)(?![\p{L}])/gu,
  new RegExp(`(?<![\\p{L}])(?:auf|en|in)\\s+(?<name>${OWN_PATTERN})(?![\\p{L}])`, "giu"),
  /(?<![\p{L}])(?:Sprache|Langue|Idioma)\s*[:=]\s*(?<name>\p{L}+)/giu,
  /(?<name>日本語|英語|ドイツ語|中国語)で/gu,
].map((pattern) => ({
  pattern,
  read: ({ name = "" }) => {
    const plain = name.replace(/^(?:simple|plain|easy) /i, "");
    const tag = languageTag(plain) ?? OWN_NAMES.get(plain.toLowerCase());
    return tag === undefined ? undefined : { language: tag };
  },
}));
