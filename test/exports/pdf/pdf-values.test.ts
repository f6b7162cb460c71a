import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PdfBytes, pdfName, pdfNumber, PdfRef, serialize } from "../../../src/exports/pdf/pdf-values.ts";

describe("serialize", () => {
  test("writes every kind of value", () => {
    const value = {
      Type: pdfName("A b#"),
      Kids: [new PdfRef(3), 1.5, true],
      Title: "é𝒳",
      Id: new PdfBytes(Uint8Array.of(1, 255)),
      None: undefined,
    };
    expect(serialize(value)).toBe("<</Type /A#20b#23 /Kids [3 0 R 1.5 true] /Title <FEFF00e9d835dcb3> /Id <01ff>>>");
  });

  test("writes numbers without exponents, near enough", () => {
    expect([0, -0, 1e-7, 1.00005, -12.5, 1e21].map(pdfNumber)).toEqual([
      "0",
      "0",
      "0",
      "1.0001",
      "-12.5",
      "1000000000000000000000",
    ]);
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        expect(pdfNumber(value)).toMatch(/^-?\d+(?:\.\d{1,4})?$/);
        expect(Math.abs(Number(pdfNumber(value)) - value)).toBeLessThanOrEqual(0.00006);
      }),
    );
    expect(() => pdfNumber(Number.NaN)).toThrow(RangeError);
  });
});
