import { describe, expect, test } from "vitest";
import type { SlideContent } from "../../../../src/deck/slide-content.ts";
import { proposeSlides } from "../../../../src/planner/offline/slides/propose.ts";
import { storyline } from "../../../../src/planner/offline/storyline/storyline.ts";
import { digestOf } from "../../../support/planning.ts";

type List = Extract<SlideContent, { type: "list" }>;

async function lists(body: string, heading = "Trees in town"): Promise<readonly List[]> {
  const digest = await digestOf(`# The town\n\n## ${heading}\n\n${body}`);
  const [segment] = storyline(digest, 1);
  if (segment === undefined) throw new Error("no segment");
  return proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() })
    .map(({ candidates: [content] }) => content)
    .filter((content) => content.type === "list");
}

async function list(body: string, heading?: string): Promise<List> {
  const [first] = await lists(body, heading);
  if (first === undefined) throw new Error("no list");
  return first;
}

const rows = ({ items }: List): readonly string[] =>
  items.map(({ label, text }) => [label?.text, text?.text].filter((part) => part !== undefined).join(" | "));

const BULLETS = "- Oaks in the old park\n- Limes along the canal\n- Maples at the station";

describe("what stands over a list", () => {
  test("a lead-in that every item goes on is shown, open to them", async () => {
    const { title, kicker } = await list(`Young trees are:\n\n- cheaper to buy\n- easier to move\n- quicker to root`);
    expect(title.text).toBe("Young trees are…");
    expect(kicker?.text).toBe("Trees in town");
  });

  test("a lead-in that only points back leaves its place to the sentence it points at", async () => {
    const { title } = await list(`Old trees may stay where they are. That includes:\n\n${BULLETS}`);
    expect(title.text).toBe("Old trees may stay where they are");
  });

  test("an exception never stands under the rule", async () => {
    const paragraphs =
      "Trees give shade to the whole street. They drink the rain of a summer.\n\nWithout trees the street is ten degrees hotter in July.";
    const exception =
      "Only a few may go at once, and the council of the town has to agree to every single one of them. That includes:";
    const found = await lists(`${paragraphs}\n\n${exception}\n\n${BULLETS}`, "Keep every old tree");
    const under = found.filter((content) => rows(content).includes("Oaks in the old park"));
    expect(under.map(({ title }) => title.text)).not.toContain("Keep every old tree");
  });

  test("a heading that only names a subject may stand over an announced list", async () => {
    const { title } = await list(`For the count of last year we used the following:\n\n${BULLETS}`);
    expect(title.text).toBe("Trees in town");
  });
});

describe("an announced list", () => {
  const TASKS = [
    "Open a page where neighbours can sign up to get news.",
    "Measure the old bridge.",
    "Move the names of fifteen hundred members from one old book into another.",
    "Write to the council.",
  ];
  const body = TASKS.map((task) => `- ${task}`).join("\n");

  test("shows all that it promises, an invitation and a long row among them", async () => {
    const all = await list(`We had four tasks before the first day of the work:\n\n${body}`);
    expect(rows(all)).toEqual(TASKS.map((task) => task.slice(0, -1)));
  });
});

test("names stand with what is said of them, a name without room for that alone", async () => {
  const body = [
    "- Oven – heats up while the dough is shaped",
    "- Dough – rests in the cold until the morning comes",
    "- Salt – goes in when the flour has taken up the water",
    `- Stone – ${"is heavy and black and round and smooth and ".repeat(4)}hot`,
  ].join("\n");
  expect(rows(await list(body))).toEqual([
    "Oven | Heats up while the dough is shaped",
    "Dough | Rests in the cold until the morning comes",
    "Salt | Goes in when the flour has taken up the water",
    "Stone",
  ]);
});

describe("names under an order", () => {
  const NAMES = "- Meyer and sons\n- Harbour nursery\n- Green corner";

  test("stand under the announcement that says what they are, without the word that points at them", async () => {
    const { title, kicker } = await list(
      `You can find lists of trees that are on sale here:\n\n${NAMES}`,
      "Pick a tree",
    );
    expect(title.text).toBe("You can find lists of trees that are on sale");
    expect(kicker?.text).toBe("Pick a tree");
  });
});

test("no entry of a list is the title over the others", async () => {
  const found = await lists(
    "It took a year until somebody had counted all of the trees in the old town and written down how old every single one of them is. Important results are:\n\n- The limes along the canal get stakes\n- The maples cost 900 euros\n- A ranger looks after the oaks\n- The station keeps its maples",
  );
  const titles = found.map(({ title }) => title.text);
  expect(titles).toEqual(["Trees in town"]);
  expect(found[0]?.items).toHaveLength(4);
});

describe("a lead-in", () => {
  test("that only says where its items hold labels the heading", async () => {
    const { title, kicker } = await list(`In the old town:\n\n${BULLETS}`);
    expect([kicker?.text, title.text]).toEqual(["In the old town", "Trees in town"]);
  });
});

describe("rows", () => {
  test("a second step never stands without the first one; bare names give way to sentences", async () => {
    const found = await list(
      "- Water the young trees in the evening\n- Count the old trees before the winter\n- Old stumps.\n  - Make a photo of every stump for the archive of the town, because nobody can count them once it is done.\n  - Remove the stump.\n- Nesting boxes.\n  - Boxes from the workshop",
    );
    expect(rows(found).join("\n")).not.toContain("Remove");
    expect(rows(found)).not.toContain("Nesting boxes");
  });

  test("a label keeps the sentence that says what matters, and in the shorter wording too", async () => {
    const digest = await digestOf(
      "# The ferry\n\n## What went wrong in spring\n\n- **The pumps.** On nine mornings at least one pump stood still because nobody on board could repair it.\n- **The landing stage.** It was under water for eleven days.\n- **The timetable.** Half of the boats left before the train had come in.",
    );
    const [segment] = storyline(digest, 1);
    if (segment === undefined) throw new Error("no segment");
    const [found] = proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() });
    const told = [
      "The pumps | On nine mornings at least one pump stood still because nobody on board could repair it",
      "The landing stage | It was under water for eleven days",
      "The timetable | Half of the boats left before the train had come in",
    ];
    const lined = found?.candidates.map((content) => (content.type === "list" ? rows(content) : []));
    expect(lined).toEqual([told, told]);
  });

  test("a name too long for a label stays beside its figure", async () => {
    const { items } = await list(
      "- Trees that were watered in summer: 910\n- Trees nobody looked after last year: 38, down from 84\n- Gardeners, as in every other year: 12",
    );
    expect(items.map(({ text }) => text?.text)).toContain("Trees nobody looked after last year: 38, down from 84");
  });

  test("an entry of several sentences is shown by its first or not at all", async () => {
    const found = await list(
      [
        "- Whoever sees that a lime along the canal has lost its stake in the night is asked to write to the workshop behind the mill, with a picture of the tree and of the stake. The workshop is glad of every picture.",
        "- Water the maples in the evening. It takes an hour.",
        "- Count the oaks in March. Two neighbours help.",
      ].join("\n"),
    );
    expect(rows(found)).toEqual(["Water the maples in the evening", "Count the oaks in March"]);
  });

  test("a step that breaks off before it says what to do is not shown", async () => {
    const digest = await digestOf(
      [
        "# The town\n\n## Trees in town\n",
        "1. If you find that one of the limes along the canal behind the old mill has lost its stake in the night of a storm that came from the sea, write to the workshop.",
        "2. Water the maples.",
        "3. Count the oaks.",
        "4. Tie the limes.",
      ].join("\n"),
    );
    const [segment] = storyline(digest, 1);
    if (segment === undefined) throw new Error("no segment");
    const found = proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() });
    const shown = found.flatMap(({ candidates }) => candidates);
    expect(JSON.stringify(shown.map((content) => ("items" in content ? content.items : [])))).not.toContain("…");
    expect(shown.map(({ type }) => type)).not.toContain("steps");
  });

  test("initials alone are no list", async () => {
    expect(await lists("- AN\n- ED\n- RN")).toEqual([]);
  });

  test("an explanation is cut where a clause only adds to it, else it stays whole", async () => {
    const found = await list(
      [
        "- **Digger.** The digger opens the ground, and the driver is there until the evening of the same long day.",
        "- **Gardener.** Someone who knows trees.",
        "- **Neighbour.** Anybody from the street who has a can and an hour on Sunday.",
      ].join("\n"),
    );
    expect(rows(found)).toEqual([
      "Digger | The digger opens the ground",
      "Gardener | Someone who knows trees",
      "Neighbour | Anybody from the street who has a can and an hour on Sunday",
    ]);
  });

  test("who sees to a task stays on every row, however short the row has to be", async () => {
    const found = await list(
      [
        "- order forty young limes from the nursery behind the mill, with all their labels (Ruth)",
        "- ask the school for help (Ben)",
        "- print the map (Ada, by Friday)",
      ].join("\n"),
      "Tasks",
    );
    expect(rows(found)).toEqual([
      "Order forty young limes from the nursery behind the mill, with all… (Ruth)",
      "Ask the school for help (Ben)",
      "Print the map (Ada, by Friday)",
    ]);
  });

  test("more brief entries than rows share rows rather than go", async () => {
    const entries = [
      "Shade",
      "Clean air",
      "Bird song",
      "Cool nights",
      "Quiet rooms",
      "Dry cellars",
      "Green walls",
      "Fruit",
    ];
    const found = await list(entries.map((entry) => `- ${entry} for all`).join("\n"));
    expect(found.items).toHaveLength(6);
    for (const entry of entries) expect(rows(found).join(" ")).toContain(entry);
  });

  test("examples in brackets, pointers and the word before the next entry are left out", async () => {
    const found = await list(
      "- plant limes (e.g. in the park);\n- water the maples twice (see below); and\n- tie the oaks to poles",
    );
    expect(rows(found)).toEqual(["Plant limes", "Water the maples twice", "Tie the oaks to poles"]);
  });

  test("the turns of a conversation are no list", async () => {
    const found = await lists(
      "- Ada: We planted forty limes.\n- Ben: Where did you find them?\n- Ada: Behind the mill.\n- Ben: I see them now.",
    );
    expect(found.flatMap(rows)).not.toContain("Ada");
  });
});

describe("tables", () => {
  const table = (head: string, ...body: readonly string[]): string =>
    [`| ${head} |`, `|${"---|".repeat(head.split("|").length)}`, ...body.map((row) => `| ${row} |`)].join("\n");
  const best = async (body: string): Promise<SlideContent | undefined> => {
    const digest = await digestOf(`# The town\n\n## What happened\n\n${body}`);
    const [segment] = storyline(digest, 1);
    return segment && proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() })[0]?.candidates[0];
  };

  test("dates and what happened then are a timeline; on a single day the hours tell", async () => {
    const content = await best(
      table(
        "When | What",
        "2024-03-02 09:30 | The first lime falls over. Nobody is hurt.",
        "2024-03-02 09:45 | The street is closed",
        "2024-03-02 11:10 | Two trees are tied to poles",
        "2024-03-02 12:00 | The street is open again",
      ),
    );
    expect(content?.type).toBe("timeline");
    if (content?.type !== "timeline") return;
    expect(content.items.map(({ label, text }) => [label?.text, text?.text])).toEqual([
      ["09:30", "The first lime falls over"],
      ["09:45", "The street is closed"],
      ["11:10", "Two trees are tied to poles"],
      ["12:00", "The street is open again"],
    ]);
  });

  test("dates behind what happens are a timeline as well, and no other side of it", async () => {
    const content = await best(
      table("Step | Date", "Holes dug | March 2026", "Trees set | April 2026", "Poles gone | October 2028"),
    );
    expect(content?.type).toBe("timeline");
    expect(content?.type === "timeline" && content.items[0]?.label?.text).toBe("March 2026");
  });

  test("what a row is about stays with what it says, however long its cells are", async () => {
    const content = await best(
      table(
        "Phase | Length | What it is for",
        "Nursery | 3 years | Roots grow in sand, and nobody cuts a branch",
        "Street | 80 years | Shade for everybody who waits for the bus",
      ),
    );
    expect(content?.type).toBe("list");
    expect(content?.type === "list" && rows(content)).toEqual([
      "Nursery | 3 years · Roots grow in sand, and nobody cuts a branch",
      "Street | 80 years · Shade for everybody who waits for the bus",
    ]);
  });
});

describe("what an entry is about", () => {
  test("a phrase that opens an entry stays with what is said of it", async () => {
    const found = await list(
      "1. Your gloves! Order one pair now if you don't have one.\n2. A spade with a long handle.\n3. The keys of the shed.",
    );
    expect(rows(found)[0]).toMatch(/^Your gloves/);
  });

  test("an entry with entries of its own says what stands in them", async () => {
    const found = await list(
      "- Water the young trees every second day.\n- Tool shed\n  - Lock the door in the evening.\n- Count the stakes that are broken.",
    );
    expect(rows(found)).toContain("Tool shed: Lock the door in the evening");
  });

  test("numbered questions are no steps, and none of them is the title", async () => {
    const found = await lists(
      "1. Which trees are old?\n2. Who waters the young ones?\n3. Where do the roots lift the pavement?",
    );
    expect(found[0]?.items).toHaveLength(3);
  });

  test("numbered failures are no steps", async () => {
    const found = await list(
      "1. **The stakes.** Half of them broke in the first storm.\n2. **The pump.** It stood still for eleven days.",
      "What did not work",
    );
    expect(rows(found)[0]).toBe("The stakes | Half of them broke in the first storm");
  });
});

test("a comparison with more rows than a slide has shows those that fit", async () => {
  const digest = await digestOf(
    "# Trees\n\n## Summary\n\n| | Oak | Lime | Maple |\n|---|---|---|---|\n" +
      "| Shade | Deep | Light | Light |\n| Needs water | No | Yes | Yes |\n| Smells | No | Yes | No |\n| Grows | Slowly | Fast | Fast |\n" +
      "| Drops fruit | Yes | No | Yes |\n| Likes salt | No | No | No |\n| Roots | Deep down, and far from the trunk of the tree | Flat | Flat |",
  );
  const [segment] = storyline(digest, 1);
  const slides = segment && proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() });
  const table = slides?.map(({ candidates: [content] }) => content).find((content) => content.type === "table");
  expect(table?.rows.map(([first]) => first?.text)).toEqual([
    "Shade",
    "Needs water",
    "Smells",
    "Grows",
    "Drops fruit",
    "Likes salt",
  ]);
});
