import type { SaidWish } from "./brief.ts";
import { isBackground } from "./order-words.ts";
import { DIRECTIVES } from "./directives.ts";
import { splitWishes, type Wish } from "./wishes.ts";

export interface InstructionReading {
  /** What was understood, in order. */
  readonly said: readonly SaidWish[];
  /** Stretches that directives understood. */
  readonly claims: readonly Claim[];
  /** Wishes no directive understood, or not enough of, as written. */
  readonly unfollowed: readonly string[];
}

/** Words that ask for a deck and for nothing in particular. */
const FILLER = new Set(
  (
    "a an the this that these it its it's me my our us you your we i i'd we'd please make create build generate write produce prepare give need want would like could should do does " +
    "can let's turn into convert transform from of to for in on at by as with and but or so also just be is are use using keep have show deck decks presentation " +
    "presentations slides slide slideshow carousel post text content article source following below above look looks looking feel feeling style styled design theme template mode " +
    "visual visually aesthetic vibe tone voice mood color colors colour colours palette background backgrounds font fonts typography lots very really quite nice good great beautiful " +
    "about around roughly approximately exactly at most least maximum minimum max min no not more than less nothing only up total between time now rather instead thanks everything but too overall " +
    "slightly bit little mostly somewhat there will all any if possible ideally prefer something maybe perhaps don't end " +
    "bitte mach mache machen erstelle erstellen sie eine einen ein einer einem der die das den dem des aus folgenden text texte präsentation folie folien karussell soll sollen sein sollte und oder mit im in am ende auf stil ton design " +
    "etwa ungefähr circa ca höchstens maximal mindestens genau mehr weniger als keinen keinem fall nicht kein keine zu sehr eher lieber wirkt wirken vorlage gern gerne möchte hätte ich es insgesamt vielleicht schluss " +
    "fais faites faire crée créez une un présentation à partir du de des la le les l ce texte s'il s'il te vous plaît avec style ton et en ou environ au plus moins pas maximum exactement plutôt très plus que diapositives diapos soit " +
    "haz hazlo crea una un unas unos presentación del la el los las este texto con estilo tono por favor y o en de máximo mínimo como más menos que no bien diapositivas aproximadamente sea"
  ).split(" "),
);
/** More and longer wishes than anyone has; what lies beyond is handed back unread. */
const MOST_WISHES = 400;
const LONGEST_WISH = 600;
const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const FILLER_CJK =
  /スライド|プレゼン(?:テーション)?|資料|作成?って?|してください|してほしい|しないで|ください|作って|お願いします|デザイン|雰囲気|トーン|感じ|以内|程度|最後|幻灯片|演示文稿|请|制作/gu;

export interface Claim {
  readonly start: number;
  readonly end: number;
  readonly weak: boolean;
}

/** Understands what it can of free instructions, wish by wish; linear in their length. */
export function readInstructions(text: string): InstructionReading {
  const said: SaidWish[] = [];
  const claims: Claim[] = [];
  const unfollowed: string[] = [];
  for (const [index, wish] of splitWishes(text).entries()) {
    if (index >= MOST_WISHES || wish.text.length > LONGEST_WISH || isBackground(wish.text)) {
      unfollowed.push(wish.text);
      continue;
    }
    const read = readWish(wish);
    for (const { finding } of read) said.push({ text: wish.text, finding });
    claims.push(
      ...read.map(({ claim }) => ({ ...claim, start: claim.start + wish.start, end: claim.end + wish.start })),
    );
    if (!isUnderstood(wish, read)) unfollowed.push(wish.text);
  }
  return { said, claims, unfollowed };
}

interface Reading {
  readonly claim: Claim;
  readonly finding: SaidWish["finding"];
}

function readWish({ text }: Wish): Reading[] {
  const readings: Reading[] = [];
  for (const { pattern, weak = false, read } of DIRECTIVES) {
    for (const match of text.matchAll(pattern)) {
      const claim = { start: match.index, end: match.index + match[0].length, weak };
      if (readings.some((other) => claim.start < other.claim.end && claim.end > other.claim.start)) continue;
      const finding = read(match.groups ?? {}, text);
      if (finding !== undefined) readings.push({ claim, finding });
    }
  }
  const impossible = readings.some(({ finding }) => finding.unmet !== undefined);
  const sure = readings.filter(({ claim }) => !(impossible && claim.weak));
  return sure.sort((a, b) => a.claim.start - b.claim.start);
}

/** Little may be left of a wish that directives took their words from; less where single words were all they took. */
function isUnderstood({ text }: Wish, readings: readonly Reading[]): boolean {
  let rest = "";
  let from = 0;
  for (const { claim } of readings) {
    rest += `${text.slice(from, claim.start)} `;
    from = claim.end;
  }
  const left = contentWords(rest + text.slice(from));
  if (readings.length === 0) return left === 0;
  return left < (readings.some(({ claim }) => !claim.weak) ? 3 : 2);
}

/** How many words ask for something in particular. */
function contentWords(clause: string): number {
  return (clause.replace(FILLER_CJK, " ").match(WORD) ?? []).filter(isParticular).length;
}

function isParticular(word: string): boolean {
  const plain = word.toLowerCase().replaceAll("’", "'");
  return !FILLER.has(plain) && /\p{L}{2}|\d/u.test(word) && !/^[\p{sc=Hira}]{1,3}$/u.test(word);
}
