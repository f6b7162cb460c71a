import { describe, expect, test } from "vitest";
import type { DeckPlan, StyleWish } from "../../src/deck/deck-plan.ts";
import { chooseTheme } from "../../src/design/choose-theme.ts";
import type { Theme } from "../../src/design/theme.ts";
import { PLAIN_THEME } from "../support/plain-theme.ts";

const theme = (id: string, tags: readonly string[], format: Theme["format"] = "presentation"): Theme => ({
  ...PLAIN_THEME,
  id,
  name: id,
  tags,
  format,
  aspectRatios: ["16:9"],
});
const THEMES = [
  theme("day-report", ["light", "professional", "serif"]),
  theme("night-lab", ["dark", "technical"]),
  theme("pop-street", ["light", "fun", "bold"]),
  theme("swipe", ["dark"], "carousel"),
];

function choose(style: StyleWish, themeId?: string) {
  const plan: DeckPlan = {
    title: "A title",
    format: "presentation",
    language: "en",
    direction: "ltr",
    planner: "offline",
    slides: [],
    style,
    warnings: [],
  };
  const { theme: chosen, warnings } = chooseTheme(plan, THEMES, "16:9", themeId);
  return { id: chosen.id, messages: warnings.map(({ message }) => message) };
}

describe("a theme by its looks", () => {
  test.each<[wish: string, style: StyleWish, id: string]>([
    ["dark", { tags: ["dark"], wishes: { dark: "dark" } }, "night-lab"],
    ["playful, by another word of the theme's", { tags: ["playful"], wishes: { playful: "fun" } }, "pop-street"],
    ["corporate", { tags: ["corporate"], wishes: { corporate: "serious" } }, "day-report"],
    [
      "dark, for an audience that calls for corporate",
      { tags: ["dark", "corporate"], wishes: { dark: "dark" } },
      "night-lab",
    ],
    ["not dark, not playful", { tags: [], avoid: ["dark", "playful"] }, "day-report"],
    ["by name", { tags: [], themeId: "night-lab", theme: "night lab" }, "night-lab"],
    ["by a word of its name", { tags: [], themeId: "pop", theme: "pop style" }, "pop-street"],
  ])("%s", (_, style, id) => {
    expect(choose(style)).toEqual({ id, messages: [] });
  });
});

describe("wishes that no theme fulfils are quoted", () => {
  test("looks", () => {
    const { messages } = choose({ tags: ["retro"], wishes: { retro: "something retro" } });
    expect(messages).toEqual([
      expect.stringMatching(/^Not \(fully\) followed: "something retro"\. No presentation template/),
    ]);
  });

  test("a name", () => {
    const { messages } = choose({ tags: [], themeId: "night-lap", theme: "the Night Lap theme" });
    expect(messages).toEqual([
      expect.stringMatching(/"the Night Lap theme"\. There is no such presentation template; nearest: night-lab/),
    ]);
  });

  test("what a parameter overrules", () => {
    const style = {
      tags: ["dark"],
      avoid: ["light"],
      themeId: "night-lab",
      theme: "use night-lab",
      wishes: { dark: "dark" },
    };
    const { id, messages } = choose(style, "day-report");
    expect(id).toBe("day-report");
    expect(messages).toEqual([
      'Not followed: "use night-lab". The parameter template_family says day-report, and parameters win.',
      'Not (fully) followed: "dark". The parameter template_family says day-report, and parameters win.',
      "The template day-report is light, which was not wanted. The parameter template_family says day-report, and parameters win.",
    ]);
  });
});
