import { describe, expect, test } from "vitest";
import { fitText, type FitRequest } from "../../src/typeset/fit-text.ts";
import { prepare, SENTENCES, style, typesetter } from "../support/typeset.ts";

const box: FitRequest = { width: 900, height: 400, min: 40, max: 160, lineHeight: 1.1 };

describe("fitText", () => {
  test("sets short texts at the largest size", async () => {
    await prepare("Short");
    expect(fitText(typesetter, "Short", style("Inter"), box)).toMatchObject({ size: 160, fits: true });
  });

  test("stays inside the box in every script, as large as it can", async () => {
    for (const [language, texts] of Object.entries(SENTENCES)) {
      for (const text of texts) {
        const own = style("Inter", language);
        await prepare(text, own);
        const fitted = fitText(typesetter, text, own, box);
        expect(fitted.fits).toBe(true);
        expect(fitted.height).toBeLessThanOrEqual(box.height + 0.01);
        expect(fitted.width).toBeLessThanOrEqual(box.width + 0.1);
        const larger = fitText(typesetter, text, own, { ...box, min: fitted.size + 1, max: fitted.size + 1 });
        expect(fitted.size === box.max || !larger.fits || larger.divided !== "no", text).toBe(true);
      }
    }
  });

  test("keeps words whole at a smaller size, and divides them when that would be too small", async () => {
    const own = style("Inter", "de");
    const text = "Verantwortungsbewusste Entscheidung";
    await prepare(text, own);
    expect(fitText(typesetter, text, own, { ...box, max: 110 }).divided).toBe("no");
    const narrow = fitText(typesetter, text, own, { ...box, width: 480, height: 800 });
    expect(narrow.divided).toBe("hyphenated");
    expect(narrow.size).toBeGreaterThan(60);
  });

  test("says so when nothing fits", async () => {
    const text = "Words ".repeat(200).trim();
    await prepare(text);
    expect(fitText(typesetter, text, style("Inter"), box)).toMatchObject({ size: 40, fits: false });
  });
});
