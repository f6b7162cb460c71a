import { expect, test } from "vitest";
import { languageRules } from "../../../src/planner/language/language-rules.ts";
import { isWholeWithout } from "../../../src/planner/text/whole-opening.ts";

test.each([
  ["en", "The gardener hangs a key on the board of the shed", " to open the season for everybody", true],
  [
    "en",
    "The gardener tells the council which tools are missing",
    " (if any), including what they cost if they are new.",
    true,
  ],
  ["en", "The gardener brings tools for everybody", ", such as rakes and spades", true],
  ["de", "Die Gärtnerin bringt Geräte für alle mit", ", darunter Rechen und Spaten", true],
  ["en", "The gardener gives every member the right", " to open the shed", false],
  ["en", "The gardener carries water from the well", " to the shed", false],
  ["en", "The gardener puts a spade on the ground", " (in winter on straw) and digs", false],
  ["en", "The gardener opens the shed for every member", ", but only in summer", false],
  ["en", "The gardener opens the shed for every member", " (not on Sundays)", false],
  ["en", "The gardener opens the shed for every member", " (if it is dry)", false],
  ["en", "If the gardener opens the shed for a member", " to fetch water", false],
])("%s: %s |%s", (language, opening, rest, whole) => {
  expect(isWholeWithout(opening, rest, languageRules(language))).toBe(whole);
});
