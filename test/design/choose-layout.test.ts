import { expect, it } from "vitest";
import { fixedPhrase, type SlideContent } from "../../src/deck/slide-content.ts";
import { certainWeight, layoutChoices } from "../../src/design/choose-layout.ts";
import { frameFor } from "../../src/design/frame.ts";
import { CANVASES } from "../../src/design/theme.ts";
import { clearEditorial } from "../../themes/clear-editorial/index.ts";

const SENTENCE: SlideContent = { type: "statement", title: fixedPhrase("Nobody counts what nobody sees.") };

it("sets no slide in full colour before one that can't be anything else", () => {
  const plan = { title: "x", language: "en", direction: "ltr", slides: [] } as const;
  const frame = frameFor(plan, clearEditorial, CANVASES["16:9"], 0, clearEditorial.tokens, {});
  const first = (next: "color" | undefined): string | undefined =>
    layoutChoices(clearEditorial, SENTENCE, frame, { counts: new Map(), last: undefined, next })[0]?.layout.weight;
  expect(certainWeight(clearEditorial, "takeaway")).toBe("color");
  expect(certainWeight(clearEditorial, "statement")).toBeUndefined();
  expect(first(undefined)).toBe("color");
  expect(first("color")).not.toBe("color");
});
