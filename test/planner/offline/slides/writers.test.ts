import { describe, expect, test } from "vitest";
import type { SlideContent } from "../../../../src/deck/slide-content.ts";
import type { SlideType } from "../../../../src/deck/slide-types.ts";
import { proposeSlides } from "../../../../src/planner/offline/slides/propose.ts";
import { storyline } from "../../../../src/planner/offline/storyline/storyline.ts";
import { digestOf } from "../../../support/planning.ts";

/** The best slide of a type that a section under one heading is made into. */
async function proposal<T extends SlideType>(
  type: T,
  body: string,
  heading = "Trees in town",
): Promise<Extract<SlideContent, { type: T }>> {
  const digest = await digestOf(`# The town\n\n## ${heading}\n\n${body}`);
  const [segment] = storyline(digest, 1);
  if (segment === undefined) throw new Error("no segment");
  const contents = proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() }).map(
    ({ candidates: [content] }) => content,
  );
  const found = contents.find((content): content is Extract<SlideContent, { type: T }> => content.type === type);
  if (found === undefined) throw new Error(`no ${type} among ${contents.map((content) => content.type).join(", ")}`);
  return found;
}

const best = async (body: string, heading?: string): Promise<SlideContent["type"] | undefined> => {
  const digest = await digestOf(`# The town\n\n## ${heading ?? "Trees in town"}\n\n${body}`);
  const [segment] = storyline(digest, 1);
  return segment && proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() })[0]?.type;
};

describe("lists", () => {
  test("lead-ins are labels, texts stand beside them where all are brief", async () => {
    const { items, title } = await proposal(
      "list",
      "Three rules keep the calendar short:\n\n- **No agenda, no meeting.** An invitation without a question may be declined.\n- **Never more than eight.** A ninth person only listens.\n- **Notes within an hour.** One person writes them during the call.",
    );
    expect(title.text).toBe("Three rules keep the calendar short");
    expect(items.map(({ label, text }) => [label?.text, text?.text])).toEqual([
      ["No agenda, no meeting", "An invitation without a question may be declined"],
      ["Never more than eight", "A ninth person only listens"],
      ["Notes within an hour", "One person writes them during the call"],
    ]);
  });

  test("a pronoun may lean on the label beside it", async () => {
    const { items } = await proposal(
      "steps",
      "1. **Send the laptop early.** It arrives five days before the first day.\n2. **Name a buddy.** One colleague answers every small question.",
    );
    expect(items.map(({ text }) => text?.text)).toEqual([
      "It arrives five days before the first day",
      "One colleague answers every small question",
    ]);
  });

  test("longer lists keep their items in order, and no item ends in a colon or opens with a pronoun", async () => {
    const body = [
      "Shade on the pavement",
      "They cost money",
      "Cleaner air for the street",
      "This is a start:",
      "A home for birds",
      "Cooler summer nights",
      "Quieter streets at night",
      "Higher prices of houses",
      "Less water in the drains",
    ];
    const { items } = await proposal("list", body.map((item) => `- ${item}`).join("\n"));
    expect(items).toHaveLength(6);
    const shown = items.map(({ text }) => text?.text ?? "");
    expect(shown.some((text) => /^(?:They|This)|:$/.test(text))).toBe(false);
    const entries = shown.flatMap((text) => text.split(" · "));
    expect([...entries].sort((a, b) => body.indexOf(a) - body.indexOf(b))).toEqual(entries);
  });

  test("ordered lists are steps, boxes a checklist", async () => {
    expect(
      (await proposal("steps", "1. Dig a wide hole\n2. Set the tree\n3. Water it for three days")).items,
    ).toHaveLength(3);
    expect(
      (await proposal("checklist", "- [ ] Hole is wide enough\n- [ ] Tree is ordered\n- [ ] Water is near")).items,
    ).toHaveLength(3);
  });

  test.each([
    ["Map drawn, by 7 March", "Tents ordered, by 21 February", "By 21 February", "Tents ordered"],
    ["Karte zeichnen, bis 7. März", "Zelte bestellen, bis zum 21. Februar", "Bis zum 21. Februar", "Zelte bestellen"],
    [
      "Dessiner le plan, avant le 7 mars",
      "Commander les tentes, avant le 21 février",
      "Avant le 21 février",
      "Commander les tentes",
    ],
    [
      "Dibujar el mapa, antes del 7 de marzo",
      "Pedir las carpas, antes del 21 de febrero",
      "Antes del 21 de febrero",
      "Pedir las carpas",
    ],
  ])(
    "tasks still to do carry their dates as labels, the first to be done first: %s",
    async (first, second, label, task) => {
      const { items } = await proposal("checklist", `- [x] Site is approved\n- [ ] ${first}\n- [ ] ${second}`);
      expect(items).toHaveLength(2);
      expect([items[0]?.label?.text, items[0]?.text?.text]).toEqual([label, task]);
    },
  );

  test("bold phrases at the head of paragraphs become a list", async () => {
    const { items } = await proposal(
      "list",
      "**Start on time.** People who wait once come late the next time, and those who came early regret it.\n\nWhen all have arrived, **say why you meet** and what the meeting has to decide before it ends.\n\nBefore everybody leaves the room, **agree on the next steps** together with a person and a date for each.",
    );
    expect(items.map(({ text }) => text?.text)).toEqual([
      "Start on time",
      "Say why you meet",
      "Agree on the next steps",
    ]);
  });
});

describe("figures", () => {
  test("labels with shares are a chart; the parts of a whole a ring", async () => {
    const ring = await proposal("chart", "- Lime: 50%\n- Maple: 30%\n- Oak: 20%", "Species");
    expect([ring.kind, ring.points.map(({ value }) => value)]).toEqual(["donut", [50, 30, 20]]);
    expect((await proposal("chart", "- Lime: 50%\n- Maple: 43%\n- Oak: 27%", "Known to people")).kind).toBe("bar");
  });

  test("a chart of too many values shows the largest and says so", async () => {
    const body = Array.from({ length: 12 }, (_, at) => `- Street ${String.fromCodePoint(65 + at)}: ${40 - at}%`).join(
      "\n",
    );
    const chart = await proposal("chart", body, "Shade by street");
    expect(chart.points).toHaveLength(8);
    expect(chart.points.map(({ value }) => value)).toEqual([40, 39, 38, 37, 36, 35, 34, 33]);
    expect(chart.caption?.text).toBe("Only the largest values are shown");
  });

  test("years make a line", async () => {
    expect(
      (
        await proposal(
          "chart",
          "| Year | Trees |\n| --- | --- |\n| 2014 | 9,100 |\n| 2019 | 10,400 |\n| 2024 | 12,800 |",
        )
      ).kind,
    ).toBe("line");
  });

  test("a figure stands large over the sentence that explains it", async () => {
    const stat = await proposal(
      "stat",
      "Last year the town lost 640 trees to the drought. Nobody had expected that. The council met twice about it in spring.",
    );
    expect([stat.value.text, stat.title.text]).toEqual([
      "640 trees",
      "Last year the town lost 640 trees to the drought",
    ]);
  });

  test("shares with the words that belong to them", async () => {
    const { items } = await proposal(
      "stats",
      "In the survey 62% of residents want more shade. The drought killed 9% of all young trees in one summer. Only the park was spared.",
    );
    expect(items.map(({ value, text }) => [value?.text, text?.text])).toEqual([
      ["62%", "of residents want more shade"],
      ["9%", "The drought killed 9% of all young trees in one summer"],
    ]);
  });

  test.each([
    ["en", "People spent 17 hours a week in calls. The town wrote 240 letters a month to friends.", "a week in calls"],
    [
      "de",
      "Die Leute saßen 17 Stunden pro Woche in Gesprächen. Die Stadt zahlte 240 Euro im Monat für Strom.",
      "pro Woche in Gesprächen",
    ],
    [
      "fr",
      "Les gens passaient 17 heures par semaine au téléphone. La ville payait 240 euros par mois de loyer.",
      "par semaine au téléphone",
    ],
    [
      "es",
      "La gente pasaba 17 horas a la semana al teléfono. La ciudad pagaba 240 euros al mes de alquiler.",
      "a la semana al teléfono",
    ],
  ])("%s: a label does not say its figure again", async (_language, text, label) => {
    const { items } = await proposal("stats", text, "Zeit");
    expect(items[0]?.text?.text).toBe(label);
  });

  test("a figure that its sentence says nothing about is not shown among others", async () => {
    const text = "2010年、店の売上の85％は贈り物でした。いまは52％です。客の30％は一人で店に来ます。";
    const { items } = await proposal("stats", text, "変わる店");
    expect(items.map(({ value }) => value?.text)).toEqual(["85％", "30％"]);
  });

  test("a sentence that opens with its figure goes on below it", async () => {
    const { value, title } = await proposal(
      "stat",
      "83% of residents said they walked to work in the spring (a record).",
    );
    expect([value.text, title.text]).toEqual(["83%", "of residents said they walked to work in the spring"]);
  });

  test("a denied count is no figure to show", async () => {
    await expect(
      proposal(
        "stat",
        "Do not plan more than 60 minutes for a walk. Bring water and a hat for the sun. Dogs stay on the lead.",
      ),
    ).rejects.toThrow("no stat");
  });
});

describe("time", () => {
  test("dated items are a timeline", async () => {
    const { items } = await proposal(
      "timeline",
      "- 20 February – Call for volunteers goes out\n- 15 March – Last day to book a stall\n- 1 April – Posters are printed",
    );
    expect(items.map(({ label }) => label?.text)).toEqual(["20 February", "15 March", "1 April"]);
    expect(items[0]?.text?.text).toBe("Call for volunteers goes out");
  });

  test("sentences with dates in order are one too; out of order they are not", async () => {
    const inOrder = "In 1937 the village was founded. In 1940 the school opened. In 1951 the first bus arrived.";
    expect((await proposal("timeline", inOrder)).items).toHaveLength(3);
    await expect(
      proposal(
        "timeline",
        "In 1951 the first bus arrived. In 1937 the village was founded. In 1940 the school opened.",
      ),
    ).rejects.toThrow("no timeline");
  });
});

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
