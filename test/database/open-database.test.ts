import { execFile } from "node:child_process";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import Sqlite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { migrations } from "../../src/database/migrations/index.ts";
import { openDatabase } from "../../src/database/open-database.ts";
import { systemClock } from "../../src/shared/clock.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

describe("openDatabase", () => {
  it("makes folder and files for their owner only", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "data", "store.sqlite");
    const database = await openDatabase(file, systemClock);
    expect(await modeOf(join(folder.path, "data"))).toBe(0o700);
    for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(await modeOf(name)).toBe(0o600);
    await database.close();
  });

  it("opens what it made before, and keeps it", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "store.sqlite");
    const first = await openDatabase(file, systemClock);
    await first.write(async (transaction) => {
      await transaction
        .insertInto("users")
        .values({ id: "usr_1", email: "a@b", plan_tier: "x", created_at: 1 })
        .execute();
    });
    await first.close();
    const second = await openDatabase(file, systemClock);
    expect(await second.read.selectFrom("users").select("id").execute()).toEqual([{ id: "usr_1" }]);
    await second.close();
  });

  it("lets several processes start on a new folder at once", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "store.sqlite");
    const script = `
      const { openDatabase } = await import(${JSON.stringify(new URL("../../src/database/open-database.ts", import.meta.url).href)});
      const database = await openDatabase(process.argv[1], { now: () => new Date() });
      console.log((await database.read.selectFrom("migrations").select("name").execute()).length);
      await database.close();`;
    const run = promisify(execFile);
    const starts = Array.from({ length: 4 }, () => run(process.execPath, ["--input-type=module", "-e", script, file]));
    for (const { stdout } of await Promise.all(starts)) expect(stdout).toBe(`${migrations.length}\n`);
  });

  it("stores durably: write-ahead log, full synchronisation, foreign keys", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "store.sqlite");
    const database = await openDatabase(file, systemClock);
    const orphan = database.write(async (transaction) => {
      await transaction
        .insertInto("api_keys")
        .values({ id: "k", user_id: "nobody", name: "n", hash: "h", last_four: "1", scopes: "[]", created_at: 1 })
        .execute();
    });
    await expect(orphan).rejects.toThrow(/FOREIGN KEY/);
    const other = new Sqlite(file);
    expect(other.pragma("journal_mode", { simple: true })).toBe("wal");
    other.close();
    await database.close();
  });

  it.each([
    ["a file where a folder should be", "blocked/store.sqlite", "a part of the path is a file"],
    ["a file that is no database", "blocked", "it is not a database"],
    ["a folder", "", "it is a folder"],
  ])("refuses %s in one clear sentence", async (_what, path, reason) => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.path, "blocked"), "not a database, but long enough to look at twice".repeat(40));
    await expect(openDatabase(join(folder.path, path), systemClock)).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining(reason),
    });
  });

  it("refuses data of a newer version instead of harming it", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "store.sqlite");
    const database = await openDatabase(file, systemClock);
    await database.write(async (transaction) => {
      await transaction.insertInto("migrations").values({ name: "9999-future", applied_at: 1 }).execute();
    });
    await database.close();
    await expect(openDatabase(file, systemClock)).rejects.toThrow(/newer version/);
  });
});
