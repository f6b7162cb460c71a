import { describe, expect, test } from "vitest";
import { digestOf } from "../../../support/planning.ts";

const salienceOf = async (content: string, part: string): Promise<number> => {
  const { claims } = await digestOf(content);
  return claims.find(({ sentence }) => sentence.text.includes(part))?.salience ?? -1;
};

describe("the pay-off weighs more than what leads up to it", () => {
  test("a comparison of two shares beats a single one", async () => {
    const text = `# Cups in the town\n\n${"The town counts its cups each spring. ".repeat(2)}Paper cups were 58% of the waste at the station.\n\nClay cups rose from 12% to 43% of the waste at the market.\n\nThe market opens at noon.`;
    expect(await salienceOf(text, "43%")).toBeGreaterThan(await salienceOf(text, "58%"));
  });

  test("the end of a speech weighs more than the same thought in its middle", async () => {
    const filler = (word: string): string =>
      Array.from({ length: 6 }, (_, at) => `We carried our ${word} across bridge number ${at + 2} in the rain.`).join(
        " ",
      );
    const speech = (first: string, last: string): string =>
      `${filler("tents")}\n\n${filler("boats")} ${first}\n\n${filler("songs")} ${last}`;
    const late = await salienceOf(speech("We waited.", "We built our harbour for the children."), "harbour");
    const early = await salienceOf(speech("We built our harbour for the children.", "We waited."), "harbour");
    expect(late).toBeGreaterThan(early);
  });
});
