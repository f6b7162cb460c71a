import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { secondOpinion } from "../../../src/presentations/slide-safety/second-opinion.ts";
import { checkSlide } from "../../../src/svg/policy/check-slide.ts";
import { sampleSlides } from "../../../src/design/samples/sample-slides.ts";
import { PLAIN_THEMES } from "../../support/paragraph-engine.ts";
import { html, PNG, slide } from "../../svg/policy/slides.ts";

describe("what it would take out", () => {
  it.each([
    ["script", undefined, slide("<script>alert(1)</script>")],
    ["g", "onload", slide('<g onload="alert(1)"/>')],
    ["a", "href", slide('<a href="javascript:alert(1)"/>')],
    ["use", "href", slide('<use href="data:image/svg+xml,a#b"/>')],
    ["iframe", undefined, html("<iframe/>")],
    // XML reads a comment and a text here, HTML reads pictures.
    ["img", "onerror", slide("<!--> <img src='x' onerror='alert(1)'/> -->")],
    ["img", undefined, slide("<desc><![CDATA[><img src='x' onerror='alert(1)'/>]]></desc>")],
  ])("<%s> %s", (element, attribute, svg) => {
    const expected = attribute === undefined ? { element } : { element, attribute };
    expect(secondOpinion(svg)).toContainEqual(expect.objectContaining({ ...expected, rule: "second_opinion" }));
  });
});

describe("what it wrongly drops is known", () => {
  it.each([
    slide('<symbol id="s"><rect/></symbol><use href="#s"/><use xlink:href="#s"/>'),
    html('<p style="color:red">text <b>bold</b></p><ul><li>item</li></ul>'),
    slide('<text data-text="&lt;/style>--> ]]> &lt;script>" aria-label="&lt;/title>">code</text>'),
    slide("<text><!-- note -->&lt;img src=x&gt;</text>"),
    slide("<!-- image frame --><style>a > b{fill:red}</style>"),
    slide(`<image href="${PNG}"/><filter id="f"><feImage href="${PNG}"/></filter>`),
    slide('<rect><animate attributeName="x" from="0" to="1" dur="1s" begin="0s"/></rect>'),
    slide('<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" r:about=""/></metadata>'),
    slide('<g xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:label="layer" enable-background="new"/>'),
    slide('<text xml:space="preserve" xml:lang="de" font-kerning="none" dominant-baseline="middle">x</text>'),
  ])("%s", (svg) => {
    expect(checkSlide(svg).findings).toEqual([]);
    expect(secondOpinion(svg)).toEqual([]);
  });
});

it("has nothing against the product's own layouts", async () => {
  for (const theme of PLAIN_THEMES) {
    for (const { svg } of await sampleSlides(theme, "most", "16:9")) expect(secondOpinion(svg)).toEqual([]);
  }
});

const ELEMENTS =
  "svg g rect text title desc style a use image animate set foreignObject metadata script iframe p div b form math table template noscript".split(
    " ",
  );
const ATTRIBUTES =
  "id class href xlink:href style fill onload attributeName to values begin data-text title src xml:base target".split(
    " ",
  );
const VALUES = [
  "a",
  "#a",
  "url(#a)",
  "red",
  "href",
  "fill",
  "javascript:alert(1)",
  "https://example.com",
  "data:text/html,a",
  PNG,
  "fill:red",
  "background:url(https://example.com)",
  "</style><img src=x onerror=alert(1)>",
  "-->",
  "]]>",
];
const TEXTS = ["a", "<img src=x onerror=alert(1)>", "</style>", "-->", "a{fill:red}", "]]>", "&lt;script>"];
const NAMESPACES = [
  "",
  "http://www.w3.org/2000/svg",
  "http://www.w3.org/1999/xhtml",
  "http://www.w3.org/1998/Math/MathML",
];

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

const { node } = fc.letrec<{ node: string; children: string }>((tie) => ({
  children: fc.array(tie("node"), { maxLength: 3, depthIdentifier: "tree" }).map((nodes) => nodes.join("")),
  node: fc.oneof(
    { maxDepth: 5, depthIdentifier: "tree" },
    fc.constantFrom(...TEXTS).map(escaped),
    fc.constantFrom(...TEXTS).map((text) => `<!--${text.replaceAll("--", "-")} -->`),
    fc.constantFrom(...TEXTS).map((text) => `<![CDATA[${text.replaceAll("]]>", "")}]]>`),
    fc
      .tuple(
        fc.constantFrom(...ELEMENTS),
        fc.uniqueArray(fc.tuple(fc.constantFrom(...ATTRIBUTES), fc.constantFrom(...VALUES)), {
          maxLength: 3,
          selector: ([name]) => name,
        }),
        fc.constantFrom(...NAMESPACES),
        tie("children"),
      )
      .map(([name, attributes, namespace, children]) => {
        const written = attributes.map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`).join("");
        return `<${name}${namespace === "" ? "" : ` xmlns="${namespace}"`}${written}>${children}</${name}>`;
      }),
  ),
}));

it("agrees with the policy: what that accepts does not come alive as HTML", () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
      const svg = slide(nodes.join(""));
      if (checkSlide(svg).findings.length > 0) return;
      accepted += 1;
      expect(secondOpinion(svg), svg).toEqual([]);
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(100);
});
