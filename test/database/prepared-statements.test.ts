import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { preparingOnce } from "../../src/database/prepared-statements.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

it("prepares a statement once, and forgets the ones used longest ago", () => {
  const database = preparingOnce(new Sqlite(":memory:"));
  const first = database.prepare("SELECT 0 AS n");
  expect(database.prepare("SELECT 0 AS n")).toBe(first);
  for (let n = 1; n < 300; n += 1) database.prepare(`SELECT ${n} AS n`);
  expect(database.prepare("SELECT 0 AS n")).toBe(first);
  const second = database.prepare("SELECT 1 AS n");
  for (let n = 300; n < 600; n += 1) expect(database.prepare(`SELECT ${n} AS n`).all([])).toEqual([{ n }]);
  expect(database.prepare("SELECT 1 AS n")).not.toBe(second);
  database.close();
});

it("reads columns that another process has added since", async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "store.sqlite");
  const other = new Sqlite(file);
  onTestFinished(() => void other.close());
  other.exec("CREATE TABLE t (a INTEGER); INSERT INTO t VALUES (1)");
  const database = preparingOnce(new Sqlite(file));
  const all = (): unknown[] => database.prepare("SELECT * FROM t").all([]);
  expect(all()).toEqual([{ a: 1 }]);
  other.exec("ALTER TABLE t ADD COLUMN b TEXT DEFAULT 'new'");
  expect(all()).toEqual([{ a: 1, b: "new" }]);
  database.close();
});
