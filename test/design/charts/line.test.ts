import { expect, it } from "vitest";
import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { plotLine } from "../../../src/design/charts/line.ts";

const point = (value: number) => ({ label: fixedPhrase("x"), value, display: fixedPhrase(String(value)) });

it("plots heights in the proportion of the values", () => {
  const [low, high] = plotLine([point(2.4), point(3.9)], { width: 100, height: 100, rtl: false });
  expect(100 - (low?.y ?? 0)).toBeCloseTo((2.4 / 3.9) * 100);
  expect(high?.y).toBe(0);
});
