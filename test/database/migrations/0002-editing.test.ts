import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createDatabase } from "../../../src/database/database.ts";
import { migrate } from "../../../src/database/migrate.ts";
import { migrations } from "../../../src/database/migrations/index.ts";
import { systemClock } from "../../../src/shared/clock.ts";

it("keeps the slides of before, as markup that the engine knows nothing of", async () => {
  const database = createDatabase(new Sqlite(":memory:"));
  await migrate(database, systemClock, migrations.slice(0, 1));
  await database.write(async (transaction) => {
    await sql`INSERT INTO users VALUES ('usr_1', 'a@b', 'free', 0)`.execute(transaction);
    await sql`INSERT INTO projects VALUES
      ('prj_1', 'usr_1', 'Old', 'draft', 'carousel', '4:5', 'plain', 'en', 'offline', 1, 0, 0)`.execute(transaction);
    await sql`INSERT INTO slides VALUES
      ('prj_1', 0, 'tip', 'tip-light', 'Title', 'Notes', '<svg/>', '{}', '{}')`.execute(transaction);
  });
  await migrate(database, systemClock);
  expect(await database.read.selectFrom("slides").selectAll().execute()).toEqual([
    { project_id: "prj_1", position: 0, title: "Title", notes: "Notes", svg: "<svg/>", setting: null },
  ]);
  await database.write((transaction) => transaction.deleteFrom("projects").execute());
  expect(await database.read.selectFrom("slides").selectAll().execute()).toEqual([]);
  await database.close();
});
