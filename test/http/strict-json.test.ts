import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseStrictJson } from "../../src/http/strict-json.ts";

const parse = (text: string) => parseStrictJson(new TextEncoder().encode(text));

describe("accepts what JSON.parse accepts", () => {
  test("any JSON value comes back as it was written, whatever the spacing", () => {
    const wellFormed = fc
      .jsonValue({ noUnicodeString: false, stringUnit: "binary" })
      .filter((value) => !JSON.stringify(value).includes('"__proto__":'));
    fc.assert(
      fc.property(wellFormed, fc.constantFrom(undefined, 1, "\t"), (value, space) => {
        const text = JSON.stringify(value, null, space);
        expect(parse(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each([
    ['{"a":"\\\\","b":"\\""}', { a: "\\", b: '"' }],
    ['{"a":{"a":1},"b":[{"a":1},{"a":2}]}', { a: { a: 1 }, b: [{ a: 1 }, { a: 2 }] }],
    ['{"a":"b","b":"a"}', { a: "b", b: "a" }],
    ['"\\ud83d\\ude00"', "😀"],
    [`${"[".repeat(64)}${"]".repeat(64)}`, JSON.parse(`${"[".repeat(64)}${"]".repeat(64)}`)],
  ])("%s", (text, value) => {
    expect(parse(text)).toEqual(value);
  });
});

describe("refuses, saying why", () => {
  test.each([
    ["", "not valid JSON"],
    ["{", "not valid JSON"],
    ["{'a':1}", "not valid JSON"],
    ['{"a":1}{"b":2}', "not valid JSON"],
    ['{"a":1,"a":2}', '"a" twice'],
    ['{"a":1,"\\u0061":2}', '"a" twice'],
    ['[{"x":[{"k":1,"k":1}]}]', '"k" twice'],
    ['{"a":{"__proto__":1}}', 'no such field as "__proto__"'],
    ['{"a":"\\ud800"}', "surrogate"],
    ['{"\\udc00":1}', "surrogate"],
    [`${"[".repeat(65)}${"]".repeat(65)}`, "64 levels"],
    [`${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`, "64 levels"],
  ])("%.40s", (text, reason) => {
    expect(() => parse(text)).toThrow(reason);
  });

  test("bytes that are not UTF-8", () => {
    expect(() => parseStrictJson(Buffer.from([0x22, 0xc3, 0x28, 0x22]))).toThrow("not valid UTF-8");
  });

  test("a name written twice in any object of any document", () => {
    const names = fc.string().filter((text) => text !== "__proto__");
    fc.assert(
      fc.property(fc.dictionary(names, fc.integer(), { minKeys: 1 }), fc.string(), (object, value) => {
        const entries = Object.entries(object).map(([name, n]) => `${JSON.stringify(name)}:${n}`);
        const [first = ""] = Object.keys(object);
        const text = `[1,{${[...entries, `${JSON.stringify(first)}:${JSON.stringify(value)}`].join(",")}}]`;
        expect(() => parse(text)).toThrow("twice");
      }),
    );
  });
});

test("a long string of escapes costs linear time", () => {
  const a = '\\"'.repeat(1_000_000);
  expect(parse(JSON.stringify({ a }))).toEqual({ a });
});
