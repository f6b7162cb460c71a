import { expect, test } from "vitest";
import { genreOf, splitFamilies } from "../../src/svg/genre.ts";

test("splits font lists", () => {
  expect(splitFamilies(` "Noto Sans JP" , 'A, b'.x, Inter,, serif`)).toEqual([
    "Noto Sans JP",
    "'A",
    "b'.x",
    "Inter",
    "serif",
  ]);
});

test.each([
  [["Fraunces", "serif"], "serif"],
  [["IBM Plex Mono", "Noto Sans Arabic", "monospace"], "mono"],
  [["Inter", "sans-serif"], "sans"],
  [["Georgia"], "serif"],
  [["Courier New"], "mono"],
  [["Inter"], "sans"],
  [[], "sans"],
])("%j is %s", (families, genre) => {
  expect(genreOf(families)).toBe(genre);
});
