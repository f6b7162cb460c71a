import { describe, expect, test } from "vitest";
import { cssStaysInside, hrefStaysInside } from "../../../src/editor/slides/reference-policy.ts";

describe("cssStaysInside", () => {
  test.each([
    "fill: #123456; font-weight: 700",
    "url(#glow)",
    "fill:url( '#glow' ) none",
    "background:url(data:image/png;base64,iVBORw0KGgo=)",
    ".card > p { color: red } @media print { p { color: black } }",
    "Images and sources",
  ])("accepts %j", (css) => {
    expect(cssStaysInside(css)).toBe(true);
  });

  test.each([
    "fill:url(https://elsewhere.test/a.svg#x)",
    "background:url(//elsewhere.test/a)",
    "background:url(/api-v1/projects)",
    'background:URL( "a.png" )',
    "background:url(#ok), url(b.png)",
    "background:url()",
    "background:url(data:text/html,<b>)",
    "background:url(javascript:alert(1))",
    "@import 'a.css'",
    "@\\69mport 'a.css'",
    "background:\\75rl(a.png)",
    "background:image-set('a.png' 1x)",
    "background:-webkit-image-set('a.png' 1x)",
    "background:image('a.png')",
    "src: src('a')",
    "width:expression(alert(1))",
    "background:-webkit-cross-fade(url(#a), 'b', 50%)",
  ])("refuses %j", (css) => {
    expect(cssStaysInside(css)).toBe(false);
  });
});

describe("hrefStaysInside", () => {
  test("lets links lead outwards and pictures hold their own bytes", () => {
    expect(hrefStaysInside("a", "https://example.org/")).toBe(true);
    expect(hrefStaysInside("use", "#mark")).toBe(true);
    expect(hrefStaysInside("image", "data:image/jpeg;base64,/9j/")).toBe(true);
    expect(hrefStaysInside("image", "data:image/svg+xml,%3Csvg/%3E")).toBe(true);
  });

  test.each([
    ["a", "javascript:alert(1)"],
    ["a", "java\nscript:alert(1)"],
    ["a", " javascript:alert(1)"],
    ["a", "data:text/html,<script>alert(1)</script>"],
    ["a", "/api-v1/projects"],
    ["image", "https://elsewhere.test/a.png"],
    ["image", "//elsewhere.test/a.png"],
    ["image", "/api-v1/projects"],
    ["image", "data:text/html,x"],
    ["use", "other.svg#mark"],
    ["feImage", "https://elsewhere.test/a.png"],
  ])("refuses %s to %j", (element, href) => {
    expect(hrefStaysInside(element, href)).toBe(false);
  });
});
