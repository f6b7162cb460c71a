import type { ListItem } from "../../source/source-document.ts";
import { bracketsClose } from "../../text/brackets.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import type { Passage } from "../digest/passage.ts";

/** What a speaker says in one go: a sentence with its label, or a quotation of several sentences. */
export interface Remark {
  readonly text: string;
  readonly claims: readonly [Claim, ...Claim[]];
  /** Where its line begins in the source: its paragraph, or entry of a list. */
  readonly line: number;
}

/** A quotation of more sentences is none to read out. */
const LONGEST_QUOTATION = 6;
const ANNOUNCES = /[:：]["'”’»」』)）]*$/u;

/** Reads the sentences of claims as they can be read out: none without its label, no quotation torn. */
export function remarkReader(digest: Digest): (claims: readonly Claim[]) => readonly Remark[] {
  const labels = labelStarts(digest);
  const lines = linesBySentence(digest);
  return (claims) => {
    const remarks: Remark[] = [];
    for (let at = 0; at < claims.length; at++) {
      const group = quotationFrom(claims, at, digest);
      const [first] = group;
      if (first === undefined) continue;
      at += group.length - 1;
      const text = textOf(group, labels, digest);
      if (!bracketsClose(text)) continue;
      const { start } = first.sentence.span;
      remarks.push({ text, claims: [first, ...group.slice(1)], line: lines.get(start) ?? start });
    }
    return remarks.filter((remark, at) => !ANNOUNCES.test(remark.text) || leadsTo(remark, remarks[at + 1]));
  };
}

/** "Three reasons:" only in front of the first of them. */
function leadsTo({ claims: [announcing] }: Remark, next: Remark | undefined): boolean {
  return next?.claims[0].order === announcing.order + 1;
}

/** The sentence at a place; with those behind it that a quotation opened in it needs to close. */
function quotationFrom(claims: readonly Claim[], at: number, { source }: Digest): readonly Claim[] {
  const first = claims[at];
  if (first === undefined || bracketsClose(first.sentence.text)) return first === undefined ? [] : [first];
  for (let end = at + 1; end < Math.min(claims.length, at + LONGEST_QUOTATION); end++) {
    const last = claims[end];
    if (last?.unit !== first.unit || last.order !== first.order + end - at) break;
    if (bracketsClose(source.text.slice(first.sentence.span.start, last.sentence.span.end)))
      return claims.slice(at, end + 1);
  }
  return [first];
}

function textOf(group: readonly Claim[], labels: ReadonlyMap<number, number>, { source, rules }: Digest): string {
  const said = group.map(({ sentence }) => sentence.text).join(rules.spaced ? " " : "");
  const start = group[0]?.sentence.span.start ?? 0;
  const label = labels.get(start);
  return label === undefined ? said : source.text.slice(label, start) + said;
}

/** Where the label of a sentence begins, by where the sentence does. */
function labelStarts({ passages }: Digest): ReadonlyMap<number, number> {
  const starts = new Map<number, number>();
  for (const { unit, items } of passages) {
    const [opening] = unit.sentences;
    if (unit.labelSpan !== undefined && opening !== undefined) starts.set(opening.span.start, unit.labelSpan.start);
    for (const { labelSpan, sentences } of items.flatMap(withChildren)) {
      const [first] = sentences;
      if (labelSpan !== undefined && first !== undefined) starts.set(first.span.start, labelSpan.start);
    }
  }
  return starts;
}

/** Where the line of a sentence begins, its paragraph or entry, by where the sentence does. */
function linesBySentence({ passages }: Digest): ReadonlyMap<number, number> {
  return new Map(passages.flatMap(startsOf));
}

function startsOf({ unit, items }: Passage): readonly (readonly [sentence: number, line: number])[] {
  const lines = unit.items === undefined ? [unit.sentences] : items.flatMap(withChildren).map((item) => item.sentences);
  return lines.flatMap((line) => line.map(({ span }) => [span.start, line[0]?.span.start ?? span.start] as const));
}

function withChildren(item: ListItem): readonly ListItem[] {
  return [item, ...(item.children ?? []).flatMap(withChildren)];
}
