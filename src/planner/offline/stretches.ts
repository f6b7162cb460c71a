import { displayLength } from "../../deck/display-length.ts";
import type { Phrase } from "../../deck/slide-content.ts";
import type { LanguageRules } from "../language/language-rules.ts";
import { rememberedIn } from "../language/remembered.ts";
import { capitalised } from "../text/shorten.ts";
import { setsAgainst } from "../text/half-thoughts.ts";
import { isSelfContained } from "../text/standing.ts";
import { wordCount } from "../text/word-count.ts";
import type { Claim, Run } from "./digest/claim.ts";
import { messageGain } from "./salience/message.ts";

/** Sentences of one run as the text of a slide. */
export interface Window {
  readonly claims: Run;
  readonly phrase: Phrase;
  readonly score: number;
}

export interface WindowWish {
  /** Half-ems. */
  readonly length: number;
  readonly sentences?: number;
  /** Words, where fewer than a body usually has. */
  readonly words?: number;
  readonly skip: ReadonlySet<Claim>;
  /** The sentence shown right above; what leans on it may follow. */
  readonly after?: Claim;
  /** What a sentence gains as an opening beyond its salience: nearness to the headline it stands under. */
  readonly favour?: (claim: Claim) => number;
  /** The sentence right under the heading shown above: it may take that up. */
  readonly head?: Claim | undefined;
  /** Whether two sentences speak of the same: only then may one between them be left out. */
  readonly related?: (one: Claim, other: Claim) => boolean;
}

const MOST_SENTENCES = 3;
const WEIGHT_BY_PLACE = [1, 0.6, 0.4, 0.25] as const;
/** Bodies end here, however much room there is: a slide is no page. */
const MOST_WORDS = 56;
/** From this length (half-ems) on, two sentences are a body. */
const ENOUGH = 170;
/** Below this length a body takes whatever comes next; up to `ENOUGH` it takes most, above only what is worth it. */
const SHORT = 70;
const WORTH_ADDING = { brief: 0.15, full: 0.4 };
/** What a sentence that leans on the one before is worth at least: it explains it. */
const EXPLAINS = 0.25;
/** What a figure is worth: a share or a price says more than a number. */
const FIGURE = { measured: 0.18, plain: 0.08 };
/** What a stretch gains that shows what its author has set in bold. */
const STRESSED = 0.4;
/** What a stretch gains that ends where its paragraph ends, and loses that leaves out what it comes to. */
const CLOSES = 0.06;
const CUT_OFF = 0.15;
/** What it costs to leave a sentence out, or to go on in the next paragraph. */
const GAP = 0.25;
const BREAK = 0.1;
/** What it costs to open on a sentence that takes up its heading, and to stop where a question follows. */
const TAKES_UP = 0.12;
const LEADS_UP = 0.25;
const QUESTION_WITHIN = 2;
const BRIDGE_WORDS = 8;
/** "The first mistake is …": what a second may count on from. */
const OPENS_COUNT =
  /^(?:The first|First|One |Der erste|Die erste|Das erste|Erstens|Ein(?:e|er|es)? |Le premier|La première|L[’']un|El primer|La primera|Primero|Un[oa]? |Il primo|La prima|O primeiro|A primeira|De eerste|Het eerste|Перв|第一|一つ目|一番目|首先|첫|أول|הראשון|הראשונה|पहल)/u;

const OPENS_QUOTATION = /^["“„«»‹›「『]/u;
/** Words in quotation marks, and who said them. */
const SAID = /^["“„«»‹›「『].+["”“»«›」』][^"“”„«»]*$/su;

const gainOf = rememberedIn((sentence, { language }: LanguageRules) => messageGain(sentence, language));

/** The best stretch that begins with the sentence at `start`; none where that cannot open one or does not fit. */
export function stretchFrom(run: Run, start: number, rules: LanguageRules, wish: WindowWish): Window | undefined {
  const first = run[start];
  if (first === undefined || wish.skip.has(first) || first.asks || first.standing === "unfit") return undefined;
  const follows = start > 0 && run[start - 1] === wish.after;
  if (first.standing === "leaning" && !follows && !(first === wish.head && opensItself(first, rules))) return undefined;
  if (rules.opensWith("enumerators", first.text)) return undefined;
  // What it counts or names further back is not there: all that stands above is the one sentence before.
  if ((first.reach ?? 1) > 1) return undefined;
  if (follows && isTied(first) && !isHeld(first, [start - 1], run)) return undefined;
  const takesUp = first.standing === "leaning" && !follows;
  const bonus = (follows ? 0.2 : 0) + (first.leads ? 0.15 : 0) - (takesUp ? TAKES_UP : 0);
  let best: Window | undefined;
  const grow = (places: readonly number[]): void => {
    const claims = claimsAt(places, run);
    const text = bodyText(claims, rules, follows);
    if (displayLength(text) > wish.length || wordCount(text) > mostWords(places, wish)) return;
    const score = worth(places, run, rules) + bonus;
    if (isWhole(places, run) && (best === undefined || score > best.score))
      best = { claims, phrase: { text, sources: claims.map(({ sentence }) => sentence.span) }, score };
    if (places.length >= (wish.sentences ?? MOST_SENTENCES)) return;
    for (const next of followers(places, run, rules, wish)) grow([...places, next]);
  };
  grow([start]);
  return best;
}

/** One sentence may be longer than several, unless little else has room. */
function mostWords(places: readonly number[], { words = Infinity }: WindowWish): number {
  return Math.min(words, places.length > 1 ? MOST_WORDS : Infinity);
}

/** Leaning by a word inside it alone: what comes first in a section has only the heading to lean on. */
function opensItself({ text }: Claim, rules: LanguageRules): boolean {
  return !(["pointers", "connectives", "enumerators"] as const).some((list) => rules.opensWith(list, text));
}

/** Places that may follow in a stretch: the next sentence, or, once, the one behind it. */
function followers(places: readonly number[], run: Run, rules: LanguageRules, wish: WindowWish): readonly number[] {
  const claims = claimsAt(places, run);
  const last = places.at(-1) ?? 0;
  const replies = claims.at(-1)?.needs === "reply" || claims.at(-1)?.needs === "point";
  // What takes a sentence back belongs to it, however much there is already, and so does the end of a quotation.
  if (
    !replies &&
    !goesOnSaying(run, last + 1) &&
    claims.length > 1 &&
    displayLength(bodyText(claims, rules, false)) >= ENOUGH
  )
    return [];
  const isOpen = (claim: Claim | undefined): claim is Claim =>
    claim !== undefined && claim.standing !== "unfit" && !claim.asks && !wish.skip.has(claim);
  const next = run[last + 1];
  const held = next !== undefined && (!isTied(next) || isHeld(next, withAbove(places, run, wish), run));
  const counts = claims.some(({ text }) => OPENS_COUNT.test(text));
  const found =
    held && isOpen(next) && (counts || !rules.opensWith("enumerators", next.sentence.text)) ? [last + 1] : [];
  const behind = run[last + 2];
  const unbroken = last - (places[0] ?? 0) === places.length - 1;
  if (replies || !unbroken || wish.related === undefined || !isOpen(behind) || behind.standing !== "alone")
    return found;
  const sound = next?.needs === undefined && behind.unit === next?.unit && behind.unit === run[last]?.unit;
  const joined =
    sound &&
    !setsAgainst(behind.sentence.text, rules.language) &&
    !isTied(behind) &&
    isSelfContained(behind.text, rules) &&
    !rules.opensWith("enumerators", behind.text);
  return joined && claims.some((claim) => wish.related?.(claim, behind)) ? [...found, last + 2] : found;
}

/** Whether a sentence, as it is shown behind others, hangs on them by its opening or by what it points at. */
function isTied({ standing, text, sentence }: Claim): boolean {
  return standing === "leaning" || text !== sentence.text;
}

/** The places of a stretch, with that of the sentence which stands right above it. */
function withAbove(places: readonly number[], run: Run, { after }: WindowWish): readonly number[] {
  const above = (places[0] ?? 0) - 1;
  return after !== undefined && run[above] === after ? [above, ...places] : places;
}

/**
 * Whether all that a tied sentence reaches back to stands unbroken right before it: behind a break between
 * paragraphs that is the whole paragraph before.
 */
function isHeld(claim: Claim, places: readonly number[], run: Run): boolean {
  const last = places.at(-1) ?? 0;
  const unit = run[last]?.unit;
  const needed = unit === claim.unit ? (claim.reach ?? 1) : run.filter((other) => other.unit === unit).length;
  return places.includes(last - needed + 1) && places.filter((at) => at > last - needed).length === needed;
}

/** No stretch ends on a sentence that the next one takes back, that counts what nothing names, or only leads on. */
function isWhole(places: readonly number[], run: Run): boolean {
  const last = places.at(-1) ?? 0;
  const claim = run[last];
  const next = run[last + 1];
  if (claim === undefined || claim.needs !== undefined) return false;
  const leadsOn = claim.words <= BRIDGE_WORDS && claim.standing === "alone" && next?.unit === claim.unit;
  return places.length === 1 || !leadsOn || next.standing === "unfit";
}

function worth(places: readonly number[], run: Run, rules: LanguageRules): number {
  let score = claimsAt(places, run).some(({ stressed }) => stressed) ? STRESSED : 0;
  let length = 0;
  for (const [place, at] of places.entries()) {
    const claim = run[at];
    if (claim === undefined) continue;
    const own = claim.salience + figureWorth(claim);
    const least =
      claim.standing === "leaning" || length < SHORT || goesOnSaying(run, at)
        ? Math.max(own, EXPLAINS)
        : own - (length < ENOUGH ? WORTH_ADDING.brief : WORTH_ADDING.full);
    score += (place === 0 ? own : least) * (WEIGHT_BY_PLACE[place] ?? 0.2);
    const before = run[places[place - 1] ?? at];
    if (before !== undefined && before.unit !== claim.unit) score -= BREAK;
    if (place > 0 && at - (places[place - 1] ?? at) > 1) score -= GAP;
    length += displayLength(claim.sentence.text);
  }
  const last = places.at(-1) ?? 0;
  const next = run[last + 1];
  if (leadsUp(places, run)) return score - LEADS_UP;
  if (next?.unit !== run[last]?.unit) return score + CLOSES;
  const comesTo =
    next !== undefined &&
    next.standing !== "unfit" &&
    (gainOf(next.sentence.text, rules) > 0 || goesOnSaying(run, last + 1));
  return comesTo ? score - CUT_OFF : score;
}

/** Whether a sentence goes on with what somebody says in the one before: “…”, says Ada. “…” */
function goesOnSaying(run: Run, at: number): boolean {
  const before = run[at - 1]?.sentence.text ?? "";
  return SAID.test(before) && OPENS_QUOTATION.test(run[at]?.sentence.text ?? "");
}

function figureWorth({ figures }: Claim): number {
  if (figures.length === 0) return 0;
  return figures.some(({ percent, currency }) => percent || currency) ? FIGURE.measured : FIGURE.plain;
}

/** Whether a question follows soon in the same paragraph: what stands before it only leads up to it. */
function leadsUp(places: readonly number[], run: Run): boolean {
  const first = places[0] ?? 0;
  const last = places.at(-1) ?? 0;
  if (run.slice(0, first).some(({ asks }) => asks)) return false;
  return run.slice(last + 1, last + 1 + QUESTION_WITHIN).some(({ asks, unit }) => asks && unit === run[last]?.unit);
}

/** Behind the sentence it follows a text keeps the word that ties it to that one ("Instead, …"); else it goes. */
function bodyText(claims: readonly Claim[], rules: LanguageRules, follows: boolean): string {
  const [first, ...others] = claims;
  const opening = follows && rules.spaced ? first?.sentence.text : first?.text;
  return [capitalised(opening ?? "", rules.language), ...others.map(({ sentence }) => sentence.text)].join(
    rules.spaced ? " " : "",
  );
}

function claimsAt(places: readonly number[], run: Run): readonly Claim[] {
  return places.flatMap((at) => run[at] ?? []);
}
