import { describe, expect, test } from "vitest";
import { INITIAL_FONT } from "../../../src/exports/text/font-context.ts";
import { readHtmlBlocks } from "../../../src/exports/text/html-blocks.ts";
import { parseSvg } from "../../../src/svg/parse-svg.ts";
import { elements } from "../../../src/svg/walk.ts";

function blocks(html: string) {
  const root = parseSvg(`<svg><foreignObject width="100" height="100">${html}</foreignObject></svg>`);
  const object = Array.from(elements(root)).find(({ name }) => name === "foreignObject");
  return object === undefined ? [] : readHtmlBlocks(object, INITIAL_FONT);
}

describe("readHtmlBlocks", () => {
  test("gives one block a paragraph, with its style", () => {
    const read = blocks(
      "<div style='font-size:20px;color:#123456;text-align:center;line-height:1.5'><h1>Big <em>title</em></h1><p>Text<br/>two</p>tail</div>",
    );
    expect(read).toMatchObject([
      { text: "Big title", font: { size: 40, weight: 700 }, color: "#123456", align: "center", lineHeight: 1.5 },
      { text: "Text\ntwo", font: { size: 20, weight: 400 }, space: 40 },
      { text: "tail", space: 20 },
    ]);
  });

  test("marks list entries and keeps preformatted blanks", () => {
    expect(blocks("<ul><li>one</li><li>two</li></ul><pre>a\n  b</pre>").map(({ text }) => text)).toEqual([
      "\u2022 one",
      "\u2022 two",
      "a\n  b",
    ]);
  });

  test("honours margins, prefixes and hidden parts", () => {
    const read = blocks(
      "<x:p xmlns:x='urn:x' style='margin:0'>a</x:p><p style='margin:0'>b</p><p style='display:none'>c</p><style>p{}</style>",
    );
    expect(read.map(({ text, space }) => [text, space])).toEqual([
      ["a", 0],
      ["b", 0],
    ]);
  });

  test("takes the style of the inline element that holds everything", () => {
    expect(blocks("<p><b style='color:red'>all bold</b></p>")).toMatchObject([{ font: { weight: 700 }, color: "red" }]);
  });

  test("aligns by direction", () => {
    expect(blocks("<p dir='rtl' style='text-align:left'>x</p>")).toMatchObject([
      { align: "end", font: { direction: "rtl" } },
    ]);
    expect(blocks("<p style='text-align:right'>x</p>")).toMatchObject([{ align: "end" }]);
  });
});
