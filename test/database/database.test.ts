import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { createDatabase, type Database } from "../../src/database/database.ts";
import { openDatabase } from "../../src/database/open-database.ts";
import { systemClock } from "../../src/shared/clock.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const addUser = (id: string) => (transaction: Parameters<Parameters<Database["write"]>[0]>[0]) =>
  transaction.insertInto("users").values({ id, email: id, plan_tier: "x", created_at: 1 }).execute();

const userIds = async (database: Database): Promise<string[]> =>
  (await database.read.selectFrom("users").select("id").execute()).map(({ id }) => id);

describe("Database.write", () => {
  it("keeps nothing of a transaction that throws", async () => {
    const database = await openDatabase(":memory:", systemClock);
    const attempt = database.write(async (transaction) => {
      await addUser("usr_1")(transaction);
      throw new Error("changed my mind");
    });
    await expect(attempt).rejects.toThrow("changed my mind");
    expect(await userIds(database)).toEqual([]);
    await database.close();
  });

  it("waits for another process without standing still, and answers reads meanwhile", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "store.sqlite");
    const database = await openDatabase(file, systemClock);
    const other = new Sqlite(file);
    other.exec("BEGIN IMMEDIATE");
    const writing = database.write(addUser("usr_1"));
    for (let round = 0; round < 20; round += 1) {
      expect(await userIds(database)).toEqual([]);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    other.exec("COMMIT");
    await writing;
    expect(await userIds(database)).toEqual(["usr_1"]);
    other.close();
    await database.close();
  });

  it("gives up as unavailable when the lock is not released, and has changed nothing", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "store.sqlite");
    const database = await openDatabase(file, systemClock);
    const other = new Sqlite(file);
    other.exec("BEGIN IMMEDIATE");
    await expect(database.write(addUser("usr_1"))).rejects.toMatchObject({ code: "unavailable", status: 503 });
    other.exec("ROLLBACK");
    await database.write(addUser("usr_2"));
    expect(await userIds(database)).toEqual(["usr_2"]);
    other.close();
    await database.close();
  });

  it("answers a full store with unavailable and goes on reading", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "store.sqlite");
    const database = await openDatabase(file, systemClock);
    await database.write(addUser("usr_1"));
    await database.write(async (transaction) => {
      const { sql } = await import("kysely");
      await sql`PRAGMA max_page_count = 1`.execute(transaction);
    });
    const large = "x".repeat(500_000);
    await expect(database.write(addUser(large))).rejects.toMatchObject({ code: "unavailable" });
    expect(await userIds(database)).toEqual(["usr_1"]);
    await database.close();
  });

  it("writes nothing more after the disk refused what was committed, and goes on reading", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "store.sqlite");
    await (await openDatabase(file, systemClock)).close();
    const connection = new Sqlite(file);
    const lost: Error[] = [];
    const database = createDatabase(connection, (error) => lost.push(error));
    expect(await userIds(database)).toEqual([]);
    await rm(`${file}-wal`);
    await expect(database.write(addUser("usr_1"))).rejects.toMatchObject({ code: "unavailable" });
    await expect(database.write(addUser("usr_2"))).rejects.toThrow("Nothing was changed");
    await expect(database.kept()).rejects.toMatchObject({ code: "unavailable" });
    expect(await userIds(database)).toEqual(["usr_1"]);
    expect(lost).toHaveLength(1);
    await database.close();
  });

  it("copies the store while it is open", async () => {
    await using folder = await temporaryFolder();
    const database = await openDatabase(join(folder.path, "store.sqlite"), systemClock);
    await database.write(addUser("usr_1"));
    await database.backup(join(folder.path, "copy.sqlite"));
    expect((await stat(join(folder.path, "copy.sqlite"))).mode & 0o777).toBe(0o600);
    await database.write(addUser("usr_2"));
    const copy = await openDatabase(join(folder.path, "copy.sqlite"), systemClock);
    expect(await userIds(copy)).toEqual(["usr_1"]);
    await copy.close();
    await database.close();
  });
});
