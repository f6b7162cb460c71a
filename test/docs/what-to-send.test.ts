import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readBrief } from "../../src/planner/brief/read-brief.ts";

const page = readFileSync("docs/what-to-send.md", "utf8");
const wishes = page
  .split("\n")
  .filter((line) => line.startsWith("|") && line.includes('"'))
  .flatMap((line) => [...line.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? ""));

describe("what the page promises", () => {
  test("there are examples", () => {
    expect(wishes.length).toBeGreaterThan(15);
  });

  test.each(wishes)("%s is understood", (instructions) => {
    const request = {
      content: "Text.",
      instructions,
      format: "presentation",
      language: "Auto",
      useWebSearch: false,
    } as const;
    const { said, unfollowed, unmet, overruled } = readBrief(request);
    expect(said.length).toBeGreaterThan(0);
    expect({ unfollowed, unmet, overruled }).toEqual({ unfollowed: [], unmet: [], overruled: [] });
  });
});
