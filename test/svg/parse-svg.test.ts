import { describe, expect, test } from "vitest";
import { parseSvg } from "../../src/svg/parse-svg.ts";
import { textContent } from "../../src/svg/walk.ts";

describe("parseSvg", () => {
  test("reads elements, attributes, text and CDATA, and drops comments", () => {
    const root = parseSvg('<?xml version="1.0"?><svg a="1"><!-- c --><text>x &amp; <![CDATA[<y>]]>&#233;</text></svg>');
    expect(root.attributes).toEqual({ a: "1" });
    expect(textContent(root)).toBe("x & <y>é");
  });

  test.each([
    ["a doctype", '<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["an entity", '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
    ["an undeclared entity", "<svg>&nbsp;</svg>"],
    ["a stylesheet instruction", '<?xml-stylesheet href="x.css"?><svg/>'],
    ["an unclosed element", "<svg><g></svg>"],
    ["a doubled attribute", '<svg a="1" a="2"/>'],
    ["another root", "<html/>"],
    ["two roots", "<svg/><svg/>"],
    ["no markup", "hello"],
    ["nothing", ""],
    ["a stray control character", "<svg>\u0000</svg>"],
  ])("refuses %s", (_, markup) => {
    expect(() => parseSvg(markup)).toThrow(expect.objectContaining({ code: "unsafe_content" }));
  });

  test("refuses absurd nesting without exhausting the stack", () => {
    const deep = 100_000;
    expect(() => parseSvg(`<svg>${"<g>".repeat(deep)}${"</g>".repeat(deep)}</svg>`)).toThrow("nested");
  });
});
