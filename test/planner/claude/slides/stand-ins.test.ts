import { expect, test } from "vitest";
import { standIns } from "../../../../src/planner/claude/slides/stand-ins.ts";
import { planOf } from "../../../support/planning.ts";

const CONTENT = `# Trees in town

## Shade

A lime tree cools the whole street in summer. Its crown keeps the sun off the pavement at noon.

## Water

Roots take up the rain of a storm. The pit holds what the sewer can't take in a night.

## People

Neighbours adopt a tree and water it. Children learn the names of the species at school.`;

const offline = await planOf(CONTENT, { slideCount: 7, format: "carousel" });
const types = offline.slides.map(({ candidates: [content] }) => content.type);

test("a place of the frame gets the slide of its type, wherever that stands", () => {
  const found = standIns([{ index: 3, type: "cta", spans: [] }], offline, 7);
  expect(found.get(3)?.candidates[0].type).toBe("cta");
});

test("a place of the body gets the slide that draws on the same part of the source, and none of the frame", () => {
  const start = offline.sourceText?.indexOf("Neighbours adopt") ?? 0;
  const slide = standIns([{ index: 1, spans: [{ start, end: start + 38 }] }], offline, 7).get(1);
  const places =
    slide?.candidates[0].title.sources.concat(
      "body" in slide.candidates[0] ? (slide.candidates[0].body?.sources ?? []) : [],
    ) ?? [];
  expect(places.some((place) => place.end > start)).toBe(true);
  expect(["cover", "hook", "recap", "cta"]).not.toContain(slide?.candidates[0].type);
});

test("no slide stands in twice, and there is one for every place", () => {
  const gaps = types.map((_type, index) => ({ index, spans: [] }));
  const found = [...standIns(gaps, offline, 7).values()];
  expect(new Set(found).size).toBe(7);
});
