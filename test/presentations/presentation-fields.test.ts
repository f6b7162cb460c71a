import { expect, test } from "vitest";
import { createTemplateCatalog } from "../../src/presentations/template-catalog.ts";
import { themes } from "../../themes/index.ts";
import {
  deckRequestOf,
  presentationIssues,
  requestWarnings,
  type PresentationFields,
} from "../../src/presentations/presentation-fields.ts";

const fields = (more: Partial<PresentationFields>): PresentationFields => ({
  content: "Some text.",
  language: "Auto",
  format: "presentation",
  include_stock_images: false,
  use_web_search: false,
  ...more,
});

test.each<[more: Partial<PresentationFields>, ratio: string, warnings: readonly string[]]>([
  [{}, "16:9", []],
  [{ instructions: "Dark, in 4:3 please" }, "4:3", []],
  [
    { instructions: "Make it 4:3", aspect_ratio: "16:9" },
    "16:9",
    ['Not followed: "Make it 4:3". The parameter aspect_ratio says 16:9, and parameters win.'],
  ],
  [{ instructions: "4:3", aspect_ratio: "4:3" }, "4:3", []],
  [
    { instructions: "Dark, 4:3, finish with 'Go'", aspect_ratio: "16:9" },
    "16:9",
    ['Not followed: "4:3". The parameter aspect_ratio says 16:9, and parameters win.'],
  ],
  [
    { instructions: "Make it 16:9", format: "carousel" },
    "4:5",
    ['Not followed: "Make it 16:9". Carousels are always 4:5.'],
  ],
  [{ instructions: "The meeting is at 14:30, odds are 14:35." }, "16:9", []],
])("aspect ratio of %j", (more, ratio, warnings) => {
  expect(deckRequestOf(fields(more)).aspectRatio).toBe(ratio);
  expect(requestWarnings(fields(more)).map(({ message }) => message)).toEqual(warnings);
});

test.each<[more: Partial<PresentationFields>, path: string, message: RegExp]>([
  [{ content: " ", topic: "" }, "", /at least one of topic, content and instructions/],
  [{ slide_count: 21 }, "slide_count", /presentation has 3 to 20 slides; found 21/],
  [{ slide_count: 31, format: "carousel" }, "slide_count", /carousel has 3 to 30 slides; found 31/],
  [
    { content: Array.from({ length: 21 }, (_, at) => `# Slide ${at + 1}`).join("\n\n---\n\n") },
    "content",
    /deck of 21 slides separated by "---"; a presentation has 3 to 20/,
  ],
  [{ language: "Klingonish" }, "language", /"pt-BR".*"Portuguese"; found "Klingonish"/],
  [
    { template_family: "terminl", format: "carousel" },
    "template_family",
    /no carousel template "terminl"\. Nearest: terminal/,
  ],
  [{ template_family: "night-lab" }, "template_family", /Only carousels.*"use the night-lab template"/],
])("%j is refused by name, with what is allowed", (more, path, message) => {
  const issues = presentationIssues(createTemplateCatalog(themes), fields(more));
  expect(issues).toEqual([{ path, message: expect.stringMatching(message) }]);
});
