import {
  fixedPhrase,
  type ContentOf,
  type Item,
  type Phrase,
  type Side,
  type SlideContent,
} from "../../deck/slide-content.ts";
import type { SlideType } from "../../deck/slide-types.ts";
import { SLOT_CONTRACTS } from "../../deck/slot-contracts.ts";
import { textOfLength, type SampleText } from "./sample-text.ts";

/** `least`: the fewest items and one or two words a slot, options left out. `most`: everything at its capacity. */
export type SampleSize = "least" | "most";

interface Maker {
  readonly size: SampleSize;
  /** A text for a slot of this capacity; `at` varies where in the sample it starts. */
  phrase(capacity: number, at?: number): Phrase;
  /** Left out when the sample is the least. */
  optional(capacity: number, at?: number): Phrase | undefined;
}

function maker(sample: SampleText, size: SampleSize): Maker {
  const phrase = (capacity: number, at = 0): Phrase =>
    fixedPhrase(textOfLength(sample, size === "most" ? capacity : Math.min(capacity, 14), at));
  return { size, phrase, optional: (capacity, at) => (size === "most" ? phrase(capacity, at) : undefined) };
}

function count(make: Maker, range: { min: number; max: number }): number {
  return make.size === "most" ? range.max : range.min;
}

function headed(type: SlideType, make: Maker): { kicker?: Phrase; title: Phrase } {
  const { kicker, title } = SLOT_CONTRACTS[type];
  const label = make.optional(kicker, 3);
  return { ...(label === undefined ? {} : { kicker: label }), title: make.phrase(title) };
}

function body(type: SlideType, make: Maker): { body?: Phrase } {
  const text = make.optional(SLOT_CONTRACTS[type].body ?? 120, 7);
  return text === undefined ? {} : { body: text };
}

function items(type: SlideType, make: Maker): readonly Item[] {
  const contract = SLOT_CONTRACTS[type].items ?? { min: 2, max: 4, text: 80 };
  return Array.from({ length: count(make, contract) }, (_, at): Item => {
    const label = contract.label === undefined ? undefined : make.optional(contract.label, at * 5);
    return {
      ...(label === undefined ? {} : { label }),
      ...(contract.value === undefined
        ? {}
        : { value: fixedPhrase(["48%", "3.2 million", "€1,250", "12 days"][at % 4] ?? "9") }),
      text: make.phrase(contract.text ?? 80, at * 3 + 1),
    };
  });
}

function side(type: SlideType, make: Maker, at: number): Side {
  const { heading, max, text } = SLOT_CONTRACTS[type].sides ?? { heading: 30, max: 3, text: 80 };
  const length = make.size === "most" ? max : 1;
  return {
    heading: make.phrase(heading, at),
    items: Array.from({ length }, (_, index) => make.phrase(text, at + index * 4)),
  };
}

function timeline(make: Maker): readonly Item[] {
  const { min, max, text = 90 } = SLOT_CONTRACTS.timeline.items ?? { min: 3, max: 6 };
  return Array.from({ length: count(make, { min, max }) }, (_, at) => ({
    label: fixedPhrase(make.size === "most" ? `${12 + at} September ${2012 + at}` : String(2012 + at)),
    text: make.phrase(text, at * 4),
  }));
}

function chart(make: Maker, kind: "bar" | "line" | "donut"): ContentOf<"chart"> {
  const { min, max, label } = SLOT_CONTRACTS.chart.points ?? { min: 2, max: 8, label: 28 };
  const values = [41, 23.5, 12, 9.4, 6, 4.1, 2.5, 1.5];
  const length = kind === "donut" ? Math.min(5, count(make, { min, max })) : count(make, { min, max });
  const caption = make.optional(SLOT_CONTRACTS.chart.caption ?? 100, 2);
  return {
    type: "chart",
    ...headed("chart", make),
    kind,
    points: values.slice(0, length).map((value, at) => ({
      label: kind === "line" ? fixedPhrase(String(2015 + at)) : make.phrase(label, at * 2),
      value,
      display: fixedPhrase(`${value}%`),
    })),
    ...(caption === undefined ? {} : { caption }),
  };
}

function table(make: Maker): ContentOf<"table"> {
  const { columns, rows, header, cell } = SLOT_CONTRACTS.table.table ?? { columns: 4, rows: 6, header: 22, cell: 34 };
  const width = make.size === "most" ? columns : 2;
  const height = make.size === "most" ? rows : 2;
  return {
    type: "table",
    ...headed("table", make),
    columns: Array.from({ length: width }, (_, at) => make.phrase(header, at * 3)),
    rows: Array.from({ length: height }, (_, line) =>
      Array.from({ length: width }, (__, at) =>
        at === width - 1 ? fixedPhrase(`${(line + 1) * 12}%`) : make.phrase(cell, line * 5 + at * 2),
      ),
    ),
  };
}

function code(make: Maker): ContentOf<"code"> {
  const line = "const total = prices.reduce((sum) => sum + 1)";
  const lines = make.size === "most" ? 14 : 3;
  const text = Array.from({ length: lines }, (_, at) => (at % 3 === 1 ? `  ${line.slice(0, 44)}` : line)).join("\n");
  const caption = make.optional(SLOT_CONTRACTS.code.caption ?? 100, 4);
  return {
    type: "code",
    ...headed("code", make),
    code: fixedPhrase(text),
    syntax: "ts",
    ...(caption === undefined ? {} : { caption }),
  };
}

function plain(
  type: "cover" | "hook" | "section" | "tip" | "image" | "statement" | "takeaway" | "closing",
  make: Maker,
): SlideContent {
  return { type, ...headed(type, make), ...body(type, make) };
}

/** Content for specimens and proofs: every field of a slide type at its least or its most. */
export function sampleContent(type: SlideType, sample: SampleText, size: SampleSize): SlideContent {
  const make = maker(sample, size);
  switch (type) {
    case "agenda":
    case "list":
    case "checklist":
    case "steps":
    case "stats":
    case "recap":
      return { type, ...headed(type, make), items: items(type, make) };
    case "timeline":
      return { type, ...headed(type, make), items: timeline(make) };
    case "stat":
      return {
        type,
        ...headed(type, make),
        value: fixedPhrase(size === "most" ? "$12.4 billion" : "48%"),
        ...body(type, make),
      };
    case "chart":
      return chart(make, "bar");
    case "table":
      return table(make);
    case "comparison":
    case "pros_cons":
    case "myth_fact":
    case "before_after":
      return { type, ...headed(type, make), left: side(type, make, 0), right: side(type, make, 9) };
    case "definition":
    case "qa":
      return { type, ...headed(type, make), body: make.phrase(SLOT_CONTRACTS[type].body ?? 200, 5) };
    case "quote": {
      const speaker = make.optional(SLOT_CONTRACTS.quote.speaker ?? 60, 2);
      return { type, ...headed(type, make), ...(speaker === undefined ? {} : { speaker }) };
    }
    case "code":
      return code(make);
    case "cta": {
      const action = make.optional(SLOT_CONTRACTS.cta.action ?? 30, 1);
      return { type, ...headed(type, make), ...body(type, make), ...(action === undefined ? {} : { action }) };
    }
    default:
      return plain(type, make);
  }
}

/** Charts in all three kinds; every other type once. */
export function sampleContents(type: SlideType, sample: SampleText, size: SampleSize): readonly SlideContent[] {
  if (type !== "chart") return [sampleContent(type, sample, size)];
  const make = maker(sample, size);
  return [chart(make, "bar"), chart(make, "line"), chart(make, "donut")];
}
