import { contentPhrases } from "../../../deck/content-phrases.ts";
import type { SlideContent } from "../../../deck/slide-content.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { bracketsClose } from "../../text/brackets.ts";
import { wordCount } from "../../text/word-count.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import { notesText } from "./notes-text.ts";
import type { Remark } from "./remarks.ts";

/** "Leader: who keeps the time": a label says what its entry is. */
const ANNOUNCED = /[:：]\s*\S|\s[–—]\s/u;
/** Words that a sentence points with. */
const POINTING_WORDS = 2;
/** Entries of more words say something. */
const LOOSE_WORDS = 3;

/** A slide as far as its notes need to know it. */
export interface NotedSlide {
  readonly content: SlideContent;
  /** Sentences of its stretch of the text. */
  readonly claims: readonly Claim[];
  /** Those of them that it is made of. */
  readonly uses: readonly Claim[];
}

/** A minute of talk. */
const MOST_CHARACTERS = 1100;
/** What a turn ("But …") at the end of that may take beyond it. */
const LAST_TURN = 240;
/** Scripts that write a word in one or two characters. */
const MOST_UNSPACED = 450;
/** Share of the words of a sentence that a slide made of it shows, where it need not be said; of one it is not made of. */
const SHOWN = 0.7;
const SHOWN_BY_CHANCE = 0.85;

/**
 * Speaker notes: what the slide leaves out of its stretch of the text, in whole sentences, word for word and in order.
 * The passages that the slide is made of come first, then those around them, as long as a minute of talk takes.
 * `elsewhere` holds the places of what other slides or their notes say.
 */
export function speakerNotes(
  slide: NotedSlide,
  remarks: readonly Remark[],
  elsewhere: ReadonlySet<number>,
  digest: Digest,
): Notes {
  const shown = showing(slide, digest);
  const unsaid = remarks.filter(
    (remark) => !shown(remark) && remark.claims.every((claim) => isOpen(claim) && !elsewhere.has(claim.order)),
  );
  const onSlide = [...slide.uses, ...remarks.filter(shown).flatMap(({ claims }) => claims)];
  const known = new Set(onSlide.map(({ order }) => order));
  const firsts = new Map<Claim["unit"], number>();
  for (const { unit, order } of slide.claims) if (!firsts.has(unit)) firsts.set(unit, order);
  const told: Remark[] = [];
  let room = digest.rules.spaced ? MOST_CHARACTERS : MOST_UNSPACED;
  for (const block of nearestFirst(unsaid, slide.uses)) {
    for (const remark of block) {
      const turns = told.at(-1)?.claims[0].unit === remark.claims[0].unit && isTurn(remark, digest.rules);
      if (remark.text.length > room + (turns ? LAST_TURN : 0)) break;
      if (leansOnNothing(remark, known, elsewhere, digest.rules)) continue;
      if (isLooseEntry(remark, known, firsts, digest.rules)) continue;
      room -= remark.text.length;
      told.push(remark);
      for (const claim of remark.claims) known.add(claim.order);
    }
    if (room <= 0) break;
  }
  const inOrder = told.sort((a, b) => a.claims[0].order - b.claims[0].order);
  const own = mainSection(slide);
  return { text: notesText(inOrder, own, digest), claims: inOrder.flatMap(({ claims }) => claims) };
}

export interface Notes {
  readonly text: string;
  readonly claims: readonly Claim[];
}

/** Sentences that are fit to be said; of lists also entries that are no sentences, of quotations also their two ends. */
function isOpen({ standing, unit, text, sentence }: Claim): boolean {
  return standing !== "unfit" || (text === "" ? unit.kind === "list" : !bracketsClose(sentence.text));
}

/** The section that the slide speaks of. */
function mainSection({ uses, claims }: NotedSlide): Claim["section"] | undefined {
  return (uses[0] ?? claims[0])?.section;
}

/** "But let us begin": without it what came before means something else. */
function isTurn({ text }: Remark, rules: LanguageRules): boolean {
  return rules.opensWith("connectives", text) || rules.contains("contrast", text);
}

/** Whether a remark is on the slide: nearly all its words are. */
function showing({ content, uses }: NotedSlide, { rules }: Digest): (remark: Remark) => boolean {
  const pieces = piecesOf(
    contentPhrases(content)
      .map(({ text }) => text)
      .join(" "),
    rules.spaced,
  );
  const words = new Set(pieces);
  const used = new Set(uses);
  return ({ text, claims }) => {
    const own = piecesOf(text, rules.spaced);
    const there = own.filter((piece) => words.has(piece)).length;
    return there >= own.length * (claims.some((claim) => used.has(claim)) ? SHOWN : SHOWN_BY_CHANCE);
  };
}

/** Words; pairs of characters where words are not spaced. */
function piecesOf(text: string, spaced: boolean): readonly string[] {
  const words = text.toLocaleLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (spaced) return words;
  return words.flatMap((word) => [...word].map((character, at, all) => character + (all[at + 1] ?? "")));
}

/** Remarks block by block: first the blocks that the slide is made of, then the nearest ones. */
function nearestFirst(remarks: readonly Remark[], uses: readonly Claim[]): readonly (readonly Remark[])[] {
  const blocks = new Map<Claim["unit"], Remark[]>();
  for (const remark of remarks) {
    const { unit } = remark.claims[0];
    const known = blocks.get(unit);
    if (known === undefined) blocks.set(unit, [remark]);
    else known.push(remark);
  }
  const units = new Set(uses.map(({ unit }) => unit));
  const places = uses.map(({ order }) => order);
  const distance = ([
    {
      claims: [claim],
    },
  ]: readonly [Remark]): number =>
    units.has(claim.unit) ? 0 : Math.min(...places.map((place) => Math.abs(place - claim.order)), Infinity);
  return [...blocks.values()]
    .flatMap((block) => {
      const [first] = block;
      return first === undefined ? [] : [{ block, away: distance([first]) }];
    })
    .sort((a, b) => a.away - b.away)
    .map(({ block }) => block);
}

/** An entry of a few words is a name of something; nobody can say of what without its lead-in or the list on the slide. */
function isLooseEntry(
  { claims: [claim], text }: Remark,
  known: ReadonlySet<number>,
  firsts: ReadonlyMap<Claim["unit"], number>,
  rules: LanguageRules,
): boolean {
  if (claim.unit.kind !== "list" || wordCount(text) > LOOSE_WORDS) return false;
  if (rules.hasVerb(text) || ANNOUNCED.test(text)) return false;
  const first = firsts.get(claim.unit) ?? claim.order;
  return !known.has(first - 1) && !known.has(claim.order - 1);
}

/**
 * "He did so again" behind a sentence that nobody has said. "This value" has to stand right behind its own: after a sentence
 * of another slide it would be taken for one of this slide.
 */
function leansOnNothing(
  { claims: [claim], text }: Remark,
  known: ReadonlySet<number>,
  elsewhere: ReadonlySet<number>,
  rules: LanguageRules,
): boolean {
  const leans = claim.standing === "leaning" || (rules.spaced && /^\p{Ll}/u.test(text));
  if (!leans || known.has(claim.order - 1)) return false;
  const points = rules.spaced && rules.contains("demonstratives", text.split(/\s+/u, POINTING_WORDS).join(" "));
  return points || !elsewhere.has(claim.order - 1);
}
