import type { SourceSpan } from "../../../deck/slide-content.ts";
import { displayLength } from "../../../deck/display-length.ts";
import { speakerName } from "../quote-block.ts";

export interface FoundQuotation {
  /** Without the quotation marks. */
  readonly span: SourceSpan;
  readonly speaker?: SourceSpan;
}

const QUOTED =
  /“([^“”]{12,600})”|„([^„“”]{12,600})[“”]|«[\s\u00a0\u202f]?([^«»]{12,600}?)[\s\u00a0\u202f]?»|»([^«»]{12,600})«|「([^「」]{8,400})」|『([^『』]{8,400})』|(?<![\p{L}\p{N}])"([^"\n]{12,600})"(?![\p{L}\p{N}])/gu;

const PARTICLES = "(?:de|van|von|der|den|di|da|del|la|le|el|al|bin|ibn|ter|zu)";
/** A name or an initial; a full stop behind a whole name ends the sentence. */
const WORD = "(?:\\p{Lu}\\.(?:\\p{Lu}\\.)*|\\p{Lu}[\\p{L}\\p{M}'’-]*)";
const NAME = `(?<name>(?:(?:Dr|Prof|Mr|Mrs|Ms|Sir|Frau|Herr|M|Mme|Sra|Sr)\\.?[ ])?${WORD}(?:[ ](?:${PARTICLES}[ ])?${WORD}){0,3})`;
const VERBS =
  "(?:said|says|told|wrote|writes|explained|explains|recalled|recalls|argued|argues|noted|notes|added|adds|asked|asks|remembers|" +
  "sagt|sagte|erklärt|erklärte|meint|meinte|schreibt|schrieb|berichtet|berichtete|erinnert sich|betont|betonte|" +
  "dit|explique|raconte|affirme|précise|déclare|écrit|souligne|dijo|dice|explica|afirma|afirmó|cuenta|señala|recuerda|" +
  "ha detto|spiega|racconta|afferma|disse|diz|explica|conta|zegt|zei|säger|sade|siger|sier|sa|mówi|powiedział|powiedziała|" +
  "говорит|сказал|сказала|отмечает|рассказывает|пояснил|пояснила|каже|сказав|сказала|diyor|dedi|قال|قالت|يقول|تقول|אמר|אמרה|אומר|אומרת)";
/** What somebody said, by its kind. */
const SAID_WORDS =
  "(?<!\\p{L})(?:quote|quotation|line|words|sentence|saying|remark|Zitat|Satz|Wort|Worte|citation|phrase|mots|cita|frase|palabras|citazione|parole|citação|palavras|citaat|zin|woorden)";
const AFTER: readonly RegExp[] = [
  new RegExp(`^[,،]?[ ]?(?:so |as |comme |como )?${VERBS}[ ]${NAME}`, "u"),
  new RegExp(`^[,،]?[ ]${NAME}(?:,[^,.]{2,60},)?[ ](?:has |hat |a )?${VERBS}`, "u"),
  new RegExp(`^[ ]?(?:—|–)[ ]?${NAME}`, "u"),
  new RegExp(`^[ ]\\(${NAME}\\)`, "u"),
];
const BEFORE: readonly RegExp[] = [
  // "a line by Ada Lee from Malmö: …"
  new RegExp(
    `${SAID_WORDS}(?:[ ]\\p{Ll}+){0,3}?[ ](?:by|from|von|de|di|van)[ ]${NAME}(?:,?[ ](?:from|of|at|in|aus|von|di|da|de|uit)[ ][^.:!?]{2,60})?:[ ]?$`,
    "u",
  ),
  new RegExp(`${NAME}(?:,[^,.]{2,60},)?[ ](?:has |hat |a )?${VERBS}(?:[ ]\\p{L}+){0,3}[,:]?[ ]?$`, "u"),
  new RegExp(`(?:According to|As|Laut|Selon|Según|Secondo|Segundo)[ ]${NAME}[,:]?[ ]?(?:${VERBS}[,:][ ]?)?$`, "u"),
  new RegExp(`(?:^|[.!?][ ])${NAME}:[ ]?$`, "u"),
  // "Head librarian Ann Lee draws a sober balance: …": two names or a calling before one, then a verb.
  new RegExp(
    `(?:^|[.!?\\n][ ]?)${NAME.replace("{0,3}", "{1,3}")}[ ]\\p{Ll}[\\p{L}’'-]*(?:[ ][\\p{L}’'-]+){0,6}:[ ]?$`,
    "u",
  ),
  /(?:^|[。、\s])(?<name>[\p{sc=Han}\p{sc=Kana}\p{sc=Latn}・ー@_-]{2,16}(?:さん|氏|先生)?)(?:は|も)[、\s]*$/u,
  /(?:^|[。，\s])(?<name>[\p{sc=Han}\p{sc=Latn}·@_-]{2,12})(?:说|說|表示|指出|认为|認為|写道)[:：，]?\s*$/u,
  /(?:^|[.\s])(?<name>[\p{sc=Hang}\p{sc=Latn}@_-]{2,12}(?:\s(?:씨|교수|대표|박사))?)(?:은|는)[,\s]*$/u,
];

/** Quotations of at least four words inside running text, with the speaker where the text names one next to it. */
export function findQuotations(text: string): FoundQuotation[] {
  const found: FoundQuotation[] = [];
  for (const match of text.matchAll(QUOTED)) {
    const inner = match.slice(1).find(Boolean) ?? "";
    if (!isUtterance(inner)) continue;
    const start = match.index + match[0].indexOf(inner);
    const end = start + inner.replace(/[,،]$/, "").length;
    const speaker = speakerAround(text, match.index, match.index + match[0].length);
    found.push({ span: { start, end }, ...(speaker === undefined ? {} : { speaker }) });
  }
  return found;
}

function isUtterance(inner: string): boolean {
  const cjk = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(inner);
  return cjk ? displayLength(inner) >= 24 : inner.trim().split(/\s+/).length >= 4;
}

/** The name next to what stands from `start` to `end`: "…", said Ada; Ada writes: "…". */
export function speakerAround(text: string, start: number, end: number): SourceSpan | undefined {
  const after = text.slice(end, end + 120);
  for (const pattern of AFTER) {
    const match = pattern.exec(after);
    const span = nameSpan(match, end);
    if (span !== undefined) return span;
  }
  const named = text.slice(0, start).trim() === "" ? nameSpan(ONLY_BEHIND.exec(text.slice(end)), end) : undefined;
  if (named !== undefined && end > start) return named;
  const from = Math.max(0, start - 120);
  const before = text.slice(from, start);
  for (const pattern of BEFORE) {
    const span = nameSpan(pattern.exec(before), from);
    if (span !== undefined) return span;
  }
  return undefined;
}

/** "Bees know no borders." Ada Lund: nothing but the quotation and a name. */
const ONLY_BEHIND = new RegExp(`^[ ]?${NAME}[ ]?$`, "u");
/** "End of November", "In Bern": a time or a place lets nobody speak. */
const TIME_OR_PLACE =
  /^(?:In|Im|Am|At|On|By|Since|During|After|Before|Nach|Seit|Vor|Bei|Aus|Anfang|Mitte|Ende|Early|Late|Mid|Début|Fin|En|Au|Aux|À|Dans|Depuis|Desde|Durante|Em|No|Na|Nel|Nella|Dal|Op|Sinds|Begin|Eind|В|С|На|После)(?![\p{L}-])|(?<!\p{L})(?:January|February|April|August|September|October|November|December|Januar|Jänner|Februar|März|Juni|Juli|Oktober|Dezember|Janvier|Février|Mars|Avril|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch)$/u;

const NO_NAME = new Set([
  "The",
  "He",
  "She",
  "They",
  "It",
  "I",
  "We",
  "You",
  "This",
  "That",
  "As",
  "And",
  "But",
  "Er",
  "Sie",
  "Es",
  "Wir",
  "Il",
  "Elle",
  "Él",
  "Ella",
  "In",
  "One",
]);

function nameSpan(match: RegExpExecArray | null, offset: number): SourceSpan | undefined {
  const name = match?.groups?.["name"];
  if (match === null || name === undefined || NO_NAME.has(name) || TIME_OR_PLACE.test(name)) return undefined;
  const start = offset + match.index + match[0].indexOf(name);
  return { start, end: start + speakerName(name).length };
}
