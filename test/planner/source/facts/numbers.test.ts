import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findNumbers } from "../../../../src/planner/source/facts/numbers.ts";

const shown = (text: string, language: string): string[] => findNumbers(text, language).map(({ display }) => display);

describe("quantities", () => {
  test.each<[text: string, language: string, display: string, value: number]>([
    ["It grew by 12.5% last year.", "en", "12.5%", 12.5],
    ["Revenue of $3.2 million came in.", "en", "$3.2 million", 3_200_000],
    ["A fund of US$1.5bn opened.", "en", "US$1.5bn", 1.5e9],
    ["There were 8,323 answers.", "en", "8,323", 8323],
    ["Um 1.234,5 Euro günstiger.", "de", "1.234,5 Euro", 1234.5],
    ["Rund 2,4 Mio. Euro kamen zusammen.", "de", "2,4 Mio. Euro", 2_400_000],
    ["Das sind 3 Milliarden.", "de", "3 Milliarden", 3e9],
    ["Eine Billion hieße 1 Billion.", "de", "1 Billion", 1e12],
    ["Soit 1 200 000 €.", "fr", "1 200 000 €", 1_200_000],
    ["Son 48 por ciento.", "es", "48 por ciento", 48],
    ["Cerca de 2,5 milhões.", "pt", "2,5 milhões", 2_500_000],
    ["Около 1,5 млн рублей.", "ru", "1,5 млн рублей", 1_500_000],
    ["約1億2000万円の売上", "ja", "1億2000万円", 120_000_000],
    ["客の3割が戻った", "ja", "3割", 30],
    ["超过2千万人使用", "zh", "2千万人", 20_000_000],
    ["매출은 3만 5000원", "ko", "3만", 30_000],
    ["लगभग 12,34,567 लोग", "hi", "12,34,567", 1_234_567],
    ["करीब 5 लाख रुपये", "hi", "5 लाख रुपये", 500_000],
    ["بنسبة ٤٨٪ فقط", "ar", "٤٨٪", 48],
    ["نحو 3 ملايين", "ar", "3 ملايين", 3_000_000],
    ["כ-60 משפחות", "he", "60", 60],
    ["It fell to -4 °C at night.", "en", "-4 °C", -4],
    ["About 7 out of 10 agree.", "en", "7 out of 10", 0.7],
    ["Stalls booked: 34 of 48", "en", "34 of 48", 34 / 48],
    ["Between 10–20% dropped out.", "en", "10–20%", 10],
    ["A 45-minute walk", "en", "45-minute", 45],
    ["Stretches of 90 minutes, at least", "en", "90 minutes", 90],
    ["Bis zu 400 Liter Wasser", "de", "400 Liter", 400],
    ["More than 100+ users", "en", "100+", 100],
    ["El aire tiene 14 µg/m³ de polvo.", "es", "14 µg/m³", 14],
    ["待ち時間は20分だった", "ja", "20分", 20],
  ])("%s", (text, language, display, value) => {
    const [found] = findNumbers(text, language);
    expect(found?.display).toBe(display);
    expect(found?.value).toBeCloseTo(value, 6);
  });

  test.each([
    ["Version 2.1.4 of HTTP/2 on port 80:80", "en"],
    ["See Figure 3, section 4 and page 12", "en"],
    ["COVID-19, H2O, 5G and 3D", "en"],
    ["At 10:30 on the 3rd floor", "en"],
    ["Apache License 2.0", "en"],
    ["Am 3. Tag", "de"],
    ["From 11 a.m. to 7 p.m.", "en"],
    ["毎朝4時に", "ja"],
    ["毎朝7時20分のバスに乗る", "ja"],
    ["早上7点20分出发", "zh"],
    ["아침 7시 20분에 떠난다", "ko"],
  ])("no quantities in: %s", (text, language) => {
    expect(shown(text, language)).toEqual([]);
  });

  test("names the word that is counted", () => {
    expect(findNumbers("40 members and 3 of us", "en").map(({ unit }) => unit)).toEqual(["members", undefined]);
  });

  test("any text: spans are slices, in order, finite", () => {
    const part = fc.constantFrom(
      "12",
      "1,2",
      "1.234",
      " ",
      "%",
      "$",
      "€",
      "–",
      "-",
      ".",
      "万",
      "億",
      "Mio.",
      "km",
      "a",
      "٤",
      " in ",
      "x",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const text = parts.join("");
        let last = 0;
        for (const { span, display, value } of findNumbers(text, "en")) {
          expect(text.slice(span.start, span.end)).toBe(display);
          expect(span.start).toBeGreaterThanOrEqual(last);
          expect(Number.isFinite(value)).toBe(true);
          last = span.end;
        }
      }),
    );
  });
});
