import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeText } from "../../../src/planner/source/normalize-text.ts";

test("line ends, controls, bidi overrides and lone surrogates", () => {
  expect(normalizeText("a\r\nb\rc\u2028d\u0000\u202e\ufeff\ud800e\tf")).toBe("a\nb\nc\nde\tf");
  expect(normalizeText("cafe\u0301 co\u00adop")).toBe("caf\u00e9 coop");
});

test("zero-width joiners stay for Persian, Hindi and emoji", () => {
  expect(normalizeText("می‌خواهم 👩‍🌾")).toBe("می‌خواهم 👩‍🌾");
});

test("normalising twice changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
    }),
  );
});
