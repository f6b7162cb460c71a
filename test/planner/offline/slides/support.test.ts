import { describe, expect, test } from "vitest";
import { proposeSlides } from "../../../../src/planner/offline/slides/propose.ts";
import { bodyBeside, nearness } from "../../../../src/planner/offline/slides/writers/support.ts";
import { storyline } from "../../../../src/planner/offline/storyline/storyline.ts";
import { digestOf } from "../../../support/planning.ts";

async function statementOf(text: string): Promise<{ title: string; body: string } | undefined> {
  const digest = await digestOf(`# The ferry\n\n${text}`);
  const [segment] = storyline(digest, 1);
  const found = segment && proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() });
  const [content] = found?.find(({ type }) => type === "statement")?.candidates ?? [];
  return content?.type === "statement" ? { title: content.title.text, body: content.body?.text ?? "" } : undefined;
}

describe("what stands under a statement", () => {
  test("goes on with its paragraph, over more than one sentence", async () => {
    const shown = await statementOf(
      "In the winter of the second year the ferry between the two villages stopped for eleven weeks because of the ice. That cut the eastern village off from the school. Forty children walked the long way over the bridge.",
    );
    expect(shown?.title).toContain("stopped for eleven weeks");
    expect(shown?.body).toContain("cut the eastern village off");
    expect(shown?.body).toContain("Forty children walked");
  });

  test("goes on into the next paragraph under the same heading", async () => {
    const shown = await statementOf(
      "In the winter of the second year the ferry between the two villages stopped for eleven weeks because of the ice. That cut the eastern village off from the school.\n\nForty children walked the long way over the bridge.",
    );
    expect(shown?.body).toBe(
      "That cut the eastern village off from the school. Forty children walked the long way over the bridge.",
    );
  });

  test("is nothing where its paragraph has nothing more", async () => {
    const shown = await statementOf("The ferry between the two villages stopped for eleven weeks because of the ice.");
    expect(shown?.body).toBe("");
  });

  test("leans on no part of the sentence that is left out", async () => {
    const shown = await statementOf(
      "The ferry between the two villages is cheap enough for all the children of the valley, and the council pays for the winter crossing with the money of the old bridge. This has kept the school of the eastern village open.",
    );
    expect(shown?.title.includes("old bridge") || !shown?.body.includes("This has kept")).toBe(true);
  });

  test("is nothing that goes against a sentence which is left out", async () => {
    const shown = await statementOf(
      "The ferry between the two villages is cheap enough for all the children of the valley. They also like it, as it rocks. Unfortunately the ferry between the two villages is often late in winter, when the lake has ice.",
    );
    expect(shown?.body.startsWith("Unfortunately")).toBe(false);
  });

  test("is no sentence with a hole in it", async () => {
    const shown = await statementOf(
      "The ferry between the two villages stopped for eleven weeks because of the ice on the lake. The villages then bought rope, oars, .",
    );
    expect(shown?.body).toBe("");
  });
});

test("what only supposes something heads no slide and ends none", async () => {
  const digest = await digestOf(
    "# The ferry\n\nImagine a bridge that is open on Tuesdays only. You would ask every morning which day it is.\n\nA ferry that stops in winter makes two villages of one town.",
  );
  const [first] = digest.passages;
  expect(first?.runs.flat().map(({ needs }) => needs)).toEqual(["point", "point"]);
  const [segment] = storyline(digest, 1);
  const found = segment && proposeSlides(segment, { digest, taken: new Set(), excluded: new Set() });
  const [best] = found?.map(({ candidates: [content] }) => content) ?? [];
  expect(best?.title.text).toContain("A ferry that stops in winter");
});

describe("a statement and what led to it", () => {
  test("a sentence that closes its paragraph keeps the one that opens it", async () => {
    const shown = await statementOf(
      "In the winter of the second year the ferry stopped for eleven weeks because of the ice that had covered all of the lake. Therefore the two villages bought an icebreaker of their own, a small one.",
    );
    expect(`${shown?.title} ${shown?.body}`).toContain("stopped for eleven weeks");
    expect(`${shown?.title} ${shown?.body}`).toContain("bought an icebreaker");
  });

  test("half of a contrast is nothing that led to it", async () => {
    const bodyOf = async (turn: string): Promise<string | undefined> => {
      const digest = await digestOf(
        `# The lake\n\nSome ask for a longer pier. ${turn} the boats seldom reach the pier in a storm. Ultimately, the villages agreed to measure the depth of the lake.`,
      );
      const passages = digest.passages.map((passage) => ({
        ...passage,
        runs: passage.runs.map((run) => run.map((claim) => ({ ...claim, salience: claim.order / 3 }))),
      }));
      const [segment] = storyline({ ...digest, passages }, 1);
      const [asks, , agrees] = segment?.claims ?? [];
      if (segment === undefined || asks === undefined || agrees === undefined) return undefined;
      const place = { digest, segment, taken: new Set([asks]), leaning: true, headlines: [] };
      return bodyBeside(agrees, { length: 260 }, place)?.phrase.text;
    };
    expect(await bodyOf("In late autumn,")).toContain("seldom reach the pier");
    expect(await bodyOf("However,")).toBeUndefined();
  });
});

test("under a heading a sentence counts for less that goes on from one which is left out", async () => {
  const digest = await digestOf("# The ferry\n\nThe ferry is old. In addition, the ferry is slow.");
  const second = digest.claims[1];
  const favour = nearness("The ferry", digest);
  if (second === undefined) throw new Error("two sentences");
  expect(favour(second)).toBeLessThan(favour({ ...second, sentence: { ...second.sentence, text: second.text } }));
});
