import { displayLength } from "../../deck/display-length.ts";
import type { Block, InlineText, ListEntry } from "./block.ts";

const FEWEST = 3;
/** Half-ems under one heading, on average, beyond which a section is more than a step. */
const MOST_ON_AVERAGE = 420;
const UNITS = [
  "day|step|stage|phase|week|month|round|hour|tag|schritt|stufe|woche|monat|runde",
  "jour|étape|semaine|mois|día|dia|paso|etapa|fase|semana|mes|giorno|passo|tappa|settimana|mese|passo|mês",
  "dag|stap|maand|день|шаг|этап|неделя|اليوم|الخطوة|المرحلة|الأسبوع|יום|שלב|צעד|שבוע|दिन|चरण|कदम|सप्ताह|ステップ|手順|단계|步骤|步驟",
].join("|");
/** "Day 3", "Tag 3:", "第3天", "3日目": a heading that only counts. */
const BEFORE = new RegExp(`^((?:${UNITS}))\\s?(\\d{1,2})[\\s.:：]*$`, "iu");
const AROUND = /^(第?)(\d{1,2})(?:日目?|週目?|回目?|天|步|周|週|个月|個月|阶段|階段|일차|단계|주차|일째)[\s.:：]*$/u;

/** A heading that only counts, and what stands under it. */
interface Numbered {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly said: readonly InlineText[];
}

/**
 * Reads sections whose headings only count ("Day 1", "Day 2", …) over a few sentences each as what they are: one
 * procedure. They become an ordered list; neighbours that begin with the same sentence are one entry ("Day 3–7").
 */
export function joinNumberedSections(blocks: readonly Block[]): readonly Block[] {
  const output: Block[] = [];
  for (let at = 0; at < blocks.length;) {
    const steps = stepsFrom(blocks, at);
    const block = blocks[at];
    if (steps.length >= FEWEST && areBrief(steps)) {
      output.push({ kind: "list", ordered: true, entries: merged(steps).map(entryOf) });
      at += steps.reduce((sum, { said }) => sum + 1 + said.length, 0);
    } else {
      if (block !== undefined) output.push(block);
      at++;
    }
  }
  return output;
}

/** The sections from one place on that count on from each other, each of nothing but paragraphs. */
function stepsFrom(blocks: readonly Block[], start: number): readonly Numbered[] {
  const steps: Numbered[] = [];
  for (let at = start; ;) {
    const found = numberOf(blocks[at]);
    const before = steps.at(-1);
    if (found === undefined || (before !== undefined && (found.name !== before.name || found.number !== before.to + 1)))
      return steps;
    const said: InlineText[] = [];
    for (at++; ; at++) {
      const block = blocks[at];
      if (block?.kind !== "paragraph") break;
      said.push(block.inline);
    }
    const next = blocks[at];
    // What holds more than paragraphs is no step of this kind.
    if (said.length === 0 || (next !== undefined && next.kind !== "heading")) return steps;
    steps.push({ name: found.name, from: found.number, to: found.number, said });
  }
}

function numberOf(block: Block | undefined): { readonly name: string; readonly number: number } | undefined {
  if (block?.kind !== "heading") return undefined;
  const text = block.inline.text.trim();
  const [, unit, number] = BEFORE.exec(text) ?? [];
  if (unit !== undefined) return { name: `${unit} #`, number: Number(number) };
  const around = AROUND.exec(text);
  if (around === null) return undefined;
  return { name: text.replace(/[\s.:：]+$/u, "").replace(/\d+/u, "#"), number: Number(around[2]) };
}

function areBrief(steps: readonly Numbered[]): boolean {
  const length = steps.reduce((sum, { said }) => sum + displayLength(textOf(said)), 0);
  return length <= MOST_ON_AVERAGE * steps.length;
}

/** Neighbours that begin alike as one; what only one of them says stays. */
function merged(steps: readonly Numbered[]): readonly Numbered[] {
  const output: Numbered[] = [];
  for (const step of steps) {
    const before = output.at(-1);
    if (before === undefined || opening(before) !== opening(step)) {
      output.push(step);
      continue;
    }
    const known = textOf(before.said);
    const more = step.said.flatMap(({ text }) => sentences(text)).filter((sentence) => !known.includes(sentence));
    const added = more.length === 0 ? [] : [{ text: more.join(" "), strong: [] }];
    output[output.length - 1] = { ...before, to: step.to, said: [...before.said, ...added] };
  }
  return output;
}

function opening({ said }: Numbered): string {
  return sentences(said[0]?.text ?? "")[0] ?? "";
}

function sentences(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+|(?<=[。！？])/u).filter((sentence) => sentence !== "");
}

function textOf(said: readonly InlineText[]): string {
  return said.map(({ text }) => text).join(" ");
}

function entryOf({ name, from, to, said }: Numbered): ListEntry {
  const label = name.replace("#", from === to ? String(from) : `${from}–${to}`);
  return {
    inline: { text: `${label}: ${textOf(said)}`, strong: [{ start: 0, end: label.length + 1 }] },
    children: [],
  };
}
