import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { PdfFile } from "../../../src/exports/pdf/pdf-file.ts";

describe("PdfFile", () => {
  test("points its cross-reference table at every object", () => {
    const file = new PdfFile();
    const later = file.reserve();
    const catalog = file.add({ Child: later });
    file.putStream(later, {}, "stream of words words words");
    const bytes = Buffer.from(file.finish(catalog, file.add({ Title: "t" })));
    const text = bytes.toString("latin1");
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe("xref");
    const offsets = Array.from(text.slice(start).matchAll(/^(\d{10}) 00000 n/gm), ([, offset]) => Number(offset));
    expect(offsets.map((offset) => /^\d+ 0 obj/.exec(text.slice(offset))?.[0])).toEqual([
      "1 0 obj",
      "2 0 obj",
      "3 0 obj",
    ]);
    const body = text.indexOf("stream\n") + 7;
    expect(inflateSync(bytes.subarray(body, text.indexOf("\nendstream"))).toString()).toBe(
      "stream of words words words",
    );
  });

  test("leaves streams alone that bring a filter of their own", () => {
    const file = new PdfFile();
    const ref = file.addStream({ Filter: "x" }, Uint8Array.of(1, 2, 3));
    expect(Buffer.from(file.finish(ref, ref)).includes(Buffer.from([1, 2, 3]))).toBe(true);
  });

  test("refuses to leave a reserved object out", () => {
    const file = new PdfFile();
    const ref = file.reserve();
    expect(() => file.finish(ref, ref)).toThrow("reserved");
  });
});
