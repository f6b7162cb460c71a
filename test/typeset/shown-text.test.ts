import { describe, expect, test } from "vitest";
import { shownText } from "../../src/typeset/shown-text.ts";

describe("shownText", () => {
  test("sets capitals in the language of the text", () => {
    expect(shownText("istanbul", { case: "upper", language: "tr", direction: "ltr" })).toBe("İSTANBUL");
  });

  test("marks Latin handles in text that runs right to left, and nothing else", () => {
    const arabic = { language: "ar", direction: "rtl" } as const;
    expect(shownText("@name", arabic)).toBe("\u200e@name");
    expect(shownText("شكرا #tag", arabic)).toBe("شكرا \u200e#tag");
    expect(shownText("me@example.org", arabic)).toBe("me@example.org");
    expect(shownText("@اسم", arabic)).toBe("@اسم");
  });

  test("leaves other text, and text already marked, as it is", () => {
    expect(shownText("@name", { language: "en", direction: "ltr" })).toBe("@name");
    expect(shownText("\u200e@name", { language: "he", direction: "rtl" })).toBe("\u200e@name");
  });
});
