import { describe, expect, it } from "vitest";
import type { DeckPlan } from "../../src/deck/deck-plan.ts";
import { fixedPhrase } from "../../src/deck/slide-content.ts";
import { SLIDE_TYPES, STAND_IN } from "../../src/deck/slide-types.ts";
import { fitSlide, paintSlide } from "../../src/design/compose-slide.ts";
import { frameFor } from "../../src/design/frame.ts";
import { sampleContents, type SampleSize } from "../../src/design/samples/sample-content.ts";
import type { SampleText } from "../../src/design/samples/sample-text.ts";
import { SlideTexts } from "../../src/design/text/slide-texts.ts";
import { ROLE_FLOOR } from "../../src/design/text/set-text.ts";
import { CANVASES, type AspectRatio, type Layout, type Theme } from "../../src/design/theme.ts";
import { parseSvg } from "../../src/svg/parse-svg.ts";
import { checkSlide } from "../../src/svg/policy/check-slide.ts";
import { themes } from "../../themes/index.ts";
import { SAMPLE_TEXTS } from "../support/sample-texts.ts";

const ROLES = ["title", "body", "caption", "figure", "code"] as const;

function planIn(sample: SampleText, theme: Theme): DeckPlan {
  const slide = { candidates: [{ type: "cover", title: { text: "x", sources: [] } }], title: "x", notes: "" } as const;
  return {
    title: sample.words.slice(0, 4).join(sample.joiner),
    format: theme.format,
    language: sample.language,
    direction: sample.direction,
    planner: "offline",
    slides: Array.from({ length: 12 }, () => slide),
    style: { tags: [] },
    warnings: [],
  };
}

/** Faults of one layout with one sample, as lines for the failure message. */
async function faults(
  theme: Theme,
  layout: Layout,
  sample: SampleText,
  size: SampleSize,
  ratio: AspectRatio,
): Promise<string[]> {
  const plan = planIn(sample, theme);
  const texts = new SlideTexts({ fonts: theme.tokens.fonts, language: plan.language, direction: plan.direction });
  const frame = frameFor(plan, theme, CANVASES[ratio], 4, theme.tokens, {});
  const found: string[] = [];
  for (const content of sampleContents(layout.type, sample, size)) {
    if (!layout.suits(content, frame)) continue;
    const name = `${layout.id} ${ratio} ${sample.language} ${size}`;
    const fitted = await fitSlide(layout, content, frame, texts);
    if (!("fitted" in fitted)) {
      found.push(`${name}: ${fitted.kind} at ${fitted.id}`);
      continue;
    }
    const { svg, checks } = await paintSlide(fitted, theme, texts);
    parseSvg(svg);
    const { findings } = checkSlide(svg);
    if (findings.length > 0) found.push(`${name}: ${JSON.stringify(findings)}`);
    if (checks.problems.length > 0) found.push(`${name}: ${JSON.stringify(checks.problems)}`);
    if (checks.missingGlyphs.length > 0) found.push(`${name}: missing ${checks.missingGlyphs.join(" ")}`);
    if (checks.contrast !== undefined && checks.contrast.ratio < checks.contrast.required)
      found.push(`${name}: contrast ${JSON.stringify(checks.contrast)}`);
    for (const role of ROLES) {
      const smallest = checks.smallestType[role] ?? ROLE_FLOOR[role];
      if (smallest < ROLE_FLOOR[role]) found.push(`${name}: ${role} at ${smallest}px`);
    }
  }
  return found;
}

describe.each(themes.map((theme) => [theme.id, theme] as const))("theme %s", (_, theme) => {
  it("has layouts with ids of their own: 18 to 26 for a carousel, 16 to 30 for a presentation", () => {
    expect(new Set(theme.layouts.map((layout) => layout.id)).size).toBe(theme.layouts.length);
    expect(theme.layouts.length).toBeGreaterThanOrEqual(theme.format === "carousel" ? 18 : 16);
    expect(theme.layouts.length).toBeLessThanOrEqual(theme.format === "carousel" ? 26 : 30);
  });

  it("covers every slide type by a layout or its stand-in", () => {
    const types = new Set(theme.layouts.map((layout) => layout.type));
    const uncovered = SLIDE_TYPES.filter((type) => !types.has(type) && !types.has(STAND_IN[type] ?? type));
    expect(uncovered).toEqual([]);
  });

  it("numbers the rows of a set that goes on over several slides by their places in it", async () => {
    const items = ["Dig", "Sow", "Water"].map((word, at) => ({ text: fixedPhrase(word), place: at + 5 }));
    const content = { type: "list", title: fixedPhrase("Parts 5–7"), items } as const;
    const [sample] = SAMPLE_TEXTS;
    if (sample === undefined) throw new Error("there are no sample texts");
    const plan = planIn(sample, theme);
    const texts = new SlideTexts({ fonts: theme.tokens.fonts, language: plan.language, direction: plan.direction });
    const frame = frameFor(plan, theme, CANVASES["4:5"], 4, theme.tokens, {});
    for (const layout of theme.layouts) {
      if (layout.type !== "list" || !layout.suits(content, frame)) continue;
      const fitted = await fitSlide(layout, content, frame, texts);
      if (!("fitted" in fitted)) throw new Error(`${layout.id} does not hold three words`);
      const { svg } = await paintSlide(fitted, theme, texts);
      const numbers = [...svg.matchAll(/id="[^"]*item-\d-number"[^>]*>(?:<[^>]+>)*(\d+)/gu)].map(([, found]) =>
        Number(found),
      );
      expect([layout.id, numbers]).toEqual([layout.id, numbers.length === 0 ? [] : [5, 6, 7]]);
    }
  });

  it("has aspect ratios that its format allows", () => {
    expect(theme.aspectRatios).toEqual(theme.format === "carousel" ? ["4:5"] : ["16:9", "4:3", "4:5"]);
  });

  it.each(SAMPLE_TEXTS.map((sample) => [sample.language, sample] as const))(
    "holds the most and the least of every layout in %s",
    async (__, sample) => {
      const found: string[] = [];
      for (const ratio of theme.aspectRatios)
        for (const layout of theme.layouts)
          for (const size of ["most", "least"] as const)
            found.push(...(await faults(theme, layout, sample, size, ratio)));
      expect(found).toEqual([]);
    },
    120_000,
  );
});

it("gives no two themes the same palette and type pairing", () => {
  const looks = themes.map(({ tokens }) => JSON.stringify([tokens.palette, tokens.fonts]));
  expect(new Set(looks).size).toBe(themes.length);
});
