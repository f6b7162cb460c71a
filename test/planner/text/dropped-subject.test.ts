import { expect, test } from "vitest";
import { dropsSubject } from "../../../src/planner/text/dropped-subject.ts";

test.each([
  "Doesn’t look like much from the road.",
  "Looks like a barn, but it is a school.",
  "Wasn't built in a day.",
])("%s: of what?", (text) => {
  expect(dropsSubject(text, "en")).toBe(true);
});

test.each([
  "Isn’t that the old mill?",
  "Don’t judge a mill by its roof.",
  "It doesn’t look like much.",
  "Looks matter?",
])("%s stands", (text) => {
  expect(dropsSubject(text, "en")).toBe(false);
});
