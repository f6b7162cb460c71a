import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";

/** A 256-bit secret of this data folder, made when it is first asked for. */
export async function readSecret(database: Database, name: string): Promise<Uint8Array> {
  const value = await database.write(async (transaction) => {
    const fresh = randomBytes(32).toString("hex");
    await transaction
      .insertInto("secrets")
      .values({ name, value: fresh })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return transaction.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  });
  return Buffer.from(value.value, "hex");
}
