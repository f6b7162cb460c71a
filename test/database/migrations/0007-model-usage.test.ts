import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createDatabase } from "../../../src/database/database.ts";
import { migrate } from "../../../src/database/migrate.ts";
import { migrations } from "../../../src/database/migrations/index.ts";
import { systemClock } from "../../../src/shared/clock.ts";

it("keeps the jobs of before, which no model worked on", async () => {
  const database = createDatabase(new Sqlite(":memory:"));
  const before = migrations.findIndex(({ name }) => name === "0007-model-usage");
  await migrate(database, systemClock, migrations.slice(0, before));
  await database.write(async (transaction) => {
    await sql`INSERT INTO users (id, email, plan_tier, created_at) VALUES ('usr_1', 'a@b', 'free', 0)`.execute(
      transaction,
    );
    await sql`INSERT INTO jobs VALUES
      ('job_1', 'usr_1', 'succeeded', 'done', 100, 'carousel', 3, NULL, NULL, NULL, 1, 0, 1)`.execute(transaction);
  });
  await migrate(database, systemClock);
  expect(await database.read.selectFrom("jobs").selectAll().executeTakeFirst()).toMatchObject({
    id: "job_1",
    model: null,
    input_tokens: null,
    cost_microdollars: null,
  });
  await database.close();
});
