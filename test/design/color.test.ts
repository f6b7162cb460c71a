import { expect, it } from "vitest";
import { contrast, mix, mostReadable } from "../../src/design/color.ts";

it("knows the contrast of black on white and of the WCAG grey border case", () => {
  expect(contrast("#000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeGreaterThan(4.5);
  expect(contrast("#777777", "#ffffff")).toBeLessThan(4.5);
});

it("mixes colours by share", () => {
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(mix("#102030", "#ffffff", 0)).toBe("#102030");
});

it("picks the candidate that reads best", () => {
  expect(mostReadable("#ffe14d", ["#ffffff", "#111111"])).toBe("#111111");
});
