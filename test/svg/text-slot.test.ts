import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { el } from "../../src/svg/element.ts";
import { parseSvg } from "../../src/svg/parse-svg.ts";
import { readSlots } from "../../src/svg/read-slots.ts";
import { baselinesOf, textElement, type TextSlot } from "../../src/svg/text-slot.ts";
import { attribute, elements } from "../../src/svg/walk.ts";
import { writeSvg } from "../../src/svg/write-svg.ts";

const slot: TextSlot = {
  id: "body",
  box: { x: 100, y: 200, width: 600, height: 300 },
  fit: { min: 32, max: 48 },
  size: 40,
  align: "start",
  lineHeight: 1.5,
  source: "one two",
  families: ["Inter", "Noto Sans JP"],
  genre: "sans",
  weight: 400,
  fill: "#222222",
  direction: "ltr",
  tracking: 0,
  balance: false,
};
const metrics = { ascent: 0.9, descent: 0.3 };
const read = (own: TextSlot, lines: readonly string[]) =>
  readSlots(parseSvg(writeSvg(el("svg", {}, el("g", {}, textElement(own, lines, metrics))))));
const anchors = (own: TextSlot): (string | undefined)[] => {
  const element = textElement(own, ["line"], metrics);
  const span = Array.from(elements(element)).find(({ name }) => name === "tspan");
  return [attribute(element, "text-anchor"), span === undefined ? undefined : attribute(span, "x")];
};

describe("a text slot", () => {
  test("is read back as it was written", () => {
    const slots: TextSlot[] = [
      slot,
      { ...slot, align: "center", valign: "middle", italic: true, genre: "serif", tracking: 0.05, maxLines: 3 },
      { ...slot, align: "end", direction: "rtl", genre: "mono", case: "upper", balance: true, source: "One two" },
    ];
    for (const own of slots) {
      const lines = own.case === "upper" ? ["ONE", "TWO"] : ["one", "two"];
      expect(read(own, lines)).toEqual([{ slot: own, lines }]);
    }
  });

  test("keeps any source text, through hyphens, blanks and missing spaces", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a", "漢", "-", " ", "é", "<&\"'"), { minLength: 1 }),
        fc.nat(6),
        (parts, cut) => {
          const source = parts.join("").trim().replace(/ +/g, " ");
          if (source === "") return;
          const lines = [source.slice(0, cut).trim(), source.slice(cut).trim()].filter((line) => line !== "");
          expect(read({ ...slot, source }, lines)[0]?.slot.source).toBe(source);
        },
      ),
    );
  });

  test("believes edited lines more than a stale source", () => {
    const markup = writeSvg(
      el("svg", {}, textElement({ ...slot, source: "Straßen-bahn" }, ["Straßen-", "bahn"], metrics)),
    );
    expect(readSlots(parseSvg(markup))[0]?.slot.source).toBe("Straßen-bahn");
    expect(readSlots(parseSvg(markup.replace(">bahn<", ">bau<")))[0]?.slot.source).toBe("Straßen- bau");
  });

  test("stands where CSS puts text: lines stacked, ascent and descent centred in each", () => {
    expect(baselinesOf(slot, 2, metrics)).toEqual([242, 302]);
    expect(baselinesOf({ ...slot, valign: "middle" }, 2, metrics)).toEqual([332, 392]);
    expect(baselinesOf({ ...slot, valign: "bottom" }, 2, metrics)).toEqual([422, 482]);
  });

  test("hangs from the edge its alignment and direction say", () => {
    expect(anchors(slot)).toEqual([undefined, "100"]);
    expect(anchors({ ...slot, align: "center" })).toEqual(["middle", "400"]);
    expect(anchors({ ...slot, align: "end" })).toEqual(["end", "700"]);
    expect(anchors({ ...slot, direction: "rtl" })).toEqual([undefined, "700"]);
    expect(anchors({ ...slot, direction: "rtl", align: "end" })).toEqual(["end", "100"]);
  });

  test("makes up for the letter spacing browsers add after the last letter", () => {
    expect(anchors({ ...slot, tracking: 0.1, align: "end" })).toEqual(["end", "704"]);
    expect(anchors({ ...slot, tracking: 0.1, align: "center" })).toEqual(["middle", "402"]);
    expect(anchors({ ...slot, tracking: 0.1 })).toEqual([undefined, "100"]);
  });

  test("keeps indentation, which SVG would collapse", () => {
    const code = { ...slot, source: "if (x)\n  return  1;" };
    const written = writeSvg(textElement(code, ["if (x)", "  return  1;"], metrics));
    expect(written).toContain(">\u00a0\u00a0return\u00a0\u00a01;<");
    expect(read(code, ["if (x)", "  return  1;"])[0]).toMatchObject({ slot: { source: code.source } });
  });

  test("is no slot without id, box or size", () => {
    const markup =
      '<svg><text id="a" font-size="10">x</text><text data-box="0 0 1 1" font-size="10">x</text><text id="b" data-box="0 0 x 1" font-size="9"/></svg>';
    expect(readSlots(parseSvg(markup))).toEqual([]);
  });
});
