import { Hono } from "hono";
import { expect, test } from "vitest";
import { mountFonts } from "../../src/http/font-routes.ts";
import type { HttpEnvironment } from "../../src/http/http-app.ts";
import { installedFonts } from "../../src/typeset/node/installed-fonts.ts";
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

test("the font packages are read once, when the first browser asks", async () => {
  let reads = 0;
  const app = new Hono<HttpEnvironment>();
  mountFonts(app, () => {
    reads += 1;
    return Promise.resolve(installedFonts());
  });
  expect(reads).toBe(0);
  for (const path of ["/fonts/fonts.css?family=Inter", "/fonts/fonts.css?family=Newsreader"]) {
    await app.request(path);
  }
  expect(reads).toBe(1);
});
