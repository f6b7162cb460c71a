import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, nearest, probablyMeant } from "../../src/shared/nearest.ts";

describe("editDistance", () => {
  it.each([
    ["", "abc", 3],
    ["kitten", "sitting", 3],
    ["ca", "ac", 1],
    ["slide_cuont", "slide_count", 1],
    ["übung", "ubung", 1],
    ["same", "same", 0],
  ])("%s → %s is %i", (left, right, distance) => {
    expect(editDistance(left, right)).toBe(distance);
  });

  it("is symmetric, zero only for equal texts, and at most the longer length", () => {
    const short = string({ maxLength: 12 });
    assert(
      property(short, short, (left, right) => {
        const distance = editDistance(left, right);
        expect(distance).toBe(editDistance(right, left));
        expect(distance === 0).toBe(left === right);
        expect(distance).toBeLessThanOrEqual(Math.max(left.length, right.length));
      }),
    );
  });
});

describe("probablyMeant", () => {
  const fields = ["topic", "title", "content", "slide_count", "aspect_ratio"];

  it.each([
    ["slides_count", "slide_count"],
    ["aspectRatio", "aspect_ratio"],
    ["Topic", "topic"],
    ["prompt", undefined],
    ["x", undefined],
  ])("%s → %s", (name, meant) => {
    expect(probablyMeant(name, fields)).toBe(meant);
  });
});

it("lists the nearest names first and never more than asked for", () => {
  expect(nearest("editorial-sans", ["neo-brutalist", "editorial-serif", "memphis"], 2)).toEqual([
    "editorial-serif",
    "neo-brutalist",
  ]);
});
