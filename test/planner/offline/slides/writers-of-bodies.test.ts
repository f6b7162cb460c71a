import { describe, expect, test } from "vitest";
import { proposeSlides } from "../../../../src/planner/offline/slides/propose.ts";
import { storyline } from "../../../../src/planner/offline/storyline/storyline.ts";
import { digestOf } from "../../../support/planning.ts";
import { best, proposal } from "../../../support/proposals.ts";

test("entries that begin with their figures are figures with names", async () => {
  const { items } = await proposal(
    "stats",
    "- Time in meetings: 7 hours a week, down from 17\n- Longest quiet stretch: 90 minutes, up from 40\n- People who want to go back to an office at all: 4%",
  );
  expect(items.map(({ value, text }) => [value?.text, text?.text])).toEqual([
    ["7 hours", "Time in meetings (a week, down from 17)"],
    ["90 minutes", "Longest quiet stretch (up from 40)"],
    ["4%", "People who want to go back to an office at all"],
  ]);
});

test("a span of figures and a whole are no figures of their own", async () => {
  const { value } = await proposal(
    "stat",
    "A fountain costs between 8,000 and 15,000 euros in most towns. Of 1,630 fountains 14 had to close. Cleaning costs 1,200 euros a year.",
  );
  expect(value.text).toBe("1,200 euros");
});

test("a step too long for its row breaks off instead of being left out", async () => {
  const { items } = await proposal(
    "steps",
    "1. Soak the stone in water\n2. Place the heel of the blade on the wet stone and push it forward in one long and even stroke, then lift it, wipe it and begin again from the other end of the stone\n3. Turn the stone over",
  );
  expect(items.map(({ text }) => text?.text)).toEqual([
    "Soak the stone in water",
    "Place the heel of the blade on the wet stone and push it forward in one long and even stroke, then lift it…",
    "Turn the stone over",
  ]);
});

test("what somebody named says inside a paragraph can be a quotation", async () => {
  const { title, speaker } = await proposal(
    "quote",
    "The ferry starts in June. “Passengers will notice one thing above all: the silence on deck,” said Karin Lund. Fares stay the same.",
  );
  expect([title.text, speaker?.text]).toEqual([
    "Passengers will notice one thing above all: the silence on deck",
    "Karin Lund",
  ]);
});

test("a step that says all before its purpose has no mark of an omission", async () => {
  const { items } = await proposal(
    "steps",
    "1. Soak the stone in water\n2. The apprentice brings the blades of the whole neighbourhood and a list of all the owners to their master to begin the long day of grinding at the mill\n3. Turn the stone over",
  );
  expect(items[1]?.text?.text).toBe(
    "The apprentice brings the blades of the whole neighbourhood and a list of all the owners to their master",
  );
});

test("words of somebody unnamed are no quotation behind a sentence that announces them", async () => {
  const words = "> Nobody who has rowed across in winter will miss the old boat.";
  const typesBehind = async (sentence: string): Promise<readonly string[]> => {
    const digest = await digestOf(`# The ferry\n\n${sentence}\n\n${words}`);
    const [segment] = storyline(digest, 1);
    const slides = segment && proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() });
    return slides?.map(({ type }) => type) ?? [];
  };
  expect(await typesBehind("The paper had an article whose subtitle struck me:")).not.toContain("quote");
  expect(await typesBehind("I like a line by Karin Lund from Malmö:")).toContain("quote");
  expect(await typesBehind("The paper had an article on the boat.")).toContain("quote");
});

test("what counts on from another sentence opens no body", async () => {
  const { title, body } = await proposal(
    "statement",
    "The first mistake is to press too hard. The stone does the work; your hand only guides the blade. The second is to stop too early.",
    "Common mistakes",
  );
  expect(`${title.text} ${body?.text ?? ""}`).not.toContain("The second");
});

test("a sentence too long for a headline may be divided where it sets a part off", async () => {
  const text =
    "The first mayor lived in a narrow house by the water, and in old age he gave it to the council so that children could learn to read.";
  const digest = await digestOf(`# The town\n\n${text}`);
  const [segment] = storyline(digest, 1);
  const slides = segment && proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() });
  expect(slides?.map(({ candidates: [content] }) => content)).toContainEqual(
    expect.objectContaining({
      type: "tip",
      body: expect.objectContaining({ text: expect.stringMatching(/^In old age/) }),
    }),
  );
});

test.each([
  [
    "en",
    "Speed tempts everybody who begins. The first mistake is haste. The second is water that is far too hot.",
    /The second is water/,
  ],
  [
    "es",
    "La prisa tienta a quien empieza. El primer error es la prisa. El segundo es el agua demasiado caliente.",
    /El segundo es el agua/,
  ],
])("%s: a second follows its first", async (_language, text, second) => {
  const { body } = await proposal("tip", text, "Common mistakes of beginners");
  expect(body?.text).toMatch(second);
});

describe("bodies", () => {
  test("open with the head of the section, not with what leans on a skipped sentence", async () => {
    const { body } = await proposal(
      "tip",
      "A rule that is not written down will be broken again. In this town, every rule starts as a page that anyone can read and comment on for two whole days.\n\nQuiet streets also settle the question of sleep for all the families who live there.",
      "Write it down first",
    );
    expect(body?.text).toMatch(/^A rule that is not written down/);
  });

  test.each([
    [
      "en",
      "The bakers’ guild, a club of nine families, has sold its bread on this square every single morning since 1871.",
    ],
    [
      "ja",
      "広場のパン屋の組合は、九つの家族からなる古い団体で、千八百七十一年から毎朝この広場の真ん中でパンを売り続けてきました。",
    ],
  ])("%s: no subject is cut off from its sentence to be a title", async (_language, text) => {
    const digest = await digestOf(text);
    const [segment] = storyline(digest, 1);
    const contents =
      segment === undefined ? [] : proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() });
    expect(contents.filter(({ type }) => type === "tip")).toEqual([]);
  });

  test("have at most fifty words", async () => {
    const sentence = "The council plants a tall lime tree in front of every school of the town.";
    const { body } = await proposal(
      "tip",
      Array.from({ length: 6 }, () => sentence).join(" "),
      "Why trees matter here",
    );
    expect((body?.text.split(" ") ?? []).length).toBeLessThanOrEqual(50);
  });

  test.each([
    ["en", "Who looks after lost children? The fire brigade did it last year. Alma asks the scouts about it."],
    [
      "de",
      "Wer kümmert sich um verlorene Kinder? Die Feuerwehr hat das im letzten Jahr getan. Alma fragt nun die Pfadfinder.",
    ],
    [
      "es",
      "¿Quién cuida a los niños perdidos? Los bomberos lo hicieron el año pasado. Alma pregunta a los exploradores.",
    ],
  ])("%s: a question inside a paragraph is answered by what follows it", async (_language, text) => {
    const { title, body } = await proposal("qa", text, "Open points of the day");
    expect(title.text.endsWith("?")).toBe(true);
    expect(body.text).toMatch(/^(?:The fire|Die Feuerwehr|Los bomberos)/);
  });
});

test.each([
  ["en", "Do I need my own phone?", "No. The system runs in every browser of the house.", /^No\. The system/],
  [
    "de",
    "Brauche ich ein eigenes Telefon?",
    "Nein. Das System läuft in jedem Browser des Hauses.",
    /^Nein\. Das System/,
  ],
])("%s: an answer keeps its yes or no", async (_language, heading, text, answer) => {
  expect((await proposal("qa", text, heading)).body.text).toMatch(answer);
});

test("entries that open with the same word speak of what the title names", async () => {
  const { items } = await proposal(
    "list",
    "- It does not look into files\n- It does not follow links\n- It does not run at night",
    "What the tool does not do",
  );
  expect(items).toHaveLength(3);
});

test("bare counts of different things are figures, not bars", async () => {
  const { items } = await proposal("stats", "- Members: 31,000\n- Loans a year: 118,000\n- Repairs: 9,200", "Numbers");
  expect(items.map(({ value, text }) => [value?.text, text?.text])).toEqual([
    ["31,000", "Members"],
    ["118,000", "Loans a year"],
    ["9,200", "Repairs"],
  ]);
});

test("an outline's entry heads what stands under it", async () => {
  const digest = await digestOf(
    "# The town\n\n- Improving the batch run:\n  - Do less work twice\n  - Share work across machines\n  - Defer what can wait\n- Improving the editor",
  );
  const [segment] = storyline(digest, 1);
  const slides = segment && proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() });
  const nested = slides?.find(({ candidates: [{ title }] }) => title.text === "Improving the batch run");
  expect(nested?.candidates[0]).toMatchObject({ type: "list", items: [{}, {}, {}] });
});

test("two sections of lists are set against each other", async () => {
  const sides = await proposal(
    "comparison",
    "### Classic station\n\n- $24,000 to build\n- Ready in eight months\n\n### Tidewatch\n\n- $1,100 to build\n- Ready in 40 minutes",
  );
  expect([sides.left.heading.text, sides.right.heading.text]).toEqual(["Classic station", "Tidewatch"]);
});

test("structure beats prose, and prose is never empty", async () => {
  expect(await best("- Lime: 50%\n- Maple: 30%\n- Oak: 20%")).toBe("chart");
  expect(await best("Trees cool the town. A lime tree drinks four hundred litres on a hot day.")).toBe("tip");
  expect(await best("Trees cool the town on hot summer days.")).toBe("statement");
});

describe("questions and what answers them", () => {
  const GOATS =
    "The goats of the village outnumber the sheep by far. Nobody counts the sheep of the village in winter.\n\n";

  test("a question for yes or no takes the sentence that decides, not the first", async () => {
    const text = `The goats of the village outnumber the sheep by far.\n\nA fence was essential for the young goats of the village.`;
    expect((await proposal("qa", text, "Did we need a fence?")).body.text).toBe(
      "A fence was essential for the young goats of the village.",
    );
  });

  test("what decides nothing answers no such question", async () => {
    const text = "The goats of the village outnumber the sheep by far. Goats like the slope behind the old mill.";
    await expect(proposal("qa", text, "Did we need a fence?")).rejects.toThrow("no qa");
  });

  test("one camp is no answer where another follows", async () => {
    const text =
      "Some people think that every goat needs a bell. The bell tells where the goat is.\n\nOn the other hand, a bell wakes the village. A bell for the eldest goat is enough for the herd.";
    expect((await proposal("qa", text, "When does a goat get a bell?")).body.text).toContain("eldest goat");
  });

  test("where a list stands first, it answers, and not the prose behind it", async () => {
    const text =
      "A bell does much for the herd:\n\n- it tells where the goats are\n- it keeps the wolf away\n- it wakes the herdsman\n\nNot every goat likes its bell. A goat without one is no worse a goat.";
    expect((await proposal("list", text, "Why do goats wear bells?")).items).toHaveLength(3);
    const prose = text.slice(text.indexOf("Not every"));
    expect((await proposal("qa", prose, "Why do goats wear bells?")).body.text).toContain("Not every goat");
    const covered = text.replace("A bell does much for the herd:", "These:");
    await expect(proposal("qa", covered, "Why do goats wear bells?")).rejects.toThrow("no qa");
  });

  test("an example answers nothing", async () => {
    const text = `${GOATS}Does a goat need a name? For example, the eldest goat of the village is called Blossom by everyone.`;
    await expect(proposal("qa", text, "Names of the goats")).rejects.toThrow("no qa");
  });
});
