import type { Claim } from "../../digest/claim.ts";
import type { Digest } from "../../digest/digest.ts";
import type { Sentence } from "../../../source/source-document.ts";
import { wordCount } from "../../../text/word-count.ts";

/** What is set off at the end of a sentence and says what the name before it is, by language: "…, a ferry that …". */
const SET_OFF: Readonly<Record<string, RegExp>> = {
  en: /,\s(?<meaning>an? (?<noun>[^,;:–—()]+)[.])$/u,
  fr: /,\s(?<meaning>une? (?<noun>[^,;:–—()]+)[.])$/u,
  es: /,\s(?<meaning>una? (?<noun>[^,;:–—()]+)[.])$/u,
  it: /,\s(?<meaning>una? (?<noun>[^,;:–—()]+)[.])$/u,
  pt: /,\s(?<meaning>uma? (?<noun>[^,;:–—()]+)[.])$/u,
};
/** What is set off behind a clause may speak of all of it: "…, a step that …", or say when: "…, a year after …". */
const OF_THE_CLAUSE: Readonly<Record<string, RegExp>> = {
  en: /^(?:\p{L}+ )?(?:move|step|decision|change|choice|shift|development|event|success|figure|number|share|increase|decrease|rise|fall|drop|growth|trend|result|record|effort|process|task|problem|fact|sign|reason|way|first|lot|few|little|bit|minute|hour|day|week|month|year|decade|century|moment|time|while|mile|kilomet(?:er|re)|third|quarter|half|total)(?![\p{L}-])/iu,
  fr: /^(?:(?:grande?|nouvelle|nouveau|petite?) )?(?:pas|étape|décision|changement|choix|évolution|succès|chiffre|nombre|part|hausse|baisse|augmentation|tendance|résultat|record|effort|tâche|problème|fait|signe|façon|manière|première|peu|heure|jour|journée|semaine|mois|an|année|siècle|moment|fois|tiers|quart|total)(?![\p{L}-])/iu,
  es: /^(?:(?:gran|nuevo|nueva|importante) )?(?:paso|medida|decisión|cambio|elección|éxito|cifra|número|parte|aumento|descenso|subida|caída|tendencia|resultado|récord|esfuerzo|tarea|problema|hecho|señal|forma|manera|poco|hora|día|semana|mes|año|siglo|momento|vez|tercio|cuarto|total)(?![\p{L}-])/iu,
  it: /^(?:(?:grande|nuovo|nuova|importante) )?(?:passo|misura|decisione|cambiamento|scelta|successo|cifra|numero|parte|aumento|calo|tendenza|risultato|record|sforzo|compito|problema|fatto|segno|modo|po’|ora|giorno|settimana|mese|anno|secolo|momento|volta|terzo|quarto|totale)(?![\p{L}-])/iu,
  pt: /^(?:(?:grande|novo|nova|importante) )?(?:passo|medida|decisão|mudança|escolha|sucesso|número|parte|aumento|queda|alta|tendência|resultado|recorde|esforço|tarefa|problema|fato|facto|sinal|forma|maneira|pouco|hora|dia|semana|mês|ano|século|momento|vez|terço|quarto|total)(?![\p{L}-])/iu,
};
/** Words in which something is said of a name. */
const FEWEST_WORDS = 6;
/** Sentences at the head of a text in which it says what its matter is. */
const FIRST_SENTENCES = 3;
/** The most words of a name. */
const NAME_WORDS = 4;

/** A name of the title, and what the text says in passing that it is; offsets into the source. */
export interface Apposition {
  readonly term: Sentence;
  readonly meaning: Sentence;
}

/** "The town launched Seagull, a ferry that …": what the first sentences of a text say its title's matter is. */
export function appositionIn({ sentence, order }: Claim, { rules, source }: Digest): Apposition | undefined {
  const found = SET_OFF[rules.language]?.exec(sentence.text);
  const meaning = found?.groups?.["meaning"];
  if (order >= FIRST_SENTENCES || meaning === undefined || found === null || found === undefined) return undefined;
  if (OF_THE_CLAUSE[rules.language]?.test(found.groups?.["noun"] ?? "") === true) return undefined;
  const name = nameBefore(sentence.text.slice(0, found.index), source.title?.text ?? "");
  if (name === undefined || wordCount(meaning) < FEWEST_WORDS) return undefined;
  const { start } = sentence.span;
  const from = start + found.index + found[0].indexOf(meaning);
  return {
    term: { text: name, span: { start: start + found.index - name.length, end: start + found.index } },
    meaning: { text: meaning, span: { start: from, end: from + meaning.length } },
  };
}

/** The longest end of a text that the title holds too, as a name. */
function nameBefore(text: string, title: string): string | undefined {
  const words = text.split(" ");
  const titled = ` ${title.toLocaleLowerCase()} `;
  for (let count = Math.min(NAME_WORDS, words.length - 1); count > 0; count--) {
    const name = words.slice(-count).join(" ");
    const stands = titled.includes(` ${name.toLocaleLowerCase()} `) || titled.includes(` ${name.toLocaleLowerCase()}:`);
    if (stands && isName(name)) return name;
  }
  return undefined;
}

/** A name has a capital, or a mark inside it as addresses have: "harbour.example". */
function isName(text: string): boolean {
  return /\p{Lu}|\p{L}[.]\p{L}/u.test(text) && /^[\p{L}\p{N}]/u.test(text);
}
