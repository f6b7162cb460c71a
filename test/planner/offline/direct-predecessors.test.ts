import { describe, expect, test } from "vitest";
import type { Phrase, SlideContent } from "../../../src/deck/slide-content.ts";
import type { Claim } from "../../../src/planner/offline/digest/claim.ts";
import { articles, digestOf, planOf } from "../../support/planning.ts";

const COUNTS = [6, 9] as const;
const FORMATS = ["presentation", "carousel"] as const;

/** Title and body in their order: what a reader reads as one text. */
function proseOf(content: SlideContent): readonly Phrase[] {
  return [content.title, "body" in content ? content.body : undefined].filter((phrase) => phrase !== undefined);
}

function claimsIn(phrases: readonly Phrase[], claims: readonly Claim[]): readonly Claim[] {
  const starts = phrases.flatMap(({ sources }) => sources.map(({ start }) => start));
  return starts.flatMap((start) => claims.find(({ sentence }) => sentence.span.start === start) ?? []);
}

describe("what leans stands right behind what it leans on", () => {
  test.each(articles().map(({ name, content }) => [name, content] as const))("%s", async (_, content) => {
    const { claims } = await digestOf(content);
    const loose: string[] = [];
    for (const format of FORMATS)
      for (const slideCount of COUNTS) {
        const { slides } = await planOf(content, { format, slideCount });
        for (const slide of slides)
          for (const candidate of slide.candidates) {
            const shown = claimsIn(proseOf(candidate), claims);
            for (const [at, claim] of shown.entries()) {
              const before = shown[at - 1];
              if (before === undefined || before === claim || claim.standing !== "leaning") continue;
              const reach = claim.reach ?? 1;
              const behind = new Set(shown.slice(0, at).map(({ order }) => order));
              for (let back = 1; back <= reach; back++)
                if (!behind.has(claim.order - back)) loose.push(`${format} ${slideCount}: ${claim.sentence.text}`);
            }
          }
      }
    expect([...new Set(loose)]).toEqual([]);
  });
});
