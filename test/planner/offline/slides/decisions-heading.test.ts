import { describe, expect, it } from "vitest";
import { planOf } from "../../../support/planning.ts";

const minutes = (heading: string): string => `# Spring fair

## ${heading}

1. Entry to the fair stays free for everybody
2. Dishes are never thrown away after use
3. Music ends at six in the evening

## Budget

The team may spend 18,500 dollars at most this year. Sponsors have promised 9,200 dollars of it so far.
`;

describe("a numbered list", () => {
  it.each([
    ["Decisions", "list"],
    ["How to build the stage", "steps"],
  ])("headed %j is a slide of type %s", async (heading, type) => {
    const { slides } = await planOf(minutes(heading));
    const found = slides.map(({ candidates: [best] }) => best).find((content) => content.type === type);
    expect(found?.title.text).toBe(heading);
  });
});
