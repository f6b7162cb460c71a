import { once } from "node:events";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";
import { addressOf, slidewright, startSlidewright } from "../support/shell.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const COST = 2.5;
const deck = { content: "One thought.\n\nAnother thought.\n\nA third thought.", slide_count: 3 };

const made = z.object({ data: z.object({ project_id: z.string() }) });
const failed = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
const listed = z.object({ data: z.object({ items: z.array(z.object({ project_id: z.string() })) }) });

const projectOf = async (response: Response): Promise<string> => made.parse(await response.json()).data.project_id;
const projectsOf = async (response: Response): Promise<string[]> =>
  listed.parse(await response.json()).data.items.map(({ project_id }) => project_id);

/** What has to be true of every store at rest. */
async function expectSoundBooks(file: string): Promise<void> {
  const store = new Sqlite(file, { readonly: true });
  try {
    expect(store.pragma("integrity_check")).toEqual([{ integrity_check: "ok" }]);
    const [books] = z
      .array(z.object({ balance_tenths: z.int(), reserved_tenths: z.int(), sum: z.int() }))
      .parse(
        store
          .prepare(
            "SELECT balance_tenths, reserved_tenths, (SELECT sum(amount_tenths) FROM ledger WHERE ledger.user_id = credits.user_id) AS sum FROM credits",
          )
          .all(),
      );
    expect(books).toMatchObject({ balance_tenths: books?.sum, reserved_tenths: 0 });
    expect(store.prepare("SELECT count(*) AS running FROM jobs WHERE status = 'running'").get()).toEqual({
      running: 0,
    });
  } finally {
    store.close();
  }
}

test("50 calls at once with one key are one generation, one charge and one project", async () => {
  await using server = await runningServer();
  const before = await server.balance();
  const calls = Array.from({ length: 50 }, () => server.post("/presentations", deck, { "idempotency-key": "the key" }));
  const responses = await Promise.all(calls);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  expect(responses.filter(({ headers }) => headers.get("idempotent-replayed") === "true")).toHaveLength(49);
  const projects = new Set(await Promise.all(responses.map(projectOf)));
  expect([...projects]).toEqual(await projectsOf(await server.api("/projects")));
  expect(await server.balance()).toBe(before - COST);
});

describe("a store that can't be written", () => {
  /** Reads go on, writes are refused clearly, and after `mend` everything is as it was and works again. */
  async function expectPatience(server: RunningTestServer, mend: () => void | Promise<void>): Promise<void> {
    const before = await server.balance();
    const writing = server.post("/presentations", deck, { "idempotency-key": "later" });
    for (let round = 0; round < 5; round += 1) {
      expect((await server.api("/account")).status).toBe(200);
      expect((await server.api("/projects")).status).toBe(200);
    }
    const refused = await writing;
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(failed.parse(await refused.json()).error).toMatchObject({ code: "unavailable" });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await mend();
    expect([await server.balance(), await projectsOf(await server.api("/projects"))]).toEqual([before, []]);
    const again = await server.post("/presentations", deck, { "idempotency-key": "later" });
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([201, null]);
    expect(await server.balance()).toBe(before - COST);
  }

  test("another process's lock", async () => {
    await using server = await runningServer();
    const other = new Sqlite(join(server.dataDir, "slidewright.sqlite"));
    onTestFinished(() => void other.close());
    other.exec("BEGIN IMMEDIATE");
    await expectPatience(server, () => void other.exec("ROLLBACK"));
  });

  test("a full disk", async () => {
    await using server = await runningServer();
    const { database } = server.app.services;
    const limitPages = (pages: number): Promise<unknown> =>
      database.write((transaction) => sql.raw(`PRAGMA max_page_count = ${pages}`).execute(transaction));
    await database.write((transaction) => sql`CREATE TABLE filler (text TEXT)`.execute(transaction));
    await limitPages(1);
    // Pages that still have room are filled, so that the next row needs a new one.
    for (const size of [2_000, 500, 100, 10]) {
      const fill = (): Promise<unknown> =>
        database.write((transaction) => sql`INSERT INTO filler VALUES (${"x".repeat(size)})`.execute(transaction));
      for (let full = false; !full;) {
        full = await fill().then(
          () => false,
          () => true,
        );
      }
    }
    const before = await server.balance();
    const refused = await server.post("/presentations", deck);
    expect([refused.status, failed.parse(await refused.json()).error.code]).toEqual([503, "unavailable"]);
    expect((await server.api("/account")).status).toBe(200);
    await limitPages(1_000_000);
    await expect.poll(() => server.balance()).toBe(before);
    expect((await server.post("/presentations", deck)).status).toBe(201);
    expect(await server.balance()).toBe(before - COST);
    await expectSoundBooks(join(server.dataDir, "slidewright.sqlite"));
  });
});

describe("a server that is told to stop", () => {
  test("answers everything it had accepted, and its backup is a whole store", async () => {
    await using folder = await temporaryFolder();
    const data = ["--data", folder.path];
    const key = (await slidewright(["keys", "create", "--name", "load", ...data])).stdout.trim();
    const server = startSlidewright(["serve", "--port", "0", ...data]);
    onTestFinished(() => void server.kill("SIGKILL"));
    const url = await addressOf(server);
    const create = (name: string): Promise<Response> =>
      fetch(`${url}/api-v1/presentations`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json", "idempotency-key": name },
        body: JSON.stringify({ ...deck, title: name }),
      });
    const first = await projectOf(await create("first"));
    const copy = join(folder.path, "copy.sqlite");
    expect((await slidewright(["backup", copy, ...data])).stdout).toBe(`${copy}\n`);

    const accepted = Array.from({ length: 5 }, (_, index) => create(`deck ${index}`));
    await expect.poll(() => jobsIn(folder.path), { timeout: 10_000 }).toBe(6);
    const exited = once(server, "exit");
    server.kill("SIGTERM");
    const responses = await Promise.all(accepted);
    const done = responses.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    // On a slow machine the rest is stopped in time: refunded, and told so.
    expect(responses.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);
    const projects = await Promise.all(done.map(projectOf));
    expect(await exited).toEqual([0, null]);
    await expectSoundBooks(join(folder.path, "slidewright.sqlite"));
    expect(projectsIn(folder.path)).toEqual([first, ...projects].toSorted());

    const restored = join(folder.path, "restored");
    await mkdir(restored);
    await rename(copy, join(restored, "slidewright.sqlite"));
    await expectSoundBooks(join(restored, "slidewright.sqlite"));
    const shown = await slidewright(["keys", "list", "--data", restored]);
    expect([shown.code, shown.stdout]).toEqual([0, expect.stringContaining("load")]);
    expect(projectsIn(restored)).toEqual([first]);
  });
});

function query(folder: string, statement: string): unknown[] {
  const store = new Sqlite(join(folder, "slidewright.sqlite"), { readonly: true });
  try {
    return store.prepare(statement).pluck().all();
  } finally {
    store.close();
  }
}

const jobsIn = (folder: string): number => query(folder, "SELECT id FROM jobs").length;
const projectsIn = (folder: string): unknown[] => query(folder, "SELECT id FROM projects ORDER BY id");
