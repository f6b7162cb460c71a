import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { operations } from "../../tools/index.ts";
import { referencePages } from "./reference/pages.ts";

const FOLDER = new URL("../../docs/reference/", import.meta.url);
const pages = referencePages(operations);

test.each([...pages])("docs/reference/%s is what the operations say; -u writes it anew", async (file, text) => {
  await expect(text).toMatchFileSnapshot(`../../docs/reference/${file}`);
});

test("there is no page that nobody made", () => {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  expect(files.filter((file) => !pages.has(file))).toEqual([]);
});

test("every link of a page leads to a page, and to a heading of it", () => {
  for (const text of pages.values()) {
    for (const [, file = "", heading] of text.matchAll(/\]\(([\w-]+\.md)(?:#([\w-]+))?\)/g)) {
      expect([...pages.keys()]).toContain(file);
      const headings = Array.from((pages.get(file) ?? "").matchAll(/^## (.*)$/gm), ([, title = ""]) =>
        title.toLowerCase(),
      );
      expect(heading === undefined || headings.includes(heading), `${file}#${heading}`).toBe(true);
    }
  }
});
