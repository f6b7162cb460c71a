import { languageTag } from "../source/language.ts";
import type { Finding } from "./brief.ts";
import { COUNT_PATTERN, readCount } from "./counts.ts";
import { SLIDE_TYPE_PATTERN, slideTypesFor } from "./slide-type-words.ts";
import { AUDIENCE_TAGS, STYLE_PATTERN, styleTag } from "./style-words.ts";

/** A way to say something in instructions. `read` may decline a match. */
export interface Directive {
  readonly pattern: RegExp;
  /** A single word that also turns up in sentences about something else. */
  readonly weak?: true;
  readonly read: (groups: Readonly<Record<string, string | undefined>>) => Finding | undefined;
}

const SLIDES =
  "(?:slides?|pages?|cards?|frames?|Folien?|Seiten|diapositives?|diapos?|diapositivas?|láminas?|스라이드|장)";
const END = "(?=\\s*(?:[.;!\\n]|$|,?\\s(?:and|but|with|in|using|make|use|keep|und|mit|et|avec|y|con)\\s))";
const ORDER =
  "(?:add|avoid|don['’]t|end|focus|give|highlight|include|keep|leave|make|no|put|show|skip|start|use|write|without)";
/** Like `END`, but "and" goes on with the list unless an order follows. */
const LOOSE_END = `(?=\\s*(?:[.;!\\n]|$|,?\\s(?:and|but)\\s${ORDER}\\b|,\\s(?:with|in|using|mit|${ORDER})\\s|\\s(?:with|in|using|mit)\\s(?:an?|\\d|einem?)\\b))`;
const QUOTED = '["“„«»\'‘「](?<text>[^"“”„«»「」\\n]{2,180})["”“»«\'’」]';

const counts: readonly Directive[] = [
  `(?<n>${COUNT_PATTERN})[\\s-]+(?:\\p{L}+[\\s-]+)?${SLIDES}(?![\\p{L}])`,
  `(?:slide count|number of slides|slides|Folien|Anzahl Folien|diapositives|diapositivas)\\s*[:=]\\s*(?<n>\\d{1,3})`,
  `(?<n>\\d{1,3})\\s*(?:枚|ページ)(?:の)?(?:スライド)?`,
  `スライド\\s*(?<n>\\d{1,3})\\s*枚`,
].map((source) => ({
  pattern: new RegExp(`(?<![\\p{L}\\d.,])${source}`, "giu"),
  read: ({ n = "" }) => {
    const slideCount = readCount(n);
    return slideCount === undefined ? undefined : { slideCount };
  },
}));

const AUDIENCES = [
  `(?:target\\s+)?(?:audience|readers?|Zielgruppe|Publikum|public(?: cible)?|público(?: objetivo)?|対象)\\s*(?:is|are|:|=|ist|sind|est|es|は)\\s*(?<who>[^.;\\n]{2,80}?)${LOOSE_END}`,
  `(?:aimed at|targeted at|intended for|written for|meant for|speak(?:s|ing)? to|gerichtet an|destinée? à|dirigid[oa] a)\\s+(?<who>[^.;\\n]{2,80}?)${LOOSE_END}`,
  `(?<=(?:slides?|deck|presentation|carousel|it|this|talk|pitch|introduction|Folien|Präsentation)\\s)for\\s+(?<who>(?!me\\b|example|the following|a \\d)[^.;\\n]{2,60}?)${LOOSE_END}`,
  `(?<=(?:^|[.;,]\\s?))for\\s+(?<who>(?:an? |the |our |new |busy |young |non-?)?[\\p{L} -]{2,40}?(?:audience|beginners|experts|teachers|students|executives|managers|developers|engineers|investors|customers|parents|kids|children|teams?|colleagues|employees|leaders|designers|marketers|founders))`,
  `für\\s+(?<who>(?!Sie|dich|mich|uns|die Folie)[^.;,\\n]{3,60}?)(?=\\s*(?:[.;,!\\n]|$|\\s(?:und|mit|auf|in)\\s))`,
];
const audiences: readonly Directive[] = AUDIENCES.map((source) => ({
  pattern: new RegExp(source, "giu"),
  read: ({ who = "" }) => audienceFinding(who),
}));

function audienceFinding(who: string): Finding {
  const audience = who.trim();
  return { audience, tags: AUDIENCE_TAGS.filter(([expression]) => expression.test(audience)).map(([, tag]) => tag) };
}

const TONES =
  "friendly|formal|informal|casual|conversational|confident|humorous|witty|serious|inspiring|inspirational|motivational|enthusiastic|optimistic|authoritative|persuasive|neutral|factual|empathetic|encouraging|academic|direct|honest|freundlich|sachlich|locker|förmlich|humorvoll|ernst|amical|formel|décontracté|sérieux|amigable|cercano|informal";
const tones: readonly Directive[] = [
  {
    pattern: new RegExp(
      `(?:tone(?: of voice)?|voice|Ton(?:fall)?|ton|tono)(?: should be| is|:| be| =)\\s*(?<tone>[^.;\\n]{3,60}?)${LOOSE_END}`,
      "giu",
    ),
    read: ({ tone = "" }) => ({ tone: tone.trim(), tags: tagsIn(tone) }),
  },
  {
    pattern: new RegExp(
      `(?<tone>(?:${TONES}|${STYLE_PATTERN})(?:(?:,| and|, and| but)\\s(?:${TONES}|${STYLE_PATTERN}))*)\\s+(?:in )?(?:tone|voice|Ton|ton|tono)(?![\\p{L}])`,
      "giu",
    ),
    read: ({ tone = "" }) => ({ tone, tags: tagsIn(tone) }),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}-])(?<tone>${TONES})(?![\\p{L}-])`, "giu"),
    weak: true,
    read: ({ tone = "" }) => ({ tone, tags: tagsIn(tone) }),
  },
];

const styles: readonly Directive[] = [
  {
    pattern:
      /(?:use|with|in|take|apply|choose|pick|the|im|mit)\s+(?:the\s+|dem\s+)?["“„]?(?<name>\p{Lu}[\p{L}\d]*(?:[ -]\p{Lu}[\p{L}\d]*){0,3}|[a-z\d]+(?:-[a-z\d]+)+)["”“]?\s+(?:theme|template|Theme|Vorlage|Design)(?![\p{L}])/gu,
    read: ({ name = "" }) => themeWish(name),
  },
  {
    pattern:
      /(?<![\p{L}])(?:theme|template|design|Vorlage)\s*[:=]\s*["“„]?(?<name>[\p{L}\d][\p{L}\d -]{1,40}?)["”“]?(?=\s*(?:[.;,\n]|$))/giu,
    read: ({ name = "" }) => themeWish(name),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}-])(?<word>${STYLE_PATTERN})(?![\\p{L}-])|(?<cjk>ダーク|明るい|シンプル|ミニマル|ポップ|レトロ|モダン|カラフル)`,
      "giu",
    ),
    weak: true,
    read: ({ word, cjk }) => ({ tags: tagsIn(word ?? cjk ?? "") }),
  },
];

function themeWish(name: string): Finding {
  const tags = tagsIn(name);
  const words = name.trim().split(/[\s-]+/);
  if (tags.length === words.length) return { tags };
  return { style: { tags, themeId: words.join("-").toLowerCase() } };
}

function tagsIn(text: string): string[] {
  const parts = text.split(/[^\p{L}-]+/u).flatMap((word) => styleTag(word) ?? []);
  return [...new Set(parts)];
}

const languages: readonly Directive[] = [
  /(?<![\p{L}])(?:(?:write|written|answer|slides|deck|text|it|everything|all|present(?:ed)?|translate(?:d)?(?: it)?)\s+)?(?:in|into|to|language\s*[:=]|language is)\s+(?<name>(?:simple |plain |easy )?[A-Z]\p{L}+(?: (?:Portuguese|English|Chinese))?)(?![\p{L}])/gu,
  /(?<![\p{L}])(?:auf|en|in)\s+(?<name>Deutsch|Englisch|Französisch|Spanisch|Italienisch|Japanisch|français|anglais|allemand|espagnol|español|inglés|alemán|francés|italiano)(?![\p{L}])/giu,
  /(?:Sprache|Langue|Idioma)\s*[:=]\s*(?<name>\p{L}+)/giu,
  /(?<name>日本語|英語|ドイツ語|中国語)で/gu,
].map((pattern) => ({
  pattern,
  read: ({ name = "" }) => {
    const plain = name.replace(/^(?:simple|plain|easy) /i, "");
    const language = languageTag(plain) ?? OWN_NAMES[plain.toLowerCase()];
    return language === undefined ? undefined : { language };
  },
}));

const OWN_NAMES: Readonly<Record<string, string>> = {
  deutsch: "de",
  englisch: "en",
  französisch: "fr",
  spanisch: "es",
  italienisch: "it",
  japanisch: "ja",
  français: "fr",
  anglais: "en",
  allemand: "de",
  espagnol: "es",
  español: "es",
  inglés: "en",
  alemán: "de",
  francés: "fr",
  italiano: "it",
  日本語: "ja",
  英語: "en",
  ドイツ語: "de",
  中国語: "zh",
};

const NO =
  "(?:no|without(?: any| an?)?|skip(?: the| any)?|leave out(?: the| any| all)?|omit(?: the)?|exclude(?: the)?|avoid|don['’]t (?:include|add|use|show)(?: an?| any| the)?|do not (?:include|add|use|show)(?: an?| any| the)?|ohne|keine?n?|sans|pas de|sin)";
const parts: readonly Directive[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}])${NO}\\s+(?<names>(?:${SLIDE_TYPE_PATTERN})(?: slides?|folien?)?(?:(?:,| or| and| oder| und| ou| et| ni| y)\\s+(?:any |an? )?(?:${SLIDE_TYPE_PATTERN})(?: slides?)?)*)(?![\\p{L}])`,
      "giu",
    ),
    read: ({ names = "" }) => ({ excludedTypes: typesIn(names) }),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}])(?:include|add|with|show|use|start with|end with|open with|close with|finish with|need|want|mit|füge|avec|ajoute[rz]?|con|incluye)\\s+(?:an?|the|some|one|at least one|einer?|eine[mn]?|une?|una?)?\\s*(?:short |clear |strong )?(?<names>(?:${SLIDE_TYPE_PATTERN})(?: slides?)?(?:(?:,| and| und| et| y)\\s+(?:an?\\s+)?(?:${SLIDE_TYPE_PATTERN})(?: slides?)?)*)(?![\\p{L}])`,
      "giu",
    ),
    read: ({ names = "" }) => ({ wantedTypes: typesIn(names) }),
  },
  {
    pattern:
      /(?<![\p{L}])(?:no|without|ohne|sans|sin)\s+(?:speaker\s+)?(?:notes|Notizen|Sprechernotizen)(?![\p{L}])/giu,
    read: () => ({ notes: false }),
  },
  {
    pattern: /(?<![\p{L}])(?:with|add|include)\s+(?:\p{L}+\s+)?speaker notes(?![\p{L}])/giu,
    read: () => ({ notes: true }),
  },
];

function typesIn(names: string) {
  return names
    .split(/,|\s(?:or|and(?! cons)|oder|und|ou|et|ni|y)\s/iu)
    .flatMap((name) => slideTypesFor(name.replace(/^\s*(?:any|an?)\s|\s(?:slides?|folien?)$/giu, "")));
}

const contents: readonly Directive[] = [
  {
    pattern: new RegExp(
      `(?:leave out|don['’]t (?:mention|talk about|discuss)|do not (?:mention|talk about|discuss)|skip|exclude|omit|lass(?:en Sie)?(?= .* weg)|nicht erwähnen:?|ne (?:pas )?mentionne[rz]?(?: pas)?|no menciones|excluye)\\s+(?<what>[^.;\\n]{2,90}?)${END}`,
      "giu",
    ),
    read: ({ what = "" }) => ({ exclusions: topicsIn(what) }),
  },
  {
    pattern: new RegExp(
      `(?:focus(?:ing)?(?: mainly| only| especially)? on|concentrate on|emphasi[sz]e|highlight|stress|put (?:the )?emphasis on|Schwerpunkt(?: auf|:)|Fokus(?: auf|:)|konzentriere dich auf|mets? l['’]accent sur|insiste[rz]? sur|céntrate en|enfócate en|destaca)\\s+(?<what>[^.;\\n]{2,120}?)${LOOSE_END}`,
      "giu",
    ),
    read: ({ what = "" }) => ({ focus: topicsIn(what) }),
  },
  {
    pattern: new RegExp(
      `(?:call to action|CTA|Handlungsaufforderung|appel à l['’]action|llamada a la acción|行動喚起)(?: text)?(?: is| should be| =|:|\\s)\\s*${QUOTED}`,
      "giu",
    ),
    read: ({ text = "" }) => ({ callToAction: text.trim(), wantedTypes: ["cta"] }),
  },
  {
    pattern: new RegExp(`(?:call to action|CTA|Handlungsaufforderung)\\s*:\\s*(?<text>[^.;\\n"“]{2,80})`, "giu"),
    read: ({ text = "" }) => ({ callToAction: text.trim(), wantedTypes: ["cta"] }),
  },
  {
    pattern: new RegExp(
      `(?:end|close|finish|conclude)s? (?:it |the deck |the carousel )?(?:by saying|with(?: the (?:words?|line|sentence|text|call to action))?)\\s*:?\\s*${QUOTED}`,
      "giu",
    ),
    read: ({ text = "" }) => ({ callToAction: text.trim(), wantedTypes: ["cta"] }),
  },
  {
    pattern: new RegExp(
      `(?:title(?: it| is| should be)?|titled|call it|named?|Titel(?: ist)?|titre|título)\\s*:?\\s*${QUOTED}`,
      "giu",
    ),
    read: ({ text = "" }) => ({ title: text.trim() }),
  },
  {
    pattern:
      /(?<![\p{L}])(?:keep (?:it|the text|texts?|slides?|sentences) (?:very )?(?:short|brief|concise|light)|(?:very )?(?:concise|brief)|few words|little text|short (?:texts?|sentences|slides)|less text|minimal text|wenig Text|kurze? (?:Texte|Sätze)|peu de texte|textes courts|poco texto|短く|簡潔に)(?![\p{L}])/giu,
    read: () => ({ density: "brief" }),
  },
  {
    pattern:
      /(?<![\p{L}])(?:in detail|detailed|in-depth|thorough(?:ly)?|comprehensive|more text|ausführlich|detailliert|détaillée?|detallad[oa]|詳しく)(?![\p{L}])/giu,
    read: () => ({ density: "detailed" }),
  },
  {
    pattern: new RegExp(
      `(?:presentation|deck|slides|carousel|talk|slideshow|pitch|Präsentation|Folien|présentation|presentación)\\s+(?:about|on|covering|explaining|über|zum Thema|sur|sobre)\\s+(?<what>[^.;\\n]{3,160}?)(?:\\s+(?:for|für|pour|para)\\s+(?<who>[^.;,\\n]{3,60}?)${LOOSE_END}|(?=\\s*(?:[.;!\\n]|$|,?\\s(?:with|in \\d|in the style|aimed|mit|avec|con)\\s)))`,
      "giu",
    ),
    read: ({ what = "", who }) => ({ subject: what.trim(), ...(who === undefined ? {} : audienceFinding(who)) }),
  },
];

function topicsIn(text: string): string[] {
  return text
    .split(/,|\s(?:and|or|und|oder|et|ou|y|o)\s/u)
    .map((topic) => topic.replace(/^\s*(?:the|any|all|our|die|den|das|der|les?|la|el|los|las)\s+/iu, "").trim())
    .filter((topic) => topic.length > 1);
}

/** Every directive, the specific before the general: an earlier match claims its words. */
export const DIRECTIVES: readonly Directive[] = [
  ...contents,
  ...parts,
  ...counts,
  ...audiences,
  ...languages,
  ...tones,
  ...styles,
];
