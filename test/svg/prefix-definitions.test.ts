import { expect, test } from "vitest";
import { parseSvg } from "../../src/svg/parse-svg.ts";
import { prefixDefinitions } from "../../src/svg/prefix-definitions.ts";
import { writeSvg } from "../../src/svg/write-svg.ts";

const markup =
  '<svg><defs><linearGradient id="g" href="#base"/><path id="shape"/></defs><clipPath id="c"><rect/></clipPath>' +
  '<text id="title" fill="url(#g)" style="mask:url(\'#m\')">a</text><mask id="m"/><use href="#shape" clip-path="url( #c )"/>' +
  '<a href="https://example.com/#g"/><use href="#title"/></svg>';

test("prefixes definitions and every reference to them, and nothing else", () => {
  const prefixed = writeSvg(prefixDefinitions(parseSvg(markup), "s1-"));
  expect(prefixed).toContain('<linearGradient id="s1-g" href="#base"/><path id="s1-shape"/>');
  expect(prefixed).toContain('<text id="title" fill="url(#s1-g)" style="mask:url(#s1-m)">');
  expect(prefixed).toContain('<mask id="s1-m"/><use clip-path="url(#s1-c)" href="#s1-shape"/>');
  expect(prefixed).toContain('<a href="https://example.com/#g"/><use href="#title"/>');
});

test("changes nothing the second time", () => {
  const once = prefixDefinitions(parseSvg(markup), "s1-");
  expect(writeSvg(prefixDefinitions(once, "s1-"))).toBe(writeSvg(once));
});
