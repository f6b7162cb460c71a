import { assert, jsonValue, property } from "fast-check";
import { expect, it } from "vitest";
import { canonicalJson } from "../../src/shared/canonical-json.ts";

it("gives one text for objects that differ only in the order of their members", () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: "x" })).toBe(canonicalJson({ a: "x", b: [{ c: null, d: 1 }] }));
});

it("keeps the order of lists", () => {
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});

it("reads back as the same value", () => {
  assert(
    property(jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
