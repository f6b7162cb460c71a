/**
 * How fast texts are shaped, broken and fitted, and what the fonts of ten languages cost.
 *
 *   node bench/typeset.ts
 */
import { fitText } from "../src/typeset/fit-text.ts";
import { installedFonts } from "../src/typeset/node/installed-fonts.ts";
import type { TypeStyle } from "../src/typeset/type-style.ts";
import { Typesetter } from "../src/typeset/typesetter.ts";
import { median, megabytes, ms, row } from "./measure.ts";
import { SAMPLES } from "./sample-slides.ts";

const before = process.memoryUsage().rss;
let start = performance.now();
const typesetter = new Typesetter(installedFonts());
row("font manifests", ms(performance.now() - start));

const samples = Object.entries(SAMPLES).flatMap(([language, texts]) =>
  texts.map((text) => {
    const direction = language === "ar" || language === "he" ? "rtl" : "ltr";
    const style: TypeStyle = { family: "Inter", genre: "sans", weight: 600, language, direction };
    return { text, style };
  }),
);
start = performance.now();
await typesetter.ensure(samples.map(({ text, style }) => ({ texts: [text], style })));
row("fonts and hyphenation of ten languages, first time", ms(performance.now() - start));
row(
  "the same when loaded",
  ms(await median(50, () => typesetter.ensure(samples.map(({ text, style }) => ({ texts: [text], style }))))),
);

let fresh = 0;
const shaping = await median(20, () => {
  fresh++;
  for (const { text, style } of samples) typesetter.prepare(`${text} ${fresh}`, style);
});
row("shaping, a text", ms(shaping / samples.length));
row("shaping, texts a second", (1000 / (shaping / samples.length)).toFixed(0));

const paragraphs = samples.map(({ text, style }) => typesetter.prepare(text, style));
for (const balance of [false, true]) {
  const breaking = await median(50, () => {
    for (const paragraph of paragraphs) typesetter.breakLines(paragraph, { width: 800, size: 60, balance });
  });
  row(`breaking into lines${balance ? ", balanced" : ""}, a text`, ms(breaking / paragraphs.length));
}
const fitting = await median(20, () => {
  for (const { text, style } of samples) {
    fitText(typesetter, text, style, { width: 800, height: 400, min: 32, max: 120, lineHeight: 1.2, balance: true });
  }
});
row("fitting to a box, a text", ms(fitting / samples.length));
row("memory for fonts and caches", megabytes(process.memoryUsage().rss - before));
