import { expect, test } from "vitest";
import type { Phrase, SlideContent } from "../../../src/deck/slide-content.ts";
import { traceSlide } from "../../../src/presentations/checks/trace-slide.ts";

const READ = "Trees in town\n\nA lime tree, planted well, cools the whole street in summer. A pit costs 4,300 euros.";
const SOURCE = { sent: 'About trees. Call to action: "Adopt a tree".', read: READ, language: "en" };

function at(text: string, words = text): Phrase {
  const start = READ.indexOf(words);
  return { text, sources: [{ start, end: start + words.length }] };
}

const tip = (title: Phrase, body?: Phrase): SlideContent => ({
  type: "tip",
  title,
  ...(body === undefined ? {} : { body }),
});
const traces = (content: SlideContent) => traceSlide(content, SOURCE)?.texts.map(({ trace }) => trace);

test("words that stand in the source as they are, case and marks apart, are verbatim", () => {
  expect(traces(tip(at("A PIT costs 4,300 euros", "A pit costs 4,300 euros.")))).toEqual(["verbatim"]);
});

test("words left out make it shortened, other words reworded", () => {
  const sentence = "A lime tree, planted well, cools the whole street in summer.";
  expect(traces(tip(at("A lime tree cools the street", sentence)))).toEqual(["shortened"]);
  expect(traces(tip(at("Limes keep streets cool", sentence)))).toEqual(["reworded"]);
});

test("the product's words and the request's are given; words of nobody are unsupported, later ones edited", () => {
  const none = (text: string): Phrase => ({ text, sources: [] });
  expect(traces(tip(none("Key takeaways"), none("Adopt a tree")))).toEqual(["given", "given"]);
  expect(traces(tip(none("In detail: Who is it for?")))).toEqual(["given"]);
  expect(traces(tip(none("Trees are the lungs of towns")))).toEqual(["unsupported"]);
  expect(traces(tip({ text: "My own words", sources: [], edited: true }))).toEqual(["edited"]);
});

test("a slide sums up what is traced, changed and unsupported, with the words that stand there", () => {
  const content = tip(at("Limes keep streets cool", "A lime tree"), { text: "Trees are lungs", sources: [] });
  expect(traceSlide(content, SOURCE)).toEqual({
    traced: 1,
    changed: 1,
    unsupported: 1,
    texts: [
      { text: "Limes keep streets cool", trace: "reworded", source: "A lime tree" },
      { text: "Trees are lungs", trace: "unsupported", source: null },
    ],
  });
});

test("long texts and sources are shown by how they begin", () => {
  const [first] = traceSlide(tip(at("lime ".repeat(40), READ)), SOURCE)?.texts ?? [];
  expect(Array.from(first?.text ?? "").length).toBeLessThanOrEqual(61);
  expect(first?.text).toMatch(/…$/u);
});

test("nothing is said of replaced markup, nor where the source was not kept", () => {
  const { read: _read, ...unread } = SOURCE;
  expect(traceSlide(undefined, SOURCE)).toBeNull();
  expect(traceSlide(tip(at("Trees in town")), unread)).toBeNull();
});
