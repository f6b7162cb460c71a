import { describe, expect, test } from "vitest";
import { languageRules } from "../../../../src/planner/language/language-rules.ts";
import { pointsBack } from "../../../../src/planner/offline/frame/opening-lines.ts";
import { opensDeck } from "../../../../src/planner/offline/frame/opens-deck.ts";
import { purposeLine } from "../../../../src/planner/offline/frame/purpose-line.ts";
import { digestOf, planOf } from "../../../support/planning.ts";

async function coverOf(text: string): Promise<{ readonly title: string; readonly body: string | undefined }> {
  const plan = await planOf(text, { slideCount: 5 });
  const cover = plan.slides[0]?.candidates[0];
  if (cover?.type !== "cover") throw new Error("no cover");
  return { title: cover.title.text, body: cover.body?.text };
}

const SECTIONS =
  "## Pipes\n\nA pipe lasts sixty years. Old pipes leak a third of their water. New pipes cost the valley two million euros.\n\n## Taps\n\nEvery tap needs a filter. Filters keep sand out of the basins. Children open taps with their elbows. A broken tap runs all night long.";
const under = (opening: string, title = "Fountains of the valley"): string => `# ${title}\n\n${opening}\n\n${SECTIONS}`;

describe("the line on the cover", () => {
  test.each([
    [
      "en",
      "Water is scarce here. This report shows how a valley keeps its fountains running.",
      "How a valley keeps its fountains running",
    ],
    [
      "de",
      "Wasser ist knapp. Dieser Bericht zeigt, wie ein Tal seine Brunnen in Gang hält.",
      "Wie ein Tal seine Brunnen in Gang hält",
    ],
    [
      "es",
      "El agua escasea. Este informe explica cómo un valle mantiene vivas sus fuentes.",
      "Cómo un valle mantiene vivas sus fuentes",
    ],
    [
      "fr",
      "L'eau est rare. Ce rapport montre comment une vallée garde ses fontaines en marche.",
      "Comment une vallée garde ses fontaines en marche",
    ],
    ["ja", "水は少ない。この記事では、谷の泉を守る方法を紹介します。", "谷の泉を守る方法を紹介します"],
  ])("is what the text says it is about (%s)", async (_, opening, line) => {
    const digest = await digestOf(`# ${line.slice(4, 14)}\n\n${opening}`);
    expect(purposeLine(digest, { length: 130 })?.text).toBe(line);
  });

  test("is the line the author set under the title", async () => {
    expect((await coverOf(under("Council hall, 3 May 2024"))).body).toBe("Council hall, 3 May 2024");
    expect((await coverOf(under("> Two thirds of all fountains stood dry"))).body).toBe(
      "Two thirds of all fountains stood dry",
    );
  });

  test("is nothing about a method and no sentence about somebody unnamed", async () => {
    for (const opening of [
      "The survey was conducted in the second half of March in every village of the valley.",
      "On a summer day they drink nine thousand litres of water from the fountains of the valley.",
    ]) {
      expect(
        (await coverOf(under(`${opening} ${opening.replace(/\.$/u, ", as every year.")}`))).body ?? "",
      ).not.toContain(opening.slice(0, 30));
    }
  });
});

describe("a sentence opens a deck", () => {
  const opens = async (text: string): Promise<boolean> => opensDeck(text, text, await digestOf(`# Agua\n\n${text}`));

  test.each([
    "Llegaba tarde al valle y nadie la esperaba en la fuente de sus abuelos.",
    "In the end, nobody wanted to close a single fountain of the valley.",
    "Take a big basin and add exactly 200 grams of lime for the fountain of the valley.",
    "「もしもし、水が出ないのですが」と電話が鳴り、谷の一日が始まります。",
  ])("not by a conclusion, a step, a voice or somebody unnamed: %s", async (text) => {
    expect(await opens(text)).toBe(false);
  });

  test.each([
    "El valle perdió la mitad de sus fuentes en un solo verano de mucho calor.",
    "Two thirds of all fountains in the valley stood dry in the summer.",
  ])("by what it is about: %s", async (text) => {
    expect(await opens(text)).toBe(true);
  });
});

test("a pause at the end of a title is none on a cover", async () => {
  expect((await coverOf(under("Water is scarce in the valley.", "The first fountains ..."))).title).toBe(
    "The first fountains",
  );
});

test("a pronoun behind its noun and verb points at nobody else", () => {
  const rules = languageRules("en");
  expect(pointsBack("On a summer day they drink nine thousand litres", rules)).toBe(true);
  expect(pointsBack("Two thirds of visitors said they drink from fountains", rules)).toBe(false);
});

describe("the title of a text without one", () => {
  test("is what the text calls its topic", async () => {
    const minutes =
      "The topic of this week's meeting was a second bridge over the river. The council met in the old school. A bridge costs nine million euros. Cars wait for twelve minutes every morning. Cyclists take the ferry instead.";
    expect((await coverOf(minutes)).title).toBe("A second bridge over the river");
  });

  test("drops the capitals of a printed opening", async () => {
    const printed =
      "IT WAS in the spring of that year that the council of the valley resolved with one voice to build the great aqueduct that carries water to this day; it was a bold resolve, and nothing of what was said in the hall is lost";
    const { title } = await coverOf(printed);
    expect(title.startsWith("It was in the spring")).toBe(true);
  });

  test.each([
    ["when the matter began", "In May 2009 we founded the fountain club of the valley.", "Fountains of the valley"],
    [
      "a scene without the title's matter",
      "You have always dreamt of a house with a garden by the sea.",
      "Why pipes leak in winter",
    ],
  ])("is not %s", async (_, opening, title) => {
    const { body } = await coverOf(
      under(`${opening} The pipes froze in the first winter. The pipes leak since then.`, title),
    );
    expect(body ?? "").not.toContain(opening.slice(0, 20));
  });
});
