import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, it } from "vitest";
import { createDatabase, type Database } from "../../src/database/database.ts";
import { openDatabase } from "../../src/database/open-database.ts";
import { prepareQuery } from "../../src/database/prepared-query.ts";
import { systemClock } from "../../src/shared/clock.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const userOf = prepareQuery((reader, id) => reader.selectFrom("users").select("id").where("id", "=", id));
const keyOf = prepareQuery((reader, id) => reader.selectFrom("api_keys").select("id").where("id", "=", id));

const addUser = (database: Database, id: string) =>
  database.write((transaction) =>
    transaction.insertInto("users").values({ id, email: id, plan_tier: "x", created_at: 1 }).execute(),
  );

const deleteUsers = (file: string): void => {
  const other = new Sqlite(file);
  other.exec("DELETE FROM users");
  other.close();
};

it("gives each of many reads at once its own row", async () => {
  const database = await openDatabase(":memory:", systemClock);
  const ids = Array.from({ length: 30 }, (_, index) => `usr_${index}`);
  for (const id of ids) await addUser(database, id);
  const rows = await Promise.all([...ids, "usr_nobody"].map((id) => database.first(userOf, id)));
  expect(rows).toEqual([...ids.map((id) => ({ id })), undefined]);
  await database.close();
});

it("sees what another process has stored before the read was asked for", async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "store.sqlite");
  const database = await openDatabase(file, systemClock);
  await addUser(database, "usr_1");
  const before = database.first(userOf, "usr_1");
  expect(await before).toEqual({ id: "usr_1" });
  const earlier = database.first(userOf, "usr_2");
  deleteUsers(file);
  const later = database.first(userOf, "usr_1");
  expect([await earlier, await later]).toEqual([undefined, undefined]);
  await database.close();
});

it("answers the others where one read fails, and goes on", async () => {
  const connection = new Sqlite(":memory:");
  connection.exec("CREATE TABLE users (id TEXT); INSERT INTO users VALUES ('usr_1')");
  const database = createDatabase(connection);
  const [user, key] = await Promise.allSettled([database.first(userOf, "usr_1"), database.first(keyOf, "key_1")]);
  expect(user).toEqual({ status: "fulfilled", value: { id: "usr_1" } });
  expect(key).toMatchObject({ status: "rejected", reason: { message: "no such table: api_keys" } });
  expect(await database.first(userOf, "usr_1")).toEqual({ id: "usr_1" });
  await database.close();
});
