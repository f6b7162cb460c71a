import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { z } from "zod";
import { ensureLocalAccount, grantCredits } from "../../src/accounts/accounts.ts";
import { localPrincipal } from "../../src/auth/principal.ts";
import { recoverJobs } from "../../src/presentations/recover-jobs.ts";
import { createPresentation } from "../../tools/create-presentation.ts";
import { answerOf, invoke } from "../support/invoke.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { testServices, type TestServices } from "../support/test-services.ts";

const ROUNDS = Number(process.env["SLIDEWRIGHT_CRASH_ROUNDS"] ?? 4);
const SCRIPT = fileURLToPath(new URL("../support/generating-process.ts", import.meta.url));
const lineShape = z.object({ key: z.string(), result: z.looseObject({ project_id: z.string() }) });

/** Lets a process make decks for a while, then kills it; returns what it told its callers. */
async function generateUntilKilled(file: string, round: number): Promise<z.output<typeof lineShape>[]> {
  const child = spawn(process.execPath, [SCRIPT, file, `round ${round}`], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const told: z.output<typeof lineShape>[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === "ready") continue;
    // The kill comes at another point of the work in each round, whatever the speed of the machine.
    if (told.length === 0) setTimeout(() => child.kill("SIGKILL"), (round * 57) % 400);
    told.push(lineShape.parse(JSON.parse(line)));
  }
  expect(await exited).toEqual([null, "SIGKILL"]);
  return told;
}

async function readBooks({ database }: TestServices) {
  const ledger = await database.read.selectFrom("ledger").selectAll().execute();
  const [credits] = await database.read.selectFrom("credits").selectAll().execute();
  const jobs = await database.read.selectFrom("jobs").select(["id", "status", "project_id"]).execute();
  const projects = await database.read.selectFrom("projects").select("id").execute();
  return { ledger, credits, jobs, projectIds: projects.map(({ id }) => id) };
}

it("loses no credit, no deck and no answer when it is killed in the middle of its work", async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "store.sqlite");
  await using services = await testServices({ file });
  const { userId } = await ensureLocalAccount(services);
  await grantCredits(services, userId, 1_000_000);

  const told: z.output<typeof lineShape>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) told.push(...(await generateUntilKilled(file, round)));

  const before = await readBooks(services);
  const running = before.jobs.filter(({ status }) => status === "running").length;
  services.clock.set(new Date().toISOString());
  expect(await recoverJobs(services.database, services.clock, services.clock.now())).toBe(running);
  expect(await recoverJobs(services.database, services.clock, services.clock.now())).toBe(0);

  const { ledger, credits, jobs, projectIds } = await readBooks(services);
  expect(told.length).toBeGreaterThan(0);
  expect(jobs.some(({ status }) => status === "failed")).toBe(true);
  expect(jobs.some(({ status }) => status === "running")).toBe(false);
  expect(credits).toMatchObject({
    balance_tenths: ledger.reduce((sum, { amount_tenths }) => sum + amount_tenths, 0),
    reserved_tenths: 0,
  });
  const kindsOf = (id: string) =>
    ledger
      .filter(({ reference }) => reference === id)
      .map(({ kind }) => kind)
      .join(" ");
  for (const job of jobs)
    expect(kindsOf(job.id)).toBe(job.status === "succeeded" ? "reserve settle" : "reserve refund");
  const made = jobs.flatMap(({ project_id }) => (project_id === null ? [] : [project_id]));
  expect(made.toSorted()).toEqual(projectIds.toSorted());

  const principal = localPrincipal(userId);
  for (const { key, result } of told) {
    services.clock.advance({ minutes: 1 });
    const content = Array.from({ length: 4 }, (_, at) => `Thought ${at} of ${key}.`).join("\n\n");
    const again = await answerOf(invoke(services, createPresentation, principal, { content }, { idempotencyKey: key }));
    expect({ ...again, editor_url: "" }).toEqual({ ...result, editor_url: "" });
  }
  expect((await readBooks(services)).projectIds).toHaveLength(projectIds.length);
});
