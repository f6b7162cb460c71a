import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { TypeStyle } from "../../src/typeset/type-style.ts";
import { prepare, SENTENCES, style, typesetter } from "../support/typeset.ts";

const inter = style("Inter");

/** Room for this text on one line at size 100, and hardly more. */
async function roomFor(text: string, own: TypeStyle = inter): Promise<number> {
  return ((await prepare(text, own)).advances.at(-1) ?? 0) * 100 + 1;
}

async function lines(text: string, width: number, own: TypeStyle = inter, balance = false): Promise<string[]> {
  const paragraph = await prepare(text, own);
  return typesetter.breakLines(paragraph, { width, size: 100, balance }).lines.map((line) => line.text);
}

describe("breakLines", () => {
  test("fills lines and trims the blanks they end with", async () => {
    expect(await lines("aaa bbb  ccc ddd", 500)).toEqual(["aaa bbb", "ccc ddd"]);
  });

  test("obeys line feeds and keeps empty lines and indentation", async () => {
    expect(await lines("one\n\n  two", 1000)).toEqual(["one", "", "  two"]);
  });

  test.each([
    ["costs 25 % more", "costs 25", "costs | 25 % more"],
    ["about 10 km away", "about 10", "about | 10 km away"],
    ["about 18 grams of it", "about 18", "about | 18 grams | of it"],
    ["worth $ 500 now", "worth $", "worth | $ 500 now"],
    ["siehe z. B. hier", "siehe z.", "siehe | z. B. hier"],
    ["a note ( here )", "a note (", "a note | ( here )"],
    ["one two — three", "one two", "one | two — | three"],
    ["freedom—an end", "freedom—", "freedom— | an end"],
    ["population 10 000 000", "population 10", "population | 10 000 000"],
  ])("keeps together what belongs together: %s", async (text, room, expected) => {
    const width = Math.max(await roomFor(room), await roomFor(expected.split(" | ")[1] ?? ""));
    expect((await lines(text, width)).join(" | ")).toBe(expected);
  });

  test("parts a figure from its unit rather than overflow", async () => {
    expect(await lines("1234567 kilowatt", 500)).toEqual(["1234567", "kilowatt"]);
    expect(await lines("12345678 km", 480)).toEqual(["12345678", "km"]);
  });

  test("leaves no short word alone on the last line", async () => {
    const text = "wide words wide words wide words on";
    expect(await lines(text, await roomFor("wide words wide words wide words"))).toEqual([
      "wide words wide words wide",
      "words on",
    ]);
    const longer = "the town sends three recommendations to the council";
    expect(await lines(longer, await roomFor("the town sends three recommendations to the"))).toEqual([
      "the town sends three recommendations to",
      "the council",
    ]);
  });

  test("divides words that are too long, in their own language", async () => {
    const german = style("Inter", "de");
    expect(await lines("Verordnung", await roomFor("Verord-", german), german)).toEqual(["Verord-", "nung"]);
    expect(await lines("Verordnung", await roomFor("Verord-"))).toEqual(["Verord-", "nung"]);
    expect(await lines("Internationalization", await roomFor("Internation-"))).toEqual(["Internation-", "alization"]);
  });

  test.each([
    ["over a two-week period", "over a two-", "over a | two-week | period"],
    ["the 200-line change", "the 200-", "the | 200-line | change"],
    ["mais est-ce vrai", "mais est-", "mais | est-ce | vrai"],
  ])("keeps a compound of short parts whole: %s", async (text, room, expected) => {
    expect((await lines(text, await roomFor(room))).join(" | ")).toBe(expected);
  });

  test("keeps Korean particles with Latin words", async () => {
    const korean = style("Noto Sans KR", "ko");
    const room = await roomFor("코드는 GitHub", korean);
    expect(await lines("코드는 GitHub에서", room, korean)).toEqual(["코드는", "GitHub에서"]);
  });

  test("breaks before words that start with a point", async () => {
    expect(await lines("ends in .gov or .mil", await roomFor("ends in .go"))).toEqual(["ends in", ".gov or", ".mil"]);
    expect(await lines("look into /etc", await roomFor("look into /e"))).toEqual(["look into", "/etc"]);
  });

  test.each([
    ["on Friday, 6 February", "on Friday, 6", "on Friday, | 6 February"],
    ["am 12. März wieder", "am 12. Mä", "am | 12. März | wieder"],
    ["from the May 2025 on", "from the May 20", "from the | May 2025 on"],
  ])("keeps the parts of a date together: %s", async (text, room, expected) => {
    expect((await lines(text, await roomFor(room))).join(" | ")).toBe(expected);
  });

  test("parts a date before its year where it is too long for a line", async () => {
    const text = "planning meeting, 6 February 2025";
    expect(await lines(text, await roomFor("6 February 20"), inter, true)).toEqual([
      "planning",
      "meeting,",
      "6 February",
      "2025",
    ]);
  });

  test("parts phrases and figures where it is told to fill its lines", async () => {
    const phrases = await prepare("教えてくれる四季", style("Noto Sans JP", "ja"));
    const dense = typesetter.breakLines(phrases, { width: 520, size: 100, dense: true });
    expect(dense.lines.map((line) => line.text)).toEqual(["教えてくれ", "る四季"]);
    const figure = await prepare("costs 25 % more");
    const room = { width: await roomFor("costs 25"), size: 100, dense: true };
    expect(typesetter.breakLines(figure, room).lines.map((line) => line.text)).toEqual(["costs 25", "% more"]);
  });

  test("does not divide C++", async () => {
    expect(await lines("code in C++ here", await roomFor("code in C+"))).toEqual(["code in", "C++ here"]);
  });

  test("breaks a compound of words at its hyphens", async () => {
    expect(await lines("in Open-Source-Projekten", await roomFor("in Open-Source-"))).toEqual([
      "in Open-Source-",
      "Projekten",
    ]);
  });

  test("keeps a loan word in katakana whole, and says so where it had to divide one", async () => {
    const japanese = style("Noto Sans JP", "ja");
    const text = "新しいプロジェクト";
    expect(await lines(text, await roomFor("新しいプロジェ", japanese), japanese)).toEqual(["新しい", "プロジェクト"]);
    const width = await roomFor("プロジ", japanese);
    const paragraph = await prepare(text, japanese);
    expect(typesetter.breakLines(paragraph, { width, size: 100 }).divided).toBe("hyphenated");
  });

  test.each([
    ["和菓子が教えてくれる四季", 720, "和菓子が | 教えてくれる | 四季"],
    ["ありがとうございました", 720, "ありがとう | ございました"],
    ["その日のうちに食べます", 1020, "その日のうちに | 食べます"],
    ["創業118年の菓子店です", 520, "創業 | 118年の | 菓子店です"],
    ["花が開く二週間前です", 720, "花が開く | 二週間前です"],
    ["評判を築くのに早すぎたり", 720, "評判を築くのに | 早すぎたり"],
    ["落雁は数か月もちます", 520, "落雁は | 数か月 | もちます"],
    ["オープンソースプロジェクト", 1020, "オープンソース | プロジェクト"],
  ])("breaks Japanese between phrases: %s", async (text, width, expected) => {
    const japanese = style("Noto Sans JP", "ja");
    for (const balance of [false, true])
      expect((await lines(text, width, japanese, balance)).join(" | ")).toBe(expected);
  });

  test("divides a Japanese or Chinese word only where nothing else is left, and says so", async () => {
    const japanese = style("Noto Sans JP", "ja");
    const paragraph = await prepare("教えてくれる四季", japanese);
    const divided = (width: number): string => typesetter.breakLines(paragraph, { width, size: 100 }).divided;
    expect(divided(720)).toBe("no");
    expect(divided(420)).toBe("hyphenated");
    expect(await lines("赞助商为开源项目", 520, style("Noto Sans SC", "zh"))).toEqual(["赞助商为", "开源项目"]);
  });

  test("ends balanced lines of Japanese and Chinese at a comma", async () => {
    expect(await lines("通过开源，获得报酬持续发展", 900, style("Noto Sans SC", "zh"), true)).toEqual([
      "通过开源，",
      "获得报酬持续发展",
    ]);
  });

  test("uses soft hyphens where they are and hides the others", async () => {
    const text = "Donau\u00addampf\u00adschiff";
    expect(await lines(text, await roomFor("Donaudampf-"))).toEqual(["Donaudampf-", "schiff"]);
    expect(await lines(text, await roomFor("Donaudampfschiff"))).toEqual(["Donaudampfschiff"]);
  });

  test("cuts between graphemes as the last resort and says so", async () => {
    const text = "x".repeat(40);
    const broken = typesetter.breakLines(await prepare(text, style("Inter", "xx")), { width: 500, size: 100 });
    expect(broken.divided).toBe("cut");
    expect(broken.fits).toBe(true);
    expect(broken.lines.map((line) => line.text).join("")).toBe(text);
  });

  test("says when there are too many lines", async () => {
    const paragraph = await prepare("aaa bbb ccc");
    expect(typesetter.breakLines(paragraph, { width: 250, size: 100, maxLines: 2 }).fits).toBe(false);
    expect(typesetter.breakLines(paragraph, { width: 250, size: 100, maxLines: 3 }).fits).toBe(true);
  });

  test("breaks Korean at spaces and Thai between words", async () => {
    expect(await lines("원격 근무는 우리의", 560, style("Inter", "ko"))).toEqual(["원격 근무는", "우리의"]);
    expect(await lines("การทำงานระยะไกล", 420, style("Inter", "th"))).toEqual(["การทำงาน", "ระยะไกล"]);
  });
});

describe("balanced lines", () => {
  test("are even", async () => {
    expect(await lines("Why remote teams need better rituals", 1700, inter, true)).toEqual([
      "Why remote teams",
      "need better rituals",
    ]);
  });

  test("leave a figure with what it counts where another break is nearly as even", async () => {
    expect(await lines("Set up in all 44 cafés of the town", 1100, inter, true)).toEqual([
      "Set up in all",
      "44 cafés of the town",
    ]);
  });

  test("keep Chinese and Japanese phrases whole", async () => {
    expect(await lines("远程办公正在改变我们的工作方式", 1000, style("Inter", "zh"), true)).toEqual([
      "远程办公正在改变",
      "我们的工作方式",
    ]);
    expect(await lines("リモートワークは働き方を変える", 900, style("Inter", "ja"), true)).toEqual([
      "リモートワークは",
      "働き方を変える",
    ]);
  });

  test("are never more than greedy ones, and never wider than the room", async () => {
    const texts = Object.entries(SENTENCES).flatMap(([language, all]) => all.map((text) => ({ text, language })));
    for (const { text, language } of texts) {
      const paragraph = await prepare(text, style("Inter", language));
      for (const width of [400, 700, 1100]) {
        const greedy = typesetter.breakLines(paragraph, { width, size: 100 });
        const even = typesetter.breakLines(paragraph, { width, size: 100, balance: true });
        expect(even.lines.length).toBeLessThanOrEqual(greedy.lines.length);
        expect(even.fits).toBe(true);
      }
    }
  });
});

describe("any text at any width", () => {
  const alphabet = "ab fi،م لا中。ーกำदि-/(25 %\u00ad\n—«»";
  const letters = fc.constantFrom(...Array.from(alphabet));
  const graphemes = new Intl.Segmenter("en");
  const wild = fc.array(letters, { minLength: 1, maxLength: 60 }).map((parts) => parts.join(""));

  beforeAll(async () => {
    await typesetter.ensure([{ texts: [alphabet], style: inter }]);
  });

  test("loses no letter and overflows no line", () => {
    fc.assert(
      fc.property(wild, fc.integer({ min: 150, max: 2000 }), fc.boolean(), (text, width, balance) => {
        const paragraph = typesetter.prepare(text, inter);
        const broken = typesetter.breakLines(paragraph, { width, size: 100, balance });
        const bare = (value: string): string => value.replace(/[\s\u00ad\u3000-]/g, "");
        expect(bare(broken.lines.map((line) => line.text).join(""))).toBe(bare(paragraph.text));
        for (const line of broken.lines) {
          const parts = Array.from(graphemes.segment(line.text), ({ segment }) =>
            typesetter.width(`${segment}-`, inter),
          );
          expect(line.width).toBeLessThanOrEqual(Math.max(width, Math.max(...parts, 0) * 100) + 0.1);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("measures a line as it is when it is set alone", () => {
    fc.assert(
      fc.property(wild, fc.integer({ min: 300, max: 1500 }), (text, width) => {
        const paragraph = typesetter.prepare(text, inter);
        for (const line of typesetter.breakLines(paragraph, { width, size: 100 }).lines) {
          expect(line.width).toBeCloseTo(typesetter.width(line.text, inter) * 100, 2);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("measures a line in two directions as it is when it is set alone", async () => {
    // Behind Arabic the minus runs to the left, away from its figure; at the beginning of a line it stands before it.
    for (const text of ["aaaا»/-2a", "aaaا (b-2) a", "كتاب (2) - a1"]) {
      const paragraph = await prepare(text);
      for (let width = 60; width <= 600; width += 10) {
        for (const line of typesetter.breakLines(paragraph, { width, size: 100 }).lines) {
          expect(line.width, line.text).toBeCloseTo(typesetter.width(line.text, inter) * 100, 2);
        }
      }
    }
  });

  test("measures lines of real text exactly", async () => {
    for (const [language, texts] of Object.entries(SENTENCES)) {
      const own = style("Fraunces", language, { genre: "serif", weight: 650 });
      for (const text of texts) {
        const paragraph = await prepare(text, own);
        for (const line of typesetter.breakLines(paragraph, { width: 700, size: 100 }).lines) {
          expect(line.width, line.text).toBeCloseTo(typesetter.width(line.text, own) * 100, 2);
        }
      }
    }
  });
});
