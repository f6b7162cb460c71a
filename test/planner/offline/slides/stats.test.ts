import { describe, expect, test } from "vitest";
import type { SlideContent } from "../../../../src/deck/slide-content.ts";
import { proposeSlides } from "../../../../src/planner/offline/slides/propose.ts";
import { storyline } from "../../../../src/planner/offline/storyline/storyline.ts";
import { digestOf } from "../../../support/planning.ts";

type Stat = Extract<SlideContent, { type: "stat" }>;

async function stats(body: string, heading = "Trees in town"): Promise<readonly (readonly string[])[]> {
  const digest = await digestOf(`# The town\n\n## ${heading}\n\n${body}`);
  const [segment] = storyline(digest, 1);
  if (segment === undefined) throw new Error("no segment");
  return proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() })
    .map(({ candidates: [content] }) => content)
    .filter((content): content is Stat => content.type === "stat")
    .map(({ value, title }) => [value.text, title.text]);
}

describe("one figure large", () => {
  test("a figure in brackets is not said again in the title", async () => {
    const [first] = await stats("Shade now falls on almost half (43%) of all streets in the old town.");
    expect(first).toEqual(["43%", "Shade now falls on almost half of all streets in the old town"]);
  });

  test("a share that a finding ends in goes with what it is a share of", async () => {
    const [first] = await stats(
      "Planting has become popular with roughly 40% of residents saying that they have planted a tree. It is still rare downtown.",
    );
    expect(first).toEqual(["roughly 40%", "of residents saying that they have planted a tree"]);
  });

  test("words that say when it holds are not cut off in front of it", async () => {
    const found = await stats("After six months 58% of the new trees were still alive.");
    expect(found.map(([, title]) => title)).not.toContain("of the new trees were still alive");
  });

  test("no clause is cut off before what it sets out for", async () => {
    const found = await stats(
      "The towers are high and slim, so in order to catch the wind at 80 metres over the old town and its walls, you would need a much longer mast and a far heavier foundation.",
    );
    expect(found.filter(([, title = ""]) => title.endsWith("walls"))).toEqual([]);
  });

  test("the result comes before what it was", async () => {
    const [first] = await stats(
      "Old limes were rare before the law, with 2% of all trees. Old limes now make up 43% of all trees in the town.",
    );
    expect(first?.[0]).toBe("43%");
  });

  test("a row of data has no single figure", async () => {
    expect(await stats("Of the trees counted 45% are limes, 22% are maples and 18% are oaks.")).toEqual([]);
  });

  test("the beginning of a clause without its verb is no title", async () => {
    const found = await stats(
      "The price has doubled, and still the town saves money: Of the 310 trees that were planted under the new rule, only six have died.",
    );
    expect(found.map(([, title]) => title).filter((title) => title?.endsWith("310 trees"))).toEqual([]);
  });

  test("a figure that is not reached does not stand alone", async () => {
    expect(await stats("The shade in the old town does not exceed 50% of its streets in summer.")).toEqual([]);
  });

  test("a clause that only gives the reason is no title", async () => {
    const found = await stats(
      "As the fund for street trees currently pays 3.4% interest without any risk to the town, the mayor and her council see no sensible reason to put the money into an old forest that may burn down before anybody sells its wood.",
    );
    expect(found.filter(([, title]) => title?.startsWith("As the fund"))).toEqual([]);
  });

  test("an entry does not stand without the reason that the line over its list gives", async () => {
    const list = "- 59% of the gardeners have given up their bed;\n- 41% of the gardens have lost a pear tree.";
    expect(await stats(`As for the gardens, because of the drought:\n\n${list}`)).toEqual([]);
    expect(await stats(`As for the gardens, the count found:\n\n${list}`)).not.toEqual([]);
  });
});
