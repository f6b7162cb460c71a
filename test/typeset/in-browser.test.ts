import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, test } from "vitest";
import { z } from "zod";
import type { TextSlot } from "../../src/svg/text-slot.ts";
import { writeSvg } from "../../src/svg/write-svg.ts";
import { installedFonts } from "../../src/typeset/node/installed-fonts.ts";
import { setText, styleOfSlot } from "../../src/typeset/set-text.ts";
import { launchChromium } from "../support/chromium.ts";
import { startFontServer } from "../support/font-server.ts";
import { SENTENCES, typesetter } from "../support/typeset.ts";
import type { Job } from "./in-browser.ts";

const slot: TextSlot = {
  id: "title",
  box: { x: 80, y: 100, width: 620, height: 400 },
  fit: { min: 32, max: 120 },
  size: 100,
  align: "start",
  lineHeight: 1.1,
  source: "",
  families: ["Fraunces Display"],
  genre: "serif",
  weight: 600,
  fill: "#111111",
  direction: "ltr",
  balance: true,
};

const Bundle = z.array(z.object({ output: z.array(z.object({ fileName: z.string(), code: z.string().optional() })) }));

/** The typesetter as the editor bundles it. */
async function bundle(): Promise<Map<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "esnext",
      minify: false,
      lib: { entry: fileURLToPath(new URL("in-browser.ts", import.meta.url)), formats: ["es"], fileName: "entry" },
    },
  });
  const files = Bundle.parse(built).flatMap(({ output }) => output);
  return new Map(files.map(({ fileName, code }) => [`/${fileName}`, code ?? ""]));
}

test("a browser sets every text exactly as the server does", { timeout: 60_000 }, async () => {
  const jobs = Object.entries(SENTENCES).flatMap(([language, texts]) =>
    texts.map((text): Job => {
      const direction = language === "ar" || language === "he" ? "rtl" : "ltr";
      return { slot: { ...slot, direction }, text, language };
    }),
  );
  const pages = await bundle();
  pages.set("/", '<!doctype html><script type="module" src="/entry.js"></script>');
  const server = await startFontServer(pages);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/`);
    await page.waitForFunction("globalThis.setAll");
    const families = JSON.stringify(installedFonts().families(), (_key, value: unknown) =>
      value instanceof Uint32Array ? Array.from(value) : value,
    );
    const inBrowser = await page.evaluate(
      `setAll(JSON.parse(${JSON.stringify(families)}, (key, value) => (key === "ranges" ? rangesOf(value) : value)), ${JSON.stringify(jobs)})`,
    );
    await typesetter.ensure(jobs.map((job) => ({ texts: [job.text], style: styleOfSlot(job.slot, job.language) })));
    const onServer = jobs.map((job) => writeSvg(setText(typesetter, job.slot, job.text, job.language).element));
    expect(inBrowser).toEqual(onServer);
  } finally {
    await browser.close();
    server.close();
  }
});
