import { expect, test } from "vitest";
import { saysLabel } from "../../../src/planner/text/says-label.ts";

test.each([
  ["Watering", "Watering"],
  ["Watering young trees takes an hour", "Watering young trees"],
  ["The keepers of the harbour museum have three duties", "Harbour museum: the keepers’ duties"],
])("%s says %s", (title, label) => {
  expect(saysLabel(title, label)).toBe(true);
});

test.each([
  ["Trees need an hour of work", "Watering young trees"],
  ["Nobody waters on Sundays", "What it costs"],
])("%s does not say %s", (title, label) => {
  expect(saysLabel(title, label)).toBe(false);
});
