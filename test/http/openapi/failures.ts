import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { z } from "zod";
import { setCredits } from "../../../src/accounts/accounts.ts";
import { defineOperation } from "../../../src/operations/operation.ts";
import type { ErrorCode } from "../../../src/shared/app-error.ts";
import { createPresentation } from "../../../tools/create-presentation.ts";
import { answerOf, invoke } from "../../support/invoke.ts";
import { ownedRecords } from "../../support/owned-records.ts";
import type { RunningTestServer } from "../../support/running-server.ts";

/** Fails as no operation should. */
export const broken = defineOperation({
  name: "break_down",
  title: "Break down",
  description: "Throws what no operation should.",
  http: { method: "GET", path: "/broken", status: 200 },
  costTenths: 0,
  bodyLimit: 1_024,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({}),
  output: z.object({}),
  errors: [],
  run: () => Promise.reject(new Error("broken on purpose")),
});

const SOURCE = { content: "One.\n\nTwo.\n\nThree." };
const SLOW = { content: "slow" };
const DELETE = { method: "DELETE" };

/** How a caller brings each failure about. */
export const FAILURES: readonly (readonly [ErrorCode, (server: RunningTestServer) => Promise<Response>])[] = [
  ["validation_error", (server) => server.post("/presentations", { content: SOURCE.content, slide_cout: 5 })],
  ["unsafe_content", sendScript],
  ["unauthorized", (server) => server.api("/account", { headers: { authorization: "Bearer wrong" } })],
  ["insufficient_credits", askWithoutCredits],
  ["insufficient_scope", askWithoutScope],
  ["forbidden", (server) => server.api("/account", { headers: { origin: "https://elsewhere.example" } })],
  ["not_found", (server) => server.api("/projects/prj_unknown")],
  ["already_published", async (server) => server.api(`/scheduled-posts/${await publishedPost(server)}`, DELETE)],
  ["generation_in_progress", (server) => whileRunning(server, (used) => server.post("/presentations", SLOW, used))],
  ["method_not_allowed", (server) => server.api("/account", { method: "DELETE" })],
  ["payload_too_large", (server) => server.post("/presentations", { content: "x".repeat(102_400) })],
  ["unsupported_media_type", (server) => server.api("/presentations", { method: "POST", body: "Say why" })],
  ["idempotency_key_reused", useKeyTwice],
  ["internal_error", (server) => server.api("/broken")],
  ["unavailable", (server) => whileLocked(server, () => server.post("/brand-kits", { kit_name: "A kit" }))],
  ["rate_limit_exceeded", askTooOften],
];

async function sendScript(server: RunningTestServer): Promise<Response> {
  const { services, owner } = server.app;
  const { project_id } = await answerOf(invoke(services, createPresentation, owner, SOURCE));
  return server.api(`/projects/${String(project_id)}`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      patch_slide: {
        index: 0,
        svg_content: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 1350"><script>alert(1)</script></svg>',
      },
    }),
  });
}

async function askWithoutCredits(server: RunningTestServer): Promise<Response> {
  const { services, owner } = server.app;
  const balance = await server.balance();
  await setCredits(services, owner.userId, 10);
  const response = await server.post("/presentations", SOURCE);
  await setCredits(services, owner.userId, balance * 10);
  return response;
}

/** The id of a post that is out. */
export async function publishedPost({ app: { services, owner } }: RunningTestServer): Promise<string> {
  const { post_id } = await ownedRecords(services, owner);
  const id = String(post_id);
  await services.database.write((transaction) =>
    transaction.updateTable("scheduled_posts").set({ status: "published" }).where("id", "=", id).execute(),
  );
  return id;
}

/** Does `work` while a generation of `slow` runs under its headers' key, on a server that does not wait long for it. */
export async function whileRunning<T>(
  server: RunningTestServer,
  work: (used: Readonly<Record<"idempotency-key", string>>) => Promise<T>,
): Promise<T> {
  const caller = new AbortController();
  const used = { "idempotency-key": crypto.randomUUID() };
  const balance = await server.balance();
  const first = server.api("/presentations", {
    method: "POST",
    body: JSON.stringify(SLOW),
    headers: { "content-type": "application/json", ...used },
    signal: caller.signal,
  });
  while ((await server.balance()) === balance) await new Promise((resolve) => setTimeout(resolve, 5));
  try {
    return await work(used);
  } finally {
    caller.abort();
    await first.catch(() => undefined);
  }
}

/** Does `work` while another process holds the store. */
export async function whileLocked<T>({ dataDir }: RunningTestServer, work: () => Promise<T>): Promise<T> {
  const other = new Sqlite(join(dataDir, "slidewright.sqlite"));
  try {
    other.exec("BEGIN IMMEDIATE");
    return await work();
  } finally {
    other.close();
  }
}

async function askWithoutScope(server: RunningTestServer): Promise<Response> {
  const authorization = `Bearer ${await server.key(["projects:read"])}`;
  return server.post("/presentations", SOURCE, { authorization });
}

async function useKeyTwice(server: RunningTestServer): Promise<Response> {
  const header = { "idempotency-key": "used-before" };
  await server.post("/presentations", SOURCE, header);
  return server.post("/presentations", { content: "Something else." }, header);
}

async function askTooOften(server: RunningTestServer): Promise<Response> {
  for (;;) {
    const response = await server.api("/account");
    if (response.status === 429) return response;
    await response.body?.cancel();
  }
}
