import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { toCredits, toTenths } from "../../src/accounts/amounts.ts";

it("shows every amount with at most one decimal, and reads it back exactly", () => {
  assert(
    property(integer(), (tenths) => {
      const credits = toCredits(tenths);
      expect(JSON.stringify(credits)).toMatch(/^-?\d+(\.\d)?$/);
      expect(toTenths("credits", credits)).toBe(tenths);
    }),
  );
});

it.each([0.25, 2.55, 1e-9, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
  "refuses %d: hundredths can't be kept",
  (amount) => {
    expect(() => toTenths("credits", amount)).toThrow(expect.objectContaining({ code: "validation_error" }));
  },
);
