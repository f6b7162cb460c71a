import { describe, expect, it } from "vitest";
import { checkSlide } from "../../../src/svg/policy/check-slide.ts";
import { MAX_DEPTH } from "../../../src/svg/policy/limits.ts";
import { RULES, type PolicyRule } from "../../../src/svg/policy/rules.ts";
import { base64, html, PNG, slide } from "./slides.ts";

function rulesOf(svg: string): PolicyRule[] {
  return checkSlide(svg).findings.map(({ rule }) => rule);
}

const NESTED = (svg: string): string => `data:image/svg+xml;base64,${base64(svg)}`;

/** The header of a PNG file of a hundred thousand pixels each way. */
function hugePng(): string {
  const header = Buffer.from(PNG.slice(PNG.indexOf(",") + 1), "base64");
  header.writeUInt32BE(100_000, 16);
  header.writeUInt32BE(100_000, 20);
  return `data:image/png;base64,${header.toString("base64")}`;
}

describe("accepts", () => {
  it.each([
    [
      "shapes and text",
      slide('<g id="a" class="b"><rect x="1" y="2" width="3" height="4"/><text x="1">a &lt;b&gt; c</text></g>'),
    ],
    [
      "free data",
      slide('<text data-text="if (a &lt; b) { &lt;/script&gt; }" data-box="0 0 1 1" aria-label="&lt;i&gt;">x</text>'),
    ],
    [
      "a gradient",
      slide(
        '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect fill="url(#g) red"/>',
      ),
    ],
    [
      "masks, clips, filters, patterns, markers",
      slide(
        '<mask id="m"/><clipPath id="c"/><filter id="f"><feGaussianBlur stdDeviation="3"/></filter><pattern id="p" width="1" height="1"/><marker id="k"/><path d="M0 0L1 1" mask="url(#m)" clip-path="url(#c)" filter="url(\'#f\')" fill="url( #p )" marker-end=\'url("#k")\'/>',
      ),
    ],
    [
      "functions of CSS",
      slide(
        '<rect style="fill:rgb(0 0 0 / 50%);transform:translate(calc(1px + 2%), 0);filter:blur(2px)" fill="hsl(1,2%,3%)" filter="drop-shadow(0 0 2px red)" transform="rotate(3)"/>',
      ),
    ],
    ["an unknown id", slide('<rect fill="url(#nothing)"/>')],
    ["a local use", slide('<symbol id="s"><rect/></symbol><use href="#s" x="1"/><use xlink:href="#s"/>')],
    [
      "a style sheet",
      slide(
        "<style>.a > b:not(.c)::before{content:'\\201C';fill:var(--x, #fff)} @media (min-width:1px){a{color:red}} @keyframes k{from{opacity:0}50%{opacity:1}}</style>",
      ),
    ],
    ["a style sheet in CDATA", slide("<style type='text/css'><![CDATA[ a > b { fill: red } ]]></style>")],
    ["a font that is installed", slide('<style>@font-face{font-family:"A";src:local("Arial")}</style>')],
    [
      "text in HTML",
      html(
        '<p style="margin:0;font:italic 12px serif">a <b>b</b><br/><a href="https://example.com">c</a></p><ul><li>d</li></ul><style>p{color:red}</style>',
      ),
    ],
    ["HTML without its namespace", slide("<foreignObject><div>content</div></foreignObject>")],
    ["SVG in HTML", html('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>')],
    [
      "links",
      slide(
        '<a href="https://example.com/a?b=c#d" target="_blank" rel="noopener"><text>x</text></a><a xlink:href="#top"/><a href="mailto:a@b.c"/><a href="http://example.com"/>',
      ),
    ],
    [
      "animation",
      slide(
        '<rect><animate attributeName="opacity" from="0" to="1" dur="2s" begin="0s;a.end+1s" repeatCount="indefinite"/><animateTransform attributeName="transform" type="rotate" values="0 1 1;360 1 1"/><set attributeName="fill" to="rgb(1,2,3)" begin="indefinite"/><animateMotion path="M0 0L1 1"><mpath href="#p"/></animateMotion></rect>',
      ),
    ],
    ["comments", slide("<!-- image frame --><rect/>")],
    ["CDATA in text", slide("<text><![CDATA[B & C]]></text>")],
    [
      "embedded pictures",
      slide(
        `<image href="${PNG}"/><filter id="f"><feImage href="${PNG}"/><feImage href="#f"/></filter><rect style="background-image:url('${PNG}')"/>`,
      ),
    ],
    ["an SVG picture", slide(`<image href="${NESTED(slide("<rect/>"))}"/>`)],
    [
      "an SVG picture in percents",
      slide(`<image xlink:href="data:image/svg+xml;utf8,${encodeURIComponent(slide("<rect/>"))}"/>`),
    ],
    [
      "notes of drawing programs",
      slide(
        '<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" r:about=""/></metadata><g xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:label="layer" style="-inkscape-font-specification:Arial"/>',
      ),
    ],
    ["an XML declaration", `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${slide("")}`],
    ["other letter case", slide('<feblend in="SourceGraphic"/>', ' viewbox="0 0 1 1"')],
    ["ids in other scripts", slide('<rect id="тест"/><use href="#тест"/>')],
    [
      "paint that leads back to itself",
      slide(
        '<pattern id="p" width="9" height="9"><rect fill="url(#p)"/></pattern><clipPath id="a" clip-path="url(#b)"/><clipPath id="b" clip-path="url(#a)"/><rect fill="url(#p)" clip-path="url(#a)"/>',
      ),
    ],
  ])("%s", (_, svg) => {
    expect(checkSlide(svg).findings).toEqual([]);
  });
});

describe("refuses", () => {
  it.each<[PolicyRule, string, string]>([
    ["element", "shapes among notes", slide("<metadata><g/></metadata>")],
    [
      "element",
      "shapes among the notes of a drawing program",
      slide('<i:a xmlns:i="http://www.inkscape.org/namespaces/inkscape"><g/></i:a>'),
    ],
    ["attribute", "a window by name", slide('<a href="https://example.com" target="editor"/>')],
    [
      "attribute",
      "a script among the notes of a drawing program",
      slide('<g xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:a=" java&#10;script:a"/>'),
    ],
    ["css_syntax", "a broken selector", slide("<style>a[b{}</style>")],
    ["css_syntax", "a tag in a string", slide("<style>a{content:'&lt;/style>'}</style>")],
    ["css_limit", "length", slide(`<g style="fill:red;${" ".repeat(300_000)}"/>`)],
    ["css_url", "an address without end", slide("<rect fill='url(\"#a\"'/>")],
    ["css_url", "more than an address", slide("<rect fill='url(\"#a\" b)'/>")],
    ["css_url", "an address in a transform", slide('<pattern patternTransform="url(https://example.com)"/>')],
    ["picture_size", "a picture that unpacks to gigabytes", slide(`<image href="${hugePng()}"/>`)],
    ["picture", "a picture that stops being base64", slide(`<image href="${PNG.slice(0, -4)}${"A".repeat(5000)}*"/>`)],
    ["malformed_xml", "an open tag", "<svg xmlns='http://www.w3.org/2000/svg'><g></svg>"],
    ["malformed_xml", "nothing", ""],
    ["malformed_xml", "an entity of HTML", slide("<text>&nbsp;</text>")],
    ["malformed_xml", "a control character", slide("<text>&#1;</text>")],
    ["malformed_xml", "half a surrogate pair", slide("<text>\ud800</text>")],
    ["malformed_xml", "an unbound prefix", slide("<ø:script src='//0x.lv/'/>")],
    ["malformed_xml", "two attributes of one name", slide('<image xlink:href="#a" xlink:href="https://example.com"/>')],
    ["not_svg", "no namespace", "<svg><rect/></svg>"],
    ["not_svg", "HTML", '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ["not_svg", "a prefix", '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
    ["doctype", "a DTD", `<!DOCTYPE svg SYSTEM "http://example.com/a.dtd">${slide("")}`],
    ["doctype", "entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${slide("<text>&a;</text>")}`],
    ["processing_instruction", "a style sheet", `<?xml-stylesheet href="a.css"?>${slide("")}`],
    ["processing_instruction", "PHP", slide("<?php echo 1; ?>")],
    ["encoding", "UTF-7", `<?xml version="1.0" encoding="UTF-7"?>${slide("")}`],
    ["encoding", "UTF-16", `<?xml version="1.0" encoding="UTF-16"?>${slide("")}`],
    ["encoding", "XML 1.1", `<?xml version="1.1"?>${slide("")}`],
    ["too_deep", "nesting", slide("<g>".repeat(MAX_DEPTH) + "</g>".repeat(MAX_DEPTH))],
    [
      "too_many_attributes",
      "attributes",
      slide(`<g ${Array.from({ length: 300 }, (__, i) => `data-${i}=""`).join(" ")}/>`),
    ],
    ["element", "a script", slide("<script>alert(1)</script>")],
    ["element", "a script in other letters", slide("<SCRIPT/>")],
    ["element", "a page in a page", html('<iframe src="https://example.com"/>')],
    ["element", "a form control", html("<input/>")],
    ["element", "a picture of HTML", html(`<img src="${PNG}"/>`)],
    ["element", "sound", slide("<audio/>")],
    ["element", "HTML outside of foreignObject", slide('<div xmlns="http://www.w3.org/1999/xhtml"/>')],
    ["element", "markup in a title", slide("<title><g/></title>")],
    ["element", "shapes in HTML", html('<rect xmlns="http://www.w3.org/2000/svg"/>')],
    ["element", "a handler", slide("<handler/>")],
    ["namespace", "a foreign namespace", slide('<a:b xmlns:a="http://example.com/"/>')],
    ["namespace", "a script by prefix", slide('<hax:script xmlns:hax="http://www.w3.org/1999/xhtml"/>')],
    ["namespace", "MathML", html('<math xmlns="http://www.w3.org/1998/Math/MathML"/>')],
    ["namespace", "XLink by another name", slide('<a xmlns:y="http://www.w3.org/1999/xlink" y:href="#a"/>')],
    ["namespace", "an attribute of events", slide('<g xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load"/>')],
    ["attribute", "an unknown attribute", slide('<g formaction="a"/>')],
    ["attribute", "a reference from a shape", slide('<rect href="#a"/>')],
    ["attribute", "another id", slide('<g xml:id="a"/>')],
    ["attribute", "markup in a value", slide('<g id="&lt;/style>&lt;img src=x>"/>')],
    ["attribute", "writing on the slide", html("<p contenteditable='true'/>")],
    ["event_attribute", "an event", slide('<g onload="alert(1)"/>')],
    ["event_attribute", "an event in other letters", slide('<g oNLoAd="alert(1)"/>')],
    [
      "event_attribute",
      "an event among the notes of programs",
      slide('<g xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:onload="a"/>'),
    ],
    ["xml_base", "another base", slide('<g xml:base="https://example.com/"/>')],
    ["comment", "a comment that ends early in HTML", slide("<!--> <img src='x' onerror='alert(1)'/> -->")],
    ["comment", "markup in a comment", slide("<!-- <script>alert(1)</script> -->")],
    ["cdata", "markup in CDATA", slide("<text><![CDATA[<script>]]></text>")],
    ["cdata", "the end of CDATA in HTML", slide("<desc><![CDATA[>]]></desc>")],
    ["style_markup", "an element in a style sheet", slide("<style><g/></style>")],
    ["style_markup", "a comment in a style sheet", slide("<style><!-- a{} --></style>")],
    ["link", "a script in a link", slide('<a href="javascript:alert(1)"/>')],
    ["link", "a script behind control characters", slide('<a href="&#9;java&#10;script&#58;alert(1)"/>')],
    ["link", "a script of old", slide('<a xlink:href="vbscript:a"/>')],
    ["link", "data", slide('<a href="data:text/html,a"/>')],
    ["link", "another server without a scheme", slide('<a href="//example.com"/>')],
    ["link", "a relative link", slide('<a href="?"/>')],
    ["link", "a file", html('<a href="file:///etc/passwd"/>')],
    ["external_reference", "another document", slide('<use href="https://example.com/a.svg#b"/>')],
    ["external_reference", "a document in a data URL", slide('<use href="data:image/svg+xml,a#b"/>')],
    ["external_reference", "a gradient elsewhere", slide('<linearGradient id="a" href="a.svg#b"/>')],
    ["external_reference", "white space of other scripts before #", slide('<use href="\u00a0#a"/>')],
    ["external_image", "a picture elsewhere", slide('<image href="https://example.com/a.png"/>')],
    ["external_image", "the page as a picture", slide('<image href="#a"/>')],
    ["external_image", "a background elsewhere", slide('<rect style="background:url(https://example.com/a.png)"/>')],
    ["data_url", "HTML in an image", slide('<image href="data:text/html,a"/>')],
    ["data_url", "no plain type", slide('<image href="data:image/png ;base64,AA"/>')],
    ["data_url", "AVIF", slide('<image href="data:image/avif;base64,AAAA"/>')],
    ["data_url", "SVG in a background", slide(`<rect style="background:url(${NESTED(slide(""))})"/>`)],
    ["picture", "text as a picture", slide(`<image href="data:image/png;base64,${base64("hello, this is text")}"/>`)],
    ["picture", "no base64", slide('<image href="data:image/png;base64,*"/>')],
    ["encoding", "a picture in UTF-7", slide('<image href="data:image/svg+xml;charset=utf-7,+ADw-svg"/>')],
    ["encoding", "a compressed picture", slide('<image href="data:image/svg+xml;base64,H4sIAAAAAAAA"/>')],
    ["element", "a script in a picture", slide(`<image href="${NESTED(slide("<script/>"))}"/>`)],
    [
      "event_attribute",
      "an event in a picture in a picture",
      slide(`<image href="${NESTED(slide(`<image href="${NESTED(slide("", " onload='a'"))}"/>`))}"/>`),
    ],
    [
      "nested_pictures",
      "pictures too deep inside each other",
      slide(
        `<image href="${NESTED(slide(`<image href="${NESTED(slide(`<image href="${NESTED(slide(""))}"/>`))}"/>`))}"/>`,
      ),
    ],
    ["css_syntax", "a broken rule", slide("<style>a{fill</style>")],
    ["css_syntax", "comments of HTML", slide("<style>&lt;!-- a{} --&gt;</style>")],
    ["css_syntax", "a broken address", slide('<rect fill="url(a b)"/>')],
    ["css_limit", "brackets", slide(`<rect fill="${"calc(".repeat(40)}1${")".repeat(40)}"/>`)],
    ["css_limit", "rules", slide(`<style>${"a{fill:red}".repeat(2001)}</style>`)],
    ["css_escape", "an escaped url", slide("<rect style='background-image:\\55rl(https://example.com)'/>")],
    ["css_escape", "an escaped at-rule", slide("<style>@\\69mport 'a.css';</style>")],
    ["css_escape", "an escape inside url()", slide('<rect fill="url(\\23 a)"/>')],
    ["css_import", "an import", slide("<style>@imporT 'https://example.com/a.css';</style>")],
    ["css_at_rule", "a namespace", slide("<style>@namespace a 'b';</style>")],
    ["css_property", "a binding", slide('<rect style="-moz-binding:none"/>')],
    ["css_property", "a behaviour", slide("<style>a{behavior:none}</style>")],
    ["css_property", "something over the page", html('<p style="position:fixed;top:0"/>')],
    ["css_selector", "what holds the slide", slide("<style>:host{color:red}</style>")],
    ["css_function", "an expression", slide('<rect style="width:expression(alert(1))"/>')],
    ["css_function", "image()", slide("<rect style=\"background-image:image('a.svg')\"/>")],
    ["css_function", "image-set()", slide("<rect style=\"background-image:-webkit-image-set('a.png' 1x)\"/>")],
    ["css_function", "attr()", slide('<rect style="content:attr(href)"/>')],
    ["css_url", "paint elsewhere", slide('<rect fill="url(a.svg#b)"/>')],
    ["css_url", "a filter in a data URL", slide("<rect style='filter:url(\"data:image/svg+xml,a\")'/>")],
    ["css_url", "a font elsewhere", slide("<style>@font-face{font-family:a;src:url(a.woff2)}</style>")],
    [
      "css_url",
      "a font in a data URL",
      slide("<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AA)}</style>"),
    ],
    ["css_url", "an address in a variable", slide('<rect style="--a:url(#b)"/>')],
    ["css_url", "an address in a condition", slide("<style>@supports (background:url(https://example.com)){}</style>")],
    ["animation_target", "a link", slide('<a><animate attributeName="href" to="javascript:alert(1)"/></a>')],
    ["animation_target", "a link by prefix", slide('<a><set attributeName="xlink:href" to="a"/></a>')],
    ["animation_target", "an event", slide('<set attributeName="onmouseover" to="alert(1)"/>')],
    ["animation_value", "a script", slide('<animate attributeName="fill" values="red;javascript:alert(1)"/>')],
    ["css_url", "paint", slide('<animate attributeName="fill" values="red;url(#a)"/>')],
    ["animation_timing", "a key", slide('<animate attributeName="fill" begin="accessKey(a)"/>')],
    ["animation_timing", "an event", slide('<animate attributeName="fill" begin="x.click"/>')],
    ["use_cycle", "itself", slide('<use id="a" href="#a"/>')],
    ["use_cycle", "a ring", slide('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
    ["filter_cost", "octaves", slide('<filter id="f"><feTurbulence numOctaves="1000000"/></filter>')],
    ["filter_cost", "octaves in small letters", slide('<filter id="f"><feturbulence numoctaves="1000000"/></filter>')],
  ])("%s: %s", (rule, _, svg) => {
    expect(rulesOf(svg)).toContain(rule);
  });
});

describe("findings", () => {
  it("name element, attribute, rule and remedy", () => {
    const [finding] = checkSlide(slide('<image id="logo" xlink:href="https://example.com/logo.png"/>')).findings;
    expect(finding).toMatchObject({ element: "image", attribute: "xlink:href", rule: "external_image" });
    expect(finding?.message).toContain("https://example.com/logo.png");
    expect(finding?.message).toContain(RULES.external_image);
    expect(finding?.message).toContain("logo");
  });

  it("name everything that is wrong, up to a limit, and nothing inside of what was refused", () => {
    expect(rulesOf(slide('<g onclick="a" onload="b"/><script/><math><mi onload="c"/></math>'))).toEqual([
      "event_attribute",
      "event_attribute",
      "element",
      "element",
    ]);
    expect(rulesOf(slide("<script/>".repeat(500)))).toHaveLength(20);
  });

  it("say that they are about a picture inside", () => {
    const [finding] = checkSlide(slide(`<image href="${NESTED(slide('<g onload="a"/>'))}"/>`)).findings;
    expect(finding).toMatchObject({ element: "image", attribute: "href", rule: "event_attribute" });
    expect(finding?.message).toMatch(/^In the SVG picture it holds, <g>: /);
  });

  it.each(["", "<svg", slide("<g>"), slide("\u0000"), slide("a & b"), slide("<rect x=1/>")])(
    "are sentences: %j",
    (svg) => {
      for (const { message } of checkSlide(svg).findings) expect(message).not.toMatch(/\.\.|\s\s/);
    },
  );

  it("stay short, whatever was sent", () => {
    const long = "x".repeat(100_000);
    const findings = checkSlide(
      slide(`<${long} id="${long}"/><a href="${long}:"/><${long}:b xmlns:${long}="${long}"/>`),
    ).findings;
    expect(findings).toHaveLength(3);
    for (const finding of findings) expect(JSON.stringify(finding).length).toBeLessThan(700);
  });
});

it("counts elements, those of pictures inside included", () => {
  const picture = slide(`<image href="${NESTED(slide("<rect/>"))}"/><rect/>`);
  expect(checkSlide(picture, 5)).toMatchObject({ findings: [], elements: 5 });
  expect(checkSlide(picture, 4).findings).toMatchObject([{ rule: "too_many_elements" }]);
  expect(checkSlide(picture, 3).findings).toMatchObject([{ element: "image", rule: "too_many_elements" }]);
});
