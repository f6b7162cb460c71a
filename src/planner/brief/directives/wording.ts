import { STYLE_PATTERN, styleTags } from "../../../deck/style-words.ts";
import { unmet } from "../advice.ts";
import { either, phrasePattern, QUOTED, restAs, type Directive } from "./directive.ts";

const TITLED = either(
  "(?:the )?(?:deck |presentation )?(?:title|headline)(?: it| should be| should read| is| as)?|titled|entitled|call it|name (?:it|the (?:deck|presentation|carousel))",
  "(?:der )?(?:Titel|Überschrift)(?: ist| lautet| soll lauten| soll sein)?|mit dem Titel|nenn\\p{L}* (?:es|sie)|betitel\\p{L}* (?:es|sie) mit",
  "(?:le )?titre(?: est| doit être)?|intitul\\p{L}+(?:-la|-le)?|appell\\p{L}+-la|avec le titre",
  "(?:el )?título(?: es| debe ser)?|titúl\\p{L}+|llám\\p{L}+|con el título",
  "タイトルは",
);
const END_VERB = either(
  "(?:end|close|finish|conclude|wrap up)(?:s|ing)?(?: it| the deck| the carousel| the presentation| everything)?(?: off)?",
  "ende\\p{L}*|beende\\p{L}*(?: es| sie)?|schließ\\p{L}*(?: ab)?|am (?:Ende|Schluss)|zum Schluss",
  "termin\\p{L}+|fini\\p{L}+|conclu\\p{L}+|à la fin|pour finir",
  "termin\\p{L}+|acab\\p{L}+|cierr\\p{L}+|cerr\\p{L}+|finali\\p{L}+|al final|para terminar",
);
const WITH = either("(?:\\s(?:by saying|by asking|with|on|mit|par|sur|en|con|diciendo|steht|soll stehen))?");
const THE_WORDS = either(
  "(?:\\s(?:the|der|den|dem|la|le|les|el|las|los))?(?:\\s(?:words?|line|sentence|text|phrase|call to action|CTA|slogan|message|Worten?|Satz|Zeile|phrase|ligne|mots|frase|línea|palabras))?",
);
const LAST_SLIDE = either(
  "(?:the )?(?:last|final|closing) (?:slide|line|words?)(?: should| must| to)?(?: say| says| read| reads| be)?",
  "(?:auf der |die )?letzte[n]? Folie(?: sagt| lautet)?|(?:Schluss|Ende|Fin|Final|End|Closing)(?=\\s?:)|(?:la )?dernière diapo(?:sitive)?|(?:la )?última diapositiva",
);
const CALL = either(
  "(?:the )?(?:call[- ]to[- ]action|CTA)(?: text| button)?",
  "Handlungsaufforderung|Aufruf",
  "appel à l['’]action",
  "llamada a la acción",
  "行動喚起|CTA",
);
const callFinding: Directive["read"] = ({ text = "" }) => {
  const words = text.replace(/^["“„«'‘「]\s*|\s*["”“»'’」]$/gu, "").trim();
  return words.length < 2 ? undefined : { callToAction: words, wantedTypes: ["cta"] };
};
const titleFinding: Directive["read"] = ({ text = "" }) => ({ title: text.trim() });

/** Exact wordings: the deck's title, and what its last slide says. */
export const exactWords: readonly Directive[] = [
  {
    pattern: phrasePattern(`${CALL}(?: is| should be| should say| =|\\s?[:：]|は|\\s)\\s*${QUOTED}`),
    read: callFinding,
  },
  {
    pattern: phrasePattern(`(?:${END_VERB}|${LAST_SLIDE})${WITH}${THE_WORDS}\\s*[:：]?\\s*${QUOTED}`),
    read: callFinding,
  },
  {
    pattern: phrasePattern(`${CALL}\\s*(?:[:：=]|is|should be:?|should say:?|ist|est|es)\\s+${restAs("text")}`),
    read: callFinding,
  },
  { pattern: phrasePattern(`(?:${END_VERB}${WITH}|${LAST_SLIDE})\\s?[:：]\\s*${restAs("text")}`), read: callFinding },
  { pattern: /(?:最後|締め)(?:は|に|の言葉は)?「(?<text>[^」]{2,80})」(?:で|と)?/gu, read: callFinding },
  { pattern: phrasePattern(`${TITLED}\\s*[:：]?\\s*${QUOTED}`), read: titleFinding },
  {
    pattern: phrasePattern(`(?:title|Titel|titre|título)\\s?[:：]\\s*${restAs("text")}`),
    read: titleFinding,
  },
  {
    pattern: /(?<![\p{L}])[Tt]itle (?:it|the (?:deck|presentation|carousel)) (?<text>\p{Lu}[^"“”]{1,120}?)\s*$/gu,
    read: titleFinding,
  },
];

const TONE_WORDS = either(
  "friendly|formal|informal|casual|conversational|confident|humorous|funny|witty|serious|sober|inspiring|inspirational|warm|neutral|enthusiastic",
  "motivational|optimistic|authoritative|persuasive|factual|empathetic|encouraging|academic|direct|honest|matter-of-fact|upbeat|relaxed|polite|energetic|freundlich",
  "sachlich|locker|förmlich|humorvoll|ernst|seriös|nüchtern|persönlich|motivierend|amical|formel|décontracté|sérieux|convivial|chaleureux|neutre",
  "amigable|cercano|serio|divertido|profesional|inspirador|directo|親しみやすい|丁寧な|カジュアルな|フォーマルな",
);
const TONE =
  "(?:tone(?: of voice)?|voice|language|Tonfall|Ton|Sprache|Ansprache|ton|style d['’]écriture|tono|lenguaje|トーン|口調|文体)";
const MOOD = `${TONE_WORDS}(?:e[rsnm]?|[rsn]|[oa]s?)?`;
const MOODS = `${MOOD}(?:(?:,| and|, and| but| und| et| y)\\s(?:very |sehr |très |muy )?${MOOD}){0,5}`;
const toneFinding: Directive["read"] = ({ tone = "" }) => ({ tone: tone.trim(), tags: styleTags(tone) });

/** How it should sound. */
export const tone: readonly Directive[] = [
  { pattern: phrasePattern(`${TONE}(?: should be| is|\\s?[:：]| be| =|は)\\s*${restAs("tone")}`), read: toneFinding },
  { pattern: phrasePattern(`(?<tone>${MOODS})\\s+(?:in )?${TONE}(?![\\p{L}])`), read: toneFinding },
  { pattern: phrasePattern(`(?<tone>${STYLE_PATTERN})\\s+(?:tone|voice|Tonfall|Ton)(?![\\p{L}])`), read: toneFinding },
  { pattern: phrasePattern(`(?:ton|tono|Ton)\\s+(?<tone>${MOODS})(?![\\p{L}])`), read: toneFinding },
  { pattern: new RegExp(`(?<tone>${TONE_WORDS})(?:トーン|口調|文体)`, "gu"), read: toneFinding },
  {
    pattern: phrasePattern(
      either(
        "(?:write|written|speak|sound|phrase it|talk|explain it)\\s+(?:it\\s+)?(?:like|as if|as though|in the (?:style|voice) of|so that)\\s.+",
        "(?:sound|be|make it (?:sound )?|keep it)\\s+(?:more |less |very )?(?:human|natural-sounding|conversational|persuasive|humorous|witty)|more (?:human|personal|emotional|natural|concrete)",
        "(?:simple|plain|easy|everyday|simpler|clear)\\s+(?:language|words|English)|(?:no|without|avoid)\\s+(?:any )?(?:jargon|buzzwords|technical terms|acronyms|clichés)",
        "speak (?:directly )?to the (?:reader|audience)|address the (?:reader|audience)(?: directly)?|active voice|(?:first|second|third) person|(?:British|American) (?:English|spelling)|gender-neutral|inclusive language",
        "(?:rewrite|rephrase|paraphrase|simplify|shorten|reword|improve the wording)(?: .+)?|add (?:some )?(?:humou?r|jokes)|(?:use )?(?:short|shorter) sentences",
        "(?:in )?(?:einfacher|leichter|klarer) Sprache|(?:keine?|ohne) (?:Fachbegriffe|Fachjargon|Fachwörter|Anglizismen)|Du-Ansprache|per Du|Sie-Ansprache|duzen|siezen|schreib\\p{L}* wie .+|formulier\\p{L}* .+",
        "(?:langage|langue|mots) (?:simples?|clairs?)|sans jargon|tutoie\\p{L}*|vouvoie\\p{L}*|écri\\p{L}* comme .+|reformul\\p{L}*(?: .+)?",
        "(?:lenguaje|palabras) (?:sencill[oa]s?|clar[oa]s?)|sin jerga|tuté\\p{L}*|escrib\\p{L}* como .+|reformul\\p{L}*(?: .+)?",
      ) + "(?![\\p{L}])",
    ),
    read: () => unmet("wording"),
  },
  {
    pattern: /(?:やさしい|わかりやすい|簡単な)(?:言葉|日本語|表現)|専門用語(?:は|を)?(?:使わない|なし|避け)/gu,
    read: () => unmet("wording"),
  },
  { pattern: phrasePattern(`(?<tone>${MOOD})(?![\\p{L}-])`), weak: true, read: toneFinding },
];

const SHORT = either(
  "keep (?:it|the text|texts?|slides?|sentences|everything) (?:very |really )?(?:short|brief|concise|light|crisp)",
  "(?:very )?(?:concise|brief|succinct)|(?:as )?few words(?: as possible)?|little text|short (?:texts?|slides)|less text|minimal text|not (?:too )?(?:much|a lot of) text|one idea per slide|(?:que )?sea breve|breve|bref|(?:fais|faire|reste[rz]?) (?:\\p{L}+ et )?court|et court|short and (?:sweet|simple|crisp)",
  "(?:wenig|weniger|nicht (?:zu )?viel) Text|kurze? Texte?|knapp(?:e Texte)?|kurz (?:und knapp|halten)|(?:peu|moins) de texte|textes? courts?|concis|pas trop de texte|(?:poco|menos) texto|textos? cortos?|conciso|短く|簡潔に|文字(?:は|を)?少なめ",
);
const LONG = either(
  "(?:in|with) (?:(?:more|great|much|plenty of|lots of) )?details?|(?:lots of|plenty of|more) details?|detailed|in-depth|thorough(?:ly)?|comprehensive|more text",
  "ausführlich\\p{L}*|detailliert\\p{L}*|détaillée?s?|detallad[oa]s?|詳しく|詳細に",
);

/** How much text. */
export const density: readonly Directive[] = [
  { pattern: phrasePattern(`${SHORT}(?![\\p{L}])`), read: () => ({ density: "brief" }) },
  { pattern: phrasePattern(`${LONG}(?![\\p{L}])`), read: () => ({ density: "detailed" }) },
];
