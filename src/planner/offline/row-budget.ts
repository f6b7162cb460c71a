import type { Item, Phrase, SlideContent } from "../../deck/slide-content.ts";
import type { SlideType } from "../../deck/slide-types.ts";
import type { LanguageRules } from "../language/language-rules.ts";
import type { Claim } from "./digest/claim.ts";
import { wholeOpening } from "./slides/writers/gloss.ts";
import { beyondAGlance, lineFor, SHORT_WORDS } from "./wording.ts";

/** Share of a deck's rows that may take more than a glance. */
const SHARE = 0.1;
/** Rows that a list keeps. */
const FEWEST_ROWS = 3;
/** What says the same without one of its rows; no step, no task and no side of a comparison may be missing. */
const MAY_LOSE_ROWS: ReadonlySet<SlideType> = new Set(["list", "recap"]);

interface Budgeted {
  readonly candidates: readonly [SlideContent, ...SlideContent[]];
  readonly uses: readonly Claim[];
  /** Whether its rows are members of a set, none of which may be missing. */
  readonly complete?: boolean;
}

interface Row {
  readonly at: number;
  readonly phrase: Phrase;
  readonly rows: number;
}

/**
 * The slides of a deck with few long rows: at most one in ten takes more than a glance. Of the others, the longest first,
 * each takes the shorter form that is whole by itself; where it has none, it leaves a list that has rows enough without it.
 */
export function withinRowBudget<Draft extends Budgeted>(
  drafts: readonly Draft[],
  source: string,
  rules: LanguageRules,
): readonly Draft[] {
  let deck = drafts;
  for (const change of [shortened, removed]) {
    const tried = new Set<Phrase>();
    for (let row = longest(deck, tried, rules); row !== undefined; row = longest(deck, tried, rules)) {
      const draft = deck[row.at];
      const changed = draft === undefined ? undefined : change(draft, row, source, rules);
      if (changed === undefined) tried.add(row.phrase);
      else deck = deck.with(row.at, changed);
    }
  }
  return deck;
}

/** The longest row of a deck that has too many of them; of rows alike, one of the longest list. */
function longest(deck: readonly Budgeted[], tried: ReadonlySet<Phrase>, rules: LanguageRules): Row | undefined {
  const rows = deck.flatMap(({ candidates: [content] }, at): Row[] => {
    const phrases = phrasesOf(content);
    return phrases.map((phrase) => ({ at, phrase, rows: phrases.length }));
  });
  const long = rows.filter(({ phrase }) => beyondAGlance(phrase.text, rules) > 0);
  if (long.length <= Math.floor(rows.length * SHARE)) return undefined;
  const weight = ({ phrase, rows: count }: Row): number => beyondAGlance(phrase.text, rules) + count / 100;
  return long
    .filter(({ phrase }) => !tried.has(phrase))
    .reduce<Row | undefined>((top, row) => (top === undefined || weight(row) > weight(top) ? row : top), undefined);
}

function phrasesOf(content: SlideContent): readonly Phrase[] {
  if (content.type === "agenda") return [];
  if ("items" in content) return content.items.flatMap(({ text }) => text ?? []);
  return "left" in content ? [...content.left.items, ...content.right.items] : [];
}

function shortened<Draft extends Budgeted>(draft: Draft, { phrase }: Row, source: string, rules: LanguageRules) {
  const text = shorterForm(phrase, source, rules);
  if (text === undefined || beyondAGlance(text, rules) > 0) return undefined;
  return shown(draft, (at) => (at === phrase ? { ...phrase, text } : at));
}

/** Only what is a sentence by itself may be said otherwise: a row put together of several has its own form. */
function shorterForm({ text, sources }: Phrase, source: string, rules: LanguageRules): string | undefined {
  const [span, ...others] = sources;
  if (span === undefined || others.length > 0) return undefined;
  const sentence = source.slice(span.start, span.end).replace(/\s+/gu, " ");
  const room = { length: text.length * 2, words: SHORT_WORDS };
  return lineFor(sentence, rules, room) ?? wholeOpening(sentence, rules, room.length);
}

function removed<Draft extends Budgeted>(draft: Draft, { phrase, rows }: Row): Draft | undefined {
  const { type } = draft.candidates[0];
  if (draft.complete === true || rows <= FEWEST_ROWS || !MAY_LOSE_ROWS.has(type)) return undefined;
  const left = shown(draft, (at) => (at === phrase ? undefined : at));
  const [start] = phrase.sources.map((span) => span.start);
  const isSaid = phrasesOf(left.candidates[0]).some(({ sources }) => sources.some((span) => span.start === start));
  return isSaid ? left : { ...left, uses: draft.uses.filter(({ sentence }) => sentence.span.start !== start) };
}

/** The slide with its rows changed; without those for which there is nothing. */
function shown<Draft extends Budgeted>(draft: Draft, change: (phrase: Phrase) => Phrase | undefined): Draft {
  const [content, ...others] = draft.candidates;
  return { ...draft, candidates: [withRows(content, change), ...others] };
}

function withRows(content: SlideContent, change: (phrase: Phrase) => Phrase | undefined): SlideContent {
  if ("items" in content) {
    const items = content.items.flatMap((item) => {
      if (item.text === undefined) return [item];
      const text = change(item.text);
      return text === undefined ? nameOf(item) : [{ ...item, text }];
    });
    return { ...content, items };
  }
  if (!("left" in content)) return content;
  const { left, right } = content;
  return {
    ...content,
    left: { ...left, items: left.items.flatMap((phrase) => change(phrase) ?? []) },
    right: { ...right, items: right.items.flatMap((phrase) => change(phrase) ?? []) },
  };
}

/** What is left of a row without its text: a label that names something goes on standing among the others. */
function nameOf({ label }: Item): readonly Item[] {
  return label !== undefined && /\p{L}{3}/u.test(label.text) ? [{ label }] : [];
}
