import { describe, expect, test } from "vitest";
import { digestOf, planOf } from "../../../support/planning.ts";

const stressedIn = async (content: string): Promise<readonly string[]> => {
  const { claims } = await digestOf(content);
  return claims.filter(({ stressed }) => stressed).map(({ text }) => text);
};

const plain = (topic: string): string =>
  `The town keeps its ${topic} behind the old mill. Nobody has counted the ${topic} since the spring. A crew of nine looks after them.`;
const around = (middle: string): string =>
  `# The harbour\n\n${plain("boats")}\n\n${middle}\n\n${plain("ropes")}\n\n${plain("lamps")}\n\n${plain("buoys")}`;

describe("what an author has set in bold", () => {
  test("whole sentences are stressed, one or several in a row", async () => {
    const text = around(
      "The crew talks a lot. **A harbour needs one captain. The town must choose them in the open.**",
    );
    expect(await stressedIn(text)).toEqual(["A harbour needs one captain.", "The town must choose them in the open."]);
  });

  test("what only leads up to the bold words goes where they read alone", async () => {
    const text = around("That shows it once more: **A harbour needs a captain whom everybody trusts.** People say so.");
    expect(await stressedIn(text)).toEqual(["A harbour needs a captain whom everybody trusts."]);
  });

  test.each([
    "The crew says that **one captain is quite enough** for a harbour of this size.",
    "**Nobody sleeps.** The crew says so.",
    "**If the storm comes from the west,** the crew goes out at once.",
  ])("words inside a sentence, or very few, are not: %s", async (middle) => {
    expect(await stressedIn(around(middle))).toEqual([]);
  });

  test("where many sentences are bold none is", async () => {
    const text = ["boats", "ropes", "lamps", "buoys"].map((topic) => `**${plain(topic)}**`).join("\n\n");
    expect(await stressedIn(`# The harbour\n\n${text}`)).toEqual([]);
  });

  test("its section shows it", async () => {
    const sections = ["boats", "ropes", "lamps", "buoys"].map((topic) => `## The ${topic}\n\n${plain(topic)}`);
    const bold =
      "## Who decides\n\nThe crew of the boats meets in May. The talk goes on for hours. **A harbour needs one captain whom everybody trusts.**";
    const plan = await planOf(`# The harbour\n\n${[...sections, bold].join("\n\n")}`, { slideCount: 7 });
    expect(JSON.stringify(plan.slides.map(({ candidates: [content] }) => content))).toContain(
      "one captain whom everybody",
    );
  });
});
