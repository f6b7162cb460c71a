import { describe, expect, test } from "vitest";
import { proposeSlides } from "../../../../src/planner/offline/slides/propose.ts";
import { storyline } from "../../../../src/planner/offline/storyline/storyline.ts";
import { digestOf } from "../../../support/planning.ts";
import { proposal } from "../../../support/proposals.ts";

describe("words of others, terms, questions, code, tables, two sides", () => {
  test("a block quotation with its speaker", async () => {
    const quote = await proposal(
      "quote",
      "> Trees are the cheapest climate machine we have.\n>\n> — Mara Lindqvist, forester",
    );
    expect([quote.title.text, quote.speaker?.text]).toEqual([
      "Trees are the cheapest climate machine we have.",
      "Mara Lindqvist, forester",
    ]);
  });

  test("a quotation without a name is that of whom the paragraph before it lets speak", async () => {
    const quote = await proposal(
      "quote",
      "The town asked for advice. The forester Mara Lindqvist wrote:\n\n> Trees are the cheapest climate machine we have.",
    );
    expect(quote.speaker?.text).toBe("Mara Lindqvist");
  });

  test("of a long quotation one sentence is shown, not all that fit", async () => {
    const quote = await proposal(
      "quote",
      "> A tree that is planted well will shade the street for sixty years and more. We had been digging small pits for so long that nobody in the office remembered who had decided on their size or why.\n>\n> — Mara Lindqvist",
    );
    expect(quote.title.text).toBe("A tree that is planted well will shade the street for sixty years and more.");
  });

  test("notes set apart with a list in them are no quotation", async () => {
    const notes = "> - Plane trees like warm and sunny streets. - Lime trees like deep and moist ground.";
    await expect(proposal("quote", `Trees cool the town in summer.\n\n${notes}`)).rejects.toThrow("no quote");
  });

  test("a dated item: its name is the title, its matter where the name is too long for one", async () => {
    const short = await proposal("statement", "- **1978** – Bridge act: tolls end on all bridges of the valley");
    expect([short.kicker?.text, short.title.text]).toEqual(["1978", "Bridge act"]);
    const name = "Order of the council of 6 June 2005 about the keeping and the mending of bridges";
    const long = await proposal("statement", `- **2005** – ${name}: every village mends its own bridge`);
    expect([long.title.text, long.body?.text]).toEqual(["Every village mends its own bridge", name]);
  });

  test("a term and what it is", async () => {
    const definition = await proposal(
      "definition",
      "A tree pit is a hole in the pavement that holds the roots of a street tree. It is often too small.",
      "Tree pit",
    );
    expect([definition.title.text, definition.body.text]).toEqual([
      "Tree pit",
      "A hole in the pavement that holds the roots of a street tree. It is often too small.",
    ]);
  });

  test("a heading that asks, with its answer first", async () => {
    const qa = await proposal(
      "qa",
      "Lime trees need about 400 litres on a hot day. Maples need less water.",
      "How much do trees drink?",
    );
    expect([qa.title.text, qa.body.text]).toEqual([
      "How much do trees drink?",
      "Lime trees need about 400 litres on a hot day. Maples need less water.",
    ]);
  });

  test("a heading that asks why, with the reason first", async () => {
    const qa = await proposal(
      "qa",
      "In the old town a lime tree has a name and a number. Because nobody dug pits for young trees until 1990, the town has no tree of middle age.",
      "Why are there so few trees?",
    );
    expect(qa.body.text).toMatch(/^Because nobody dug pits/u);
  });

  test("code keeps its lines; code that does not fit is not cut", async () => {
    expect((await proposal("code", "Run the count:\n\n```sh\ncount trees \\\n  --year 2024\n```")).code.text).toBe(
      "count trees \\\n  --year 2024",
    );
    await expect(
      proposal("code", `The long one is here for you.\n\n\`\`\`\n${"x".repeat(90)}\n\`\`\``),
    ).rejects.toThrow("no code");
  });

  test("tables stay tables where they fit", async () => {
    const table = await proposal(
      "table",
      "| Place | Share | Price |\n| --- | --- | --- |\n| Home | 51% | $0.42 |\n| Work | 28% | $0.55 |",
    );
    expect(table.columns.map(({ text }) => text)).toEqual(["Place", "Share", "Price"]);
    expect(table.rows).toHaveLength(2);
  });

  test("advantages against drawbacks", async () => {
    const sides = await proposal(
      "pros_cons",
      "### Advantages\n\n- Shade in summer\n- Cleaner air\n\n### Drawbacks\n\n- Leaves in autumn\n- Roots under the road",
    );
    expect([sides.left.heading.text, sides.left.items.length, sides.right.heading.text]).toEqual([
      "Advantages",
      2,
      "Drawbacks",
    ]);
  });

  test("what was said first about a myth stands against the fact", async () => {
    expect(
      (
        await proposal(
          "myth_fact",
          "- Myth: Trees steal the water of the town.\n- Fact: Trees bring rain back into the air.",
        )
      ).right.heading.text,
    ).toBe("Fact");
  });
});

describe("headlines", () => {
  const SHARES = "- Filter coffee: 46%\n- Espresso: 30%\n- Latte: 14%\n- Tea: 10%";

  test.each([
    ["en", "Filter coffee leads by a wide margin.", "Filter coffee leads by a wide margin"],
    ["de", "Filterkaffee liegt in der Stadt weit vorn.", "Filterkaffee liegt in der Stadt weit vorn"],
  ])(
    "%s: a chart is headed by a sentence about it, never by heading and figure",
    async (_language, claim, headline) => {
      expect((await proposal("chart", `${claim}\n\n${SHARES}`, "Drinks")).title.text).toBe(headline);
    },
  );

  test("else by what announces it, else by its heading alone", async () => {
    expect((await proposal("chart", `Here is the share of all cups by kind:\n\n${SHARES}`, "Drinks")).title.text).toBe(
      "The share of all cups by kind",
    );
    expect((await proposal("chart", SHARES, "What is in the cup")).title.text).toBe("What is in the cup");
  });

  test("a heading of one word stays one word over a list and is not padded", async () => {
    expect((await proposal("steps", "1. Dig a wide hole\n2. Set the tree\n3. Water it", "Planting")).title.text).toBe(
      "Planting",
    );
  });

  test("bold words that their sentence goes on from are no title", async () => {
    const body =
      "**In some towns the mayor and his council** alone decide on every new tree that is planted along the streets, year after year.";
    const digest = await digestOf(`# The town\n\n${body}`);
    const [segment] = storyline(digest, 1);
    const titles = segment && proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() });
    expect(titles?.map(({ candidates: [{ title }] }) => title.text)).not.toContain(
      "In some towns the mayor and his council",
    );
  });

  test("a heading that is only a figure is set large over the words under it", async () => {
    const { value, title } = await proposal("stat", "of small rivers had no gauge before we started", "92%");
    expect([value.text, title.text]).toEqual(["92%", "of small rivers had no gauge before we started"]);
  });
});
