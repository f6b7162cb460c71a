import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkSlide } from "../../../../src/svg/policy/check-slide.ts";
import { MAX_DRAWN } from "../../../../src/svg/policy/limits.ts";
import { slide } from "../slides.ts";

const LEVELS = 24;
const levels = Array.from({ length: LEVELS }, (_, level) => level);

function isTooMuch(content: string): boolean {
  return checkSlide(slide(content)).findings.some(({ rule }) => rule === "drawing_cost");
}

/** Ten of each level in the one above it: 10²⁴ shapes from a few kilobytes. */
const BOMBS: Readonly<Record<string, string>> = {
  use: `<rect id="a0"/>${levels.map((i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`).join("")}`,
  "symbols by xlink": `<symbol id="a0"><rect/></symbol>${levels.map((i) => `<symbol id="a${i + 1}">${`<use xlink:href="#a${i}"/>`.repeat(10)}</symbol>`).join("")}`,
  patterns: levels.map((i) => `<pattern id="a${i + 1}">${`<rect fill="url(#a${i})"/>`.repeat(10)}</pattern>`).join(""),
  "inherited paint": levels
    .map((i) => `<pattern id="a${i + 1}"><g fill="url(#a${i})">${"<rect/>".repeat(10)}</g></pattern>`)
    .join(""),
  "paint inherited by name": levels
    .map(
      (i) => `<pattern id="a${i + 1}"><g fill="url(#a${i})">${'<rect fill="context-fill"/>'.repeat(10)}</g></pattern>`,
    )
    .join(""),
  "paint taken over by copies": levels
    .map(
      (i) =>
        `<g id="b${i}">${"<rect/>".repeat(10)}</g><pattern id="a${i + 1}"><use href="#b${i}" stroke="url(#a${i})"/></pattern>`,
    )
    .join(""),
  masks: levels.map((i) => `<mask id="a${i + 1}">${`<rect style="mask:url(#a${i})"/>`.repeat(10)}</mask>`).join(""),
  "clip paths": levels
    .map((i) => `<clipPath id="a${i + 1}">${`<rect clip-path="url('#a${i}')"/>`.repeat(10)}</clipPath>`)
    .join(""),
  markers: levels
    .map(
      (i) =>
        `<marker id="a${i + 1}"><path d="M0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9" marker-mid="url(#a${i})"/></marker>`,
    )
    .join(""),
  "pictures of filters": levels
    .map(
      (i) =>
        `<filter id="a${i + 1}">${`<feImage href="#b${i}"/>`.repeat(10)}</filter><rect id="b${i}" filter="url(#a${i})"/>`,
    )
    .join(""),
  "style rules": `<style>${levels.map((i) => `.c${i}{fill:url(#a${i})}`).join("")}</style>${levels.map((i) => `<pattern id="a${i + 1}">${`<rect class="c${i}"/>`.repeat(10)}</pattern>`).join("")}`,
  "a chain": Array.from({ length: 5000 }, (_, i) => `<g id="a${i}"><use href="#a${i + 1}"/></g>`).join(""),
  "patterns that all use each other": Array.from(
    { length: 40 },
    (_, i) =>
      `<pattern id="a${i}">${Array.from({ length: 40 }, (__, k) => `<rect fill="url(#a${k})"/>`).join("")}</pattern>`,
  ).join(""),
};

describe("bombs", () => {
  it.each(Object.entries(BOMBS))("%s", (_, bomb) => {
    expect(isTooMuch(bomb)).toBe(true);
  });

  it("a picture that is copied", () => {
    const inner = encodeURIComponent(slide("<rect/>".repeat(500)));
    const image = `<image id="i" href="data:image/svg+xml,${inner}"/>`;
    expect(isTooMuch(image + '<use href="#i"/>'.repeat(100))).toBe(false);
    expect(isTooMuch(image + '<use href="#i"/>'.repeat(1000))).toBe(true);
  });

  it("markers on copies", () => {
    const dots = `<marker id="m">${"<rect/>".repeat(100)}</marker>`;
    const line = `<path id="l" d="M${"0 1 ".repeat(1000)}"/>`;
    expect(isTooMuch(dots + line + '<use href="#l" marker-mid="url(#m)"/>'.repeat(4))).toBe(true);
  });

  it("filters, which outweigh shapes", () => {
    const filter = '<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>';
    expect(isTooMuch(filter + '<rect filter="url(#f)"/>'.repeat(5000))).toBe(true);
    expect(isTooMuch(filter + '<rect fill="url(#f)"/>'.repeat(5000))).toBe(false);
  });

  it("cycles that keep the count from being reused", () => {
    const ring = Array.from({ length: 7 }, (_, i) => i);
    const patterns = ring.map(
      (i) => `<pattern id="a${i}">${ring.map((k) => `<rect fill="url(#a${k})"/>`).join("")}</pattern>`,
    );
    const { findings } = checkSlide(slide(patterns.join("") + '<rect fill="url(#a0)"/>'.repeat(2000)));
    expect(findings).toMatchObject([{ rule: "drawing_cost", message: expect.stringContaining("can be counted") }]);
  });

  it("rules that select everything", () => {
    const rules = Array.from({ length: 1000 }, (_, i) => `*{fill:url(#a${i})}`).join("");
    expect(isTooMuch(`<style>${rules}</style>${"<rect/>".repeat(2000)}`)).toBe(true);
  });

  it("nothing of what people draw", () => {
    const icons = `<symbol id="s">${"<path d='M0 0L1 1'/>".repeat(20)}</symbol>${'<use href="#s"/>'.repeat(500)}`;
    const dots = `<pattern id="p">${"<circle/>".repeat(9)}</pattern>${'<rect fill="url(#p)"/>'.repeat(2000)}`;
    const shadows = `<filter id="f"><feDropShadow/></filter>${'<rect filter="url(#f)"/>'.repeat(500)}`;
    const many = `<style>rect#one.two{fill:url(#many)}</style><pattern id="many">${"<rect/>".repeat(300)}</pattern>`;
    const rule = `${many}${'<rect class="two"/>'.repeat(2000)}`;
    expect(isTooMuch(icons + dots + shadows + rule)).toBe(false);
  });
});

describe("cycles", () => {
  const cyclesOf = (content: string): readonly string[] =>
    checkSlide(slide(content)).findings.map(({ rule, message }) => `${rule} ${/id (\w+)/.exec(message)?.[1]}`);

  it("of copies are refused, also when paint leads into them first", () => {
    expect(
      cyclesOf(
        '<g id="v"><rect fill="url(#w)"/><use id="u" href="#w"/></g><pattern id="w"><use href="#v" id="x"/></pattern>',
      ),
    ).toContain("use_cycle x");
  });

  it("by way of paint are not, wherever the count begins", () => {
    expect(cyclesOf('<rect id="g" fill="url(#p)"/><pattern id="p"><use href="#g"/></pattern>')).toEqual([]);
    expect(cyclesOf('<pattern id="p"><use href="#g"/></pattern><rect id="g" fill="url(#p)"/>')).toEqual([]);
  });
});

interface Group {
  readonly shapes: number;
  /** Earlier groups it copies. */
  readonly uses: readonly number[];
}

it("counts what a naive renderer would draw, or more", () => {
  const groups: fc.Arbitrary<readonly Group[]> = fc.array(
    fc.record({ shapes: fc.nat(5), uses: fc.array(fc.nat(8), { maxLength: 4 }) }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(groups, (list) => {
      const valid = list.map(({ shapes, uses }, index) => ({ shapes, uses: uses.filter((use) => use < index) }));
      const draw = (index: number): number => {
        const { shapes, uses } = valid[index] ?? { shapes: 0, uses: [] };
        return shapes + uses.reduce((sum, use) => sum + draw(use), 0);
      };
      const naive = valid.reduce((sum, _, index) => sum + draw(index), 0);
      const content = valid.map(
        ({ shapes, uses }, index) =>
          `<g id="g${index}">${"<rect/>".repeat(shapes)}${uses.map((use) => `<use href="#g${use}"/>`).join("")}</g>`,
      );
      const { drawn } = checkSlide(slide(content.join("")));
      expect(drawn).toBeGreaterThanOrEqual(naive);
      expect(drawn).toBeLessThanOrEqual(
        10 * naive + 10 * valid.length + 10 * MAX_DRAWN * Number(naive > MAX_DRAWN) + 200,
      );
    }),
  );
});
