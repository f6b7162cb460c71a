import { describe, expect, it } from "vitest";
import { fixedPhrase, type Item, type SlideContent } from "../../src/deck/slide-content.ts";
import type { DeckPlan } from "../../src/deck/deck-plan.ts";
import { SLIDE_TYPES, type SlideType } from "../../src/deck/slide-types.ts";
import { layoutChoices } from "../../src/design/choose-layout.ts";
import { fitSlide } from "../../src/design/compose-slide.ts";
import { frameFor } from "../../src/design/frame.ts";
import { sampleContent } from "../../src/design/samples/sample-content.ts";
import { ENGLISH_SAMPLE } from "../../src/design/samples/sample-text.ts";
import { SlideTexts } from "../../src/design/text/slide-texts.ts";
import { CANVASES, type AspectRatio, type Theme } from "../../src/design/theme.ts";
import { themes } from "../../themes/index.ts";

const PLAN: DeckPlan = {
  title: "Extremes",
  format: "carousel",
  language: "en",
  direction: "ltr",
  planner: "offline",
  style: { tags: [] },
  warnings: [],
  slides: [],
};
const NO_HISTORY = { counts: new Map<string, number>(), last: undefined };

/** Headlines nobody plans for, but people send. */
const TITLES = {
  "one word": "Stop",
  "one digit": "7",
  "a word of sixty letters": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte",
  "an address": "https://example.com/a/very/long/path/to/some-document-2024.html",
  "emoji among words": "🚀 Launch day 🎉 is here 👩‍👩‍👧",
  "letters that rise and hang": "ÅÉ§$€%gjpq(|)",
  "four scripts at once": "GitHub للمطورين 開発者 για όλους",
};
/** What stands on its own: the other types are their headline. */
const UNTITLED: readonly SlideType[] = ["table", "code", "image", "chart"];

/** The least content of a type under this headline, with one entry where it has several. */
function withTitle(type: SlideType, title: string): SlideContent {
  const content = { ...sampleContent(type, ENGLISH_SAMPLE, "least"), title: fixedPhrase(title) };
  return "items" in content ? { ...content, items: content.items.slice(0, 1) } : content;
}

/** Where this content does not stand in the layout a deck would give it, as a line for the failure message. */
async function faultOf(theme: Theme, content: SlideContent, ratio: AspectRatio): Promise<readonly string[]> {
  const frame = frameFor(PLAN, theme, CANVASES[ratio], 0, theme.tokens, {});
  const texts = new SlideTexts({ fonts: theme.tokens.fonts, language: "en", direction: "ltr" });
  const faults: string[] = [];
  for (const choice of layoutChoices(theme, content, frame, NO_HISTORY)) {
    const fitted = await fitSlide(choice.layout, choice.content, frame, texts);
    if (!("fitted" in fitted)) faults.push(`${choice.layout.id} ${ratio}: ${fitted.kind} at ${fitted.id}`);
  }
  return faults;
}

describe.each(themes.map((theme) => [theme.id, theme] as const))("theme %s", (_, theme) => {
  it.each(Object.entries(TITLES))(
    "sets %s as the headline of every type",
    async (__, title) => {
      const found: string[] = [];
      for (const ratio of theme.aspectRatios)
        for (const type of SLIDE_TYPES) found.push(...(await faultOf(theme, withTitle(type, title), ratio)));
      expect(found).toEqual([]);
    },
    60_000,
  );

  it("sets tables, listings, pictures and charts without a headline", async () => {
    const found: string[] = [];
    for (const ratio of theme.aspectRatios)
      for (const type of UNTITLED)
        for (const size of ["least", "most"] as const) {
          const content = { ...sampleContent(type, ENGLISH_SAMPLE, size), title: fixedPhrase("") };
          found.push(...(await faultOf(theme, content, ratio)));
        }
    expect(found).toEqual([]);
  });

  it.each(["$1,200", "€9", "40 %", "5 Å", "87 grams"])(
    "keeps the ink of the figure %s clear of other texts",
    async (shown) => {
      const found: string[] = [];
      for (const ratio of theme.aspectRatios)
        for (const size of ["least", "most"] as const) {
          const content = { ...sampleContent("stat", ENGLISH_SAMPLE, size), value: fixedPhrase(shown) };
          found.push(...(await faultOf(theme, content, ratio)));
        }
      expect(found).toEqual([]);
    },
  );

  it("sets more figures than a plan would put on one slide", async () => {
    const items = ["48%", "3.2 million", "€1,250", "7", "12 days", "0.4"].map((value): Item => ({
      value: fixedPhrase(value),
      text: fixedPhrase("of what was counted"),
    }));
    const content: SlideContent = { type: "stats", title: fixedPhrase("Six figures"), items };
    for (const ratio of theme.aspectRatios) {
      const frame = frameFor(PLAN, theme, CANVASES[ratio], 0, theme.tokens, {});
      const texts = new SlideTexts({ fonts: theme.tokens.fonts, language: "en", direction: "ltr" });
      const [choice] = layoutChoices(theme, content, frame, NO_HISTORY);
      const fitted = choice && (await fitSlide(choice.layout, choice.content, frame, texts, true));
      expect(fitted, ratio).toHaveProperty("fitted");
    }
  });
});
