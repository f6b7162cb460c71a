import { describe, expect, test } from "vitest";
import { deckPath, parseRoute, slideIndexOf } from "../../src/editor/routes.ts";

describe("parseRoute", () => {
  test("opens the list at the root and a deck under /editor", () => {
    expect(parseRoute("/")).toEqual({ page: "projects" });
    expect(parseRoute("/editor/prj_01k")).toEqual({ page: "deck", projectId: "prj_01k" });
    expect(parseRoute("/editor/prj_01k/")).toEqual({ page: "deck", projectId: "prj_01k" });
  });

  test.each(["/editor", "/editor/", "/editor/a/b", "/editor/..", "/editor/%2e%2e", "/other"])(
    "%s is nowhere",
    (path) => {
      expect(parseRoute(path)).toEqual({ page: "not-found" });
    },
  );

  test("reads back the path it gives out", () => {
    expect(parseRoute(deckPath("prj_01k"))).toEqual({ page: "deck", projectId: "prj_01k" });
  });
});

test.each([
  ["#4", 3],
  ["#1", 0],
  ["#0", 0],
  ["", 0],
  ["#-2", 0],
  ["#1e9", 0],
  ["#99999", 0],
])("fragment %j opens slide index %i", (hash, index) => {
  expect(slideIndexOf(hash)).toBe(index);
});
