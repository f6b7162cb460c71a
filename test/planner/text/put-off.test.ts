import { expect, test } from "vitest";
import { languageRules } from "../../../src/planner/language/language-rules.ts";
import { isPreamble } from "../../../src/planner/text/asides.ts";

const english = languageRules("en", "");

test.each([
  "I'll dodge the question of who pays for the mill.",
  "We will not get into the history of the dam.",
  "If I find some time, I’ll write a little about the dam.",
])("%s is put off, not said", (text) => {
  expect(isPreamble(text, english)).toBe(true);
});

test.each(["If we get time, the crew paints the mill.", "We will skip a year if the dam is dry."])(
  "%s says it",
  (text) => {
    expect(isPreamble(text, english)).toBe(false);
  },
);
