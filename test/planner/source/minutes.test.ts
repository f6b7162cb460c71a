import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSource } from "../../../src/planner/source/read-source.ts";
import type { ListItem, SourceDocument } from "../../../src/planner/source/source-document.ts";

const read = (content: string): Promise<SourceDocument> => readSource({ content, language: "English" });

const MINUTES = `# Harbour board, 3 May 2024

## Present

- Ada Lindqvist @adalind (chair)
- Tom Okoro
- Ruth

## Topics

- New lamps on the pier #214
  - Ada, we need six of them before the autumn.
  - Tom that could be next year
  - Ada, Ruth and the harbour master will meet on Friday.
- harbour/website: Opening hours (kept from last time) [#198](https://example.org/198)
  - Ruth writes the new page.
- Boats
  - Moorings
    - Eleven are free again
    - The waiting list is closed
  - Crane
    - Repaired in March
    - The invoice is late
`;

const items = ({ units }: SourceDocument, at: number): readonly ListItem[] =>
  units.filter(({ kind }) => kind === "list")[at]?.items ?? [];

describe("a section that is nothing but an outline", () => {
  test("is cut into sections, without the numbers its topics are kept under", async () => {
    const { headings, units } = await read(MINUTES);
    expect(headings.map(({ depth, text }) => `${depth} ${text}`)).toEqual([
      "2 Present",
      "2 Topics",
      "3 New lamps on the pier",
      "3 harbour/website: Opening hours (kept from last time)",
      "3 Boats",
      "4 Moorings",
      "4 Crane",
    ]);
    expect(units.find(({ kind }) => kind === "paragraph")?.text).toBe("Ruth writes the new page.");
  });

  test("stays a list where it counts steps, holds tasks or has text around it", async () => {
    const steps = "# T\n\n## S\n\n1. Open\n   - the lid\n   - the tap\n2. Close\n   - the tap\n   - the lid\n";
    const tasks = "# T\n\n## S\n\n- [ ] Open\n  - the lid\n  - the tap\n- [ ] Close\n  - the tap\n";
    const text =
      "# T\n\n## S\n\n- Open\n  - the lid\n  - the tap\n- Close\n  - the tap\n\nThat is all there is to do.\n";
    for (const content of [steps, tasks, text]) expect((await read(content)).headings).toHaveLength(1);
  });
});

describe("what somebody said in a meeting", () => {
  test("has its speaker for a label; a sentence about people stays whole", async () => {
    const said = items(await read(MINUTES), 1).map(({ label, text }) => [label, text]);
    expect(said).toEqual([
      ["Ada", "we need six of them before the autumn."],
      ["Tom", "that could be next year"],
      [undefined, "Ada, Ruth and the harbour master will meet on Friday."],
    ]);
  });

  test("is found where those present stand in one line", async () => {
    const found = await read(
      "# Besprechung\n\nAnwesend: Jana Holm, Piet.\n\n## Thema\n\n- Piet - der Steg ist zu\n- Kein Termin\n",
    );
    expect(items(found, 0).map(({ label }) => label)).toEqual(["Piet", undefined]);
  });

  test("without a list of names no word is taken for one", async () => {
    const found = await read("# Notes\n\n## Today\n\n- Paint, we need more of it\n- Nails, we need none\n");
    expect(items(found, 0).map(({ label }) => label)).toEqual([undefined, undefined]);
  });

  test("keeps every span exact, whatever the lines are", async () => {
    const line = fc.stringMatching(/^[a-zA-Z ,:#()*-]{1,30}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (lines) => {
        const body = lines.map((at, index) => `${index % 3 === 0 ? "" : "  "}- Ada, ${at}`).join("\n");
        const { text, units } = await read(`# M\n\nPresent: Ada, Tom\n\n## Topics\n\n${body}\n`);
        for (const unit of units) {
          for (const sentence of unit.sentences) {
            expect(text.slice(sentence.span.start, sentence.span.end)).toBe(sentence.text);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
