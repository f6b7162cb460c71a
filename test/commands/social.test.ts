import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { slidewright } from "../support/shell.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\n$/;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let data: string[];

beforeAll(async () => {
  folder = await temporaryFolder();
  data = ["--data", join(folder.path, "data")];
});
afterAll(() => folder[Symbol.asyncDispose]());

describe("social", () => {
  test("connects outboxes, one account at a time, and lists them newest first", async () => {
    const first = await slidewright(["social", "connect", "outbox", ...data]);
    expect([first.code, UUID.test(first.stdout), first.stderr]).toEqual([0, true, ""]);
    await slidewright(["accounts", "create", "--email", "ada@example.com", ...data]);
    const theirs = await slidewright(["social", "connect", "outbox", "--account", "ada@example.com", ...data]);
    const second = await slidewright(["social", "connect", "outbox", ...data]);
    const { stdout } = await slidewright(["social", "list", ...data]);
    const ids = stdout.split("\n").map((line) => line.split("\t")[0]);
    expect(ids).toEqual([second.stdout.trim(), first.stdout.trim(), ""]);
    expect(stdout).not.toContain(theirs.stdout.trim());
  });

  test.each([
    [["social", "connect", "elsewhere"], "elsewhere"],
    [["social", "connect", "outbox", "--account", "nobody@example.com"], "nobody@example.com"],
    [["social", "list", "--account", "nobody@example.com"], "nobody@example.com"],
  ])("refuses %j", async (args, word) => {
    const { code, stdout, stderr } = await slidewright([...args, ...data]);
    expect([code === 0, stdout]).toEqual([false, ""]);
    expect(stderr).toContain(word);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe("media add", () => {
  test("stores a file and prints the path that posts take", async () => {
    const file = join(folder.path, "My deck.pdf");
    await writeFile(file, "%PDF-1.7 content");
    const { code, stdout } = await slidewright(["media", "add", file, ...data]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^usr_[0-9a-z]{26}\/my-deck-[0-9a-f]{16}\.pdf\n$/);
    expect(await readFile(join(folder.path, "data", "media", stdout.trim()), "utf8")).toBe("%PDF-1.7 content");
  });

  test("names a file that can't be stored", async () => {
    const text = join(folder.path, "notes.txt");
    await writeFile(text, "just words");
    for (const file of [text, join(folder.path, "none.png"), folder.path]) {
      const { code, stdout, stderr } = await slidewright(["media", "add", file, ...data]);
      expect([code === 0, stdout]).toEqual([false, ""]);
      expect(stderr).toContain(file.split("/").at(-1));
      expect(stderr).not.toMatch(/^\s+at /m);
    }
  });
});
