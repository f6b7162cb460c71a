import { expect, test } from "vitest";
import { runningServer } from "../support/running-server.ts";

test("fonts come slice by slice under the names that slides use", async () => {
  await using server = await runningServer();
  const css = await fetch(`${server.url}/fonts/fonts.css?family=Inter&family=IBM+Plex+Mono`);
  expect(css.headers.get("content-type")).toBe("text/css; charset=utf-8");
  const text = await css.text();
  const families = new Set(Array.from(text.matchAll(/font-family:"([^"]+)"/g), ([, name]) => name));
  expect(families).toEqual(new Set(["IBM Plex Mono", "Inter"]));
  expect(text).toMatch(/font-weight:100 900;/);
  expect(text).toMatch(/unicode-range:U\+0-FF,/);

  const path = /url\("([^"]+)"\)/.exec(text)?.[1] ?? "";
  const font = await fetch(server.url + path);
  expect([font.status, font.headers.get("content-type")]).toEqual([200, "font/woff2"]);
  expect(font.headers.get("cache-control")).toContain("max-age=");
  expect(
    Buffer.from(await font.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe("wOF2");
});

test("what is no font file is not found", async () => {
  await using server = await runningServer();
  for (const path of [
    "/fonts/nope.woff2",
    "/fonts/..%2F..%2Fpackage.json",
    "/fonts/inter.ttf",
    "/editor/assets/..%2Findex.html",
  ]) {
    expect((await fetch(server.url + path)).status, path).toBe(404);
  }
});
