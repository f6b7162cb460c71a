import type { Phrase } from "../../../deck/slide-content.ts";
import type { Sentence } from "../../source/source-document.ts";
import type { Digest } from "../digest/digest.ts";
import { capitalised } from "../../text/shorten.ts";
import { isQuestion, isSelfContained } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import { fits, lineFor, phraseOf, type Room } from "../wording.ts";

/** How a text names itself where it says what it is about, per language: "this guide", "in this post". */
const SELF: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:this|our) (?:\p{L}+ )?(?:guide|report|article|post|paper|document|page|essay|handbook|tutorial|overview|introduction|manual|talk|newsletter)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:diese[rsmn]?|unser(?:e[mnr]?)?) (?:\p{L}+ )?(?:leitfaden|bericht|artikel|beitrag|text|dokument|seite|anleitung|überblick|einführung|handbuch|handreichung|broschüre)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:est[ea]|nuestr[oa]) (?:guía|informe|artículo|entrada|documento|página|manual|texto|tutorial|ensayo)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:cet?|cette|notre) (?:guide|rapport|article|billet|document|page|manuel|texte|tutoriel|fiche|dossier)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:quest[ao]|quest[’']|il nostro|la nostra) ?(?:guida|rapporto|articolo|documento|pagina|manuale|testo|saggio)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:n?est[ea]|nosso|nossa) (?:guia|relatório|artigo|documento|página|manual|texto|tutorial)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:deze|dit|onze|ons) (?:gids|rapport|artikel|verslag|document|pagina|handleiding|tekst|overzicht|blog)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:эт[аоу]|этот|этом|этой|наш[ае]?) (?:руководств\p{L}+|отч[её]т\p{L}*|стать\p{L}+|документ\p{L}*|текст\p{L}*|обзор\p{L}*|пособи\p{L}+)(?!\p{L})/iu,
  ar: /(?:هذا|هذه) (?:الدليل|التقرير|المقال|المقالة|الوثيقة|النص)/u,
  he: /(?:ה?מדריך|ה?מאמר|ה?מסמך|ה?דו["״]ח) (?:זה|הזה)/u,
  hi: /(?:यह|इस) (?:लेख|मार्गदर्शिका|गाइड|रिपोर्ट|दस्तावेज़)/u,
  ja: /(?:この|本)(?:記事|ガイド|レポート|文書|稿|書|資料)/u,
  ko: /(?:이번?|본) ?(?:글|문서|가이드|보고서|기사|안내서|포스팅)/u,
  zh: /(?:本|这篇|這篇)(?:文章?|指南|报告|報告|手册|手冊)/u,
};
/** Question words that open a clause and nothing else. */
const ASKS: Readonly<Record<string, RegExp>> = {
  en: /\s((?:what|how|why)(?:[’']s)?\s.+)$/isu,
  de: /\s((?:was|wie|warum|weshalb|welche[rsmn]?)\s.+)$/isu,
  es: /\s((?:lo que|qué|por qué|cómo|cuáles|cuándo|dónde)\s.+)$/isu,
  fr: /\s((?:ce qu[ei]|comment|pourquoi|quell?e?s)\s.+)$/isu,
  it: /\s((?:come|cosa|perché|quali)\s.+)$/isu,
  pt: /\s((?:o que|por que|como|quais)\s.+)$/isu,
  nl: /\s((?:hoe|wat|waarom|welke)\s.+)$/isu,
  ru: /\s((?:как|почему|зачем|какие)\s.+)$/isu,
  ar: /\s((?:كيف|لماذا)\s.+)$/su,
  he: /\s((?:כיצד|איך|מדוע|למה)\s.+)$/su,
};
/** "In this article, …", "この記事では、…": what follows says it without. */
const OPENER: Readonly<Record<string, RegExp>> = {
  ja: /^(?:そこで、?)?(?:この|本)(?:記事|ガイド|レポート|文書|稿|書|資料)では、?/u,
  ko: /^(?:그래서 |따라서 )?(?:이번?|본) ?(?:글|문서|가이드|보고서|기사|안내서|포스팅)에서는? ?/u,
  zh: /^(?:在)?(?:本|这篇|這篇)(?:文章?|指南|报告|報告|手册|手冊)(?:中，|里，|裡，|将|將|会|會)*/u,
};
/** Characters in which a sentence has named its text, words before its question, and words of that which may point at nothing. */
const OPENING = 48;
const WITHIN = 7;
const OPENING_WORDS = 3;
const FEWEST_WORDS = 5;
/** Units of a text in which it says what it is about. */
const LOOKED_AT = 5;
/** From here on a sentence shares a telling term with the title or a heading. */
const RELATED = 0.08;

/**
 * What a text says it is about ("This guide shows how a town keeps its trees" → "How a town keeps its trees"), from its
 * first paragraphs. On a cover it speaks of the deck as it did of the text.
 */
export function purposeLine(digest: Digest, room: Room): Phrase | undefined {
  const { source, rules, terms } = digest;
  const self = SELF[rules.language];
  if (self === undefined) return undefined;
  const about = [source.title?.text ?? "", ...source.headings.map(({ text }) => text)].join(" ");
  return source.units
    .slice(0, LOOKED_AT)
    .filter(({ kind }) => kind === "paragraph")
    .flatMap(({ sentences }) => sentences)
    .filter(
      ({ text }) => self.test(text.slice(0, OPENING)) && !isQuestion(text) && !rules.contains("boilerplate", text),
    )
    .flatMap((sentence): Phrase[] => {
      const asked = subjectOf(sentence, digest);
      const line = asked ?? wholeOf(sentence, digest, room);
      if (line === undefined || !fits(line, room) || wordCount(line) < FEWEST_WORDS) return [];
      return asked === undefined && terms.similarity(line, about) < RELATED ? [] : [phraseOf(line, sentence)];
    })[0];
}

/** Whether a sentence speaks of its own text: "This report shows …". */
export function namesItself(text: string, language: string): boolean {
  return SELF[language]?.test(text.slice(0, OPENING)) ?? false;
}

/** The question that the text answers, where it comes soon and asks about nothing named before. */
function subjectOf({ text }: Sentence, { rules }: Digest): string | undefined {
  const found = ASKS[rules.language]?.exec(text);
  const [, asked = ""] = found ?? [];
  if (found === null || found === undefined || wordCount(text.slice(0, found.index)) > WITHIN) return undefined;
  const opening = asked.split(/\s+/u, OPENING_WORDS).join(" ");
  if (rules.contains("thirdPersons", opening) || rules.contains("pointers", opening)) return undefined;
  if (!isSelfContained(asked, rules)) return undefined;
  return capitalised(asked.replace(/[.:;]\s*$/u, ""), rules.language);
}

function wholeOf({ text }: Sentence, { rules }: Digest, room: Room): string | undefined {
  const bare = text.replace(OPENER[rules.language] ?? /^$/u, "");
  if (bare === text) return undefined;
  return lineFor(bare, rules, room);
}
