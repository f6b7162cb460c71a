import { expect, test } from "vitest";
import { LruCache } from "../../src/typeset/lru-cache.ts";

test("forgets what was used longest ago", () => {
  const made: string[] = [];
  const cache = new LruCache<string, { key: string }>(2);
  const get = (key: string): string =>
    cache.getOrAdd(key, () => {
      made.push(key);
      return { key };
    }).key;
  for (const key of ["a", "b", "a", "c", "a", "b"]) get(key);
  expect(made).toEqual(["a", "b", "c", "b"]);
});
