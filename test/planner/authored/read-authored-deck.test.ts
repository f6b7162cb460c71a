import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contentPhrases } from "../../../src/deck/content-phrases.ts";
import type { SlideContent } from "../../../src/deck/slide-content.ts";
import { readAuthoredDeck, type AuthoredDeck } from "../../../src/planner/authored/read-authored-deck.ts";
import { compareWords, contentTexts, lostWords, verbatimReport } from "../../../src/planner/authored/verbatim.ts";
import { visibleText } from "../../../src/planner/authored/visible-text.ts";
import type { PlanRequest } from "../../../src/planner/planner.ts";

const request = (content: string, more: Partial<PlanRequest> = {}): PlanRequest => ({
  content,
  format: "presentation",
  language: "English",
  useWebSearch: false,
  ...more,
});

async function deck(content: string, more: Partial<PlanRequest> = {}): Promise<AuthoredDeck> {
  const found = await readAuthoredDeck(request(content, more));
  if (found === undefined) throw new Error("not read as a deck");
  return found;
}

/** The slide a section becomes between a cover and a closing slide. */
async function slide(section: string): Promise<SlideContent> {
  const { plan, source } = await deck(`# Cover\n\n---\n\n${section}\n\n---\n\n# The end`);
  expect(verbatimReport(plan, source)).toEqual({ missing: [], added: [] });
  const content = plan.slides[1]?.candidates[0];
  if (content === undefined) throw new Error("no such slide");
  return content;
}

const BIG = `data:image/png;base64,${"iVBORw0KGgo".repeat(300)}`;
const NO_WORDS = { text: "", sources: [] };
const texts = (content: unknown): unknown =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "object" && value !== null && "sources" in value && "text" in value ? value.text : value,
  );

describe("what is a deck", () => {
  test.each([
    ["vertical slides of reveal.js", "# A\n\n---\n\n# B\n\n--\n\n# B2\n\n---\n\n# C", 4],
    ["any rule in Marp", "---\nmarp: true\n---\n\n# A\n\n***\n\n# B\n\n- - -\n\n# C", 3],
    ["Marp's heading divider", "---\nmarp: true\nheadingDivider: 2\n---\n\n# A\n\n## B\n\n### b\n\n## C", 3],
    ["pictures that are longer than any text", `# A\n\n---\n\n![p](${BIG})\n\n---\n\n![q](${BIG})`, 3],
    ["two rules", "# A\n\n---\n\n# B\n\n---\n\n# C", 3],
    ["rules at both ends", "---\n\n# A\n\n---\n\n# B\n\n---\n\n# C\n\n---\n", 3],
    ["dashes in code", "# A\n\n---\n\n```yaml\n---\na: 1\n---\n```\n\n---\n\n# C", 3],
    ["a setext heading", "# A\n\n---\n\nB\n---\ntext\n\n---\n\n# C", 3],
    ["dashes in a comment", "# A\n\n---\n\n# B\n\n<!-- notes:\n---\n-->\n\n---\n\n# C", 3],
    ["rules below lists and tables", "# A\n\n- a\n---\n\n| a |\n|---|\n| b |\n---\n\n# C", 3],
    ["front matter", "---\ntitle: T\n---\n\n# A\n\n---\n\n# B\n\n---\n\n# C", 3],
    [
      "front matter of single slides",
      "---\ntheme: seriph\ntransition: fade\n---\n\n# A\n\n---\nlayout: center\n---\n\n# B\n\n---\n\n# C",
      3,
    ],
  ])("%s", async (_, content, count) => {
    expect((await deck(content)).plan.slides).toHaveLength(count);
  });

  const article = "A sentence of an article that goes on for a while and says something about trees. ".repeat(14);
  test.each([
    ["no rule", "# A\n\ntext"],
    ["a single rule", "# A\n\ntext\n\n---\n\nmore"],
    ["signatures of mails", "Hello\n\n--\nAnn\n\nAnswer\n\n--\nBob\n\nLast word\n\n--\nCy"],
    ["a mail with rules", "From: Ann\nSubject: Boats\n\nOne\n\n---\n\nTwo\n\n---\n\nThree"],
    ["front matter and a single rule", "---\ntitle: T\nlayout: post\n---\n\ntext\n\n---\n\nmore"],
    ["chapters between rules", `${article}\n\n---\n\n${article}\n\n---\n\n${article}`],
    ["underlined headings", "A\n---\n\ntext\n\nB\n---\n\ntext\n\nC\n---\n\ntext"],
  ])("an article: %s", async (_, content) => {
    expect(await readAuthoredDeck(request(content))).toBeUndefined();
  });

  test("another slide count makes it an article, the same one does not", async () => {
    const content = "# A\n\n---\n\n# B\n\n---\n\n# C";
    expect(await readAuthoredDeck(request(content, { slideCount: 5 }))).toBeUndefined();
    expect((await deck(content, { slideCount: 3 })).plan.slides).toHaveLength(3);
  });

  test("too many or too few sections are refused by name and limit", async () => {
    const sections = (count: number): string =>
      Array.from({ length: count }, (_, at) => `# Slide ${at}`).join("\n\n---\n\n");
    await expect(readAuthoredDeck(request(sections(21)))).rejects.toMatchObject({
      code: "validation_error",
      message: expect.stringMatching(/^content: .*21 slides.*3 to 20/),
      details: { issues: [{ path: "content" }] },
    });
    expect((await deck(sections(21), { format: "carousel" })).plan.slides).toHaveLength(21);
    await expect(readAuthoredDeck(request("---\nmarp: true\n---\n# A\n\n---\n\n# B"))).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe("comments", () => {
  const notesOf = async (section: string, head = ""): Promise<string | undefined> =>
    (await deck(`${head}# A\n\n---\n\n${section}\n\n---\n\n# C`)).plan.slides[1]?.notes;

  test.each([
    ["named notes", "# B\n\n<!-- notes: Say this.\nAnd that. -->", "Say this.\nAnd that."],
    ["type and notes in one", "# B\n\n<!-- type: section\nnotes: Say this. -->", "Say this."],
    ["the last plain comment", "# B\n\n<!-- draft -->\n\n<!-- Say this. -->", "Say this."],
    ["directives are no notes", "# B <!-- fit -->\n\n<!-- _class: lead -->\n\n<!-- .slide: data-x -->", ""],
    ["reveal.js", "# B\n\ntext\n\nNote:\nSay this.\nAnd that.", "Say this.\nAnd that."],
  ])("%s", async (_, section, notes) => {
    expect(await notesOf(section)).toBe(notes);
  });

  test("Marp takes every plain comment", async () => {
    const head = "---\nmarp: true\n---\n\n";
    expect(await notesOf("# B\n\n<!-- One. -->\n\n<!-- Two. -->", head)).toBe("One.\n\nTwo.");
  });

  test("no comment reaches a slide", async () => {
    const { plan } = await deck("# A\n\n---\n\n# B\n\n<!-- secret -->\n\ntext\n\n---\n\n# C");
    expect(JSON.stringify(plan.slides.map(({ candidates }) => candidates))).not.toContain("secret");
  });
});

describe("slide types by evidence", () => {
  test.each<[section: string, content: unknown]>([
    ["## Then\n\n1. One\n2. Two", { type: "steps", title: "Then", items: [{ text: "One" }, { text: "Two" }] }],
    [
      "## Then\n\nIn order:\n\n1. One\n2. Two",
      { type: "steps", kicker: "In order:", title: "Then", items: [{ text: "One" }, { text: "Two" }] },
    ],
    [
      "## Points\n\n- **Ask.** It is cheap.\n- Wait",
      { type: "list", title: "Points", items: [{ label: "Ask", text: "It is cheap." }, { text: "Wait" }] },
    ],
    [
      "## To do\n\n- [x] Oats\n- [ ] Milk",
      { type: "checklist", title: "To do", items: [{ text: "Oats" }, { text: "Milk" }] },
    ],
    [
      "## History\n\n- 1990: Start\n- 2001: Middle\n- 2020: End",
      {
        type: "timeline",
        title: "History",
        items: [
          { label: "1990", text: "Start" },
          { label: "2001", text: "Middle" },
          { label: "2020", text: "End" },
        ],
      },
    ],
    [
      "## In numbers\n\n- 48% of teams\n- 3 days a week",
      {
        type: "stats",
        title: "In numbers",
        items: [
          { value: "48%", text: "of teams" },
          { value: "3 days", text: "a week" },
        ],
      },
    ],
    ["# 73%\n\nof people walk", { type: "stat", value: "73%", title: "of people walk" }],
    ["> Trees are patient.\n> — Mara Lind", { type: "quote", title: "Trees are patient.", speaker: "Mara Lind" }],
    [
      "## Meals\n\n| Meal | Minutes |\n|--|--|\n| Toast | 4 |",
      { type: "table", title: "Meals", columns: ["Meal", "Minutes"], rows: [["Toast", "4"]] },
    ],
    [
      "## Code\n\n```js\nconst a = 1;\n  b();\n```",
      { type: "code", title: "Code", code: "const a = 1;\n  b();", syntax: "js" },
    ],
    [
      "## Two ways\n\n### Toast\n\n- fast\n\n### Oats\n\n- warm",
      {
        type: "comparison",
        title: "Two ways",
        left: { heading: "Toast", items: ["fast"] },
        right: { heading: "Oats", items: ["warm"] },
      },
    ],
    [
      "## Home\n\n### Pros\n- Quiet\n\n### Cons\n- Lonely",
      {
        type: "pros_cons",
        title: "Home",
        left: { heading: "Pros", items: ["Quiet"] },
        right: { heading: "Cons", items: ["Lonely"] },
      },
    ],
    ["## Why coffee?\n\nIt wakes.", { type: "qa", title: "Why coffee?", body: "It wakes." }],
    [
      "## Tools\n\n- Garden\n  - Spade\n  - Rake\n- Patience",
      { type: "list", title: "Tools", items: [{ label: "Garden", text: "Spade\u00a0· Rake" }, { text: "Patience" }] },
    ],
    [
      "## Two lists\n\nBefore:\n\n- Mails\n\nAfter:\n\n- A board",
      {
        type: "before_after",
        title: "Two lists",
        left: { heading: "Before:", items: ["Mails"] },
        right: { heading: "After:", items: ["A board"] },
      },
    ],
    ["![A tree](t.png)", { type: "image", title: "A tree" }],
    ["| a | b |\n|--|--|\n| c | d |", { type: "table", title: "", columns: ["a", "b"], rows: [["c", "d"]] }],
    ["## Part two", { type: "section", title: "Part two" }],
    [
      "## Key takeaways\n\n- One\n- Two",
      { type: "recap", title: "Key takeaways", items: [{ text: "One" }, { text: "Two" }] },
    ],
    ["## Agenda\n\n- One\n- Two", { type: "agenda", title: "Agenda", items: [{ text: "One" }, { text: "Two" }] }],
    [
      "## A walk\n\n![A tree](t.png)\n\nIn the park.",
      { type: "image", title: "A walk", body: "In the park.", alt: "A tree" },
    ],
    ["## A walk\n\nIn the park.\n\nAlone.", { type: "tip", title: "A walk", body: "In the park.\nAlone." }],
    ["We stop here for a moment.", { type: "statement", title: "We stop here for a moment." }],
    ["See https://example.com/a/b :tada:", { type: "statement", title: "See https://example.com/a/b :tada:" }],
  ])("%s", async (section, content) => {
    expect(texts(await slide(section))).toEqual(content);
  });

  test("first and last", async () => {
    const { plan } = await deck("# Deck\n\nA subtitle\n\n---\n\n# B\n\n---\n\n# Thank you\n\nmara@example.com");
    expect(texts(plan.slides.map(({ candidates }) => candidates[0]))).toEqual([
      { type: "cover", title: "Deck", body: "A subtitle" },
      { type: "section", title: "B" },
      { type: "closing", title: "Thank you", body: "mara@example.com" },
    ]);
    expect(plan).toMatchObject({ title: "Deck", planner: "authored", language: "en", direction: "ltr" });
  });
});

describe("types asked for", () => {
  test.each<[section: string, content: unknown]>([
    [
      "<!-- type: stat -->\n## Adoption\n\n**48%** of all teams",
      { type: "stat", kicker: "Adoption", value: "48%", title: "of all teams" },
    ],
    [
      "<!-- type: chart -->\n## Share\n\n- Tea: 40%\n- Coffee: 60%",
      {
        type: "chart",
        title: "Share",
        kind: "donut",
        points: [
          { label: "Tea", value: 40, display: "40%" },
          { label: "Coffee", value: 60, display: "60%" },
        ],
      },
    ],
    [
      "<!-- type: myth_fact -->\n## Light\n\nMyth: It is fast.\n\nFact: It is faster.",
      {
        type: "myth_fact",
        title: "Light",
        left: { heading: "Myth", items: ["It is fast."] },
        right: { heading: "Fact", items: ["It is faster."] },
      },
    ],
    [
      "<!-- type: cta -->\n# Try it\n\nIt is free.\n\nStart now",
      { type: "cta", title: "Try it", body: "It is free.", action: "Start now" },
    ],
    [
      "<!-- type: definition -->\n# Tree\n\nA tall plant.",
      { type: "definition", title: "Tree", body: "A tall plant." },
    ],
    ["<!-- type: takeaway -->\n# Plant trees", { type: "takeaway", title: "Plant trees" }],
  ])("%s", async (section, content) => {
    expect(texts(await slide(section))).toEqual(content);
  });

  test("a type that can't hold the words gives way, with a warning", async () => {
    const { plan } = await deck("# A\n\n---\n\n<!-- type: stat -->\n# No figure\n\nJust words.\n\n---\n\n# C");
    expect(plan.slides[1]?.candidates[0].type).toBe("tip");
    expect(plan.warnings).toMatchObject([{ code: "slide_type_not_used", message: expect.stringContaining("Slide 2") }]);
  });
});

describe("decks of other tools", () => {
  const fixture = (name: string): string => readFileSync(`test/fixtures/decks/${name}.md`, "utf8");

  test.each([
    ["marp", ["cover", "list", "table", "quote", "image", "closing"], ["dark"]],
    ["slidev", ["cover", "comparison", "code", "image", "quote", "closing"], ["dark"]],
    ["reveal", ["cover", "list", "list", "comparison", "tip", "image", "closing"], []],
  ])("%s", async (name, types, tags) => {
    const { plan, source } = await deck(fixture(name));
    expect(plan.slides.map(({ candidates }) => candidates[0].type)).toEqual(types);
    expect(plan.style.tags).toEqual(tags);
    expect(verbatimReport(plan, source)).toEqual({ missing: [], added: [] });
    expect(plan.warnings).toEqual([]);
    const shown = plan.slides.flatMap(({ candidates }) => contentTexts(candidates[0])).join("\n");
    expect(shown).not.toMatch(/<|>|::|class=|w:300|bg right|data:image|fragment|v-click/);
  });

  test("notes: comments, notes asides, Note lines", async () => {
    const notes = async (name: string): Promise<string[]> =>
      (await deck(fixture(name))).plan.slides.map((each) => each.notes);
    expect((await notes("marp"))[1]).toBe("Mention the sleeper that was cut in 2009.");
    expect((await notes("slidev"))[3]).toBe("The number is from March.");
    expect((await notes("reveal")).filter((each) => each !== "")).toEqual([
      "Bring the jar with worms.",
      "Meat draws rats.\nSay it twice.",
      "Squeeze test: one drop.",
    ]);
  });

  test("a picture in the text is the slide's picture; one that has no place is named", async () => {
    const { plan } = await deck(fixture("marp"));
    expect(plan.slides[4]?.candidates[0]).toMatchObject({
      type: "image",
      title: { text: "The view" },
      alt: { text: "The lake from the berth" },
      picture: expect.stringMatching(/^data:image\/png;base64,/),
    });
    const [, url = ""] = /\((data:[^)]*)\)/.exec(fixture("marp")) ?? [];
    const alone = await deck(`# Alpha\n\n---\n\n![](${url})\n\n---\n\n# Beta\n\n- one\n- two\n\n![](${url})`);
    expect(alone.plan.slides[1]?.candidates[0]).toMatchObject({ type: "image", picture: url });
    expect(alone.plan.warnings).toMatchObject([
      { code: "picture_left_out", message: expect.stringContaining("Slide 3") },
    ]);
  });

  test("instructions win over the looks of front matter", async () => {
    const light = await deck(fixture("marp"), { instructions: "light, please" });
    expect(light.plan.style.tags).toEqual(["light"]);
    expect((await deck(fixture("marp"), { instructions: "not dark" })).plan.style.tags).toEqual([]);
  });
});

describe("the proof that no word was lost", () => {
  test.each([
    [
      "buttons and captions of HTML",
      '## B\n\n<div class="banner"><button>Press here</button></div>\n\n<figure><figcaption>A caption</figcaption></figure>',
    ],
    ["footnotes", "## B\n\nWords[^1] here.\n\n[^1]: Below the line."],
    [
      "links, autolinks and references",
      "## B\n\n[docs](https://x.org/a_(b)) <https://y.org> [ref][r]\n\n[r]: https://z.org",
    ],
    ["emphasis inside words", "## B\n\n**bo**ld and *i*talic and 2*3*4"],
    ["a definition list", "## B\n\n<dl><dt>Term</dt><dd>Meaning</dd></dl>"],
    ["indented text in wrappers", "## B\n\n<div>\n  <p>\n    Inside it\n  </p>\n</div>"],
    ["lists in quotes, tasks and call-outs", "## B\n\n> [!NOTE]\n> Mind it\n> - one\n> - two\n\n- [x] done"],
    ["details", "## B\n\n<details><summary>More</summary>\n\nHidden words\n\n</details>"],
  ])("%s", async (_, section) => {
    const { plan } = await deck(`# Alpha\n\n---\n\n${section}\n\n---\n\n# Gamma`);
    expect(plan.warnings).toEqual([]);
  });

  test("visible text is what a reader sees", () => {
    const markdown =
      "# A **b**\n\n![pic](u.png) [l](x) <b>c</b>d\n\n```ts {1}\ncode\n```\n\n1. e\n- [ ] f\n<style>g</style>";
    expect(visibleText(markdown).match(/[a-z]+/gi)).toEqual(["A", "b", "l", "cd", "code", "e", "f"]);
  });

  test("a lost word is named", () => {
    expect(lostWords({ slides: [] }, ["# One *two*"])).toEqual(["One", "two"]);
  });
});

test("instructions about wording are reported, looks are taken", async () => {
  const { plan } = await deck("# A\n\n---\n\n# B\n\n---\n\n# C", { instructions: "Dark. Focus on beta. Sing loudly." });
  expect(plan.style.tags).toEqual(["dark"]);
  expect(plan.warnings.map(({ message }) => message).join(" ")).toMatch(/"Sing loudly".*"Focus on beta"/);
});

test("whatever a section is made of, every candidate has all its words and no other", async () => {
  const block = fc.constantFrom(
    "## Heading one",
    "### Below it",
    "Some words here.",
    "- first\n- **Second.** With more\n  - nested child",
    "1. one\n2. two",
    "> A quotation of words.\n> — Ann Lee",
    "| a | b |\n|--|--|\n| c | 4% |",
    "```\ncode here\n```",
    "48% of all",
    "**73%**",
    "- [ ] task",
    "- 2001: then\n- 2002: now\n- 2003: later",
    "Myth: no.\n\nFact: yes.",
    "日本語の文です。",
    "نص عربي قصير.",
    "Why is that?",
    "<div>\n\nIn a wrapper.\n\n</div>",
    '<p class="fragment">In a tag</p>',
    "![A picture](p.png)",
    "**Bold**\n*words*",
    "- a\n  1. b\n     - c\n\n       paragraph in it",
    "A line<br>and another",
    "Term[^1]\n\n[^1]: Note below.",
    "> - quoted item\n> - another",
    "A sentence that is long enough to be split somewhere. And a second sentence that follows the first one, so there are two.",
  );
  const type = fc.option(
    fc.constantFrom("stat", "list", "quote", "chart", "comparison", "steps", "table", "cta", "image", "definition"),
    { nil: undefined },
  );
  const section = fc.tuple(type, fc.array(block, { minLength: 1, maxLength: 6 }));
  await fc.assert(
    fc.asyncProperty(fc.array(section, { minLength: 3, maxLength: 6 }), async (sections) => {
      const content = sections
        .map(([asked, blocks]) => [...(asked === undefined ? [] : [`<!-- type: ${asked} -->`]), ...blocks].join("\n\n"))
        .join("\n\n---\n\n");
      const { plan, source } = await deck(content);
      expect(plan.slides).toHaveLength(sections.length);
      expect(verbatimReport(plan, source)).toEqual({ missing: [], added: [] });
      expect(plan.warnings.filter(({ code }) => code === "wording_changed")).toEqual([]);
      for (const { candidates } of plan.slides) {
        // Descriptions of pictures are no words of a slide.
        const [best, ...others] = candidates.map((each) => (each.type === "image" ? { ...each, alt: NO_WORDS } : each));
        if (best === undefined) throw new Error("no candidate");
        for (const other of others) {
          expect(compareWords(contentTexts(best), contentTexts(other)), `${best.type} → ${other.type}`).toEqual({
            missing: [],
            added: [],
          });
        }
        const single = candidates.flatMap(contentPhrases).filter(({ sources }) => sources.length === 1);
        const slices = single.map(({ sources }) => source.text.slice(sources[0]?.start, sources[0]?.end));
        expect(slices).toEqual(single.map(({ text }) => text));
      }
    }),
    { numRuns: 150 },
  );
});

test.each([
  ["one letter", "a".repeat(30_000)],
  ["pictures without end", "![".repeat(15_000)],
  ["links without end", "[a](".repeat(7_500)],
  ["quotes and lists nested in one line", "> - ".repeat(7_500)],
  ["open tags", "<a ".repeat(10_000)],
  ["open notes", '<aside class="notes">'.repeat(1_400)],
  ["control characters and bidi overrides", "\u0000\u202e\u200b# ".repeat(5_000)],
])("a section of %s, 30,000 characters long, is a slide", async (_, section) => {
  const { plan } = await deck(`# Alpha\n\n---\n\n## Beta\n\n${section}\n\n---\n\n# Gamma`);
  expect(plan.slides.map(({ title }) => title)).toEqual(["Alpha", "Beta", "Gamma"]);
});
