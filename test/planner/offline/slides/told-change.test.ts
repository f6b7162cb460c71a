import { describe, expect, test } from "vitest";
import type { SlideContent } from "../../../../src/deck/slide-content.ts";
import { proposeSlides } from "../../../../src/planner/offline/slides/propose.ts";
import { storyline } from "../../../../src/planner/offline/storyline/storyline.ts";
import { digestOf } from "../../../support/planning.ts";

async function slides(body: string): Promise<readonly SlideContent[]> {
  const digest = await digestOf(`# The ferry\n\n## A year of change\n\n${body}`);
  const [segment] = storyline(digest, 1);
  if (segment === undefined) throw new Error("no segment");
  return proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() }).map(
    ({ candidates: [content] }) => content,
  );
}

const changeIn = async (body: string): Promise<readonly string[] | undefined> => {
  const found = (await slides(body)).find((content) => content.type === "stats");
  if (found?.type !== "stats") return undefined;
  return [found.title.text, ...found.items.map(({ value, text }) => `${value?.text} ${text?.text}`)];
};

describe("a change from one figure to another", () => {
  test.each([
    [
      "The share of passengers with bicycles rose from 12% in 2029 to 19 percent in 2031.",
      "The share of passengers with bicycles rose",
      "12% In 2029",
      "19 percent In 2031",
    ],
    [
      "The price of the yearly ticket fell from $120 to $80.",
      "The price of the yearly ticket fell",
      "$120 Before",
      "$80 After",
    ],
    [
      "Trips to the island grew from 1,200 to 3,400 a day.",
      "Trips to the island grew from 1,200 to 3,400 a day",
      "1,200 Before",
      "3,400 After",
    ],
    [
      "Der Anteil der Pendler stieg von 30 auf 45 Prozent.",
      "Der Anteil der Pendler stieg",
      "30 Vorher",
      "45 Prozent Nachher",
    ],
    [
      "Die Zahl der Fahrten ist von 1.200 auf 3.400 gestiegen.",
      "Die Zahl der Fahrten ist von 1.200 auf 3.400 gestiegen",
      "1.200 Vorher",
      "3.400 Nachher",
    ],
    [
      "La part des vélos est passée de 12 % à 19 % en quatre ans.",
      "La part des vélos est passée de 12 % à 19 % en quatre ans",
      "12 % Avant",
      "19 % Après",
    ],
    [
      "渡し船の利用者は1200人から3400人に増えました。",
      "渡し船の利用者は1200人から3400人に増えました",
      "1200人 以前",
      "3400人 以後",
    ],
    ["渡轮乘客的比例从12%上升到19%。", "渡轮乘客的比例从12%上升到19%", "12% 之前", "19% 之后"],
  ])("stands large, both figures with their time: %s", async (body, ...rows) => {
    expect(await changeIn(body)).toEqual(rows);
  });

  test("of something the sentence before names is headed by that", async () => {
    const body =
      "The number of full boats has soared since the harbour opened a second pier beside the old one last spring. It went from about 6-7% to 35-40%.";
    expect(await changeIn(body)).toEqual(["The number of full boats has soared", "about 6-7% Before", "35-40% After"]);
  });

  test.each([
    "The ticket office is open from 9 to 17 hours every day of the week.",
    "Waves are measured on a scale with levels from 1 to 10, which can rise to higher numbers.",
    "A crossing takes from 20 to 35 minutes.",
  ])("is no span: %s", async (body) => {
    expect(await changeIn(body)).toBeUndefined();
  });
});

describe("one figure large", () => {
  const figures = async (body: string): Promise<readonly string[]> =>
    (await slides(body)).flatMap((content) => (content.type === "stat" ? [content.value.text] : []));

  test.each([
    "The ferry office stands at the top of a roughly 30-story building.",
    "The lamp of the harbour is seen by ships some 20 miles away.",
    "The first ferry crossed the bay 140 years ago.",
  ])("is none that only tells of what kind or how far away something is: %s", async (body) => {
    expect(await figures(body)).toEqual([]);
  });

  test("is how many there are", async () => {
    expect(await figures("The ferry carried 3,420 bicycles across the bay.")).toContain("3,420 bicycles");
  });
});
