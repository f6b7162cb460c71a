import { describe, expect, test } from "vitest";
import type { SlideContent } from "../../../../src/deck/slide-content.ts";
import { proposeSlides } from "../../../../src/planner/offline/slides/propose.ts";
import { storyline } from "../../../../src/planner/offline/storyline/storyline.ts";
import { digestOf } from "../../../support/planning.ts";

async function slides(body: string): Promise<readonly SlideContent[]> {
  const digest = await digestOf(`# The market\n\n## What sells\n\n${body}`);
  const [segment] = storyline(digest, 1);
  if (segment === undefined) throw new Error("no segment");
  return proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() }).map(
    ({ candidates: [content] }) => content,
  );
}

const chartOf = async (body: string): Promise<readonly string[] | undefined> => {
  const chart = (await slides(body)).find((content) => content.type === "chart");
  if (chart?.type !== "chart") return undefined;
  return [chart.title.text, ...chart.points.map(({ label, display }) => `${label.text} ${display.text}`)];
};

describe("figures that a sentence tells one after the other", () => {
  test("in brackets are bars, under what it says of the first", async () => {
    const body =
      "The most common purchase by far was rye bread (64%), but other common purchases included cheese (41%), fresh herbs (33%), and cut flowers (18%).";
    expect(await chartOf(body)).toEqual([
      "The most common purchase by far was rye bread",
      "Rye bread 64%",
      "Cheese 41%",
      "Fresh herbs 33%",
      "Cut flowers 18%",
    ]);
  });

  test("before their names are bars too, in other languages as well", async () => {
    const body =
      "Der größte Posten war mit 52.000 Euro die Miete, gefolgt vom Strom (21.500 Euro), Wasser und Abfall (9.200 Euro) sowie Werbung (4.700 Euro).";
    expect((await chartOf(body))?.slice(1)).toEqual([
      "Miete 52.000 Euro",
      "Strom 21.500 Euro",
      "Wasser und Abfall 9.200 Euro",
      "Werbung 4.700 Euro",
    ]);
  });

  test("two of them stand large, without saying them twice", async () => {
    const found = (await slides("Selling bread (71%) and cheese (62%) remains the main business of the market."))
      .filter((content) => content.type === "stats")
      .map(({ title, items }) => [title.text, ...items.map(({ value, text }) => `${value?.text} ${text?.text}`)]);
    expect(found).toContainEqual([
      "Selling bread and cheese remains the main business of the market",
      "71% Selling bread",
      "62% Cheese",
    ]);
  });

  test("of which one has no name of its own are left in their sentence", async () => {
    const body =
      "Asked why they stay away, the largest group (35%) said that they had no time, followed by those whose street has a shop (34%) and those who said that everything had become too dear for them (19%).";
    expect(await chartOf(body)).toBeUndefined();
  });

  test("of different things are no chart", async () => {
    expect(await chartOf("Bread costs $3, cheese sells 20% better, and fruit (11%) is rare.")).toBeUndefined();
  });
});

describe("figures that open clauses of their own", () => {
  const rowsOf = async (body: string): Promise<readonly string[]> => {
    const stats = (await slides(body)).find((content) => content.type === "stats");
    return stats?.type === "stats" ? stats.items.map(({ value, text }) => `${value?.text} ${text?.text}`) : [];
  };

  test("stand large over what their clauses say", async () => {
    const body = "At the gate, 61% said they come by tram, 27% would walk if it rained less, and 12% drive.";
    expect(await rowsOf(body)).toEqual(["61% said they come by tram", "27% would walk if it rained less", "12% drive"]);
  });

  test("not where one of them says nothing", async () => {
    expect(await rowsOf("Prices rose by 4% and then 9% in a single year, and by 2%.")).toEqual([]);
  });

  test("behind their names are bars where words are not spaced", async () => {
    const digest = await digestOf("# 市場\n\n## 何が売れるか\n\n売り上げは野菜が48%、花が31%、魚が12%だった。");
    const [segment] = storyline(digest, 1);
    const found = segment && proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() });
    const chart = found?.map(({ candidates: [content] }) => content).find(({ type }) => type === "chart");
    expect(chart?.type === "chart" && chart.points.map(({ label, display }) => label.text + display.text)).toEqual([
      "野菜48%",
      "花31%",
      "魚12%",
    ]);
  });
});
