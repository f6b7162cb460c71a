import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contentPhrases } from "../../../../src/deck/content-phrases.ts";
import { deckNotes, type NotedSlide } from "../../../../src/planner/offline/notes/deck-notes.ts";
import type { Claim } from "../../../../src/planner/offline/digest/claim.ts";
import type { Digest } from "../../../../src/planner/offline/digest/digest.ts";
import { digestOf, planOf } from "../../../support/planning.ts";

const phrase = (text: string) => ({ text, sources: [] });

/** A slide with some sentences of its text on it: those that hold one of the words. */
function slideOf(digest: Digest, words: readonly string[], claims: readonly Claim[] = digest.claims): NotedSlide {
  const uses = claims.filter(({ sentence }) => words.some((word) => sentence.text.includes(word)));
  const body = phrase(uses.map(({ sentence }) => sentence.text).join(" "));
  return { content: { type: "tip", title: phrase("Title"), body }, claims, uses };
}

async function notesOf(text: string, shown: readonly string[]): Promise<string> {
  const digest = await digestOf(text);
  return deckNotes([slideOf(digest, shown)], digest)[0] ?? "";
}

describe("speaker notes", () => {
  test("say what the slide leaves out, paragraph by paragraph, in order", async () => {
    const text =
      "# The mill\n\n## History\n\nThe mill opened in 1890. It ground rye for forty farms. The wheel was made of oak.\n\nA flood took the wheel in 1954. Nobody built it again.";
    expect(await notesOf(text, ["opened"])).toBe(
      "It ground rye for forty farms. The wheel was made of oak.\nA flood took the wheel in 1954. Nobody built it again.",
    );
  });

  test("keep a list entry with its label, each on its line", async () => {
    const text =
      "# The fair\n\n## Complaints\n\nThree things went wrong last year.\n\n- **The queue was long** – because only two stalls sold soup.\n- **The maps.** Nobody found the stage before noon.";
    expect(await notesOf(text, ["went wrong"])).toBe(
      "The queue was long – because only two stalls sold soup.\nThe maps. Nobody found the stage before noon.",
    );
  });

  test("keep entries apart whose first sentences the slide shows", async () => {
    const text =
      "# The fair\n\n## Stalls\n\nTwo stalls sold food last year.\n\n- Soup came from the school. It was gone by noon.\n- Bread came from the mill. Nobody bought it in the rain.";
    expect(await notesOf(text, ["Two stalls", "school", "mill"])).toBe(
      "It was gone by noon.\nNobody bought it in the rain.",
    );
  });

  test("keep a quotation whole or leave it out", async () => {
    const text =
      "# Der Laden\n\nDer Laden bleibt sonntags zu. Die Wirtin Ilse Brand sagt dazu: »Wir haben lange gerechnet. Es lohnt sich nicht. Am Montag sind wir wieder da.« Danach schließt sie ab.";
    expect(await notesOf(text, ["bleibt sonntags"])).toContain(
      "»Wir haben lange gerechnet. Es lohnt sich nicht. Am Montag sind wir wieder da.«",
    );
    const torn = await notesOf(text, ["lange gerechnet", "bleibt sonntags"]);
    expect((torn.match(/»/gu) ?? []).length).toBe((torn.match(/«/gu) ?? []).length);
  });

  test("give the sentences of labels that a slide shows without them", async () => {
    const digest = await digestOf(
      "# Shop\n\n- **Bread:** Baked at four in the morning.\n- **Soup:** Cooked on Fridays only.",
    );
    const items = [{ label: phrase("Bread") }, { label: phrase("Soup") }].map(({ label }) => ({ text: label }));
    const slide: NotedSlide = {
      content: { type: "list", title: phrase("Shop"), items },
      claims: digest.claims,
      uses: digest.claims,
    };
    expect(deckNotes([slide], digest)).toEqual(["Bread: Baked at four in the morning.\nSoup: Cooked on Fridays only."]);
  });

  test("say what is of another section under its heading, and block quotations with their speaker", async () => {
    const digest = await digestOf(
      "# Bees\n\n## Winter\n\nBees do not sleep in winter. They shiver to keep warm.\n\n### Food\n\nA hive eats twelve kilos of honey.\n\n> I never open a hive in frost.\n>\n> — Ida Krog",
    );
    expect(deckNotes([slideOf(digest, ["sleep"])], digest)).toEqual([
      "They shiver to keep warm.\nFood: A hive eats twelve kilos of honey.\n“I never open a hive in frost.” — Ida Krog",
    ]);
  });

  test("name no entry of a list without its lead-in, and point at nothing that another slide shows", async () => {
    const digest = await digestOf(
      "# Bees\n\n## Winter\n\nBees do not sleep in winter. This rest lasts for four months. A hive has many guests:\n\n- Mites\n- Wax moths",
    );
    const [sleep] = [slideOf(digest, ["sleep"])];
    const alone = { ...sleep, claims: digest.claims.filter(({ sentence }) => !/guests/u.test(sentence.text)) };
    expect(deckNotes([alone], digest)).toEqual(["This rest lasts for four months."]);
    const after = { ...sleep, uses: [], claims: digest.claims.slice(1, 2) };
    expect(deckNotes([{ ...sleep, claims: sleep.uses }, after], digest)[1]).toBe("");
  });

  test("of a text without headings hold no paragraph on something else", async () => {
    const digest = await digestOf(
      "The mill ground rye for forty farms. Its wheel was made of oak.\n\nThe school opened in 1931. It had two rooms and a stove.",
    );
    expect(deckNotes([slideOf(digest, ["rye"])], digest)).toEqual(["Its wheel was made of oak."]);
  });

  test("say nothing twice and take in what no slide is made from", async () => {
    const digest = await digestOf(
      "# Bees\n\n## Winter\n\nBees do not sleep in winter. They shiver to keep warm.\n\nA hive eats twelve kilos of honey until spring.\n\n## Summer\n\nIn summer the hive doubles in size.",
    );
    const [winter, summer] = ["Winter", "Summer"].map((name) =>
      digest.claims.filter(({ section, text }) => section.heading?.text === name && !text.includes("kilos")),
    );
    const slides = [
      slideOf(digest, ["sleep"], winter),
      slideOf(digest, ["sleep"], winter),
      slideOf(digest, ["doubles"], summer),
    ];
    expect(deckNotes(slides, digest)).toEqual([
      "They shiver to keep warm.",
      "A hive eats twelve kilos of honey until spring.",
      "",
    ]);
  });

  test("of any text hold only words of the text that the slide does not show", async () => {
    const sentence = fc.constantFrom(
      "The river rose.",
      "It fell again in May.",
      "Was it the snow?",
      '"We heard it at night. Nobody slept."',
      "Three towns (Alm, Bergen. And Celle) were cut off.",
    );
    const paragraph = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((all) => all.join(" "));
    await fc.assert(
      fc.asyncProperty(fc.array(paragraph, { minLength: 1, maxLength: 6 }), async (paragraphs) => {
        const text = `# The flood\n\n${paragraphs.join("\n\n")}`;
        const plan = await planOf(text, { slideCount: 5 });
        for (const { notes, candidates } of plan.slides) {
          const shown = contentPhrases(candidates[0]).map((at) => at.text);
          for (const line of notes.split("\n").filter(Boolean)) {
            expect(shown).not.toContain(line);
            for (const word of line.match(/\p{L}+/gu) ?? []) expect(text).toContain(word);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});
