/**
 * How long PNG, contact sheet and PDF take for ten slides in ten languages.
 *
 *   node bench/exports.ts
 */
import { renderPdf } from "../src/exports/pdf/render-pdf.ts";
import { renderContactSheet } from "../src/exports/png/contact-sheet.ts";
import { renderPng } from "../src/exports/png/render-png.ts";
import { serverTypesetter } from "../src/typeset/node/server-typesetter.ts";
import { median, megabytes, ms, row } from "./measure.ts";
import { sampleSlides } from "./sample-slides.ts";

const before = process.memoryUsage().rss;
const typesetter = serverTypesetter();
const slides = await sampleSlides(typesetter);
for (const width of [1080, 540]) {
  const time = await median(5, async () => {
    for (const svg of slides) await renderPng(svg, { typesetter, width });
  });
  row(`PNG ${width} px wide, a slide`, ms(time / slides.length));
}
const sheet = (): Promise<Uint8Array> => renderContactSheet(slides, { typesetter, width: 1600, columns: 5 });
row("contact sheet of ten slides, 1600 px", ms(await median(5, sheet)));
const deck = slides.map((svg, index) => ({ svg, title: `Slide ${index + 1}` }));
const pdf = (): Promise<Uint8Array> => renderPdf(deck, { typesetter, title: "Bench", language: "en" });
row("PDF of ten slides", ms(await median(5, pdf)));
row("PDF of ten slides, size", `${((await pdf()).length / 1000).toFixed(0)} kB`);
row("memory", megabytes(process.memoryUsage().rss - before));
