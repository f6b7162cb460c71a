import { displayLength } from "../../../../deck/display-length.ts";
import type { Item, Phrase } from "../../../../deck/slide-content.ts";
import type { ListItem } from "../../../source/source-document.ts";
import type { Claim } from "../../digest/claim.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { capitalised } from "../../text/shorten.ts";
import { standingOf } from "../../text/standing.ts";
import { bulletFor, fits, lineFor, phraseOf, SHORT_WORDS } from "../../text/wording.ts";

/** A list item as it can be shown. `label` and `text` where the source sets a lead-in off; else `line` alone. */
export interface ShownItem {
  readonly item: ListItem;
  readonly label?: Phrase;
  readonly text?: Phrase;
  /** The item in one line: its sentence, or its label. */
  readonly line: Phrase;
  readonly short: boolean;
  readonly claims: readonly Claim[];
}

const LABEL_LENGTH = 36;
const LABEL_END = /[\s:：.。,，、–—-]+$/u;

interface ItemRoom {
  readonly text: number;
  readonly rules: LanguageRules;
  readonly claims: readonly Claim[];
}

/** The items that can be shown, in source order; those that cannot stand on a slide are left out. */
export function shownItems(items: readonly ListItem[], room: ItemRoom): ShownItem[] {
  return items.flatMap((item) => {
    const shown = shownItem(item, room);
    return shown === undefined ? [] : [shown];
  });
}

function shownItem(item: ListItem, room: ItemRoom): ShownItem | undefined {
  const own = room.claims.filter((claim) => item.sentences.includes(claim.sentence));
  const label = labelOf(item, room.rules);
  const text = textOf(item, room);
  if (label === undefined) {
    if (text === undefined) return undefined;
    const line = text.phrase;
    return { item, line, short: fits(line.text, { length: room.text, words: SHORT_WORDS }), claims: ownUse(own, text) };
  }
  const room36 = displayLength(label.text) <= LABEL_LENGTH;
  if (!room36 && displayLength(label.text) > room.text) return undefined;
  const pair = room36 ? { label, ...(text === undefined ? {} : { text: text.phrase }) } : {};
  const short = text === undefined || fits(text.phrase.text, { length: room.text, words: SHORT_WORDS });
  return { item, ...pair, line: label, short, claims: text === undefined ? own : ownUse(own, text) };
}

interface ItemText {
  readonly phrase: Phrase;
  readonly index: number;
}

function ownUse(own: readonly Claim[], text: ItemText): readonly Claim[] {
  return own.filter((claim) => claim.sentence.span.start === text.phrase.sources[0]?.start);
}

export function labelOf(item: ListItem, rules: LanguageRules): Phrase | undefined {
  if (item.label === undefined) return undefined;
  const text = capitalised(item.label.replace(LABEL_END, ""), rules.language);
  const span = item.labelSpan ?? item.span;
  return text === "" ? undefined : { text, sources: [span] };
}

/** The first sentence of the item that reads alone and is short; failing that the first that fits at all. */
function textOf(item: ListItem, { rules, text: length }: ItemRoom): ItemText | undefined {
  const candidates = item.sentences.flatMap((sentence, index) => {
    if (!standsInList(sentence.text, rules)) return [];
    const bullet = bulletFor(sentence.text, rules, length);
    return bullet === undefined ? [] : [{ phrase: phraseOf(bullet, sentence), index }];
  });
  const short = candidates.find(({ phrase }) => fits(phrase.text, { length, words: SHORT_WORDS }));
  const first = candidates[0];
  return first !== undefined && (first.index === 0 || short === undefined) ? first : short;
}

/** Phrases may stand in a list where sentences must: a single word is enough. */
function standsInList(text: string, rules: LanguageRules): boolean {
  const standing = standingOf(text, rules);
  if (standing === "alone") return true;
  return /^[\p{L}\p{M}\p{N}#+.\-/]+$/u.test(text.trim()) && displayLength(text) <= LABEL_LENGTH;
}

/** Rows for a list slide. With labels only where every item has both, so that the rows look alike. */
export function itemRows(shown: readonly ShownItem[]): readonly Item[] {
  const paired = shown.every((item) => item.label !== undefined && item.text !== undefined);
  return shown.map((item) =>
    paired && item.label !== undefined && item.text !== undefined
      ? { label: item.label, text: item.text }
      : { text: item.line },
  );
}

/** The same rows, each as short as it gets. */
export function terseRows(shown: readonly ShownItem[], rules: LanguageRules, length: number): readonly Item[] {
  return shown.map((item) => {
    if (item.label !== undefined) return { text: item.line };
    const sentence = item.item.sentences.find((at) => at.span.start === item.line.sources[0]?.start);
    const line = sentence === undefined ? undefined : lineFor(sentence.text, rules, { length, words: SHORT_WORDS });
    return { text: line === undefined ? item.line : { ...item.line, text: line } };
  });
}

/** Longer lists keep their most salient items, in source order. */
export function mostSalient(shown: readonly ShownItem[], count: number): readonly ShownItem[] {
  if (shown.length <= count) return shown;
  const salience = (item: ShownItem): number =>
    Math.max(0, ...item.claims.map((claim) => claim.salience)) + (item.short ? 0.2 : 0);
  const kept = new Set([...shown].sort((a, b) => salience(b) - salience(a)).slice(0, count));
  return shown.filter((item) => kept.has(item));
}
