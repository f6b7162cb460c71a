import { describe, expect, test } from "vitest";
import { INITIAL_FONT } from "../../../src/exports/text/font-context.ts";
import { readText } from "../../../src/exports/text/read-text.ts";
import { parseSvg } from "../../../src/svg/parse-svg.ts";
import { elements } from "../../../src/svg/walk.ts";

function chunks(markup: string) {
  const text = Array.from(elements(parseSvg(`<svg>${markup}</svg>`))).find(({ name }) => name === "text");
  return text === undefined ? [] : readText(text, INITIAL_FONT);
}

describe("readText", () => {
  test("starts a chunk wherever a place is given", () => {
    const read = chunks("<text x='1' y='2'>a<tspan x='3'>b</tspan><tspan>c</tspan><tspan y='9'>d</tspan></text>");
    expect(read.map(({ x, y, spans }) => [x, y, spans.map(({ text }) => text).join("")])).toEqual([
      [1, 2, "a"],
      [3, 2, "bc"],
      [3, 9, "d"],
    ]);
  });

  test("collapses blanks as SVG says, across spans", () => {
    const text = (markup: string): string =>
      chunks(markup)
        .flatMap(({ spans }) => spans.map((span) => span.text))
        .join("|");
    expect(text("<text>\n  a\n  b <tspan> c</tspan>  </text>")).toBe("a b |c");
    expect(text("<text xml:space='preserve'>  a\n b</text>")).toBe("  a  b");
    expect(text("<text style='white-space:pre'> a</text>")).toBe(" a");
  });

  test("inherits fonts and collects what spans paint", () => {
    const [chunk] = chunks(
      "<text font-family=\"'Noto Sans JP', serif\" font-size='20' font-weight='bold' fill='red'>a<tspan fill='blue' style='font-size:150%;font-style:italic'>b<tspan opacity='.5' font-weight='lighter'>c</tspan></tspan></text>",
    );
    expect(chunk?.spans).toMatchObject([
      { text: "a", font: { families: ["Noto Sans JP", "serif"], size: 20, weight: 700, italic: false }, paint: {} },
      { text: "b", font: { size: 30, italic: true }, paint: { fill: "blue" } },
      { text: "c", font: { size: 30, weight: 400 }, paint: { fill: "blue", opacity: "0.5".slice(1) } },
    ]);
  });

  test("reads shifts, letter spacing in em, capitals and links; leaves out text on a path", () => {
    const read = chunks(
      "<text letter-spacing='.1em' font-size='40' text-transform='uppercase'><a href='#x'><tspan dx='5' dy='1em'>ab</tspan></a><textPath href='#p'>no</textPath></text>",
    );
    expect(read.flatMap(({ spans }) => spans)).toMatchObject([
      { text: "AB", dx: 5, dy: 40, font: { letterSpacing: 4 } },
    ]);
  });
});
