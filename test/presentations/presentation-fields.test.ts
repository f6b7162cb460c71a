import { expect, test } from "vitest";
import {
  deckRequestOf,
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
    { instructions: "Make it 16:9", format: "carousel" },
    "4:5",
    ['Not followed: "Make it 16:9". Carousels are always 4:5.'],
  ],
  [{ instructions: "The meeting is at 14:30, odds are 14:35." }, "16:9", []],
])("aspect ratio of %j", (more, ratio, warnings) => {
  expect(deckRequestOf(fields(more)).aspectRatio).toBe(ratio);
  expect(requestWarnings(fields(more)).map(({ message }) => message)).toEqual(warnings);
});
