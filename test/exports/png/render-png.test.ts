import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { renderContactSheet } from "../../../src/exports/png/contact-sheet.ts";
import { renderPng } from "../../../src/exports/png/render-png.ts";
import { SENTENCES, typesetter } from "../../support/typeset.ts";

const slide = (body: string, size = "width='400' height='300'"): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" ${size}>${body}</svg>`;

/** Share of pixels darker than middle grey. */
async function inkShare(png: Uint8Array): Promise<number> {
  const { data } = await sharp(png)
    .flatten({ background: "white" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 128).length / data.length;
}

async function pixel(png: Uint8Array, x: number, y: number): Promise<number[]> {
  return [...(await sharp(png).ensureAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())];
}

describe("renderPng", () => {
  test("draws a slide at the width asked for, the same every time", async () => {
    const svg = slide("<rect width='400' height='300' fill='#123456'/><text x='20' y='80' font-size='40'>Hello</text>");
    const png = await renderPng(svg, { typesetter, width: 200 });
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 200, height: 150 });
    expect(Buffer.compare(png, await renderPng(svg, { typesetter, width: 200 }))).toBe(0);
    expect(await sharp(await renderPng(svg, { typesetter })).metadata()).toMatchObject({ width: 400, height: 300 });
  });

  test("draws slides of any size they say as pictures of some size", async () => {
    for (const odd of [
      "viewBox='0 0 1 1000000'",
      "viewBox='0 0 1000000 1'",
      "width='9e9' height='9e9'",
      "viewBox='0 0 0 0'",
    ]) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${odd}><rect width="1" height="1"/></svg>`;
      const { width, height } = await sharp(await renderPng(svg, { typesetter, width: 100 })).metadata();
      expect([width, height]).toEqual([100, expect.any(Number)]);
      expect(height).toBeLessThanOrEqual(10_000);
    }
  });

  test("sets text in every script, inside the place it takes", async () => {
    for (const [language, [text = ""]] of Object.entries(SENTENCES)) {
      const rtl = language === "ar" || language === "he";
      const element = `<text x="${rtl ? 380 : 20}" y="150" font-family="Inter" font-size="18" lang="${language}" direction="${rtl ? "rtl" : "ltr"}">${text.replaceAll("&", "&amp;")}</text>`;
      const share = await inkShare(await renderPng(slide(element), { typesetter }));
      expect(share, text).toBeGreaterThan(0.004);
      expect(share, text).toBeLessThan(0.04);
    }
  });

  test("keeps translucency as it is", async () => {
    const svg = slide("<rect width='400' height='300' fill='#ff0000' fill-opacity='0.5'/>");
    const reference = new Resvg(svg).render().asPng();
    expect(await pixel(await renderPng(svg, { typesetter }), 10, 10)).toEqual(await pixel(reference, 10, 10));
  });

  test("paints text as its element and spans say", async () => {
    const svg = slide(
      `<text x="0" y="200" font-family="Archivo Black" font-size="300" fill="#0000ff">I<tspan fill="#00ff00">I</tspan></text>`,
    );
    const png = await renderPng(svg, { typesetter });
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const has = (red: number, green: number, blue: number): boolean =>
      Array.from({ length: info.width * info.height }, (_, at) => at * 4).some(
        (at) => data[at] === red && data[at + 1] === green && data[at + 2] === blue && data[at + 3] === 255,
      );
    expect([has(0, 0, 255), has(0, 255, 0), has(0, 0, 0)]).toEqual([true, true, false]);
  });

  test("honours style sheets and sets HTML as text", async () => {
    const styled = slide("<style>.t{font-size:60px;fill:#000}</style><text class='t' x='10' y='100'>Styled</text>");
    const plain = slide("<text x='10' y='100' font-size='60'>Styled</text>");
    expect(await inkShare(await renderPng(styled, { typesetter }))).toBe(
      await inkShare(await renderPng(plain, { typesetter })),
    );
    const html = slide(
      "<foreignObject x='0' y='0' width='400' height='300'><div xmlns='http://www.w3.org/1999/xhtml' style='font-size:40px'>A text that needs <b>three</b> lines</div></foreignObject>",
    );
    expect(await inkShare(await renderPng(html, { typesetter }))).toBeGreaterThan(0.02);
  });

  test("opens no file of the machine, however a picture is nested", async () => {
    const folder = await mkdtemp(join(tmpdir(), "slidewright-"));
    const secret = join(folder, "secret.png");
    await sharp({ create: { width: 8, height: 8, channels: 3, background: "#000" } }).toFile(secret);
    const image = (href: string): string => `<image href="${href}" width="400" height="300"/>`;
    const nested = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${image(secret)}</svg>`;
    const bodies = [
      image(secret),
      image(`file://${secret}`),
      `<defs><g id="g">${image(secret)}</g></defs><use href="#g"/>`,
      image(`data:image/svg+xml;base64,${Buffer.from(nested).toString("base64")}`),
      `<filter id="f"><feImage href="${secret}"/></filter><rect width="400" height="300" fill="#fff" filter="url(#f)"/>`,
    ];
    for (const body of bodies) expect(await inkShare(await renderPng(slide(body), { typesetter })), body).toBe(0);
    await rm(folder, { recursive: true });
  });

  test("draws nested SVG and formats of every kind", async () => {
    const black = sharp({ create: { width: 40, height: 30, channels: 3, background: "#000" } });
    const vector =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>';
    const pictures = [
      `jpeg;base64,${(await black.clone().jpeg().toBuffer()).toString("base64")}`,
      `webp;base64,${(await black.clone().webp().toBuffer()).toString("base64")}`,
      `avif;base64,${(await black.clone().avif().toBuffer()).toString("base64")}`,
      `gif;base64,${(await black.clone().gif().toBuffer()).toString("base64")}`,
      `svg+xml,${encodeURIComponent(vector)}`,
    ];
    for (const picture of pictures) {
      const png = await renderPng(slide(`<image href="data:image/${picture}" width="400" height="300"/>`), {
        typesetter,
      });
      expect(await inkShare(png), picture.slice(0, 12)).toBeGreaterThan(0.99);
    }
  });

  test("refuses what is no SVG", async () => {
    await expect(renderPng("<html/>", { typesetter })).rejects.toMatchObject({ code: "unsafe_content" });
  });
});

describe("renderContactSheet", () => {
  const slides = ["#ff0000", "#00ff00", "#0000ff"].map((fill) =>
    slide(`<rect width="400" height="300" fill="${fill}"/>`),
  );

  test("lays slides out in reading order with gaps", async () => {
    const sheet = await renderContactSheet(slides, { typesetter, width: 1000, columns: 2 });
    const { width, height } = await sharp(sheet).metadata();
    expect(width).toBe(1000);
    const middle = Math.round(height / 4);
    expect((await pixel(sheet, 250, middle)).slice(0, 3)).toEqual([255, 0, 0]);
    expect((await pixel(sheet, 750, middle)).slice(0, 3)).toEqual([0, 255, 0]);
    expect((await pixel(sheet, 250, middle * 3)).slice(0, 3)).toEqual([0, 0, 255]);
    expect((await pixel(sheet, 5, 5)).slice(0, 3)).toEqual([0xd9, 0xd9, 0xdc]);
  });

  test.each([
    [
      "no size at all",
      `<svg xmlns="http://www.w3.org/2000/svg"><rect width="1080" height="1080" fill="#ffffff"/></svg>`,
    ],
    [
      "a very high one",
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1000000"><rect width="1" height="1"/></svg>`,
    ],
    [
      "a very wide one",
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000000 1"><rect width="1" height="1"/></svg>`,
    ],
    [
      "a huge one",
      `<svg xmlns="http://www.w3.org/2000/svg" width="9e9" height="9e9"><rect width="1" height="1"/></svg>`,
    ],
    ["one of nothing", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0" width="-5" height="0"/>`],
  ])("shows slides of other sizes in cells of the first: %s", async (_, odd) => {
    const [red = "", green = ""] = slides;
    const sheet = await renderContactSheet([red, odd, green], { typesetter, width: 1000, columns: 1 });
    const plain = await renderContactSheet(slides, { typesetter, width: 1000, columns: 1 });
    const { width, height } = await sharp(plain).metadata();
    expect(await sharp(sheet).metadata()).toMatchObject({ width, height });
    expect((await pixel(sheet, 500, Math.round((height * 5) / 6))).slice(0, 3)).toEqual([0, 255, 0]);
    const led = await sharp(
      await renderContactSheet([odd, red, green], { typesetter, width: 400, columns: 3 }),
    ).metadata();
    expect(led.width).toBe(400);
    expect(led.height).toBeLessThan(600);
  });

  test("fills cells to their last row where the slide's height is no whole number of pixels", async () => {
    const dark = slide("<rect width='400' height='300' fill='#000'/>", "width='400' height='225'").replace(
      "0 0 400 300",
      "0 0 400 225",
    );
    const png = await renderContactSheet([dark], { typesetter, width: 315, columns: 1 });
    const { height } = await sharp(png).metadata();
    expect(height).toBe(178);
    expect(await pixel(png, 150, height - 1)).toEqual([0, 0, 0, 255]);
    expect(await pixel(png, 150, 0)).toEqual([0, 0, 0, 255]);
  });

  test("needs slides", async () => {
    await expect(renderContactSheet([], { typesetter, width: 100, columns: 3 })).rejects.toThrow(RangeError);
  });
});
