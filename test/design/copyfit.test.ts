import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixedPhrase } from "../../src/deck/slide-content.ts";
import { calm, lengthOf, lengthOfItems, sizeFor } from "../../src/design/copyfit.ts";
import { TITLE } from "../support/plain-theme.ts";

describe("sizeFor", () => {
  it("keeps the settings' sizes beyond them and lies between them in between", () => {
    expect(sizeFor(5, [10, 180], [60, 80])).toBe(180);
    expect(sizeFor(35, [10, 180], [60, 80])).toBe(130);
    expect(sizeFor(200, [10, 180], [60, 80])).toBe(80);
  });

  it("never gives a longer text a larger size", () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (a, b) => {
        const [short, long] = [Math.min(a, b), Math.max(a, b)];
        expect(sizeFor(short, [20, 164], [260, 96])).toBeGreaterThanOrEqual(sizeFor(long, [20, 164], [260, 96]));
      }),
    );
  });
});

describe("calm", () => {
  it("leaves headlines as they are and sets what is longer as text", () => {
    expect(calm(TITLE, fixedPhrase("x".repeat(90)))).toBe(TITLE);
    expect(calm(TITLE, fixedPhrase("書".repeat(46)))).toMatchObject({ size: 73, lineHeight: 1.16 });
    expect(calm({ ...TITLE, size: 200 }, fixedPhrase("x".repeat(91))).size).toBe(88);
  });
});

describe("lengthOf", () => {
  it("adds up half-ems and takes absent phrases as empty", () => {
    expect(lengthOf(fixedPhrase("four"), undefined, fixedPhrase("書く"))).toBe(8);
  });

  it("counts a line of its own for every list entry", () => {
    const item = { label: fixedPhrase("ab"), text: fixedPhrase("cde") };
    expect(lengthOfItems([item, item])).toBe(2 * (5 + 20));
  });
});
