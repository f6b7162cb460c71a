import { describe, expect, test } from "vitest";
import { digestSource } from "../../../../src/planner/offline/digest/digest.ts";
import { commonSection, lineage, topSection } from "../../../../src/planner/offline/digest/sections.ts";
import { readSource } from "../../../../src/planner/source/read-source.ts";
import { textsOf } from "../../../../src/planner/checks/slide-texts.ts";
import { digestOf, planOf } from "../../../support/planning.ts";

const GARDEN = `# The shared garden

Twelve families look after one garden.

## Planting

Beans need a pole to climb. They grow fast in June.

### Tomatoes

Tomatoes want a roof against the rain.

## Watering

Water early in the morning:

- Roots drink before the sun burns.
- leaves stay dry

## References

A book about beans was read by everybody.
`;

describe("sections", () => {
  test("form a tree along the headings", async () => {
    const { sections } = await digestOf(GARDEN);
    const names = sections.all.map((section) => [section.level, section.heading?.text]);
    expect(names).toEqual([
      [0, undefined],
      [1, "Planting"],
      [2, "Tomatoes"],
      [1, "Watering"],
      [1, "References"],
    ]);
    const [root, planting, tomatoes, watering] = sections.all;
    if (root === undefined || planting === undefined || tomatoes === undefined || watering === undefined)
      throw new Error();
    expect(lineage(tomatoes)).toEqual([tomatoes, planting]);
    expect(topSection(tomatoes)).toBe(planting);
    expect(commonSection([tomatoes, planting], root)).toBe(planting);
    expect(commonSection([tomatoes, watering], root)).toBe(root);
  });
});

describe("passages", () => {
  test("leave out back matter and know what announces a list", async () => {
    const { passages } = await digestOf(GARDEN);
    expect(passages.map((passage) => passage.section.heading?.text)).not.toContain("References");
    const list = passages.find((passage) => passage.unit.kind === "list");
    expect(list?.intro?.text).toBe("Water early in the morning:");
  });

  test("claims know what leans, what leads and what is only a phrase", async () => {
    const { claims } = await digestOf(GARDEN);
    const byText = (start: string) => claims.find((claim) => claim.sentence.text.startsWith(start));
    expect(byText("Beans")).toMatchObject({ standing: "alone", leads: true });
    expect(byText("They")).toMatchObject({ standing: "leaning", leads: false });
    expect(byText("leaves stay")).toMatchObject({ standing: "unfit" });
    expect(byText("Twelve")?.salience).toBeGreaterThan(0);
  });

  test("what the brief excludes is in no passage", async () => {
    const source = await readSource({ content: GARDEN, language: "Auto" });
    const { passages, claims } = digestSource(source, { focus: [], exclusions: ["watering"] });
    expect(passages.map((passage) => passage.section.heading?.text)).not.toContain("Watering");
    expect(claims.length).toBeGreaterThan(0);
  });

  test("what the brief stresses gains weight", async () => {
    const source = await readSource({ content: GARDEN, language: "Auto" });
    const salience = (focus: readonly string[]): number =>
      digestSource(source, { focus, exclusions: [] }).claims.find((claim) => claim.text.startsWith("Tomatoes"))
        ?.salience ?? 0;
    expect(salience(["tomatoes in the rain"])).toBeGreaterThan(salience([]));
  });

  test("bold openings in scripts without spaces are labels", async () => {
    const { passages } = await digestOf(
      "# 庭\n\n## 水\n\n- **朝に水をやる** 根は日が昇る前に水を飲みます。\n- **葉を濡らさない** 濡れた葉は病気になります。",
    );
    expect(passages[0]?.items.map(({ label, text }) => [label, text])).toEqual([
      ["朝に水をやる", "根は日が昇る前に水を飲みます。"],
      ["葉を濡らさない", "濡れた葉は病気になります。"],
    ]);
  });
});

describe("half thoughts", () => {
  const shown = async (content: string): Promise<string[]> =>
    (await planOf(content, { slideCount: 5 })).slides.flatMap(({ candidates }) =>
      candidates.map((candidate) =>
        textsOf(candidate)
          .map(({ phrase }) => phrase.text)
          .join(" / "),
      ),
    );

  test("a concession is never shown without what takes it back", async () => {
    const slides = await shown(
      "# The workshop\n\n## Rules of the workshop\n\nThe rules of the workshop fit on one page by the door. Writing down the rules of the workshop is a headache. However, it saves a quarrel each week.\n\n## Tools of the workshop\n\nEvery tool hangs on its own nail above the bench. A missing tool is reported to the warden the same day.\n\n## Fees of the workshop\n\nMembers pay twelve dollars a month for the bench. Guests pay three dollars for an afternoon at the lathe.",
    );
    expect(slides.filter((text) => text.includes("headache") && !text.includes("quarrel"))).toEqual([]);
    expect(slides.some((text) => text.includes("one page"))).toBe(true);
  });

  test("neither are words of somebody who goes on with a turn", async () => {
    const { claims } = await digestOf(
      "# Pears\n\n“Not every pear comes from the new pump,” warns Ilse Brandt. It rained a lot in spring. “But the difference from the other gardens is too great for that.”",
    );
    expect(claims.map(({ needs }) => needs)).toEqual(["reply", "reply", undefined]);
  });

  test("a sentence that counts is no slide without what it counts", async () => {
    const slides = await shown(
      "# The well\n\n## Water of the well\n\nThere are two issues to consider. The well gives forty litres of water an hour in summer.\n\n## Pump of the well\n\nThe pump of the well runs on sunlight from April to October. A hand crank turns the pump in winter.\n\n## Care of the well\n\nThe lid of the well is locked every night. The village tests the water of the well each spring.",
    );
    expect(slides.filter((text) => text.includes("two issues"))).toEqual([]);
    expect(slides.some((text) => text.includes("forty litres"))).toBe(true);
  });

  test("it heads the list that names them", async () => {
    const slides = await shown(
      "# The well\n\n## Water of the well\n\nThe lid of the well had three simple faults:\n\n- Too light a frame\n- No lock\n- A leaking rim\n\n## Pump of the well\n\nThe pump of the well runs on sunlight from April to October. A hand crank turns the pump in winter.\n\n## Care of the well\n\nThe village tests the water of the well each spring.",
    );
    expect(slides.some((text) => text.includes("three simple faults") && text.includes("No lock"))).toBe(true);
  });
});

test("what an item of a list goes on to say leans on its first sentence", async () => {
  const { claims } = await digestOf(
    "# The pond\n\nSome work is left.\n\n- Ragwort has covered the shore of the pond. Ducks avoid the shallow water.\n- The well has no lid. Children play beside the well.",
  );
  const behind = claims.filter(({ sentence }) => /^(?:Ducks|Children)/u.test(sentence.text));
  expect(behind.map(({ standing }) => standing)).toEqual(["leaning", "leaning"]);
});

test("a sentence that runs on into the quotation or code behind it is no sentence of its own", async () => {
  const { claims } = await digestOf(
    "# Letters\n\nThe mill was closed in spring. I wrote to the owner something like\n\n> Open the mill again, or sell it to the village.\n\nShe sold it in May.",
  );
  const standing = claims.find(({ sentence }) => sentence.text.startsWith("I wrote"))?.standing;
  expect(standing).toBe("unfit");
});

describe("who wrote a text is no part of what it says", () => {
  const body = "The harbour keeps two boats for storms.\n\nEach boat carries a crew of nine people.";
  const byline = "Ada Stone is the editor of the Gazette. Ben Hill is a writer from the north.";

  test.each([`${byline}\n\n${body}`, `${body}\n\n${byline}`])("a byline around the text goes", async (text) => {
    const { claims } = await digestOf(`# Boats for storms\n\n${text}`);
    expect(claims.map(({ sentence }) => sentence.text).join(" ")).not.toContain("Stone");
  });

  test("whom the title names stays", async () => {
    const { claims } = await digestOf(`# Ada Stone, editor\n\nAda Stone is the editor of the Gazette.\n\n${body}`);
    expect(claims.map(({ sentence }) => sentence.text).join(" ")).toContain("Stone");
  });
});

test.each([
  ["Shared boats save the harbour money. For example, the mail boat is owned by nine villages.", "nine villages"],
  ["Geteilte Boote sparen dem Hafen Geld. Zum Beispiel gehört das Postboot neun Dörfern am Ufer.", "neun Dörfern"],
])("an example leans on what it illustrates: %s", async (text, part) => {
  const { claims } = await digestOf(`# Boats\n\n${text}`);
  const example = claims.find(({ sentence }) => sentence.text.includes(part));
  expect(example?.standing).toBe("leaning");
});

test("a sentence without a subject leans", async () => {
  const { claims } = await digestOf("# The mill\n\nThe mill stands by the lake. Doesn't look like much from the road.");
  expect(claims.map(({ standing }) => standing)).toEqual(["alone", "leaning"]);
});
