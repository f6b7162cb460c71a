import { displayLength } from "../../../deck/display-length.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { isQuestion } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import type { Passage } from "../digest/passage.ts";
import type { Section, SectionTree } from "../digest/sections.ts";

/** A section of a set, with its heading taken apart: "Lesson #2: Choose a theme" is "Lesson #2" and "Choose a theme". */
export interface Member {
  readonly section: Section;
  /** The counter as it stands in the heading, without the mark behind it; none where the source does not count. */
  readonly counter?: string;
  readonly name: string;
}

/** Neighbouring sections that are of one kind: the source counts them, or each tells the reader to do something. */
export interface MemberSet {
  readonly parent: Section;
  readonly members: readonly Member[];
}

interface Counted {
  readonly unit: string;
  readonly number: number;
  readonly counter: string;
  readonly name: string;
}

const FEWEST_COUNTED = 3;
const FEWEST_PARALLEL = 4;
const MOST_WORDS = 12;
/** Share of orders among sections that follow each other; not every verb of a language is known. */
const MOST_OF_THEM = 0.6;
/** Half-ems under one heading, on average, beyond which a row does no justice to a section. */
const MOST_ON_AVERAGE = 900;
const COUNTER =
  /^((?:\p{L}[\p{L}\p{M}]*\s?){0,2}[#№]?\s?)(\d{1,2})(?!\d|[.,]\d)((?:[课課步章条條点點招]|つ目|단계)?)(?![\p{L}\p{N}%])\s*[.:：)）、．–—-]*\s*(.+)$/u;
const HAN_COUNTER =
  /^(第?)(十[一二三四五六七八九]?|[一二三四五六七八九])([课課步章条條点點招]?)(?:[.:：)）、．\s]\s*)(.+)$/u;
const HAN_DIGITS = "零一二三四五六七八九";
const LOOSE_END = /[\s:：.。;；,，、-]+$/u;

/** The sets among the sections of a source, none of whose members has sections of its own or more matter than a row may stand for. */
export function memberSets(
  { all }: SectionTree,
  passages: readonly Passage[],
  rules: LanguageRules,
): readonly MemberSet[] {
  const parents = [...new Set(all.flatMap(({ parent }) => parent ?? []))];
  return parents
    .flatMap((parent) => {
      const children = all.filter((section) => section.parent === parent);
      const isLeaf = (section: Section): boolean => !all.some((at) => at.parent === section);
      const leaves = children.filter(isLeaf);
      return [...countedRuns(children), ...(leaves.length === children.length ? ordersAmong(leaves, rules) : [])]
        .filter((run) => run.every(isLeaf))
        .map((run): MemberSet => ({ parent, members: run.map(memberOf) }));
    })
    .filter((set, at, sets) => !sets.slice(0, at).some((other) => overlap(set, other)))
    .filter((set) => areBrief(set, passages));
}

function overlap(one: MemberSet, other: MemberSet): boolean {
  return one.members.some(({ section }) => other.members.some((member) => member.section === section));
}

/** Runs of neighbours that the source counts from one. */
function countedRuns(sections: readonly Section[]): readonly (readonly Section[])[] {
  const runs: Section[][] = [];
  for (const section of sections) {
    const run = runs.at(-1);
    if (run !== undefined && run.length > 0 && countedNext(section, run.at(-1))) run.push(section);
    else runs.push(countedNext(section, undefined) ? [section] : []);
  }
  return runs.filter(({ length }) => length >= FEWEST_COUNTED);
}

function countedNext(section: Section, before: Section | undefined): boolean {
  const own = countedHeading(section);
  if (own === undefined || before === undefined) return own?.number === 1;
  const last = countedHeading(before);
  return last?.unit === own.unit && last.number + 1 === own.number;
}

/** From the first to the last section that tells the reader to do something, where most of those between do so too. */
function ordersAmong(sections: readonly Section[], rules: LanguageRules): readonly (readonly Section[])[] {
  const orders = sections.map((section) => isOrder(section.heading?.text ?? "", rules));
  const run = sections.slice(orders.indexOf(true), orders.lastIndexOf(true) + 1);
  const isBrief = run.every(
    ({ heading }) => wordCount(heading?.text ?? "") <= MOST_WORDS && !isQuestion(heading?.text ?? ""),
  );
  const share = orders.filter(Boolean).length / run.length;
  return run.length >= FEWEST_PARALLEL && share >= MOST_OF_THEM && isBrief ? [run] : [];
}

function isOrder(text: string, rules: LanguageRules): boolean {
  return rules.opensWith("imperatives", text) || rules.opensWithOrder(text);
}

function memberOf(section: Section): Member {
  const counted = countedHeading(section);
  if (counted !== undefined) return { section, counter: counted.counter, name: counted.name };
  return { section, name: (section.heading?.text ?? "").replace(LOOSE_END, "") };
}

function countedHeading({ heading }: Section): Counted | undefined {
  const text = heading?.text.trim() ?? "";
  const [, before, digits, behind, rest] = COUNTER.exec(text) ?? HAN_COUNTER.exec(text) ?? [];
  if (before === undefined || digits === undefined || behind === undefined || rest === undefined) return undefined;
  const name = rest.replace(LOOSE_END, "");
  if (!/\p{L}/u.test(name)) return undefined;
  const unit = `${before}${behind}`.trim().toLocaleLowerCase();
  return { unit, number: numberOf(digits), counter: `${before}${digits}${behind}`, name };
}

function numberOf(digits: string): number {
  if (/^\d/u.test(digits)) return Number(digits);
  const last = HAN_DIGITS.indexOf(digits.at(-1) ?? "");
  return digits.startsWith("十") ? 10 + Math.max(0, last) : last;
}

function areBrief({ members }: MemberSet, passages: readonly Passage[]): boolean {
  const sections = new Set(members.map(({ section }) => section));
  const length = passages.reduce(
    (sum, { section, unit }) => sum + (sections.has(section) ? displayLength(unit.text) : 0),
    0,
  );
  return length <= MOST_ON_AVERAGE * members.length;
}
