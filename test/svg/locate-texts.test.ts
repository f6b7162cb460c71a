import fc from "fast-check";
import { expect, it } from "vitest";
import { el } from "../../src/svg/element.ts";
import { locateTexts } from "../../src/svg/locate-texts.ts";
import { parseSvg } from "../../src/svg/parse-svg.ts";
import { elements, textContent } from "../../src/svg/walk.ts";
import { writeSvg } from "../../src/svg/write-svg.ts";

it("finds texts between comments, CDATA, line ends of any kind and characters beyond the first plane", () => {
  const markup = `<?xml version="1.0"?>\r\n<svg a="&lt;text>">\r\n<!-- <text id="no"> 😀 --><text id='a' b=">">x😀</text ><![CDATA[<text id="no"/>]]>\n<g><text\r\n id="b"/></g><text>c</text></svg>`;
  const found = locateTexts(markup).map(({ id, start, end }) => [id, markup.slice(start, end)]);
  expect(found).toEqual([
    ["a", `<text id='a' b=">">x😀</text >`],
    ["b", `<text\r\n id="b"/>`],
    [undefined, "<text>c</text>"],
  ]);
});

const word = fc.string({ unit: "grapheme", maxLength: 8 });
const leaf = fc.record({ name: fc.constantFrom("text", "rect", "texts"), value: word, content: word });
const tree = fc.array(fc.tuple(leaf, fc.array(leaf, { maxLength: 3 })), { maxLength: 6 });

it("cuts out exactly the text elements of any slide", () => {
  fc.assert(
    fc.property(tree, (groups) => {
      const draw = ({ name, value, content }: { name: string; value: string; content: string }) =>
        el(name, { id: value, "data-a": value }, content);
      const root = el("svg", {}, ...groups.map(([head, rest]) => el("g", {}, draw(head), ...rest.map(draw))));
      const markup = writeSvg(root);
      const places = locateTexts(markup);
      const texts = Array.from(elements(parseSvg(markup))).filter(({ name }) => name === "text");
      const cut = places.map(({ start, end }) => parseSvg(`<svg>${markup.slice(start, end)}</svg>`));
      expect(cut.map(textContent)).toEqual(texts.map(textContent));
      expect(places.map(({ id }) => id)).toEqual(texts.map(({ attributes }) => attributes["id"]));
    }),
  );
});
