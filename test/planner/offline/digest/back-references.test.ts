import { expect, test } from "vitest";
import { standsAnywhere } from "../../../../src/planner/offline/digest/claim.ts";
import { digestOf } from "../../../support/planning.ts";

async function standings(text: string): Promise<readonly string[]> {
  const { claims } = await digestOf(text);
  return claims.map(({ standing }) => standing);
}

test.each([
  ["en", "Every plan starts as a sketch of two lines. The sketch replaces the long meeting in most towns."],
  ["de", "Jeder Plan beginnt als eine Skizze von zwei Zeilen. Die Skizze ersetzt in den meisten Städten das Treffen."],
  ["fr", "Chaque projet commence par une esquisse de deux lignes. L’esquisse remplace souvent la longue réunion."],
  ["es", "Cada plan comienza como un boceto de dos líneas. El boceto sustituye la larga reunión en muchas ciudades."],
])("%s: what takes up something introduced before can't open a slide", async (_language, text) => {
  expect(await standings(`# Town\n\n## Roads\n\n${text}`)).toEqual(["alone", "leaning"]);
});

test("what the heading names needs no introduction, nor does another section's matter", async () => {
  expect(
    await standings("# Town\n\n## The sketch\n\nEvery plan starts as a sketch.\n\nThe sketch replaces the meeting."),
  ).toEqual(["alone", "alone"]);
  expect(
    await standings(
      "# Town\n\n## Plans\n\nEvery plan starts as a sketch.\n\n## Rules\n\nThe sketch replaces the meeting.",
    ),
  ).toEqual(["alone", "alone"]);
});

test("where the article is written into the noun, it tells what is taken up", async () => {
  expect(
    await standings(
      "# הכפר\n\n## צפון\n\nהכפר נוסד בשנת 1937 על גבעה.\n\nבצפון נמצא אתר עתיק ובו מערות רבות. האתר מתוארך למאה החמישית לספירה.",
    ),
  ).toEqual(["alone", "alone", "leaning"]);
});

test("what takes up something in its middle reads under its heading only", async () => {
  const { claims } = await digestOf(
    "# Town\n\n## Roads\n\nIn June the council passed a rule against lorries.\n\nTraffic fell by half since the release of the rule.",
  );
  expect(claims.map(({ standing, leansOn }) => [standing, leansOn])).toEqual([
    ["alone", undefined],
    ["alone", "section"],
  ]);
  const [first, second] = claims;
  if (first === undefined || second === undefined) throw new Error();
  expect([standsAnywhere(first), standsAnywhere(second)]).toEqual([true, false]);
});

test("a place where no space parts two sentences ended a paragraph", async () => {
  const { passages } = await digestOf("# החווה\n\n## בתים\n\nבאסם נשמרים חציר וכלים.הטחנה טוחנת חיטה לכולנו.");
  expect(passages[0]?.runs.map((run) => run.length)).toEqual([1, 1]);
});
