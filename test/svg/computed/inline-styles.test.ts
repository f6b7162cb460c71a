import { expect, test } from "vitest";
import { inlineStyles } from "../../../src/svg/computed/inline-styles.ts";
import { parseSvg } from "../../../src/svg/parse-svg.ts";
import { property } from "../../../src/svg/computed/property.ts";
import { elements } from "../../../src/svg/walk.ts";

const styled = (css: string, body: string) => {
  const root = inlineStyles(parseSvg(`<svg><style>${css}</style>${body}</svg>`));
  return (id: string, name: string): string | undefined => {
    const element = Array.from(elements(root)).find(({ attributes }) => attributes["id"] === id);
    return element === undefined ? undefined : property(element, name);
  };
};

test("applies rules by specificity, then order, under inline styles", () => {
  const of = styled(
    "text{fill:red;opacity:1} .a{fill:green} #x{fill:blue} .b{fill:pink}",
    '<text id="x" class="b a"/><text id="y" class="a b"/><text id="z" class="a" style="fill:black"/>',
  );
  expect(["x", "y", "z"].map((id) => of(id, "fill"))).toEqual(["blue", "pink", "black"]);
  expect(of("x", "opacity")).toBe("1");
});

test("follows descendants and children", () => {
  const of = styled(
    "g .in{fill:red} g > text{stroke:blue}",
    '<g><text id="a" class="in"/><a><text id="b" class="in"/></a></g><text id="c" class="in"/>',
  );
  expect(["a", "b", "c"].map((id) => [of(id, "fill"), of(id, "stroke")])).toEqual([
    ["red", "blue"],
    ["red", undefined],
    [undefined, undefined],
  ]);
});

test("drops what it does not know: at-rules, pseudo-classes, comments", () => {
  const of = styled(
    "/* .a{fill:red} */ @media print{.a{fill:red}} @import 'x'; .a:hover{fill:red} .a{stroke:red}",
    '<g id="a" class="a"/>',
  );
  expect([of("a", "fill"), of("a", "stroke")]).toEqual([undefined, "red"]);
});

test("removes the style elements, and leaves markup without them alone", () => {
  const names = Array.from(elements(inlineStyles(parseSvg("<svg><style>a{}</style><g/></svg>"))), ({ name }) => name);
  expect(names).toEqual(["svg", "g"]);
  const plain = parseSvg("<svg><g/></svg>");
  expect(inlineStyles(plain)).toBe(plain);
});
