import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { setInBoxes } from "../../../src/design/edits/set-in-boxes.ts";
import { AppError } from "../../../src/shared/app-error.ts";
import { parseSvg } from "../../../src/svg/parse-svg.ts";
import { readSlots } from "../../../src/svg/read-slots.ts";
import { serverTypesetter } from "../../../src/typeset/node/server-typesetter.ts";

const typesetter = serverTypesetter();
const slide = (attributes: string, content = "Old") =>
  `<svg xmlns="http://www.w3.org/2000/svg" lang="de"><!-- kept --><text id="a" ${attributes}>${content}</text><text>Rest</text></svg>`;
const BOX = `data-box="100 100 400 200" data-fit="24 60" font-size="40" font-family="Inter, sans-serif"`;
const set = (svg: string, texts: Record<string, string>) => setInBoxes(svg, texts, "en", typesetter);
const slotsOf = (svg: string) => readSlots(parseSvg(svg)).map(({ slot, lines }) => ({ ...slot, lines }));

describe("setInBoxes", () => {
  it("sets a text as large as fits, and keeps what it knows nothing of", async () => {
    const before = slide(`${BOX} transform="rotate(4)" class="hand" opacity="0.9"`);
    const after = await set(before, { a: "Neu" });
    expect(slotsOf(after)).toMatchObject([{ id: "a", source: "Neu", size: 60, lines: ["Neu"] }]);
    for (const kept of [
      'transform="rotate(4)"',
      'class="hand"',
      'opacity="0.9"',
      "<!-- kept -->",
      "<text>Rest</text>",
    ]) {
      expect(after).toContain(kept);
    }
    const long = await set(after, { a: "Ein Satz, der mehrere Zeilen braucht, um ganz dazustehen" });
    expect(slotsOf(long)[0]?.size).toBeLessThan(60);
    expect(slotsOf(long)[0]?.lines.length).toBeGreaterThan(1);
    expect(await set(long, { a: "Neu" })).toBe(after);
  });

  it("writes any characters so that they stay text", async () => {
    const words = `<script>&"'</text> \u0007 😀`;
    const after = await set(slide(BOX), { a: words });
    expect(slotsOf(after)[0]?.source).toContain(`<script>&"'</text>`);
    expect(parseSvg(after).children).toHaveLength(2);
  });

  it("sets all slots of one id", async () => {
    const twice = slide(BOX).replace("<text>Rest", `<text id="a" ${BOX}>Other</text><text>Rest`);
    expect(slotsOf(await set(twice, { a: "Same" })).map(({ source }) => source)).toEqual(["Same", "Same"]);
  });

  it("empties a slot and fills it again", async () => {
    const empty = await set(slide(BOX), { a: "" });
    expect(slotsOf(empty)).toMatchObject([{ id: "a", source: "" }]);
    expect(slotsOf(await set(empty, { a: "Back" }))).toMatchObject([{ source: "Back" }]);
  });

  it("says what does not fit of letters whose marks are written apart", async () => {
    const narrow = `data-box="0 0 1 1" data-fit="40 40" font-size="40" font-family="Noto Sans JP, sans-serif"`;
    await expect(set(slide(narrow), { a: "チ\u3099" })).rejects.toBeInstanceOf(AppError);
    await expect(set(slide(narrow), { a: "プ".normalize("NFD") })).rejects.toBeInstanceOf(AppError);
    await expect(set(slide(narrow), { a: "\u30f1\u3099" })).rejects.toBeInstanceOf(AppError);
  });

  it("says what it can't do, and survives whatever the attributes hold", async () => {
    const number = fc.oneof(
      fc.constantFrom("0", "-1", "1e308", "-1e308", "1e-9", "NaN", "Infinity", "none", ""),
      fc.integer({ min: -50, max: 2_000 }).map(String),
    );
    const attributes = fc.record({
      "data-box": fc.tuple(number, number, number, number).map((parts) => parts.join(" ")),
      "data-fit": fc.tuple(number, number).map((parts) => parts.join(" ")),
      "font-size": number,
      "data-lh": number,
      "data-lines": number,
      "letter-spacing": number,
      "font-weight": number,
      "font-family": fc.constantFrom("Inter", "Nowhere", "", "'", "Noto Sans JP, sans-serif"),
    });
    await fc.assert(
      fc.asyncProperty(attributes, fc.string({ unit: "grapheme", maxLength: 40 }), async (values, text) => {
        const written = Object.entries(values).map(([name, value]) => `${name}="${value}"`);
        const outcome = await set(slide(written.join(" ")), { a: text }).then(
          (svg) => slotsOf(svg)[0]?.id === "a",
          (error: unknown) => error instanceof AppError,
        );
        expect(outcome).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
