import { expect, it } from "vitest";
import { displayLength } from "../../src/deck/display-length.ts";

it.each([
  ["abc", 3],
  ["東京", 4],
  ["서울", 4],
  ["नमस्ते", 4],
  ["é", 1],
  ["e\u0301", 1],
  ["", 0],
])("counts %j as %i half-ems", (text, length) => {
  expect(displayLength(text)).toBe(length);
});
