import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { renderPdf } from "../../../src/exports/pdf/render-pdf.ts";
import { renderPng } from "../../../src/exports/png/render-png.ts";
import { launchChromium } from "../../support/chromium.ts";
import { type FontServer, startFontServer } from "../../support/font-server.ts";
import { SENTENCES, typesetter } from "../../support/typeset.ts";

const SIZE = 540;
const files = new Map<string, string | Uint8Array>();
let server: FontServer;
let browser: Browser;
let page: Page;

const VIEWER = `<!doctype html><canvas id="c" width="${SIZE}" height="${SIZE}"></canvas><script type="module">
import { getDocument, GlobalWorkerOptions } from "/pdf.mjs";
GlobalWorkerOptions.workerSrc = "/pdf.worker.mjs";
globalThis.draw = async (url) => {
  const page = await (await getDocument({ url, disableRange: true, disableStream: true }).promise).getPage(1);
  const canvas = document.getElementById("c");
  const viewport = page.getViewport({ scale: ${SIZE} / page.getViewport({ scale: 1 }).width });
  await page.render({ canvas, viewport, background: "#ffffff" }).promise;
  return canvas.toDataURL("image/png").split(",")[1];
};
globalThis.ready = true;
</script>`;

beforeAll(async () => {
  const require = createRequire(import.meta.url);
  files.set("/", VIEWER);
  for (const name of ["pdf.mjs", "pdf.worker.mjs"]) {
    files.set(`/${name}`, await readFile(require.resolve(`pdfjs-dist/build/${name}`)));
  }
  server = await startFontServer(files);
  browser = await launchChromium();
  page = await browser.newPage();
  await page.goto(`${server.origin}/`);
  await page.waitForFunction("globalThis.ready === true");
});

afterAll(async () => {
  await browser.close();
  server.close();
});

const slide = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 1080" width="1080" height="1080"><rect width="1080" height="1080" fill="#f4f1ea"/>${body}</svg>`;

/** Mean difference of two pictures, 0 to 1, after a slight blur that forgives antialiasing. */
async function difference(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [one, two] = await Promise.all([a, b].map((png) => sharp(png).removeAlpha().blur(1.5).raw().toBuffer()));
  if (one === undefined || two === undefined || one.length !== two.length) return 1;
  return one.reduce((sum, value, index) => sum + Math.abs(value - (two[index] ?? 0)), 0) / one.length / 255;
}

async function compare(body: string): Promise<number> {
  const svg = slide(body);
  files.set("/deck.pdf", await renderPdf([{ svg, title: "" }], { typesetter, title: "", language: "en" }));
  const drawn = z.string().parse(await page.evaluate('draw("/deck.pdf")'));
  return difference(Buffer.from(drawn, "base64"), await renderPng(svg, { typesetter, width: SIZE }));
}

const picture = await sharp({
  create: { width: 90, height: 60, channels: 4, background: { r: 0, g: 90, b: 200, alpha: 0.6 } },
})
  .png()
  .toBuffer();

describe("PDF, drawn by pdf.js, and PNG", () => {
  test.each([
    [
      "shapes and strokes",
      `<rect x="60" y="60" width="400" height="300" rx="60" fill="#c33" stroke="#222" stroke-width="20" stroke-dasharray="50 20"/><path d="M600 300C600 0 1000 0 1000 300S700 500 600 300Z" fill="none" stroke="#06c" stroke-width="30" stroke-linejoin="round"/><g transform="rotate(20 300 700)"><ellipse cx="300" cy="700" rx="200" ry="100" fill="#096"/></g><path d="M600 600h300v300h-300z M700 700h100v100h-100z" fill-rule="evenodd" fill="#a0a"/>`,
    ],
    [
      "gradients",
      `<linearGradient id="a" x2="0" y2="1"><stop offset=".2" stop-color="#f06"/><stop offset=".9" stop-color="#06f" stop-opacity=".2"/></linearGradient><radialGradient id="b" cx=".3" cy=".3" r=".8"><stop stop-color="#fff"/><stop offset="1" stop-color="#204"/></radialGradient><rect x="60" y="60" width="450" height="450" fill="url(#a)"/><circle cx="780" cy="300" r="220" fill="url(#b)" stroke="url(#a)" stroke-width="40"/><text x="60" y="800" font-family="Inter" font-weight="800" font-size="180" fill="url(#b)">Gradient</text>`,
    ],
    [
      "clips, masks and groups",
      `<clipPath id="c"><circle cx="280" cy="280" r="200"/></clipPath><mask id="m"><linearGradient id="g"><stop stop-color="#fff"/><stop offset="1"/></linearGradient><rect x="560" y="60" width="460" height="460" fill="url(#g)"/></mask><g clip-path="url(#c)"><rect width="540" height="280" fill="#c30"/><rect y="280" width="540" height="280" fill="#03c"/></g><g mask="url(#m)"><rect x="560" y="60" width="460" height="460" fill="#093"/></g><g opacity=".5"><rect x="60" y="600" width="300" height="300" fill="#f90"/><rect x="200" y="700" width="300" height="300" fill="#90f"/></g><rect x="600" y="600" width="300" height="300" fill="#0cc"/><rect x="700" y="700" width="300" height="300" fill="#fc0" style="mix-blend-mode:multiply"/>`,
    ],
    [
      "patterns, symbols and pictures",
      `<pattern id="p" width="60" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="30" cy="30" r="18" fill="#d33"/></pattern><rect x="60" y="60" width="450" height="450" fill="url(#p)"/><symbol id="s" viewBox="0 0 10 10"><path d="M5 0L10 10H0z" fill="#a0f"/></symbol><use href="#s" x="600" y="60" width="400" height="400"/><image href="data:image/png;base64,${picture.toString("base64")}" x="60" y="600" width="400" height="400" preserveAspectRatio="xMidYMid slice"/><svg x="560" y="600" width="200" height="400" viewBox="0 0 100 100"><rect width="100" height="100" fill="#39c"/><circle cx="100" cy="50" r="50" fill="#fc3"/></svg>`,
    ],
    [
      "filters",
      `<filter id="f" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="20" dy="30" stdDeviation="20" flood-opacity=".5"/></filter><g filter="url(#f)"><rect x="200" y="200" width="600" height="500" rx="50" fill="#fff"/><text x="300" y="480" font-family="Fraunces" font-size="120">Shadow</text></g>`,
    ],
    [
      "text in many scripts",
      Object.entries(SENTENCES)
        .map(
          ([language, [text = ""]], index) =>
            `<text x="540" y="${70 + index * 66}" text-anchor="middle" lang="${language}" direction="${language === "ar" || language === "he" ? "rtl" : "ltr"}" font-family="Fraunces, serif" font-weight="600" font-size="44">${text.replaceAll("&", "&amp;")}</text>`,
        )
        .join(""),
    ],
  ])("agree on %s", async (_, body) => {
    expect(await compare(body)).toBeLessThan(0.006);
  });

  test("would be told apart if they differed", async () => {
    files.set(
      "/deck.pdf",
      await renderPdf([{ svg: slide("<rect width='540' height='300' fill='#c33'/>"), title: "" }], {
        typesetter,
        title: "",
        language: "en",
      }),
    );
    const drawn = z.string().parse(await page.evaluate('draw("/deck.pdf")'));
    expect(
      await difference(Buffer.from(drawn, "base64"), await renderPng(slide(""), { typesetter, width: SIZE })),
    ).toBeGreaterThan(0.03);
  });
});
