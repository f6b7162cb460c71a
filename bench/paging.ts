/**
 * Pages through many projects of one account, while others come and go, and prints what a page costs at the beginning
 * and at the end.
 *
 *   node bench/paging.ts [--projects 100000] [--limit 100]
 */
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createAccount } from "../src/accounts/accounts.ts";
import { plansWith } from "../src/accounts/plans.ts";
import { openDatabase } from "../src/database/open-database.ts";
import { createPageCursors } from "../src/database/page-cursors.ts";
import type { Tables } from "../src/database/tables.ts";
import { listProjects } from "../src/presentations/projects.ts";
import { systemClock } from "../src/shared/clock.ts";
import { createIdSource } from "../src/shared/ids.ts";

const { values } = parseArgs({
  options: { projects: { type: "string", default: "100000" }, limit: { type: "string", default: "100" } },
});
const [count, limit] = [Number(values.projects), Number(values.limit)];
const BATCH = 1_000;
const ROUNDS = 50;

const folder = await mkdtemp(join(tmpdir(), "slidewright-bench-"));
const database = await openDatabase(join(folder, "paging.sqlite"), systemClock);
const ids = createIdSource(systemClock);
const services = {
  database,
  clock: systemClock,
  ids,
  plans: plansWith({}),
  cursors: createPageCursors(crypto.getRandomValues(new Uint8Array(32))),
  addresses: { publicUrl: () => "http://127.0.0.1:4747" },
};

function project(userId: string): Tables["projects"] {
  const now = Date.now();
  return {
    id: ids.next("prj"),
    user_id: userId,
    title: "A project",
    status: "draft",
    format: "carousel",
    aspect_ratio: "4:5",
    template_family: "editorial-serif",
    language: "en",
    planner: "offline",
    slide_count: 8,
    created_at: now,
    updated_at: now,
  };
}

async function addProjects(userId: string, many: number): Promise<void> {
  for (let added = 0; added < many; added += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, many - added) }, () => project(userId));
    await database.write((transaction) => transaction.insertInto("projects").values(rows).execute());
  }
}

/** Milliseconds of one page, the middle one of many tries. */
async function cost(userId: string, cursor: string | undefined): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await listProjects(services, userId, { limit, cursor });
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[ROUNDS / 2] ?? Number.NaN;
}

try {
  const { userId } = await createAccount(services, { email: "many@example.com" });
  const { userId: other } = await createAccount(services, { email: "other@example.com" });
  await addProjects(userId, count / 2);
  await addProjects(other, count / 2);
  await addProjects(userId, count / 2);

  const seen = new Set<string>();
  const rows: Record<string, number>[] = [];
  let cursor: string | undefined;
  let twice = 0;
  for (let page = 1; ; page += 1) {
    const before = cursor;
    const answer = await listProjects(services, userId, { limit, cursor });
    for (const { project_id } of answer.items) {
      if (seen.has(project_id)) twice += 1;
      seen.add(project_id);
    }
    if ([1, 10, 100, 500].includes(page) || answer.next_cursor === null) {
      rows.push({ page, ms: Number((await cost(userId, before)).toFixed(2)) });
    }
    if (page % 100 === 0) {
      await addProjects(userId, 1);
      const gone = answer.items.at(-1)?.project_id ?? "";
      await database.write((transaction) => transaction.deleteFrom("projects").where("id", "=", gone).execute());
    }
    if (answer.next_cursor === null) break;
    cursor = answer.next_cursor;
  }
  console.table(rows);
  console.log(`${seen.size} projects seen of ${count} there were at the start, ${twice} of them twice`);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
