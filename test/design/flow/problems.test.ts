import { describe, expect, it } from "vitest";
import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { fitScene } from "../../../src/design/flow/fit.ts";
import { column, row, text, type BoxNode } from "../../../src/design/scene.ts";
import { SlideTexts } from "../../../src/design/text/slide-texts.ts";
import { BODY, PLAIN_THEME, TITLE } from "../../support/plain-theme.ts";

const canvas = { width: 1080, height: 1350 };

async function fit(root: BoxNode, direction: "ltr" | "rtl" = "ltr") {
  const setter = new SlideTexts({ fonts: PLAIN_THEME.tokens.fonts, language: "en", direction });
  await setter.load(root);
  return fitScene(root, { canvas, rtl: direction === "rtl", setter, squeeze: false });
}

/** The lines of a headline in a column of so many px. */
async function setIn(words: string, width: number): Promise<readonly string[]> {
  const node = text("title", fixedPhrase(words), TITLE);
  const result = await fit(column({ padding: [90, (canvas.width - width) / 2] }, node));
  if (!result.ok || node === undefined) throw new Error("should fit");
  return result.fitted.texts.get(node)?.lines.map((line) => line.text) ?? [];
}

const words = (count: number) => fixedPhrase("word ".repeat(count).trim());

describe("fitScene", () => {
  it("keeps the designer's size where there is room", async () => {
    const result = await fit(column({ padding: 90 }, text("title", words(3), TITLE)));
    expect(result).toMatchObject({ ok: true, fitted: { strain: 0 } });
  });

  it("shrinks to the largest size that fits", async () => {
    const node = text("title", words(60), TITLE);
    const result = await fit(column({ padding: 90 }, node));
    if (!result.ok || node === undefined) throw new Error("should fit");
    const size = result.fitted.texts.get(node)?.size ?? 0;
    expect(size).toBeGreaterThan(56);
    expect(size).toBeLessThan(96);
  });

  it("lets a short text keep its size when only a long one has to shrink", async () => {
    const body = text("body", words(215), BODY);
    const title = text("title", words(2), TITLE);
    const result = await fit(column({ padding: 90, gap: 30 }, title, body));
    if (!result.ok || title === undefined || body === undefined) throw new Error("should fit");
    expect(result.fitted.texts.get(title)?.size).toBe(96);
    expect(result.fitted.texts.get(body)?.size).toBeLessThan(40);
  });

  it.each<[string, BoxNode, string]>([
    ["more text than the canvas holds", column({ padding: 90 }, text("body", words(900), BODY)), "overflow"],
    ["text in the unsafe margin", column({}, text("title", words(1), TITLE)), "outside"],
    [
      "two texts over one another",
      column(
        { padding: 90 },
        text("a", words(2), TITLE),
        text("b", words(2), BODY, { absolute: { top: 100, start: 90 } }),
      ),
      "overlap",
    ],
    [
      "a panel over a text",
      column(
        { padding: 90 },
        text("a", words(2), TITLE),
        row({ absolute: { top: 80, start: 80 }, width: 300, height: 300, fill: "#000000" }),
      ),
      "covered",
    ],
    [
      "more lines than allowed",
      column({ padding: 90 }, text("a", words(40), { ...BODY, maxLines: 2 })),
      "too_many_lines",
    ],
  ])("reports %s", async (_, root, kind) => {
    expect(await fit(root)).toMatchObject({ ok: false, problem: { kind } });
  });

  it.each(["$1,200", "€9", "40 %", "Å", "Éé", "grams"])(
    "keeps the ink of %s clear of what stands around it",
    async (shown) => {
      const above = text("kicker", fixedPhrase("Budget gap"), { ...BODY, lineHeight: 1 });
      const below = text("body", fixedPhrase("Ångström"), { ...BODY, lineHeight: 1 });
      const figure = text("value", fixedPhrase(shown), { ...TITLE, role: "figure", size: 420, lineHeight: 0.8 });
      const result = await fit(column({ padding: 90, gap: 20 }, above, figure, below));
      if (!result.ok || above === undefined || figure === undefined || below === undefined)
        throw new Error("should fit");
      const { texts, root } = result.fitted;
      const inkOf = (node: typeof figure) => {
        const y = root.children.find((placed) => placed.node === node)?.rect.y ?? Number.NaN;
        const ink = texts.get(node)?.ink;
        return { top: y + (ink?.top ?? Number.NaN), bottom: y + (ink?.bottom ?? Number.NaN) };
      };
      expect(inkOf(above).bottom).toBeLessThan(inkOf(figure).top + 6);
      expect(inkOf(figure).bottom).toBeLessThan(inkOf(below).top + 6);
    },
  );

  it("sets a headline smaller rather than hyphenating it", async () => {
    const node = text("title", fixedPhrase("Verantwortungsbewusste"), { ...TITLE, size: 110 });
    const result = await fit(column({ padding: [90, 140] }, node));
    if (!result.ok || node === undefined) throw new Error("should fit");
    expect(result.fitted.texts.get(node)).toMatchObject({ divided: "no" });
    expect(result.fitted.texts.get(node)?.size).toBeLessThan(110);
  });

  it("sets a short entry smaller rather than dividing a word of it", async () => {
    const node = text("item-1-text", fixedPhrase("Verantwortungsbewusste"), { ...BODY, size: 90 });
    const result = await fit(column({ padding: [90, 190] }, node));
    if (!result.ok || node === undefined) throw new Error("should fit");
    expect(result.fitted.texts.get(node)?.divided).toBe("no");
  });

  it("sets a headline a little smaller rather than beginning it with a stub of a line", async () => {
    const phrase = fixedPhrase("Loi n°78-753 du 17 juillet 1978, dite loi CADA");
    const broken = await setIn(phrase.text, 700);
    expect(broken).not.toContain("Loi");
    expect(broken[0]).toMatch(/^Loi n°78-753/u);
  });

  it("cuts a word without break opportunity only at the smallest size", async () => {
    const node = text("title", fixedPhrase("x".repeat(120)), TITLE);
    const result = await fit(column({ padding: 90 }, node));
    if (!result.ok || node === undefined) throw new Error("should fit");
    expect(result.fitted.texts.get(node)?.divided).toBe("cut");
  });
});
