import { expect, it } from "vitest";
import { openDatabase } from "../../src/database/open-database.ts";
import { prepareQuery } from "../../src/database/prepared-query.ts";
import { systemClock } from "../../src/shared/clock.ts";

const userOf = prepareQuery((reader, id) => reader.selectFrom("users").select(["id", "email"]).where("id", "=", id));

it("finds the row of the value it is run with, in any database", async () => {
  for (const name of ["ada", "eve"]) {
    const database = await openDatabase(":memory:", systemClock);
    const values = { id: `usr_${name}`, email: `${name}@example.com`, plan_tier: "x", created_at: 1 };
    await database.write((transaction) => transaction.insertInto("users").values(values).execute());
    expect(await database.first(userOf, values.id)).toEqual({ id: values.id, email: values.email });
    expect(await database.first(userOf, "usr_nobody")).toBeUndefined();
    await database.close();
  }
});

it("takes no other value, which would be the same for everybody", () => {
  expect(() => prepareQuery((reader, id) => reader.selectFrom("users").where("id", "=", id).limit(1))).toThrow(
    "one value",
  );
});

it("does not see what another call's transaction has not stored yet", async () => {
  const database = await openDatabase(":memory:", systemClock);
  const values = { id: "usr_1", email: "ada@example.com", plan_tier: "x", created_at: 1 };
  const inserted = Promise.withResolvers<void>();
  const writing = database.write(async (transaction) => {
    await transaction.insertInto("users").values(values).execute();
    inserted.resolve();
    await new Promise((resolve) => setTimeout(resolve, 5));
    throw new Error("changed my mind");
  });
  await inserted.promise;
  const reading = database.first(userOf, "usr_1");
  await expect(writing).rejects.toThrow("changed my mind");
  expect(await reading).toBeUndefined();
  await database.close();
});
