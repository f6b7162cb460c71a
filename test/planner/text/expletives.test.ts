import { expect, it } from "vitest";
import { opensWithExpletive } from "../../../src/planner/text/expletives.ts";

it.each(["It takes two minutes to fill the jar.", "It takes patience.", "It takes weeks before the dough is sour."])(
  "stands for nothing: %s",
  (sentence) => {
    expect(opensWithExpletive(sentence, "en")).toBe(true);
  },
);

it.each(["It takes less than five minutes!", "It takes two weeks.", "It takes only an hour"])(
  "stands for what was said before: %s",
  (sentence) => {
    expect(opensWithExpletive(sentence, "en")).toBe(false);
  },
);
