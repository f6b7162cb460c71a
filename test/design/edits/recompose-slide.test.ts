import { describe, expect, it } from "vitest";
import type { DeckPlan } from "../../../src/deck/deck-plan.ts";
import type { SlideType } from "../../../src/deck/slide-types.ts";
import { recomposeSlide } from "../../../src/design/edits/recompose-slide.ts";
import { layOutDeck } from "../../../src/design/lay-out-deck.ts";
import { sampleContent } from "../../../src/design/samples/sample-content.ts";
import { ENGLISH_SAMPLE } from "../../../src/design/samples/sample-text.ts";
import type { Theme } from "../../../src/design/theme.ts";
import { parseSvg } from "../../../src/svg/parse-svg.ts";
import { readSlots } from "../../../src/svg/read-slots.ts";
import { themes } from "../../../themes/index.ts";

const TYPES: readonly SlideType[] = ["cover", "list", "stat", "chart", "comparison", "table", "cta"];

const plan: DeckPlan = {
  title: "Sample",
  format: "carousel",
  language: "en",
  direction: "ltr",
  planner: "offline",
  style: { tags: [] },
  warnings: [],
  slides: TYPES.map((type) => ({ candidates: [sampleContent(type, ENGLISH_SAMPLE, "least")], title: type, notes: "" })),
};

const sourcesOf = (svg: string) => new Map(readSlots(parseSvg(svg)).map(({ slot }) => [slot.id, slot.source]));
const readFigure = (display: string) => Number.parseFloat(display);

async function laidOut(theme: Theme) {
  const [aspectRatio = "4:5"] = theme.aspectRatios;
  const { slides, setting: deck } = await layOutDeck(plan, theme, { aspectRatio });
  return slides.map((slide) => {
    const layout = theme.layouts.find(({ id }) => id === slide.layoutId);
    if (layout === undefined) throw new Error(`no layout ${slide.layoutId}`);
    return { svg: slide.svg, origin: { deck, slide, theme, layout } };
  });
}

describe.each(themes.map((theme) => [theme.id, theme] as const))("%s", (_id, theme) => {
  it("sets a slide again exactly as it was, and every slot of it in other words", async () => {
    for (const { svg, origin } of await laidOut(theme)) {
      expect((await recomposeSlide(origin, {}, readFigure)).svg).toBe(svg);
      for (const id of sourcesOf(svg).keys()) {
        const changed = await recomposeSlide(origin, { [id]: "8" }, readFigure);
        expect([origin.layout.id, id, sourcesOf(changed.svg).get(id)]).toEqual([origin.layout.id, id, "8"]);
        const again = await recomposeSlide({ ...origin, slide: changed.setting }, {}, readFigure);
        expect(again.svg).toBe(changed.svg);
      }
    }
  });
});

it("plots a changed figure where it now stands", async () => {
  const [theme] = themes;
  if (theme === undefined) throw new Error("no themes");
  const chart = (await laidOut(theme)).find(({ origin }) => origin.slide.type === "chart");
  if (chart?.origin.slide.content.type !== "chart") throw new Error("no chart");
  const { points } = chart.origin.slide.content;
  const { setting } = await recomposeSlide(chart.origin, { "point-2-value": "12.5" }, readFigure);
  expect(setting.content).toMatchObject({
    points: points.map((point, at) =>
      at === 1 ? { value: 12.5, display: { text: "12.5", sources: [], edited: true } } : point,
    ),
  });
});
