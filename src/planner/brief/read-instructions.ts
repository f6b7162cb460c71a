import { sentenceSpans } from "../source/sentences.ts";
import type { Finding } from "./brief.ts";
import { DIRECTIVES } from "./directives.ts";

export interface InstructionReading {
  readonly findings: readonly Finding[];
  /** Stretches that directives understood. */
  readonly claims: readonly Claim[];
  /** Clauses no directive touched, trimmed, as written. */
  readonly unfollowed: readonly string[];
}

const CLAUSE_END =
  /[,;:]\s+(?=\p{L})|\s(?:and|but|then|und|aber|dann|et|mais|puis|y|pero|luego)\s(?=\p{Ll})|[、;；]\s*/gu;
/** Words that ask for a deck and for nothing in particular. */
const FILLER = new Set(
  (
    "a an the this that these it its me my our us you your we i please make create build generate write produce prepare give need want would like could should " +
    "can let's turn into convert transform from of to for in on at by as with and but or so also just be is are use using keep have show do deck decks presentation " +
    "presentations slides slide slideshow carousel post text content article source following below above look looks looking feel feeling style styled design theme " +
    "visual visually aesthetic vibe tone voice mood color colors colour colours palette background backgrounds font fonts typography lots very really quite nice good great beautiful " +
    "bitte mach mache erstelle erstellen sie eine einen ein der die das aus dem folgenden text präsentation folien karussell soll sein mit und im stil ton design " +
    "fais faites crée créez une un présentation à partir du de ce texte s'il te vous plaît avec style ton et " +
    "haz crea una presentación a partir de este texto con estilo tono por favor y"
  ).split(" "),
);
const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const FILLER_CJK =
  /スライド|プレゼン(?:テーション)?|資料|作成?って?|してください|ください|作って|お願いします|デザイン|雰囲気|トーン|幻灯片|演示文稿|请|制作/gu;

export interface Claim {
  readonly start: number;
  readonly end: number;
  readonly weak: boolean;
}

/** Understands what it can of free instructions, sentence by sentence; linear in their length. */
export function readInstructions(text: string): InstructionReading {
  const findings: { readonly at: number; readonly finding: Finding }[] = [];
  const claims: Claim[] = [];
  for (const { pattern, weak = false, read } of DIRECTIVES) {
    for (const match of text.matchAll(pattern)) {
      const claim = { start: match.index, end: match.index + match[0].length, weak };
      if (claims.some(({ start, end }) => claim.start < end && claim.end > start)) continue;
      const finding = read(match.groups ?? {});
      if (finding === undefined) continue;
      claims.push(claim);
      findings.push({ at: claim.start, finding });
    }
  }
  findings.sort((a, b) => a.at - b.at);
  return { findings: findings.map(({ finding }) => finding), claims, unfollowed: unclaimedClauses(text, claims) };
}

function unclaimedClauses(text: string, claims: readonly Claim[]): string[] {
  const clauses: string[] = [];
  for (const line of sentenceSpans(text, "en")) {
    let start = line.start;
    const ends = [...text.slice(line.start, line.end).matchAll(CLAUSE_END)].map((mark) => ({
      end: line.start + mark.index,
      next: line.start + mark.index + mark[0].length,
    }));
    for (const { end, next } of [...ends, { end: line.end, next: line.end }]) {
      const touching = claims.filter((claim) => claim.start < end && claim.end > start);
      const clause = text.slice(start, end).trim();
      const rest = contentWords(
        touching.reduce((left, claim) => left.replace(text.slice(claim.start, claim.end), " "), clause),
      );
      const understood = touching.length === 0 ? rest === 0 : touching.some(({ weak }) => !weak) || rest < 2;
      if (!understood) clauses.push(clause.replace(/[.!。\s]+$/u, ""));
      start = next;
    }
  }
  return clauses;
}

/** How many words ask for something in particular. */
function contentWords(clause: string): number {
  return (clause.replace(FILLER_CJK, " ").match(WORD) ?? []).filter(isParticular).length;
}

function isParticular(word: string): boolean {
  return !FILLER.has(word.toLowerCase()) && /\p{L}{2}|\d/u.test(word) && !/^[\p{sc=Hira}]{1,3}$/u.test(word);
}
