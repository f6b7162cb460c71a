import { describe, expect, test } from "vitest";
import { el } from "../../../src/svg/element.ts";
import { pathBounds, unionBounds } from "../../../src/svg/geometry/path.ts";
import { shapePath } from "../../../src/svg/geometry/shape-path.ts";
import { fitInto, readViewBox } from "../../../src/svg/geometry/view-box.ts";

const viewport = { width: 200, height: 100 };
const bounds = (name: string, attributes: Record<string, string | number>) => {
  const path = shapePath(el(name, attributes), viewport);
  return path === undefined ? undefined : pathBounds(path);
};

describe("shapePath", () => {
  test("outlines every basic shape", () => {
    expect(bounds("rect", { x: 10, y: 10, width: 30, height: 20 })).toEqual({
      left: 10,
      top: 10,
      right: 40,
      bottom: 30,
    });
    expect(bounds("rect", { width: 30, height: 20, rx: 100 })).toEqual({ left: 0, top: 0, right: 30, bottom: 20 });
    expect(bounds("rect", { width: "50%", height: "50%" })).toEqual({ left: 0, top: 0, right: 100, bottom: 50 });
    expect(bounds("circle", { cx: 50, cy: 50, r: 10 })).toEqual({ left: 40, top: 40, right: 60, bottom: 60 });
    expect(bounds("ellipse", { rx: 10, ry: 5 })).toEqual({ left: -10, top: -5, right: 10, bottom: 5 });
    expect(bounds("line", { x1: 1, y1: 2, x2: 3, y2: 4 })).toEqual({ left: 1, top: 2, right: 3, bottom: 4 });
    expect(bounds("polygon", { points: "0,0 10,0 5,8" })).toEqual({ left: 0, top: 0, right: 10, bottom: 8 });
    expect(bounds("polyline", { points: "0 0 10 0 5" })).toEqual({ left: 0, top: 0, right: 10, bottom: 0 });
    expect(bounds("path", { d: "M0 0Q10 20 20 0" })).toEqual({ left: 0, top: 0, right: 20, bottom: 10 });
  });

  test("gives nothing for what is not drawn", () => {
    expect(bounds("rect", { width: 0, height: 10 })).toBeUndefined();
    expect(bounds("circle", { r: -1 })).toBeUndefined();
    expect(bounds("path", {})).toBeUndefined();
    expect(bounds("g", {})).toBeUndefined();
  });

  test("joins boxes", () => {
    const box = { left: 0, top: 0, right: 1, bottom: 1 };
    expect(unionBounds([box, undefined, { left: 5, top: -1, right: 6, bottom: 0 }])).toEqual({
      left: 0,
      top: -1,
      right: 6,
      bottom: 1,
    });
    expect(unionBounds([undefined])).toBeUndefined();
  });
});

describe("fitInto", () => {
  const content = { x: 0, y: 0, width: 100, height: 50 };
  const box = { x: 10, y: 10, width: 100, height: 100 };

  test.each([
    [undefined, [1, 0, 0, 1, 10, 35]],
    ["xMinYMin meet", [1, 0, 0, 1, 10, 10]],
    ["xMaxYMax", [1, 0, 0, 1, 10, 60]],
    ["xMidYMid slice", [2, 0, 0, 2, -40, 10]],
    ["none", [1, 0, 0, 2, 10, 10]],
  ])("%s", (preserveAspectRatio, expected) => {
    expect(fitInto(content, box, preserveAspectRatio)).toEqual(expected);
  });

  test("reads only usable view boxes", () => {
    expect(readViewBox(el("svg", { viewBox: "0 0 10 20" }))).toEqual({ x: 0, y: 0, width: 10, height: 20 });
    expect(["0 0 0 5", "1 2 3", "a b c d", "0 0 1 1 1"].map((viewBox) => readViewBox(el("svg", { viewBox })))).toEqual(
      Array.from({ length: 4 }),
    );
  });
});
