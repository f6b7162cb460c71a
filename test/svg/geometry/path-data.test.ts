import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePathData } from "../../../src/svg/geometry/path-data.ts";
import { pathBounds } from "../../../src/svg/geometry/path.ts";

const ends = (data: string): (readonly [number, number] | "Z")[] =>
  parsePathData(data).map((segment) =>
    segment.type === "Z" ? "Z" : [Math.round(segment.x * 1000) / 1000, Math.round(segment.y * 1000) / 1000],
  );

describe("parsePathData", () => {
  test("follows absolute and relative commands", () => {
    expect(ends("M10 10 h5 v5 l-5 0 z m1 1 L0,0")).toEqual([
      [10, 10],
      [15, 10],
      [15, 15],
      [10, 15],
      "Z",
      [11, 11],
      [0, 0],
    ]);
  });

  test("takes repeated arguments, and moves as lines after the first", () => {
    expect(ends("M0 0 10 0 10 10")).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
    expect(ends("m1 1 2 2 3 3")).toEqual([
      [1, 1],
      [3, 3],
      [6, 6],
    ]);
  });

  test("reads numbers however tightly they are written", () => {
    expect(ends("M.5.5-1-1+2e1 3")).toEqual([
      [0.5, 0.5],
      [-1, -1],
      [20, 3],
    ]);
    expect(ends("M0 0a5 5 0 0110 0a5,5,0,1,1-10,0")).toEqual(ends("M0 0 A5 5 0 0 1 10 0 A5 5 0 1 1 0 0"));
  });

  test("mirrors the handles of smooth curves", () => {
    expect(parsePathData("M0 0C0 10 10 10 10 0S20 -10 20 0")[2]).toMatchObject({ x1: 10, y1: -10 });
    expect(parsePathData("M0 0S10 10 10 0")[1]).toMatchObject({ x1: 0, y1: 0 });
    const quadratic = parsePathData("M0 0Q5 10 10 0T20 0");
    expect(quadratic[2]).toMatchObject({ x1: 10 + (2 / 3) * 5, y1: (2 / 3) * -10 });
  });

  test("reads broken data up to the error", () => {
    expect(ends("M0 0 L10 10 L oops")).toEqual([
      [0, 0],
      [10, 10],
    ]);
    expect(ends("L10 10")).toEqual([]);
    expect(ends("M0 0 L10")).toEqual([[0, 0]]);
    expect(ends("M0 0 z 5 5")).toEqual([[0, 0], "Z"]);
  });

  test("never throws or loses its place", () => {
    const soup = fc.array(fc.constantFrom(..."MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, ".split("")), { maxLength: 60 });
    fc.assert(
      fc.property(soup, (parts) => {
        const places = parsePathData(parts.join("")).flatMap((segment) =>
          segment.type === "Z" ? [] : [segment.x, segment.y],
        );
        expect(places.some(Number.isNaN)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("arcs", () => {
  test("stay on their ellipse", () => {
    const circle = parsePathData("M0 50A50 50 0 0 1 50 0A50 50 0 1 1 0 50");
    for (const segment of circle) {
      if (segment.type !== "C") continue;
      expect(Math.hypot(segment.x - 50, segment.y - 50)).toBeCloseTo(50, 6);
    }
    expect(pathBounds(circle)).toMatchObject({
      left: expect.closeTo(0, 1),
      right: expect.closeTo(100, 1),
      bottom: expect.closeTo(100, 1),
    });
  });

  test("grow radii that are too small and are lines without any", () => {
    expect(pathBounds(parsePathData("M0 0A1 1 0 0 1 20 0"))?.top).toBeCloseTo(-10, 1);
    expect(parsePathData("M0 0A0 5 0 0 1 20 0")[1]).toEqual({ type: "L", x: 20, y: 0 });
    expect(parsePathData("M7 7A5 5 0 0 1 7 7")).toHaveLength(1);
  });
});
