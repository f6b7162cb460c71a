import { describe, expect, test } from "vitest";
import { installedFonts } from "../../src/typeset/node/installed-fonts.ts";
import { Typesetter } from "../../src/typeset/typesetter.ts";
import { prepare, SENTENCES, style, typesetter } from "../support/typeset.ts";

describe("fonts for a text", () => {
  test("come from the companion of the script where the family lacks it", async () => {
    const companions: [string, string, string][] = [
      ["ar", "العمل", "Noto Sans Arabic"],
      ["he", "עבודה", "Noto Sans Hebrew"],
      ["th", "งาน", "Noto Sans Thai"],
      ["ja", "働く", "Noto Sans JP"],
      ["ko", "근무", "Noto Sans KR"],
      ["zh", "办公", "Noto Sans SC"],
    ];
    for (const [language, text, family] of companions) {
      const own = style("Inter", language);
      await typesetter.ensure([{ texts: [text], style: own }]);
      expect(typesetter.familiesUsed(text, own)).toEqual(["Inter", family]);
    }
  });

  test("follow the genre", async () => {
    const own = style("Fraunces", "ru", { genre: "serif" });
    await prepare("Работа", own);
    expect(typesetter.familiesUsed("Работа", own)).toEqual(["Fraunces", "Noto Serif"]);
  });

  test("draw Han characters as the deck's language does", async () => {
    const families = await Promise.all(
      ["zh", "ja", "ko", "zh-TW"].map(async (language) => {
        const own = style("Inter", language);
        await prepare("直", own);
        return typesetter.familiesUsed("直", own)[1];
      }),
    );
    expect(families).toEqual(["Noto Sans SC", "Noto Sans JP", "Noto Sans KR", "Noto Sans SC"]);
  });

  test("keep the weight a display face looks like", () => {
    expect(typesetter.weightOf(style("Archivo Black", "ru"))).toBe(900);
    expect(typesetter.weightOf(style("Space Grotesk", "en", { weight: 900 }))).toBe(700);
  });

  test("come as a display cut where the family has optical sizes", async () => {
    const sizes = ["Fraunces", "Fraunces Display"].map((family) => style(family, "en", { weight: 600 }));
    const widths: number[] = [];
    for (const own of sizes) widths.push((await prepare("Handgloves", own)).advances.at(-1) ?? 0);
    expect(widths[1]).toBeLessThan((widths[0] ?? 0) * 0.95);
  });
});

describe("ensure", () => {
  test("must come first", () => {
    const fresh = new Typesetter(installedFonts());
    expect(() => fresh.prepare("Text", style("Inter"))).toThrow("ensure()");
  });

  test("loads only the slices that are needed", async () => {
    const source = installedFonts();
    const loaded: string[] = [];
    const fresh = new Typesetter({
      families: () => source.families(),
      load: (slice) => {
        loaded.push(slice.file);
        return source.load(slice);
      },
    });
    await fresh.ensure([{ texts: ["Hello"], style: style("Inter") }]);
    await fresh.ensure([{ texts: ["Hello again"], style: style("Inter") }]);
    expect(loaded).toEqual(["inter-latin-wght-normal.woff2"]);
    await fresh.ensure([{ texts: ["Привет"], style: style("Inter", "ru") }]);
    expect(loaded).toEqual(["inter-latin-wght-normal.woff2", "inter-cyrillic-wght-normal.woff2"]);
  });

  test("rejects when a file cannot be read, and tries again later", async () => {
    const source = installedFonts();
    let broken = true;
    const fresh = new Typesetter({
      families: () => source.families(),
      load: (slice) => (broken ? Promise.reject(new Error("gone")) : source.load(slice)),
    });
    const demand = { texts: ["Hello"], style: style("Inter") };
    await expect(fresh.ensure([demand])).rejects.toThrow("gone");
    broken = false;
    await fresh.ensure([demand]);
    expect(fresh.width("Hello", demand.style)).toBeGreaterThan(2);
  });
});

describe("missing glyphs", () => {
  test("are reported and take no room", async () => {
    const own = style("Inter");
    const paragraph = await prepare("Go 🚀 go", own);
    expect(paragraph.missing).toEqual(["🚀"]);
    expect(typesetter.coverable("Go 🚀 go", own)).toEqual({ text: "Go go", missing: ["🚀"] });
    await prepare("Go  go", own);
    expect(typesetter.width("Go 🚀 go", own)).toBeCloseTo(typesetter.width("Go  go", own), 6);
  });

  test("are few: signs in common use have a face", async () => {
    const signs = "←↑→↓⇒➜✓✔✗★☆•■□▲►☑☐♥☀∞≈≤≥√∑∂π½¾①²⁴€₽₹₿№†‡‰⌘⏎";
    for (const family of ["Inter", "Fraunces", "JetBrains Mono", "Archivo Black"]) {
      expect((await prepare(signs, style(family))).missing, family).toEqual([]);
    }
  });

  test.each([
    ["Go 🚀 go", "Go go"],
    ["🚀 Go", "Go"],
    ["Go 🚀", "Go"],
    ["a 🚀🚀 b", "a b"],
    ["a🚀b", "ab"],
    ["🚀", ""],
    ["if x:\n    🚀 = 1  # 🚀\n    y", "if x:\n    = 1  #\n    y"],
  ])("leave no hole behind: %j", async (text, expected) => {
    await prepare(text);
    expect(typesetter.coverable(text, style("Inter")).text).toBe(expected);
  });

  test("are written out where Unicode says how", async () => {
    const own = style("Inter");
    await prepare("⅓ of H₂O", own);
    expect(typesetter.coverable("⅓ of H₂O", own)).toEqual({ text: "1\u20443 of H2O", missing: [] });
  });

  test("do not come from letters dressed up as type", async () => {
    expect((await prepare("𝗕𝗼𝗹𝗱 𝘪𝘵𝘢𝘭𝘪𝘤 𝟙𝟚", style("Inter"))).text).toBe("Bold italic 12");
  });

  test("are what browsers would draw in colour, too", async () => {
    expect((await prepare("⚡ ✅ ❤\ufe0f ✔\ufe0f 🇩🇪", style("Inter"))).missing).toEqual(["⚡", "✅", "🇩🇪"]);
    expect((await prepare("✔\ufe0f")).text).toBe("✔");
  });

  test("never appear as a box", async () => {
    const layout =
      (await prepare("a\u{e000}b\u0378c 🧑‍🚀"), typesetter.layoutLine("a\u{e000}b\u0378c 🧑‍🚀", style("Inter")));
    expect(layout.runs.flatMap(({ glyphs }) => glyphs).every(({ glyph }) => glyph !== 0)).toBe(true);
  });

  test("do not exist in the scripts we promise", async () => {
    for (const [language, sentences] of Object.entries(SENTENCES)) {
      for (const text of sentences) {
        for (const family of ["Inter", "Archivo Black", "Fraunces"]) {
          expect((await prepare(text, style(family, language))).missing, `${family}: ${text}`).toEqual([]);
        }
      }
    }
  });
});

describe("shaping", () => {
  test("drops letter spacing for scripts whose letters join or stack", async () => {
    for (const [text, language] of [
      ["عمل", "ar"],
      ["काम", "hi"],
      ["งาน", "th"],
    ] as const) {
      const plain = (await prepare(text, style("Inter", language))).advances.at(-1);
      const tracked = (await prepare(text, style("Inter", language, { tracking: 0.2 }))).advances.at(-1);
      expect(tracked).toBe(plain);
    }
  });

  test("adds letter spacing once a letter, and sets tracked text without ligatures", async () => {
    const plain = await prepare("efficient", style("Fraunces"));
    const tracked = await prepare("efficient", style("Fraunces", "en", { tracking: 0.1 }));
    expect(plain.runs[0]?.glyphs.length).toBeLessThan(9);
    expect(tracked.runs[0]?.glyphs.length).toBe(9);
    const loose = await prepare("efficient", style("Fraunces", "en", { tracking: 0.2 }));
    expect((loose.advances.at(-1) ?? 0) - (tracked.advances.at(-1) ?? 0)).toBeCloseTo(0.9, 6);
  });

  test("orders mixed directions visually and mirrors brackets", async () => {
    const own = style("Noto Sans Hebrew", "he");
    await prepare("שלום (2024) abc", own);
    const layout = typesetter.layoutLine("שלום (2024) abc", own);
    const order = layout.runs.flatMap(({ glyphs }) => glyphs).toSorted((a, b) => a.x - b.x);
    const text = order.map(({ cluster }) => layout.text[cluster]).join("");
    expect(text).toBe("abc )2024( םולש");
    const opening = layout.runs.flatMap(({ glyphs }) => glyphs).find(({ cluster }) => layout.text[cluster] === "(");
    await prepare(")", style("Noto Sans Hebrew"));
    const closing = typesetter.layoutLine(")", style("Noto Sans Hebrew")).runs[0]?.glyphs[0];
    expect(opening?.glyph).toBe(closing?.glyph);
  });

  test("measures ink", async () => {
    await prepare("Éy");
    const ink = typesetter.inkBounds("Éy", style("Inter"));
    const { capHeight } = typesetter.metrics(style("Inter"));
    expect(-(ink?.top ?? 0)).toBeGreaterThan(capHeight);
    expect(ink?.bottom).toBeGreaterThan(0.15);
    await prepare(" ");
    expect(typesetter.inkBounds(" ", style("Inter"))).toBeUndefined();
  });
});
