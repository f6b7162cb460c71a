import { expect, test } from "vitest";
import { fontFaceCss } from "../../src/typeset/font-face-css.ts";
import type { FontFamily } from "../../src/typeset/font-source.ts";
import { parseUnicodeRanges } from "../../src/typeset/unicode-ranges.ts";

const slice = { file: "sample-latin.woff2", ranges: parseUnicodeRanges("U+0-7F,U+20AC") };
const family = (more: Partial<FontFamily>, italics: readonly boolean[]): FontFamily => ({
  name: "Sample Sans",
  genre: "sans",
  cuts: italics.map((italic) => ({ italic, minWeight: 300, maxWeight: 700, slices: [slice] })),
  ...more,
});

test("writes one rule a slice, style and weight range", () => {
  expect(fontFaceCss([family({}, [false, true])], ({ file }) => `/fonts/${file}`).split("\n")).toEqual([
    '@font-face{font-family:"Sample Sans";font-style:normal;font-weight:300 700;font-display:block;src:url("/fonts/sample-latin.woff2");unicode-range:U+0-7F,U+20AC}',
    '@font-face{font-family:"Sample Sans";font-style:italic;font-weight:300 700;font-display:block;src:url("/fonts/sample-latin.woff2");unicode-range:U+0-7F,U+20AC}',
  ]);
});

test("keeps browsers from slanting and emboldening on their own", () => {
  const cut = { italic: false, minWeight: 400, maxWeight: 400, slices: [slice] };
  const css = fontFaceCss([family({ cuts: [cut] }, [])], ({ file }) => file);
  expect(css.match(/font-style:italic/g)).toHaveLength(1);
  expect(css.match(/font-weight:1 1000/g)).toHaveLength(2);
  const two = fontFaceCss(
    [family({ cuts: [cut, { ...cut, minWeight: 700, maxWeight: 700 }] }, [])],
    ({ file }) => file,
  );
  expect(two.match(/font-weight:(?:400|700);/g)).toHaveLength(4);
});
