import { expect, test } from "vitest";
import { readGradient } from "../../../src/svg/computed/gradient.ts";
import { indexIds } from "../../../src/svg/expand-uses.ts";
import { parseSvg } from "../../../src/svg/parse-svg.ts";

const root = parseSvg(`<svg xmlns:xlink="http://www.w3.org/1999/xlink">
  <linearGradient id="stops"><stop offset="20%" stop-color="#f00"/><stop offset="0.1" style="stop-color:blue;stop-opacity:.5"/></linearGradient>
  <linearGradient id="borrows" xlink:href="#stops" x2="50%" gradientTransform="rotate(90)" spreadMethod="reflect"/>
  <radialGradient id="radial" href="#stops" gradientUnits="userSpaceOnUse" r="10%" cx="40"/>
  <linearGradient id="loop" href="#loop2"/><linearGradient id="loop2" href="#loop"/>
  <pattern id="pattern" href="#stops"/>
</svg>`);
const ids = indexIds(root);
const read = (id: string) => {
  const element = ids.get(id);
  return element === undefined
    ? undefined
    : readGradient(element, (other) => ids.get(other), { width: 300, height: 400 });
};

test("takes stops and attributes from the gradient it refers to", () => {
  expect(read("borrows")).toMatchObject({ kind: "linear", x1: 0, x2: 0.5, boxUnits: true, spread: "reflect" });
  expect(read("borrows")?.stops.map(({ offset, color }) => [offset, color.alpha])).toEqual([
    [0.2, 1],
    [0.2, 0.5],
  ]);
});

test("measures user space in the viewport", () => {
  const diagonal = Math.sqrt((300 ** 2 + 400 ** 2) / 2);
  expect(read("radial")).toMatchObject({ kind: "radial", cx: 40, cy: 200, fx: 40, fy: 200, boxUnits: false });
  expect(read("radial")).toHaveProperty("r", expect.closeTo(diagonal / 10, 6));
});

test("is nothing without stops, in a circle or for other elements", () => {
  expect([read("loop"), read("pattern"), read("missing")]).toEqual([undefined, undefined, undefined]);
});
