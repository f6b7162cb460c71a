import { describe, expect, it } from "vitest";
import { variantOf } from "../../src/design/variation.ts";

function variants(places: readonly number[], of: number): number[] {
  return places.map((place) => variantOf(place, of));
}

describe("variantOf", () => {
  it("alternates two variants on every other slide, odd or even", () => {
    expect(variants([2, 4, 6, 8], 2)).toEqual([1, 0, 1, 0]);
    expect(variants([3, 5, 7, 9], 2)).toEqual([0, 1, 0, 1]);
  });

  it("shows both of two variants in any three slides in a row", () => {
    for (let start = 0; start < 12; start++) {
      expect(new Set(variants([start, start + 1, start + 2], 2)).size).toBe(2);
    }
  });

  it("goes round three variants, one after the other or on every other slide", () => {
    expect(new Set(variants([4, 5, 6], 3)).size).toBe(3);
    expect(new Set(variants([4, 6, 8], 3)).size).toBe(3);
  });
});
