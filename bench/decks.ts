/**
 * Lays out real articles in every theme and prints what the slide checks found.
 *
 *   node bench/decks.ts [--corpus DIR] [--counts 5,8,12,20,30] [--theme ID] [--contrast]
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { renderedContrast } from "../src/design/checks/rendered-contrast.ts";
import { layOutDeck, type LaidOutSlide } from "../src/design/lay-out-deck.ts";
import { ROLE_FLOOR } from "../src/design/text/set-text.ts";
import type { AspectRatio, Theme } from "../src/design/theme.ts";
import { planDeck } from "../src/planner/plan-deck.ts";
import { parseSvg } from "../src/svg/parse-svg.ts";
import { themes } from "../themes/index.ts";

const { values } = parseArgs({
  options: {
    corpus: { type: "string", default: process.env["SLIDEWRIGHT_CORPUS"] ?? "../shared/corpus" },
    counts: { type: "string", default: "5,8,12,20,30" },
    theme: { type: "string" },
    contrast: { type: "boolean", default: false },
  },
});

/** Slides that are meant to be sparse or full. */
const EXEMPT = new Set(["cover", "quote", "section", "closing", "cta", "hook", "statement", "takeaway"]);

interface Tally {
  decks: number;
  slides: number;
  wrongCount: number;
  problems: number;
  missingGlyphs: number;
  belowFloor: number;
  declaredContrast: number;
  renderedContrast: number;
  areaOff: number;
  offCentre: number;
  balanced: number;
  strained: number;
  layouts: number;
  milliseconds: number[];
}

type CountedFault =
  "wrongCount" | "problems" | "missingGlyphs" | "belowFloor" | "declaredContrast" | "renderedContrast";

const lines: string[] = [];

function judge(tally: Tally, slide: LaidOutSlide, where: string): void {
  const { checks } = slide;
  tally.slides += 1;
  const count = (kind: CountedFault, detail: string): void => {
    tally[kind] += 1;
    lines.push(`${kind}: ${where} ${slide.layoutId} ${detail}`);
  };
  if (checks.problems.length > 0) count("problems", JSON.stringify(checks.problems));
  if (checks.missingGlyphs.length > 0) count("missingGlyphs", checks.missingGlyphs.join(" "));
  for (const role of ["title", "body", "caption", "figure", "code"] as const) {
    const size = checks.smallestType[role];
    if (size !== undefined && size < ROLE_FLOOR[role]) count("belowFloor", `${role} ${size}px`);
  }
  const { contrast } = checks;
  if (contrast !== undefined && contrast.ratio < contrast.required) count("declaredContrast", JSON.stringify(contrast));
  if (checks.strain > 0.8) tally.strained += 1;
  if (!EXEMPT.has(slide.type)) {
    tally.balanced += 1;
    if (checks.filledArea < 0.35 || checks.filledArea > 0.75) tally.areaOff += 1;
    if (checks.centroidOffset > 0.12) tally.offCentre += 1;
  }
  if (!values.contrast) return;
  for (const { id, ratio, size } of renderedContrast(parseSvg(slide.svg)))
    if (ratio < (size >= 48 ? 3 : 4.5)) count("renderedContrast", `${id} ${ratio.toFixed(2)}`);
}

function sources(): { name: string; content: string }[] {
  const folder = existsSync(join(values.corpus, "articles")) ? join(values.corpus, "articles") : "examples";
  return readdirSync(folder)
    .filter((name) => /\.(md|txt)$/.test(name) && name !== "README.md")
    .map((name) => ({ name, content: readFileSync(join(folder, name), "utf8") }));
}

async function measure(theme: Theme, aspectRatio: AspectRatio, count: number, tally: Tally): Promise<void> {
  for (const { name, content } of sources()) {
    const started = performance.now();
    const plan = await planDeck(
      { content, format: theme.format, slideCount: count, language: "Auto", useWebSearch: false },
      { signal: new AbortController().signal, progress: () => {} },
    );
    const deck = await layOutDeck(plan, theme, { aspectRatio });
    tally.milliseconds.push(performance.now() - started);
    tally.decks += 1;
    if (deck.slides.length !== count) {
      tally.wrongCount += 1;
      lines.push(`wrongCount: ${name} ${deck.slides.length}/${count}`);
    }
    tally.layouts += new Set(deck.slides.map((slide) => slide.layoutId)).size / deck.slides.length;
    deck.slides.forEach((slide, at) => judge(tally, slide, `${theme.id} ${aspectRatio} ${name} N=${count} #${at + 1}`));
  }
}

const rows: Record<string, unknown>[] = [];
for (const theme of themes.filter(({ id }) => values.theme === undefined || id === values.theme)) {
  for (const aspectRatio of theme.aspectRatios) {
    const tally: Tally = {
      decks: 0,
      slides: 0,
      wrongCount: 0,
      problems: 0,
      missingGlyphs: 0,
      belowFloor: 0,
      declaredContrast: 0,
      renderedContrast: 0,
      areaOff: 0,
      offCentre: 0,
      balanced: 0,
      strained: 0,
      layouts: 0,
      milliseconds: [],
    };
    for (const count of values.counts.split(",").map(Number)) {
      if (count > 20 && theme.format === "presentation") continue;
      await measure(theme, aspectRatio, count, tally);
    }
    const sorted = tally.milliseconds.sort((a, b) => a - b);
    const { milliseconds: _, layouts, ...counts } = tally;
    rows.push({
      theme: `${theme.id} ${aspectRatio}`,
      ...counts,
      variety: Number((layouts / tally.decks).toFixed(2)),
      medianMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
      p95Ms: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
    });
  }
}
for (const line of lines.slice(0, 60)) console.log(line);
console.table(rows);
