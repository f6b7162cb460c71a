import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatUnicodeRanges, inRanges, parseUnicodeRanges } from "../../src/typeset/unicode-ranges.ts";

describe("unicode ranges", () => {
  test("reads single code points, ranges and wildcards", () => {
    const ranges = parseUnicodeRanges("U+20AC,U+0-7F, U+4??");
    expect([0, 0x7f, 0x20ac, 0x400, 0x4ff].every((codePoint) => inRanges(ranges, codePoint))).toBe(true);
    expect([0x80, 0x20ab, 0x3ff, 0x500].some((codePoint) => inRanges(ranges, codePoint))).toBe(false);
  });

  test("refuses what is no range", () => {
    expect(() => parseUnicodeRanges("U+XYZ")).toThrow("unicode-range");
    expect(() => parseUnicodeRanges("U+20-10")).toThrow("unicode-range");
  });

  test("finds exactly the code points that were listed, and survives being written and read again", () => {
    const point = fc.nat({ max: 0x10ffff });
    fc.assert(
      fc.property(fc.uniqueArray(point, { minLength: 1, maxLength: 40 }), point, (listed, other) => {
        const ranges = parseUnicodeRanges(listed.map((codePoint) => `U+${codePoint.toString(16)}`).join(","));
        const again = parseUnicodeRanges(formatUnicodeRanges(ranges));
        expect(again).toEqual(ranges);
        expect(listed.every((codePoint) => inRanges(ranges, codePoint))).toBe(true);
        expect(inRanges(ranges, other)).toBe(listed.includes(other));
      }),
    );
  });
});
