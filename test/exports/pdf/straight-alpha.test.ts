import { expect, test } from "vitest";
import { straightAlpha } from "../../../src/exports/pdf/straight-alpha.ts";

test("undoes premultiplication", () => {
  expect([...straightAlpha(Uint8Array.of(64, 32, 0, 128, 10, 20, 30, 255), 2)]).toEqual([
    128, 64, 0, 128, 10, 20, 30, 255,
  ]);
});

test("gives transparent pixels the colour of a neighbour, so that no fringe shows", () => {
  const clear = [0, 0, 0, 0];
  const red = [255, 0, 0, 255];
  const rows = [...clear, ...clear, ...clear, ...clear, ...red, ...clear, ...clear, ...clear, ...clear];
  const spread = [...straightAlpha(Uint8Array.from(rows), 3)];
  const colours = Array.from({ length: 9 }, (_, at) => spread.slice(at * 4, at * 4 + 3));
  expect(colours.every((colour) => colour.join() === "255,0,0")).toBe(true);
  expect(Array.from({ length: 9 }, (_, at) => spread[at * 4 + 3])).toEqual([0, 0, 0, 0, 255, 0, 0, 0, 0]);
});
