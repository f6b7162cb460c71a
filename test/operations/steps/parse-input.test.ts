import { anything, assert, asyncProperty } from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defineOperation } from "../../../src/operations/operation.ts";
import { limitedText } from "../../../src/operations/fields.ts";
import { invoke } from "../../support/invoke.ts";
import { testServices } from "../../support/test-services.ts";

const echo = defineOperation({
  name: "echo",
  title: "Echo",
  description: "For tests.",
  http: { method: "POST", path: "/echo", status: 200 },
  costTenths: 0,
  bodyLimit: 1_000,
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({
    topic: limitedText(5).optional(),
    slide_count: z.int().min(3).max(30).optional(),
    format: z.enum(["presentation", "carousel"]).default("presentation"),
    list: z.array(z.int()).max(2).optional(),
    when: z.iso.datetime({ offset: true }).optional(),
    flag: z.boolean().default(false),
    patch: z.strictObject({ index: z.int(), title: z.string().optional() }).optional(),
  }),
  output: z.looseObject({}),
  errors: [],
  run: (_services, _call, input) => Promise.resolve(input),
});

async function issuesOf(input: unknown): Promise<unknown> {
  await using services = await testServices();
  const { principal } = await services.newAccount();
  const outcome = await invoke(services, echo, principal, input);
  if (outcome.ok) return "ok";
  expect(outcome.error.code).toBe("validation_error");
  return outcome.error.details?.["issues"];
}

describe("parseInput", () => {
  it.each([
    [{ slide_count: 2 }, "slide_count", "Must be at least 3; found 2."],
    [{ slide_count: 2.5 }, "slide_count", "Must be a whole number; found 2.5."],
    [{ slide_count: "8" }, "slide_count", 'Must be a number; found "8".'],
    [{ slide_count: null }, "slide_count", "Must be a number; found null."],
    [{ topic: "abcdef" }, "topic", "Must have at most 5 characters; found 6."],
    [{ format: "deck" }, "format", 'Must be "presentation" or "carousel"; found "deck".'],
    [{ list: [1, 2, 3] }, "list", "Must have at most 2 entries; found 3."],
    [{ list: [1, "x"] }, "list.1", 'Must be a number; found "x".'],
    [{ flag: "yes" }, "flag", 'Must be true or false; found "yes".'],
    [{ when: "tomorrow" }, "when", /^Must be an ISO 8601 date and time.*found "tomorrow"\.$/],
    [{ patch: {} }, "patch.index", "Required; it was left out."],
    [{ patch: { index: 1, titel: "x" } }, "patch.titel", 'There is no such field; did you mean "title"?'],
    [{ slides_count: 8 }, "slides_count", 'There is no such field; did you mean "slide_count"?'],
    [{ zzz: 1 }, "zzz", /use one of topic, slide_count, format/],
    [{ topic: "a\uD800" }, "topic", /half of a surrogate pair/],
    [[], "", /one JSON object/],
    ["text", "", /one JSON object/],
    [null, "", /one JSON object/],
  ])("says of %j what is wrong at %j", async (input, path, message) => {
    expect(await issuesOf(input)).toEqual([{ path, message: expect.stringMatching(pattern(message)) }]);
  });

  it("counts characters as code points", async () => {
    expect(await issuesOf({ topic: "👩🏽‍🚀🚀" })).toBe("ok");
    expect(await issuesOf({ topic: "🚀".repeat(6) })).toEqual([
      { path: "topic", message: "Must have at most 5 characters; found 6." },
    ]);
  });

  it("lists everything that is wrong, and fills in defaults where nothing is", async () => {
    expect(await issuesOf({ slide_count: 99, format: 1, nope: true })).toHaveLength(3);
    await using services = await testServices();
    const { principal } = await services.newAccount();
    expect(await invoke(services, echo, principal, {})).toMatchObject({
      result: { format: "presentation", flag: false },
    });
  });

  it("refuses what is nested beyond reason", async () => {
    let nested: unknown = "x";
    for (let level = 0; level < 50_000; level += 1) nested = [nested];
    expect(await issuesOf({ list: nested })).toEqual(
      expect.arrayContaining([{ path: "", message: "Is nested deeper than 64 levels." }]),
    );
  });

  it("answers any input whatsoever without an internal error", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const patient = { ...services, rateLimiter: { ...services.rateLimiter, take: allowAll } };
    await assert(
      asyncProperty(anything(), async (input) => {
        const outcome = await invoke(patient, echo, principal, input);
        expect(outcome.ok ? "validation_error" : outcome.error.code).toBe("validation_error");
      }),
    );
  });
});

function pattern(message: string | RegExp): RegExp {
  return typeof message === "string" ? new RegExp(`^${message.replaceAll(/[.?"]/g, String.raw`\$&`)}$`) : message;
}

function allowAll() {
  return Promise.resolve({ allowed: true, limit: 1, windowSeconds: 60, remaining: 1, resetSeconds: 60 });
}
