import { ensureLocalAccount } from "../../src/accounts/accounts.ts";
import { localPrincipal } from "../../src/auth/principal.ts";
import { recoverJobs } from "../../src/presentations/recover-jobs.ts";
import { createPresentation } from "../../tools/create-presentation.ts";
import { invoke } from "./invoke.ts";
import { testServices } from "./test-services.ts";

/*
 * A process that makes decks until it is killed. Arguments: the database file and a word for its keys. Writes `ready`,
 * then one line a finished call: the key and the project it was told.
 */
const [file = "", word = ""] = process.argv.slice(2);
const services = await testServices({ file });
services.clock.set(new Date().toISOString());
const { userId } = await ensureLocalAccount(services);
const principal = localPrincipal(userId);
await recoverJobs(services.database, services.clock, services.clock.now());

async function work(worker: number): Promise<void> {
  for (let call = 0; ; call += 1) {
    services.clock.advance({ minutes: 1 });
    const idempotencyKey = `${word} ${worker} ${call}`;
    const content = Array.from({ length: 4 }, (_, at) => `Thought ${at} of ${idempotencyKey}.`).join("\n\n");
    const outcome = await invoke(services, createPresentation, principal, { content }, { idempotencyKey });
    if (!outcome.ok) throw outcome.error;
    process.stdout.write(`${JSON.stringify({ key: idempotencyKey, result: outcome.result })}\n`);
  }
}

await invoke(services, createPresentation, principal, { content: "Warm the fonts up." });
process.stdout.write("ready\n");
await Promise.all([work(1), work(2), work(3)]);
