import { describe, expect, test } from "vitest";
import { speak } from "../../../src/exports/pdf/glyph-text.ts";
import { prepare, SENTENCES, style, typesetter } from "../../support/typeset.ts";

async function spoken(text: string, language: string, tracking = 0) {
  const own = style("Inter", language, { tracking });
  await prepare(text, own);
  const layout = typesetter.layoutLine(text, own);
  return { layout, ...speak(layout) };
}

describe("speak", () => {
  test("says every text once, whatever glyphs it is drawn with", async () => {
    for (const [language, texts] of Object.entries(SENTENCES)) {
      for (const text of texts) {
        const { stretches } = await spoken(text, language);
        const said = stretches.map(({ glyphs, rtl }) =>
          (rtl ? glyphs.toReversed() : glyphs).map((glyph) => glyph.text).join(""),
        );
        expect(Array.from(said.join("")).sort().join(""), text).toBe(Array.from(text).sort().join(""));
      }
    }
  });

  test("draws every glyph once, as text or silently", async () => {
    for (const [language, [text = ""]] of Object.entries(SENTENCES)) {
      const { layout, stretches, silent } = await spoken(text, language);
      const inked = layout.runs.flatMap(({ instance, glyphs }) =>
        glyphs.filter(({ glyph }) => instance.box(glyph) !== undefined),
      );
      const drawn = stretches.flatMap(({ instance, glyphs }) =>
        glyphs.filter(({ glyph }) => instance.box(glyph) !== undefined && glyph !== 0),
      );
      expect(drawn.length + silent.length, text).toBe(inked.length);
    }
  });

  test("keeps words of one script together, whatever face their blanks come from", async () => {
    expect((await spoken("العمل عن بُعد", "ar")).stretches).toHaveLength(1);
    expect((await spoken("भाषा और लिपि", "hi")).stretches).toHaveLength(1);
  });

  test("makes codes as wide as their clusters, letter spacing included", async () => {
    const { stretches, layout } = await spoken("Wide", "en", 0.2);
    const total = stretches.flatMap(({ glyphs }) => glyphs).reduce((sum, { width }) => sum + width, 0);
    expect(total / 1000).toBeCloseTo(layout.width, 1);
  });
});
