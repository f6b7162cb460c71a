import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { GENERIC_FAMILY } from "../../src/svg/genre.ts";
import { fontFaceCss } from "../../src/typeset/font-face-css.ts";
import { installedFonts } from "../../src/typeset/node/installed-fonts.ts";
import type { TypeStyle } from "../../src/typeset/type-style.ts";
import { launchChromium } from "../support/chromium.ts";
import { type FontServer, startFontServer } from "../support/font-server.ts";
import { SENTENCES, style, typesetter } from "../support/typeset.ts";

const SIZE = 100;
let server: FontServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const css = fontFaceCss(installedFonts().families(), ({ file }) => `/fonts/${file}`);
  const html = `<!doctype html><style>${css}</style><body style="margin:0;text-spacing-trim:space-all"></body>`;
  server = await startFontServer(new Map([["/", html]]));
  browser = await launchChromium();
  page = await browser.newPage();
  await page.goto(`${server.origin}/`);
  await page.addScriptTag({ path: fileURLToPath(new URL("browser-measures.js", import.meta.url)) });
});

afterAll(async () => {
  await browser.close();
  server.close();
});

/** Calls a function of `browser-measures.js`. */
async function inBrowser<T>(name: string, rows: readonly object[], result: z.ZodType<T>): Promise<T> {
  return result.parse(await page.evaluate(`${name}(${JSON.stringify(rows)})`));
}

/** CSS of a style, the way `textElement` writes it into slides. */
function cssOf(text: string, own: TypeStyle): string {
  const families = [...typesetter.familiesUsed(text, own), GENERIC_FAMILY[own.genre]];
  const tracking = typesetter.prepare(text, own).tracking;
  return [
    `font-family:${families.map((name) => (name.includes(" ") ? `'${name}'` : name)).join(",")}`,
    `font-size:${SIZE}px`,
    `font-weight:${typesetter.weightOf(own)}`,
    `font-style:${own.italic === true ? "italic" : "normal"}`,
    `direction:${own.direction}`,
    `letter-spacing:${tracking * SIZE}px`,
  ].join(";");
}

const FACES: readonly Partial<TypeStyle>[] = [
  { family: "Inter", weight: 400 },
  { family: "Inter", weight: 800, tracking: -0.02 },
  { family: "Fraunces", weight: 650, genre: "serif" },
  { family: "Fraunces Display", weight: 400, genre: "serif" },
  { family: "Newsreader", weight: 500, genre: "serif", italic: true },
  { family: "Archivo Black" },
  { family: "Space Grotesk", weight: 700 },
  { family: "JetBrains Mono", weight: 500, genre: "mono", tracking: 0.1 },
  { family: "IBM Plex Sans", weight: 600 },
];

describe("the typesetter and Chromium", () => {
  test("measure the same widths in fifteen languages and nine faces", async () => {
    const samples = Object.entries(SENTENCES).flatMap(([language, texts]) =>
      texts.flatMap((text) => FACES.map((face) => ({ text, own: style("Inter", language, face) }))),
    );
    await typesetter.ensure(samples.map(({ text, own }) => ({ texts: [text], style: own })));
    const measured = await inBrowser(
      "measureWidths",
      samples.map(({ text, own }) => ({ text, css: cssOf(text, own), language: own.language })),
      z.array(z.number()),
    );
    const errors = samples.map(({ text, own }, index) => {
      const browserWidth = measured[index] ?? 0;
      return {
        text,
        family: own.family,
        error: Math.abs(typesetter.width(text, own) * SIZE - browserWidth) / browserWidth,
      };
    });
    expect(errors.length).toBeGreaterThan(200);
    expect(errors.filter(({ error }) => !(error < 0.0005))).toEqual([]);
  });

  test("break lines at the same places", async () => {
    const paragraphs = Object.entries(LONG_TEXTS).flatMap(([language, text]) =>
      [610, 790, 930, 1270].map((width) => ({ text, width, own: style("Inter", language) })),
    );
    await typesetter.ensure(paragraphs.map(({ text, own }) => ({ texts: [text], style: own })));
    const broken = await inBrowser(
      "breakIntoLines",
      paragraphs.map(({ text, own, width }) => ({ text, css: cssOf(text, own), language: own.language, width })),
      z.array(z.array(z.string())),
    );
    for (const [index, { text, width, own }] of paragraphs.entries()) {
      const { lines } = typesetter.breakLines(typesetter.prepare(text, own), { width, size: SIZE });
      // The last two lines may differ: the typesetter moves a word down rather than leave one alone.
      const ours = lines.map((line) => line.text).slice(0, -2);
      expect(ours, `${own.language} at ${width}`).toEqual((broken[index] ?? []).slice(0, ours.length));
      expect(lines.length, `${own.language} at ${width}`).toBe(broken[index]?.length);
    }
  });
});

/**
 * Texts of our own that are long enough to break often; no word is wider than the narrowest line. None in Japanese or
 * Chinese: browsers break those between any two letters, the typesetter between phrases.
 */
const LONG_TEXTS: Readonly<Record<string, string>> = {
  en: "Small teams ship sooner when every review starts from a written note; nobody waits for a meeting, and/or a well-known answer (see below) to decide.",
  de: "Kleine Teams liefern früher, wenn jede Prüfung mit einer Notiz beginnt; niemand wartet auf ein Treffen, um zu entscheiden.",
  fr: "Les petites équipes livrent plus tôt quand chaque revue commence par une note\u00a0; personne n’attend une réunion.",
  ru: "Небольшие команды выпускают быстрее, когда обзор начинается с записки, и никто не ждёт встречи, чтобы решить.",
  ar: "تعمل الفرق الصغيرة بسرعة أكبر عندما تبدأ كل مراجعة بنص واضح ولا ينتظر أحد اجتماعا مثل Zoom لاتخاذ القرار",
  he: "צוותים קטנים מספקים מוקדם יותר כאשר כל סקירה מתחילה במסמך כתוב ואיש אינו ממתין לפגישה",
  hi: "छोटी टीमें तेज़ी से काम करती हैं जब हर समीक्षा लिखित रूप में शुरू होती है और किसी को बैठक नहीं करनी पड़ती",
  th: "ทีมขนาดเล็กทำงานได้เร็วขึ้นเมื่อการทบทวนทุกครั้งเริ่มต้นจากบันทึกที่เขียนไว้และไม่มีใครต้องรอการประชุม",
  ko: "작은 팀은 모든 검토를 글로 시작할 때 더 빨리 결과를 내며, 아무도 회의를 기다리지 않고 결정한다.",
};
