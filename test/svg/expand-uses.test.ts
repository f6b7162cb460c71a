import { expect, test } from "vitest";
import { expandUses } from "../../src/svg/expand-uses.ts";
import { parseSvg } from "../../src/svg/parse-svg.ts";
import { elements } from "../../src/svg/walk.ts";
import { writeSvg } from "../../src/svg/write-svg.ts";

const expand = (body: string): string => writeSvg(expandUses(parseSvg(`<svg>${body}</svg>`)));

test("copies what a use points at, moved and without its id", () => {
  expect(expand('<g id="a"><rect/></g><use href="#a" x="5" fill="red" transform="scale(2)"/>')).toBe(
    '<svg><g id="a"><rect/></g><g transform="scale(2) translate(5 0)" fill="red"><g><rect/></g></g></svg>',
  );
});

test("makes a symbol a nested picture of the size the use asks for", () => {
  expect(expand('<symbol id="s" viewBox="0 0 1 1"><path/></symbol><use href="#s" width="9" height="8"/>')).toContain(
    '<svg viewBox="0 0 1 1" width="9" height="8"><path/></svg>',
  );
});

test("drops uses that point nowhere, outside or at themselves", () => {
  expect(expand('<use href="#no"/><use href="x.svg#a"/><g id="a"><use href="#a"/></g>')).toBe('<svg><g id="a"/></svg>');
});

test("survives a bomb of nested uses", () => {
  const levels = Array.from({ length: 11 }, (_, level) => {
    const uses = `<use href="#l${level + 1}"/>`.repeat(10);
    return `<g id="l${level}">${uses}</g>`;
  });
  const root = expandUses(parseSvg(`<svg>${levels.join("")}<rect id="l11"/></svg>`));
  expect(Array.from(elements(root)).length).toBeLessThan(100_000);
});
