import { expect, it } from "vitest";
import { fileTypeOf } from "../../src/shared/file-type.ts";

it.each([
  ["\u0089PNG\r\n\u001a\n", "image/png"],
  ["\u00ff\u00d8\u00ff", "image/jpeg"],
  ["GIF87a", "image/gif"],
  ["GIF89a", "image/gif"],
  ["RIFF....WEBP", "image/webp"],
  ["%PDF-1.7", "application/pdf"],
  ["RIFF....WAVE", undefined],
  ["\u0089PNG", undefined],
  [" %PDF-1.7", undefined],
  ["", undefined],
])("%j is %s", (start, type) => {
  expect(fileTypeOf(Buffer.from(start, "latin1"))).toBe(type);
});
