import { assert, asyncProperty, string } from "fast-check";
import { describe, expect, it } from "vitest";
import type { DeckPlan, SlidePlan } from "../../src/deck/deck-plan.ts";
import { fixedPhrase, type SlideContent } from "../../src/deck/slide-content.ts";
import { layOutDeck } from "../../src/design/lay-out-deck.ts";
import { column, text } from "../../src/design/scene.ts";
import { layout } from "../../src/design/theme.ts";
import { parseSvg } from "../../src/svg/parse-svg.ts";
import { readSlots } from "../../src/svg/read-slots.ts";
import { AppError } from "../../src/shared/app-error.ts";
import { BODY, PLAIN_THEME, TITLE } from "../support/plain-theme.ts";

function tip(title: string, body: string): SlideContent {
  return { type: "tip", title: fixedPhrase(title), body: fixedPhrase(body) };
}

function planOf(...slides: SlidePlan["candidates"][]): DeckPlan {
  return {
    title: "Deck",
    format: "carousel",
    language: "en",
    direction: "ltr",
    planner: "offline",
    style: { tags: [] },
    warnings: [],
    slides: slides.map((candidates, at) => ({ candidates, title: `Slide ${at + 1}`, notes: "" })),
  };
}

const LISTING = layout("code", {
  id: "code-plain",
  name: "Plain listing",
  weight: "light",
  compose: (content) => ({
    background: "#ffffff",
    root: column(
      { padding: 90, gap: 40 },
      text("title", content.title, TITLE),
      text("code", content.code, { ...BODY, role: "code" }),
    ),
  }),
});

const options = { aspectRatio: "4:5" } as const;
const sentence = "Clear notes travel further than calendar invites. ";

describe("layOutDeck", () => {
  it("sets every word of a slide and proves that it fits", async () => {
    const { slides } = await layOutDeck(
      planOf([tip("Write it down", sentence.repeat(4).trim())]),
      PLAIN_THEME,
      options,
    );
    const slots = readSlots(parseSvg(slides[0]?.svg ?? ""));
    expect(slots.map(({ slot }) => [slot.id, slot.source])).toEqual([
      ["title", "Write it down"],
      ["body", sentence.repeat(4).trim()],
    ]);
    expect(slides[0]?.checks.problems).toEqual([]);
  });

  it("sets program text left to right on slides that run right to left", async () => {
    const title = fixedPhrase("שלום");
    const code = fixedPhrase("const kg = await scale.read();");
    const deck = planOf([{ type: "code", title, code, syntax: "ts" }]);
    const { slides } = await layOutDeck(
      { ...deck, language: "he", direction: "rtl" },
      { ...PLAIN_THEME, layouts: [...PLAIN_THEME.layouts, LISTING] },
      options,
    );
    const slots = readSlots(parseSvg(slides[0]?.svg ?? ""));
    expect(slots.map(({ slot }) => [slot.id, slot.direction])).toEqual([
      ["title", "rtl"],
      ["code", "ltr"],
    ]);
    expect(slides[0]?.svg).toMatch(/<text id="code"[^>]* direction="ltr"/);
    expect(slides[0]?.checks.problems).toEqual([]);
  });

  it("takes the next candidate when the first has no room", async () => {
    const long = tip("Too long", sentence.repeat(60));
    const short = tip("Short enough", sentence.trim());
    const { slides } = await layOutDeck(planOf([long, short]), PLAIN_THEME, options);
    expect(slides[0]?.content.title.text).toBe("Short enough");
  });

  it("goes below the smallest type only for wording without alternative, and says so", async () => {
    const { slides, warnings } = await layOutDeck(planOf([tip("Long", sentence.repeat(32))]), PLAIN_THEME, options);
    expect(slides[0]?.checks.strain).toBeGreaterThan(1);
    expect(warnings).toEqual([expect.objectContaining({ code: "type_below_minimum" })]);
  });

  it("refuses a slide that no size can hold, naming it", async () => {
    const attempt = layOutDeck(planOf([tip("Endless", sentence.repeat(200))]), PLAIN_THEME, options);
    await expect(attempt).rejects.toThrow(AppError);
    await expect(attempt).rejects.toThrow(/slide 1 \("Slide 1"\)/);
  });

  it("varies layouts of one type from slide to slide", async () => {
    const { slides } = await layOutDeck(
      planOf([tip("A", "a")], [tip("B", "b")], [tip("C", "c")]),
      PLAIN_THEME,
      options,
    );
    expect(slides.map((slide) => slide.layoutId)).toEqual(["tip-light", "tip-dark", "tip-light"]);
  });

  it("sets a type the theme lacks in its stand-in", async () => {
    const checklist: SlideContent = {
      type: "checklist",
      title: fixedPhrase("Before you send"),
      items: [{ text: fixedPhrase("Read it aloud") }, { text: fixedPhrase("Check the numbers") }],
    };
    const { slides } = await layOutDeck(planOf([checklist]), PLAIN_THEME, options);
    expect(slides[0]?.type).toBe("list");
  });

  it("gives the same bytes for the same plan", async () => {
    const plan = planOf([tip("Same", sentence)], [tip("Again", sentence)]);
    const [first, second] = [
      await layOutDeck(plan, PLAIN_THEME, options),
      await layOutDeck(plan, PLAIN_THEME, options),
    ];
    expect(second.slides.map((slide) => slide.svg)).toEqual(first.slides.map((slide) => slide.svg));
  });

  it("stops when the caller cancels", async () => {
    const signal = AbortSignal.abort(new Error("stopped"));
    await expect(layOutDeck(planOf([tip("A", "a")]), PLAIN_THEME, { ...options, signal })).rejects.toThrow("stopped");
  });

  it("holds or refuses any text, and never lets it overflow", async () => {
    const texts = string({ unit: "grapheme", minLength: 1, maxLength: 400 });
    await assert(
      asyncProperty(texts, texts, async (title, body) => {
        const outcome = await layOutDeck(planOf([tip(title, body)]), PLAIN_THEME, options).catch(
          (error: unknown) => error,
        );
        if (outcome instanceof AppError) return;
        if (outcome instanceof Error) throw outcome;
        expect(outcome).toMatchObject({ slides: [{ checks: { problems: [] } }] });
      }),
      { numRuns: 60 },
    );
  });
});
