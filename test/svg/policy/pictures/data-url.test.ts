import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeBody, parseDataUrl } from "../../../../src/svg/policy/pictures/data-url.ts";

function decoded(url: string): string | undefined {
  const data = parseDataUrl(url);
  const bytes = data === undefined ? undefined : decodeBody(data);
  return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
}

it("decodes what fetch decodes", async () => {
  const text = fc.string({ unit: "grapheme" }).filter((value) => value.isWellFormed());
  const urls = text.map((value) => [
    `data:image/svg+xml,${encodeURIComponent(value)}`,
    `data:image/svg+xml;base64,${Buffer.from(value).toString("base64")}`,
    ` DATA:image/svg+xml;charset=utf-8;BASE64,${encodeURIComponent(Buffer.from(value).toString("base64"))}\n`,
    `data:image/svg+xml;base64,${Buffer.from(value)
      .toString("base64")
      .replace(/(.{3})/g, "$1\n ")}`,
  ]);
  await fc.assert(
    fc.asyncProperty(urls, async (forms) => {
      for (const url of forms) expect(decoded(url), url).toBe(await (await fetch(url.trim())).text());
    }),
  );
});

it.each([
  "image/png;base64,AA",
  "data:,a",
  "data:text,a",
  "data:image/png",
  "data: image/png,a",
  "data:image/png;base64 ,AA",
  'data:image/svg+xml;charset="utf-8",a',
  "xdata:image/png,a",
])("takes %s for no data URL that everybody reads alike", (url) => {
  expect(parseDataUrl(url)).toBeUndefined();
});

it("decodes no more than asked for", () => {
  const data = parseDataUrl(`data:image/png;base64,${Buffer.alloc(3000, 7).toString("base64")}`);
  expect(data === undefined ? undefined : decodeBody(data, 100)?.length).toBe(75);
});

it("reads base64 only at the end, as browsers do", () => {
  expect(parseDataUrl("data:image/png;base64;a=b,AAAA")?.base64).toBe(false);
});
