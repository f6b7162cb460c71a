import fc from "fast-check";
import { expect, test } from "vitest";
import { rawDeckOf } from "../../../../src/planner/claude/answer/raw-deck.ts";
import { readJson } from "../../../../src/planner/claude/answer/read-json.ts";

test.each([
  ["the whole answer", '{"a":1}', { a: 1 }],
  ["what stands in a fence", 'Here:\n```json\n{"a":{"b":"}"}}\n```\nDone.', { a: { b: "}" } }],
  ["the first object of several", '{"a":1} {"b":2}', { a: 1 }],
  [
    "slides that were complete",
    '{"title":"T","s01":{"type":"tip"},"s02":{"type":"ti',
    { title: "T", s01: { type: "tip" } },
  ],
  [
    "listed slides that were complete",
    '{"slides":[{"type":"tip","items":[{"text":"a"}]},{"type":"list","items":[{"te',
    { slides: [{ type: "tip", items: [{ text: "a" }] }] },
  ],
  ["brackets and quotes inside of texts", '{"s01":{"title":"a } \\" ] b"},"s02":{', { s01: { title: 'a } " ] b' } }],
  ["nothing in prose", "No deck today.", undefined],
  ["nothing in a slide that was never complete", '{"s01":{"type":"tip","items":[{"text":"a"}],"ti', undefined],
])("reads %s", (_what, answer, json) => {
  expect(readJson(answer)).toEqual(json);
});

test("any deck cut anywhere gives only slides it had, and never throws", () => {
  const slide = fc.record({
    type: fc.constant("tip"),
    title: fc.string(),
    items: fc.array(fc.record({ text: fc.string() })),
  });
  fc.assert(
    fc.property(
      fc.array(slide, { minLength: 1, maxLength: 5 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
      (slides, share, listed) => {
        const keyed = Object.fromEntries(slides.map((content, at) => [`s0${at + 1}`, content]));
        const whole = JSON.stringify(listed ? { title: "T", slides } : { title: "T", ...keyed });
        const found = rawDeckOf(readJson(whole.slice(0, Math.round(whole.length * share))))?.slides ?? new Map();
        for (const [key, { title }] of found) expect(title).toBe(slides[Number(key.slice(1)) - 1]?.title);
      },
    ),
  );
});

test("slides are told by key, by the key they name, or by their place", () => {
  const titles = (json: unknown) => [...(rawDeckOf(json)?.slides ?? [])].map(([key, { title }]) => `${key} ${title}`);
  const [a, b] = [
    { type: "tip", title: "A" },
    { type: "tip", title: "B" },
  ];
  expect(titles({ s01: a, s02: b })).toEqual(["s01 A", "s02 B"]);
  expect(titles({ slides: [a, b] })).toEqual(["s01 A", "s02 B"]);
  expect(
    titles({
      slides: [
        { ...a, slide: "s05" },
        { ...b, slide: "s02" },
      ],
    }),
  ).toEqual(["s05 A", "s02 B"]);
  expect(titles({ s01: a, s02: { title: "no type" }, other: b })).toEqual(["s01 A"]);
  expect(rawDeckOf(["s01"])).toBeUndefined();
});

test("fields of another shape are empty, and bare words are entries", () => {
  const deck = rawDeckOf({
    s01: { type: "list", title: 7, items: ["One", { text: "Two", label: null }], left: "x", table: [["a", 1]] },
  });
  expect(deck?.slides.get("s01")).toMatchObject({
    title: "",
    items: [
      { text: "One", label: "" },
      { text: "Two", label: "" },
    ],
    left: [],
    table: [["a", ""]],
  });
});
