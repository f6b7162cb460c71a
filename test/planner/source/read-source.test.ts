import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSource } from "../../../src/planner/source/read-source.ts";
import { expectExactSpans } from "./spans.ts";

const read = (content: string, language = "Auto") => readSource({ content, language });

describe("Markdown", () => {
  test("headings, title and paths", async () => {
    const document = await read("# The title\n\nIntro.\n\n## One\n\nFirst.\n\n### Deep\n\nSecond.\n\n## Two\n\nThird.");
    expect(document.title?.text).toBe("The title");
    expect(document.headings.map(({ depth, text }) => `${depth} ${text}`)).toEqual(["2 One", "3 Deep", "2 Two"]);
    expect(document.units.map(({ id, path, text }) => [id, path, text])).toEqual([
      ["u1", [], "Intro."],
      ["u2", [0], "First."],
      ["u3", [0, 1], "Second."],
      ["u4", [2], "Third."],
    ]);
    expectExactSpans(document);
  });

  test("several top headings are sections, not a title", async () => {
    const document = await read("# One\n\nFirst.\n\n# Two\n\nSecond.");
    expect(document.title).toBeUndefined();
    expect(document.headings).toHaveLength(2);
  });

  test("the first of several top headings is the title where it heads no more than a preface", async () => {
    const document = await read(
      "# Notes from the harbour council\n\nThe council met in May.\n\n# Boats\n\nTwo boats leak.\n\n# Piers\n\nThe pier holds.",
    );
    expect(document.title?.text).toBe("Notes from the harbour council");
    expect(document.headings.map(({ text }) => text)).toEqual(["Boats", "Piers"]);
  });

  test.each(["# 1. How the old harbour works", "# Introduction", "# What does the council decide?"])(
    "%s heads a section like the others",
    async (heading) => {
      const document = await read(
        `${heading}\n\nThe council met in May.\n\n# Boats\n\nTwo boats leak.\n\n# Piers\n\nThe pier holds.`,
      );
      expect(document.title).toBeUndefined();
    },
  );

  test("inline markup goes, words stay; links keep their text and lose their address", async () => {
    const document = await read(
      'A **bold** and *soft* `code()` [link][ref] to [docs](https://x.org "t"), ![pic](p.png) https://example.com/a/b &amp; caf&eacute;.[^1]\n\n[ref]: https://y.org\n[^1]: A note.',
    );
    expect(document.units.map(({ text }) => text)).toEqual([
      "A bold and soft code() link to docs, example.com & café.",
    ]);
    expect(document.units[0]?.strong).toEqual(["bold"]);
  });

  test("spaces around emphasis inside running Japanese only served its marks; a bold opening keeps its own", async () => {
    const document = await read(
      "庭では、 _水と光_ が大切です。 **朝の水** が一番です。\n\n**夜の水** 葉が濡れます。",
      "Japanese",
    );
    expect(document.units.map((unit) => unit.sentences.map(({ text }) => text))).toEqual([
      ["庭では、水と光が大切です。", "朝の水が一番です。"],
      ["葉が濡れます。"],
    ]);
    expect(document.units[0]?.strong).toEqual(["朝の水"]);
    expect(document.units[1]?.label).toBe("夜の水");
  });

  test("comments, Liquid tags and kramdown attributes go, but not inside code", async () => {
    const document = await read(
      "## Why {#why}\n\n<!-- hidden\nlines -->Seen.{: .lead} {% include x %}\n\n```liquid\n{% raw %}<!-- kept -->\n```",
    );
    expect(document.text).not.toContain("hidden");
    expect(document.title?.text).toBe("Why");
    expect(document.units.map(({ text }) => text)).toEqual(["Seen.", "{% raw %}<!-- kept -->"]);
    expect(document.units[1]).toMatchObject({ kind: "code", syntax: "liquid" });
  });

  test("front matter gives title, description and language", async () => {
    const document = await read(
      '---\ntitle: "Von Brot"\ndescription: Ein Blick in den Ofen\nlang: de-AT\n---\n\nTeig ruht.',
    );
    expect(document.title?.text).toBe("Von Brot");
    expect(document.description?.text).toBe("Ein Blick in den Ofen");
    expect(document.language).toBe("de-AT");
    expectExactSpans(document);
  });

  test("list items: lead-ins, tasks, nesting", async () => {
    const document = await read(
      "- **Ask first.** Then act.\n- Leader: whoever called\n- **Bold** starts this one\n- [x] done\n  - child one\n  - child two\n- 2019 - The beginning",
    );
    expect(document.units[0]?.items).toMatchObject([
      { label: "Ask first", text: "Then act." },
      { label: "Leader", text: "whoever called" },
      { text: "Bold starts this one" },
      { text: "done", checked: true, children: [{ text: "child one" }, { text: "child two" }] },
      { label: "2019", text: "The beginning" },
    ]);
    expect(document.units[0]?.items?.[2]).not.toHaveProperty("label");
    expectExactSpans(document);
  });

  test("ordered lists, tables and pictures", async () => {
    const document = await read(
      "1. One\n2. Two\n\n| City | Trees |\n| --- | --: |\n| Bonn | 1,200 |\n\n![A tree](t.png)",
    );
    const [list, table, image] = document.units;
    expect(list).toMatchObject({ kind: "list", ordered: true });
    expect(table?.table?.columns.map(({ text }) => text)).toEqual(["City", "Trees"]);
    expect(table?.table?.rows.map((row) => row.map(({ text }) => text))).toEqual([["Bonn", "1,200"]]);
    expect(image).toMatchObject({ kind: "image", text: "A tree" });
    expectExactSpans(document);
  });

  test("a credit behind a full stop of an unspaced script", async () => {
    const { units } = await read("# 木\n\n> 木は辛抱強いものです。— 山田 花子");
    expect(units).toMatchObject([{ kind: "quote", text: "木は辛抱強いものです。", speaker: { text: "山田 花子" } }]);
  });

  test.each([
    ["> Trees are patient.\n>\n> — Mara Lind", "Mara Lind"],
    ["> Trees are patient.\n> -- Mara Lind", "Mara Lind"],
    ["> “Trees are patient.” — Mara Lind, “A Book”", "Mara Lind"],
    [
      '<aside class="pquote">\n<img src="x">\n  Trees are patient.\n  <p class="credit">\n— @mara, ["Talk"](https://x.org)\n</p>\n</aside>',
      "@mara",
    ],
    ["<blockquote><p>Trees are patient.</p><footer>Mara Lind</footer></blockquote>", "Mara Lind"],
  ])("the speaker of %s", async (source, speaker) => {
    const document = await read(`# On trees\n\n${source}`);
    expect(document.units).toMatchObject([{ kind: "quote", text: "Trees are patient.", speaker: { text: speaker } }]);
    expect(document.facts).toMatchObject([
      { kind: "quotation", text: "Trees are patient.", speaker: { text: speaker } },
    ]);
    expectExactSpans(document);
  });

  test("bold lines are headings, bold openings are labels", async () => {
    const document = await read("# T\n\n**Write it down**\n\nNobody remembers.\n\n**Ask.** It is cheap.");
    expect(document.headings.map(({ text }) => text)).toEqual(["Write it down"]);
    expect(document.units[1]).toMatchObject({
      label: "Ask",
      text: "Ask. It is cheap.",
      sentences: [{ text: "It is cheap." }],
    });
  });

  test("bold lines with a colon are headings where several stand over running text", async () => {
    const several =
      "# The pond\n\n**What helps:**\n\nLeave the reeds alone.\n\n**What harms:**\n\nFeeding ducks kills frogs.\n\n**Tools:**\n\n- net\n- boots";
    const once = "# The pond\n\n**What helps:**\n\nLeave the reeds alone.\n\n**Tools:**\n\n- net\n- boots";
    expect((await read(several)).headings.map(({ text }) => text)).toEqual(["What helps", "What harms", "Tools"]);
    expect((await read(once)).headings).toEqual([]);
  });

  test("a list interrupted by pull quotes is one list", async () => {
    const document = await read("# T\n\n- one\n\n> Said.\n\n- two");
    expect(document.units.map(({ kind, items }) => [kind, items?.length])).toEqual([
      ["list", 2],
      ["quote", undefined],
    ]);
  });
});

describe("HTML", () => {
  test("reads blocks, drops navigation and scripts", async () => {
    const document = await read(
      '<!doctype html><html lang="fr"><head><title>Le pain</title></head><body><nav><a href="/">Accueil</a></nav><h2>La pâte</h2><p>Elle <b>repose</b> douze heures.</p><ul><li>farine</li><li>eau</li></ul><script>alert(1)</script></body></html>',
    );
    expect(document.language).toBe("fr");
    expect(document.text).not.toMatch(/Accueil|alert/);
    expect(document.units.map(({ kind, text }) => [kind, text])).toEqual([
      ["paragraph", "Elle repose douze heures."],
      ["list", "farine\neau"],
    ]);
    expectExactSpans(document);
  });

  test("terms and captions", async () => {
    const { units } = await read(
      "<p>Parts:</p><dl><dt>Inverter</dt><dd>Turns DC into AC.</dd></dl><figure><img src=x alt=Roof><figcaption>In May</figcaption></figure>",
    );
    expect(units[1]?.items).toMatchObject([{ label: "Inverter", text: "Turns DC into AC." }]);
    expect(units.map(({ text }) => text)).toEqual(["Parts:", "Inverter: Turns DC into AC.", "Roof"]);
  });
});

describe("plain text", () => {
  test("title, headings, bullets and hard-wrapped paragraphs", async () => {
    const document = await read(
      [
        "Notes on rain",
        "",
        "Rain falls when drops in a cloud grow too heavy for the air that",
        "carries them, which takes about a million droplets for a single",
        "drop of rain.",
        "",
        "WHAT TO BRING",
        "• a coat",
        "• boots that",
        "  keep water out",
        "",
        "1) Look up",
        "2) Walk on",
      ].join("\n"),
    );
    expect(document.title?.text).toBe("Notes on rain");
    expect(document.headings.map(({ text }) => text)).toEqual(["WHAT TO BRING"]);
    expect(document.units[0]?.sentences).toHaveLength(1);
    expect(document.units[1]?.items?.map(({ text }) => text)).toEqual(["a coat", "boots that keep water out"]);
    expect(document.units[2]).toMatchObject({ kind: "list", ordered: true });
    expectExactSpans(document);
  });

  test("tab-separated lines are a table", async () => {
    const { units } = await read("Month\tCups\nJan\t310\nFeb\t290");
    expect(units[0]?.table?.columns.map(({ text }) => text)).toEqual(["Month", "Cups"]);
    expect(units[0]?.table?.rows).toHaveLength(2);
  });

  test("the header of a message gives the title and goes", async () => {
    const document = await read("Subject: Re: Launch plan\nFrom: Ana\nTo: team\n\nWe launch on 3 June. It costs $12k.");
    expect(document.title?.text).toBe("Launch plan");
    expect(document.units.map(({ text }) => text)).toEqual(["We launch on 3 June. It costs $12k."]);
    expect(document.facts).toMatchObject([{ iso: "--06-03" }, { display: "$12k", value: 12_000 }]);
  });

  test("turns of a conversation keep their speaker", async () => {
    const { units } = await read("Ana: Shall we start?\nBo: Yes, let us.\nAna: What is left?\nBo: Two tasks.");
    expect(units.map(({ speaker, text }) => [speaker?.text, text])).toEqual([
      ["Ana", "Shall we start?"],
      ["Bo", "Yes, let us."],
      ["Ana", "What is left?"],
      ["Bo", "Two tasks."],
    ]);
  });

  test("a paragraph a line is not joined", async () => {
    const long =
      "A line of prose that goes on for far longer than any editor would break it, with more words and more, and then some more words.";
    const { units } = await read(`${long}\n${long}\nShort one.`);
    expect(units).toHaveLength(3);
  });
});

describe("requests without content", () => {
  test("a topic of one line is the title", async () => {
    const document = await readSource({ topic: "Better coffee at home.", language: "Auto" });
    expect(document.title?.text).toBe("Better coffee at home");
    expect(document.units).toEqual([]);
  });

  test("statements among instructions are the material", async () => {
    const instructions = "Make six slides. In the first week 20% of new people decide whether to stay. Friendly tone.";
    const document = await readSource({ instructions, language: "Auto" });
    expect(document.text).toBe("In the first week 20% of new people decide whether to stay.");
  });

  test("nothing gives an empty document", async () => {
    expect(await readSource({ language: "Auto" })).toMatchObject({ text: "", units: [], facts: [], language: "en" });
  });
});

describe("any text", () => {
  const marks = fc.constantFrom(
    ..."# |- |> |* |1. |```|---|===|**|_|`|[|](|<div>|</div>|<aside>|<!--|-->|{%|{{|| a | b ||\t|  |\n|\n\n|“|”|(|:|%|5|2019|. |。|؟|א|न|あ|한|\u202e|\u0000|\ud83d".split(
      "|",
    ),
    "|",
    "| - | - |\n",
  );
  const text = fc.array(
    fc.oneof({ weight: 3, arbitrary: marks }, { weight: 1, arbitrary: fc.string({ unit: "binary" }) }),
    {
      maxLength: 120,
    },
  );

  test("is read without an error, with exact spans and stable ids", async () => {
    await fc.assert(
      fc.asyncProperty(text, async (parts) => {
        const content = parts.join("");
        const document = await read(content, "English");
        expectExactSpans(document);
        expect(document.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n\t]/u);
        expect(document.units.map(({ id }) => id)).toEqual(document.units.map((_, index) => `u${index + 1}`));
        expect(await read(content, "English")).toEqual(document);
      }),
      { numRuns: 250 },
    );
  });

  test.each([
    ["one letter", "a".repeat(36_000)],
    ["one line", "word ".repeat(7_200)],
    ["open brackets", `# T\n\n${"[".repeat(36_000)}`],
    ["links without end", `# T\n\n${"[a](b ".repeat(6_000)}`],
    ["nested quotes", `# T\n\n${"> ".repeat(18_000)}a`],
    ["nested lists", `# T\n\n${Array.from({ length: 200 }, (_, depth) => `${" ".repeat(depth)}- a`).join("\n")}`],
    ["quotes and lists nested in one line", `# T\n\n${"> - ".repeat(9_000)}`],
    ["nested tags", `${"<div>".repeat(7_200)}a`],
    ["nested quote tags", `${"<blockquote>".repeat(3_000)}a`],
    ["open comments", `# T\n\n${"<!--".repeat(9_000)}`],
    ["asterisks", `# T\n\n${"*a_ ".repeat(9_000)}`],
    ["quotation marks", '"a b c d ” “ '.repeat(2_700)],
    ["rows", "|a".repeat(18_000)],
  ])("%s, 36,000 characters long", { timeout: 60_000 }, async (_, content) => {
    expectExactSpans(await read(content, "English"));
  });
});

const corpus = [process.env["SLIDEWRIGHT_CORPUS"], join(import.meta.dirname, "../../../../shared/corpus")]
  .filter((folder) => folder !== undefined)
  .map((folder) => join(folder, "articles"))
  .find((folder) => existsSync(folder));
if (corpus === undefined) console.log("corpus tests skipped: set SLIDEWRIGHT_CORPUS to a folder with articles/");

describe.skipIf(corpus === undefined)("corpus", () => {
  const folder = corpus ?? "";
  const files = corpus === undefined ? [] : readdirSync(folder).filter((name) => /\.(?:md|txt)$/.test(name));
  test.each(files)("%s: its language, title and exact spans", async (name) => {
    const content = readFileSync(join(folder, name), "utf8");
    const document = await read(content);
    expect(document.language).toBe(name.slice(0, 2));
    const title = /^# (.+)$/m.exec(content)?.[1]?.replaceAll("&oacute;", "ó");
    expect([title, undefined]).toContain(name.endsWith(".md") ? document.title?.text : undefined);
    expect(document.units.length).toBeGreaterThan(0);
    expectExactSpans(document);
  });
});
