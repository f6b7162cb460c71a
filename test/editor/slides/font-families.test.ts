import { expect, test } from "vitest";
import { fontFamiliesIn } from "../../../src/editor/slides/font-families.ts";

test.each([
  [`<text font-family="Inter, 'Noto Sans JP', sans-serif" fill="#000">`, ["Inter", "Noto Sans JP", "sans-serif"]],
  [`<text font-family='"IBM Plex Mono", monospace'>`, ["IBM Plex Mono", "monospace"]],
  [`<text font-family="&quot;Space Grotesk&quot;">`, ["Space Grotesk"]],
  [
    `<style>.a{font-family:"Archivo Black",serif}.b{font-family:Fraunces;fill:red}</style>`,
    ["Archivo Black", "serif", "Fraunces"],
  ],
  [`<text style="font-family: Newsreader" fill="x">`, ["Newsreader"]],
  [`<text font-size="12">font-family</text>`, []],
  [`<text font-family="&lt;b&gt;, a/b, ${"x".repeat(90)}">`, []],
])("reads %s", (markup, families) => {
  expect([...fontFamiliesIn(markup)]).toEqual(families);
});
