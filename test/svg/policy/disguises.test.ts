import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkSlide } from "../../../src/svg/policy/check-slide.ts";
import { base64, html, slide } from "./slides.ts";

/** Drawn in SVG; each has one thing in it that must not get through. */
const HOSTILE = [
  "<script>alert(1)</script>",
  '<script href="data:text/javascript,alert(1)"/>',
  '<g onload="alert(1)"/>',
  '<rect onclick="alert(1)" width="5"/>',
  '<a href="javascript:alert(1)"><text>x</text></a>',
  '<a xlink:href="javascript:alert(1)"/>',
  '<a href="data:text/html,x"/>',
  '<use href="https://example.com/a.svg#b"/>',
  '<use xlink:href="data:image/svg+xml,x#b"/>',
  '<image href="https://example.com/a.png"/>',
  '<image xlink:href="//example.com/a.png"/>',
  '<image href="data:text/html,x"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onclick" to="alert(1)"/>',
  '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://example.com"/></foreignObject>',
  '<rect style="fill:url(https://example.com/a.svg#b)"/>',
  '<rect fill="url(https://example.com/a.svg#b)"/>',
  '<style>@import "https://example.com/a.css";</style>',
  "<style>a{background:url(https://example.com/a.png)}</style>",
  '<g xml:base="https://example.com/"/>',
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  '<feImage href="https://example.com/a.png"/>',
];

/** One way to hide something; what comes out is still hostile, or no longer well-formed. */
type Disguise = (content: string) => string;

const containers = ["g", "defs", "symbol", "switch", "a", "mask", "clipPath", "pattern", "marker", "text", "metadata"];
const wrap: fc.Arbitrary<Disguise> = fc
  .constantFrom(...containers)
  .map((name) => (content) => `<${name}>${content}</${name}>`);
const nest: fc.Arbitrary<Disguise> = fc
  .nat(140)
  .map((depth) => (content) => "<g>".repeat(depth) + content + "</g>".repeat(depth));
const surround: fc.Arbitrary<Disguise> = fc
  .constantFrom("<!-- a -->", "<![CDATA[ a ]]>", "<rect/>", "&#60;", "\u00a0", "<title>a</title>", "<style>a{}</style>")
  .map((text) => (content) => text + content + text);
const inHtml: Disguise = (content) =>
  `<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">${content}</div></foreignObject>`;
const svgInHtml: Disguise = (content) =>
  inHtml(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`);
const pictures: readonly Disguise[] = [
  (content) => `<image href="data:image/svg+xml;base64,${base64(slide(content))}"/>`,
  (content) => `<image xlink:href="data:image/svg+xml,${encodeURIComponent(slide(content))}"/>`,
  (content) =>
    `<feImage href=" data:image/svg+xml;charset=utf-8;BASE64,${base64(slide(content)).replace(/(.{9})/g, "$1&#10;")}"/>`,
];

/** Characters of values as references, here and there. */
const references: fc.Arbitrary<Disguise> = fc.func(fc.nat(3)).map(
  (choose) => (content) =>
    content.replace(/"([^"]*)"/g, (_, value: string) => {
      // A reference is not resolved again, and namespaces have to stay what they are.
      if (value.includes("&") || value.includes("w3.org")) return `"${value}"`;
      return `"${Array.from(value, (character, at) => reference(character, choose(character, at))).join("")}"`;
    }),
);
const quotes: Disguise = (content) => (content.includes("'") ? content : content.replaceAll('"', "'"));
/** White space that XML allows inside tags. */
const blanks: fc.Arbitrary<Disguise> = fc
  .constantFrom(" ", "\n", "\t", "\r\n  ")
  .map((blank) => (content) => content.replace(/ (?=[\w:]+=")/g, blank).replace(/="/g, `${blank}=${blank}"`));
/** What programs take out of addresses before they follow them. */
const inScheme: fc.Arbitrary<Disguise> = fc
  .constantFrom("&#9;", "&#10;", "&#13;", " ", "&#x200b;", "&#xad;")
  .map((blank) => (content) => content.replace(/(java|dat|http|htt)(?=script|a:|s?:)/g, `$1${blank}`));
const letterCase: Disguise = (content) =>
  content.replace(/(javascript|https|data|url|onload|onclick|import|script)(?=[:(= >"])/g, (word: string) =>
    Array.from(word, (letter, at) => (at % 2 === 0 ? letter.toUpperCase() : letter)).join(""),
  );
const escapes: Disguise = (content) => content.replace(/\burl\(/g, "\\75rl(").replace("@import", "@\\69mport");

function reference(character: string, form: number): string {
  const code = character.codePointAt(0) ?? 0;
  if (form === 0) return `&#${code};`;
  if (form === 1) return `&#x${code.toString(16).padStart(7, "0")};`;
  return character;
}

const disguise = fc.oneof(
  wrap,
  nest,
  surround,
  references,
  blanks,
  inScheme,
  fc.constantFrom(inHtml, svgInHtml, quotes, letterCase, escapes, ...pictures),
);

describe("what must be refused is refused in every disguise", () => {
  it.each(HOSTILE)("%s", (content) => {
    expect(checkSlide(slide(content)).findings).not.toEqual([]);
    fc.assert(
      fc.property(fc.array(disguise, { maxLength: 5 }), (disguises) => {
        const svg = slide(disguises.reduce((hidden, hide) => hide(hidden), content));
        expect(checkSlide(svg).findings, svg).not.toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

const name = fc.stringMatching(/^[A-Za-z][\w-]{0,8}$/);
const number = fc.integer({ min: -2000, max: 2000 }).map(String);
const text = fc
  .string({ unit: "grapheme" })
  .map((value) => value.toWellFormed().replace(/[^\t\n\u0020-\ud7ff\ue000-\ufffd]/gu, ""));
const shape = fc
  .record({
    id: name,
    x: number,
    width: number,
    note: text,
    said: text,
    color: fc.constantFrom("red", "#123", "url(#a)", "rgb(1 2 3)"),
  })
  .map(({ id, x, width, note, said, color }) => {
    const label = escapeText(note);
    return `<rect id="${id}" x="${x}" width="${width}" fill="${color}" data-note="${label}" aria-label="${label}"/><text style="fill:${color}">${escapeText(said)}</text>`;
  });

function escapeText(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

it("what is harmless is accepted in every form XML gives it", () => {
  const forms = fc.array(fc.oneof(references, blanks, fc.constant(quotes)), { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(shape, { maxLength: 5 }), forms, (shapes, disguises) => {
      const content = disguises.reduce((hidden, hide) => hide(hidden), shapes.join(""));
      expect(checkSlide(slide(content)).findings, content).toEqual([]);
    }),
  );
});

const FRAGMENTS = (
  "< > </ /> <svg <style> </style> <!-- --> <![CDATA[ ]]> <? ?> <!DOCTYPE &# ; \" ' = xmlns : url( ) { } @media \\ # " +
  "data:image/svg+xml, href style d <use <image svg \u0000 \ud800 \ufeff %3C"
)
  .split(" ")
  .concat(" ", ' xmlns="http://www.w3.org/2000/svg"', ' style="', ' href="#', ' d="');

it("never throws, whatever is sent", () => {
  const fragments = fc.constantFrom(...FRAGMENTS);
  const soup = fc
    .array(fc.oneof(fragments, fc.string({ maxLength: 3 })), { maxLength: 40 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(soup, (content) => {
      for (const svg of [
        content,
        slide(content),
        slide(`<style>${content}</style>`),
        html(content),
        slide("", ` style="${content}"`),
      ]) {
        expect(checkSlide(svg).findings.length).toBeLessThanOrEqual(20);
      }
    }),
    { numRuns: 500 },
  );
});
