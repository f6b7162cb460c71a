import { expect, it } from "vitest";
import { findStoredReply, storeReply } from "../../src/accounts/idempotency-keys.ts";
import { testServices } from "../support/test-services.ts";

it("keeps a reply for an account, an operation and a key, for 30 days", async () => {
  await using services = await testServices();
  const { database, clock } = services;
  const { userId } = await services.newAccount();
  const owner = { userId, operation: "create_presentation", key: "k" };
  const stored = { fingerprint: "f", reply: { project_id: "prj_1" } };
  await database.write((transaction) => storeReply(transaction, clock, { ...owner, ...stored }));
  expect(await findStoredReply(database.read, clock, owner)).toEqual(stored);
  const others = [
    { ...owner, userId: (await services.newAccount()).userId },
    { ...owner, operation: "schedule_post" },
    { ...owner, key: "K" },
  ];
  for (const other of others) expect(await findStoredReply(database.read, clock, other)).toBeUndefined();
  clock.advance({ days: 29, minutes: 23 * 60 });
  expect(await findStoredReply(database.read, clock, owner)).toEqual(stored);
  clock.advance({ days: 1 });
  expect(await findStoredReply(database.read, clock, owner)).toBeUndefined();
  await database.write((transaction) => storeReply(transaction, clock, { ...owner, ...stored, fingerprint: "new" }));
  expect(await findStoredReply(database.read, clock, owner)).toMatchObject({ fingerprint: "new" });
});

it("stores nothing at all where another process was faster", async () => {
  await using services = await testServices();
  const { database, clock } = services;
  const { userId } = await services.newAccount();
  const reply = { userId, operation: "create_presentation", key: "k", fingerprint: "f", reply: { by: "other" } };
  await database.write((transaction) => storeReply(transaction, clock, reply));
  const late = database.write(async (transaction) => {
    await transaction.insertInto("secrets").values({ name: "made meanwhile", value: "" }).execute();
    await storeReply(transaction, clock, { ...reply, reply: { by: "us" } });
  });
  await expect(late).rejects.toMatchObject({ code: "generation_in_progress" });
  expect(await findStoredReply(database.read, clock, reply)).toMatchObject({ reply: { by: "other" } });
  const secrets = await database.read.selectFrom("secrets").select("name").execute();
  expect(secrets).not.toContainEqual({ name: "made meanwhile" });
});
