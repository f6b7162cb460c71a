import { z } from "zod";
import type { JsonObject } from "../../../src/operations/json-schema.ts";
import type { Operation } from "../../../src/operations/operation.ts";
import type { ErrorCode } from "../../../src/shared/app-error.ts";
import { inputOf, ownedRecords, SHARED_FIELDS } from "../../support/owned-records.ts";
import { restCall } from "../../support/rest-call.ts";
import { runningServer, type RunningTestServer } from "../../support/running-server.ts";
import { SettableClock } from "../../support/settable-clock.ts";
import { broken, FAILURES } from "./failures.ts";
import { createSteadier } from "./steady-json.ts";

const jsonObject = z.record(z.string(), z.json());
const created = z.object({ data: z.object({ project_id: z.string(), job_id: z.string() }) });

const CONTENT = `<!-- type: cover -->

# Write it down once, decide it once

For teams that keep having the same meeting

---

<!-- type: steps -->

## A decision note takes ten minutes

1. State the question in one sentence
2. List the options you dropped, and why
3. Name who decides, and by when

---

<!-- type: cta -->

## Try it with your next decision

One page, one owner, one week.

Copy the template
`;

const DECK = { content: CONTENT, format: "carousel", template_family: "editorial-serif" };

/** What examples say besides what their operations can't do without. */
const SAID: Readonly<Record<string, JsonObject>> = {
  create_presentation: { ...DECK, idempotency_key: "decision-notes-1" },
  list_projects: { limit: 1 },
  preview_project: { slides: [0, 2], width: 540 },
  update_project: {
    title: "Decision notes",
    patch_slide: { index: 0, texts: { title: "Write it down, decide it once" } },
  },
  list_templates: { limit: 1, format: "carousel" },
  get_template: { template_id: "editorial-serif" },
  create_brand_kit: {
    kit_name: "Acme 2026",
    brand_name: "Acme",
    brand_tagline: "Written down",
    brand_primary_color: "#0b57d0",
    brand_font_heading: "Fraunces",
    brand_font_body: "Inter",
    is_default: true,
  },
};

/** Calls every operation of a real server, and fails in every way that a caller can bring about. */
export async function recordExamples(operations: readonly Operation[]) {
  const calls: [string, JsonObject][] = [];
  for (const operation of operations) calls.push([operation.name, await recordCall(operation)]);
  return { operations: Object.fromEntries(calls), errors: await recordFailures() };
}

/** On a server of its own, so that no example depends on what was called before. */
async function recordCall(operation: Operation): Promise<JsonObject> {
  const clock = new SettableClock();
  await using server = await runningServer({ engine: "inline", clock });
  const owned = await records(server);
  clock.advance({ minutes: 1 });
  const said = SAID[operation.name] ?? inputOf(operation, SHARED_FIELDS);
  const input = jsonObject.parse({ ...inputOf(operation, owned), ...said });
  const { path, init } = restCall(operation, input);
  const response = await server.api(path, init);
  if (response.status !== operation.http.status) throw new Error(`${operation.name}: ${await response.text()}`);
  const steady = createSteadier(server.url);
  if (response.headers.get("content-type") !== "application/json") return steady({ input });
  const { data } = z.object({ data: jsonObject }).parse(await response.json());
  return steady({ input, data });
}

async function recordFailures(): Promise<JsonObject> {
  const clock = new SettableClock();
  await using server = await runningServer({ clock, joinWaitMs: 20, operations: [broken] });
  const steady = createSteadier(server.url);
  const errors: [ErrorCode, JsonObject][] = [];
  for (const [code, fail] of FAILURES) {
    clock.advance({ minutes: 1 });
    errors.push([code, steady(jsonObject.parse(await (await fail(server)).json()))]);
  }
  return Object.fromEntries(errors);
}

/** Records of the example's own deck, where it has them. */
async function records(server: RunningTestServer): Promise<Readonly<Record<string, unknown>>> {
  const others = await ownedRecords(server.app.services, server.app.owner);
  const { data } = created.parse(await (await server.post("/presentations", DECK)).json());
  return { ...others, ...data };
}
