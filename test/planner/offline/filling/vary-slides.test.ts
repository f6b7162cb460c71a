import { expect, test } from "vitest";
import { planOf, typesOf } from "../../../support/planning.ts";

const SPEECH = Array.from(
  { length: 9 },
  (_, at) => `We shall mend the ${"oldest ".repeat(at)}bridge of this valley before the river rises again.`,
).join("\n\n");

test("a speech is not one statement after the other: one of three is set as words somebody said", async () => {
  const types = typesOf(await planOf(SPEECH, { slideCount: 8 }));
  const rows = types.map((type, at) => type === "statement" && types[at - 1] === type && types[at - 2] === type);
  expect(types).toContain("quote");
  expect(rows).not.toContain(true);
});

test("an author who writes under a title of his own is not quoted", async () => {
  const essay = `# The bridges of our valley\n\n${SPEECH}`;
  for (const slideCount of [6, 8, 10]) expect(typesOf(await planOf(essay, { slideCount }))).not.toContain("quote");
});

test("a sentence that goes on over two slides is no quotation", async () => {
  const long = `Friends and neighbours:\n\nWe shall mend the oldest bridge of this valley before the river rises again and the ferries that our grandmothers knew are tied up for the winter, ${"and the road that leads down to it past the mill and the smithy shall be mended too, ".repeat(2)}for nobody else will do it.`;
  const plan = await planOf(long, { slideCount: 5 });
  const quotes = plan.slides.map(({ candidates: [content] }) => content).filter(({ type }) => type === "quote");
  expect(quotes.filter(({ title }) => /^…|…$/u.test(title.text))).toEqual([]);
});

test("what stood before a sentence stands before it in its quotation as well", async () => {
  const speech = Array.from(
    { length: 8 },
    (_, at) =>
      `The river rises by a hand every ${"cold ".repeat(at)}winter. Therefore we shall mend the ${"old ".repeat(at)}bridge of this valley now.`,
  ).join("\n\n");
  const plan = await planOf(speech, { slideCount: 8 });
  const quotes = plan.slides.flatMap(({ candidates: [content] }) => (content.type === "quote" ? [content.title] : []));
  expect(quotes.length).toBeGreaterThan(0);
  for (const { sources } of quotes) {
    const starts = sources.map(({ start }) => start);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  }
});
