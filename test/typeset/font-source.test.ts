import { describe, expect, test } from "vitest";
import { chooseCut, effectiveWeight, type FontFamily } from "../../src/typeset/font-source.ts";

const family = (weights: readonly (readonly [number, number])[], looksLike?: number): FontFamily => ({
  name: "Sample",
  genre: "sans",
  cuts: weights.map(([minWeight, maxWeight]) => ({ italic: false, minWeight, maxWeight, slices: [] })),
  ...(looksLike === undefined ? {} : { looksLike }),
});

describe("chooseCut", () => {
  test("takes the nearest weight", () => {
    const cuts = family([
      [400, 400],
      [700, 700],
    ]);
    expect(chooseCut(cuts, false, 600).minWeight).toBe(700);
    expect(chooseCut(cuts, false, 500).minWeight).toBe(400);
  });

  test("goes lighter for light text and bolder for bold text on a tie", () => {
    expect(
      chooseCut(
        family([
          [100, 100],
          [300, 300],
        ]),
        false,
        200,
      ).minWeight,
    ).toBe(100);
    expect(
      chooseCut(
        family([
          [500, 500],
          [700, 700],
        ]),
        false,
        600,
      ).minWeight,
    ).toBe(700);
  });

  test("falls back to upright where there are no italics", () => {
    expect(chooseCut(family([[400, 400]]), true, 400).italic).toBe(false);
  });
});

describe("effectiveWeight", () => {
  test("clamps to the range of a variable font", () => {
    expect(effectiveWeight(family([[300, 700]]), false, 900)).toBe(700);
    expect(effectiveWeight(family([[300, 700]]), false, 500)).toBe(500);
  });

  test("is what a display face looks like, so that companions match it", () => {
    expect(effectiveWeight(family([[400, 400]], 900), false, 400)).toBe(900);
  });
});
