import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { el, type SvgElement } from "../../src/svg/element.ts";
import { parseSvg } from "../../src/svg/parse-svg.ts";
import { attribute, elements, textContent } from "../../src/svg/walk.ts";
import { formatNumber, writeSvg } from "../../src/svg/write-svg.ts";

describe("writeSvg", () => {
  test("escapes, orders attributes and leaves out what is undefined", () => {
    const tree = el("svg", { fill: '"<&>', id: "a", width: 10, opacity: undefined }, "x < y & z", el("g"));
    expect(writeSvg(tree)).toBe('<svg id="a" width="10" fill="&quot;&lt;&amp;&gt;">x &lt; y &amp; z<g/></svg>');
  });

  test("writes the same bytes whatever order attributes came in", () => {
    expect(writeSvg(el("rect", { x: 1, fill: "red", id: "b" }))).toBe(
      writeSvg(el("rect", { id: "b", fill: "red", x: 1 })),
    );
  });

  test("leaves out characters XML does not allow", () => {
    expect(writeSvg(el("text", { id: "\u0000t\uffff" }, "a\u0007b\ud800c"))).toBe('<text id="t">abc</text>');
  });

  test("gives back any tree of texts and attributes when parsed", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 20 }).filter((value) => !value.includes("\r"));
    const tree = fc.letrec<{ node: SvgElement }>((tie) => ({
      node: fc
        .record({
          id: text,
          label: text,
          children: fc.array(fc.oneof({ depthSize: "small" }, text, tie("node")), { maxLength: 3 }),
        })
        .map(({ id, label, children }) => el("g", { id, "aria-label": label }, ...children)),
    })).node;
    fc.assert(
      fc.property(tree, (node) => {
        const read = parseSvg(writeSvg(el("svg", {}, node)));
        const describeAll = (root: SvgElement) =>
          Array.from(elements(root), (one) => [
            one.name,
            attribute(one, "id"),
            attribute(one, "aria-label"),
            textContent(one),
          ]);
        expect(describeAll(read)).toEqual(describeAll(el("svg", {}, node)));
      }),
    );
  });
});

describe("formatNumber", () => {
  test("writes at most two decimals, without -0 or exponents", () => {
    expect([-0.001, 0.005, 1 / 3, -12.999, 1e-9, 1e21, 100].map(formatNumber)).toEqual([
      "0",
      "0.01",
      "0.33",
      "-13",
      "0",
      "1000000000000000000000",
      "100",
    ]);
  });

  test("refuses what SVG cannot hold", () => {
    expect(() => formatNumber(Number.NaN)).toThrow(RangeError);
    expect(() => formatNumber(Infinity)).toThrow(RangeError);
  });
});
