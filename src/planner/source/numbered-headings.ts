import type { Block } from "./block.ts";

/** "3.2 Results", "3.3.1. Sources": the number of a part of a part, before its name. */
const NUMBER = /^(\d{1,2}(?:\.\d{1,2})+)\.?\s+(?=[\p{L}"“„«¿¡「『])/u;

/**
 * Takes the numbers off headings that count the parts of parts ("3.2 Results" behind "3.1 Methods"): on a slide nobody
 * looks them up. A number that does not count on belongs to its heading ("1.5 degrees", the versions of a changelog).
 */
export function withoutHeadingNumbers(blocks: readonly Block[]): readonly Block[] {
  const places = new Map(blocks.flatMap((block, at) => numbersOf(block).map((number) => [number, at] as const)));
  const counted = blocks.map((block, at) =>
    numbersOf(block).some((number) => {
      const before = places.get(next(number, -1));
      const behind = places.get(next(number, 1));
      return (before !== undefined && before < at) || (behind !== undefined && behind > at);
    }),
  );
  return blocks.map((block, at) =>
    block.kind === "heading" && counted[at] === true
      ? { ...block, inline: { text: block.inline.text.replace(NUMBER, ""), strong: [] } }
      : block,
  );
}

function numbersOf(block: Block): readonly string[] {
  const number = block.kind === "heading" ? NUMBER.exec(block.inline.text)?.[1] : undefined;
  return number === undefined ? [] : [number];
}

/** The number some steps on: behind "3.2" comes "3.3". */
function next(number: string, steps: number): string {
  const cut = number.lastIndexOf(".") + 1;
  return number.slice(0, cut) + String(Number(number.slice(cut)) + steps);
}
