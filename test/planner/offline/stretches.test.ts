import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Claim } from "../../../src/planner/offline/digest/claim.ts";
import { stretchFrom, type WindowWish } from "../../../src/planner/offline/stretches.ts";
import { digestOf } from "../../support/planning.ts";

const WISH: WindowWish = { length: 300, skip: new Set() };

/** Claims and rules of paragraphs under one heading. */
async function read(text: string) {
  const { claims, rules } = await digestOf(`# The town\n\n## Trees in town\n\n${text}`);
  return { run: claims, rules };
}

async function bodyOf(text: string, start = 0, wish: Partial<WindowWish> = {}): Promise<string | undefined> {
  const { run, rules } = await read(text);
  return stretchFrom(run, start, rules, { ...WISH, ...wish })?.phrase.text;
}

describe("a stretch of sentences", () => {
  test("goes on to what its paragraph comes to", async () => {
    const body = await bodyOf(
      "A young lime tree needs eighty litres of water a week. Rain brings it less than thirty. So the neighbours water it by hand.",
    );
    expect(body).toMatch(/So the neighbours water it by hand\.$/);
  });

  test("goes on to the end of what somebody says", async () => {
    const body = await bodyOf(
      `In June the barrel behind the school, which had once held three hundred and eighteen snails among its ${"wet ".repeat(6)}leaves, held nine. “I showed them to her in the morning light,” says the warden. “She said: nine too many.”`,
    );
    expect(body).toMatch(/nine too many\.”$/);
  });

  test("goes on from a brief paragraph to the next", async () => {
    const body = await bodyOf("Lime trees cool the street.\n\nThey do so by the water that their leaves give off.");
    expect(body).toBe("Lime trees cool the street. They do so by the water that their leaves give off.");
  });

  test("takes up the paragraph before only where all of it is shown", async () => {
    const text = `The library closes in July. Readings move to the ${"big ".repeat(9)}hall. The bus comes twice an hour.\n\nThe yearly costs fall by doing so.`;
    expect(await bodyOf(text, 2)).toBe("The bus comes twice an hour.");
    expect(await bodyOf(text)).not.toMatch(/doing so/);
  });

  test("what counts two follows no single one of them", async () => {
    const { run, rules } = await read(
      "The town has old tools. The rake sells best of all. The spade sells nearly as well. Combined, these two tools pay the rent.",
    );
    const after = run[2];
    expect(run[3]?.standing).toBe("leaning");
    expect(stretchFrom(run, 3, rules, { ...WISH, ...(after && { after }) })).toBeUndefined();
    expect(stretchFrom(run, 2, rules, WISH)?.phrase.text ?? "").not.toMatch(/Combined/);
  });

  test("ends on no sentence that the next takes back", async () => {
    const text = `Many gardeners prefer oaks. But oaks grow ${"very ".repeat(60)}slowly.`;
    expect(await bodyOf(text)).toBeUndefined();
  });

  test("behind the sentence it follows, it keeps the word that ties it to that one", async () => {
    const { run, rules } = await read(
      "The old pits were small. Instead, the town now digs pits of twelve cubic metres.",
    );
    const [after] = run;
    expect(stretchFrom(run, 1, rules, { ...WISH, ...(after && { after }) })?.phrase.text).toMatch(/^Instead, the town/);
  });

  test("only what stands right under a heading may take it up", async () => {
    const text = "Nobody plants these trees for nothing. The town has four hundred of them along the river.";
    const { run, rules } = await read(text);
    const [head] = run;
    expect(head?.standing).toBe("leaning");
    expect(stretchFrom(run, 0, rules, WISH)).toBeUndefined();
    expect(stretchFrom(run, 0, rules, { ...WISH, head })?.phrase.text).toMatch(/^Nobody plants/);
  });

  test("keeps to its room, in source order, whatever the text", async () => {
    const sentence = fc.constantFrom(
      "The baker opens at six.",
      "It sells bread to half of the town.",
      "So the queue reaches the bridge on most days of the week.",
      "Who wants cake?",
      "However, nobody waits longer than ten minutes.",
      "A second oven would cost nine thousand euros, and the baker has only four.",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(sentence, { minLength: 1, maxLength: 8 }), fc.nat(7), async (sentences, start) => {
        const { run, rules } = await read(sentences.join(" "));
        const found = stretchFrom(run, start, rules, { length: 120, skip: new Set() });
        const orders: readonly number[] = (found?.claims ?? []).map(({ order }: Claim) => order);
        expect([...orders].sort((a, b) => a - b)).toEqual(orders);
        expect(found === undefined || found.phrase.text.length <= 120).toBe(true);
        expect(found?.phrase.sources.length ?? 0).toBe(orders.length);
      }),
      { numRuns: 60 },
    );
  });
});
