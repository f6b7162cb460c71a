import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keyProxy, type KeyProxy } from "../support/key-proxy.ts";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";
import { fixtureServer, type FixtureServer } from "./fixture-server.ts";
import { failuresOf, runSuite } from "./run-suite.ts";

describe("the HTTP app and the server factory, with the suite's fixtures for tools", () => {
  let server: FixtureServer;
  let proxy: KeyProxy;
  beforeAll(async () => {
    server = await fixtureServer();
    proxy = await keyProxy(server.url, server.key);
  });
  afterAll(async () => {
    await proxy[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  });

  test.each([
    ["2026-07-28", 37],
    ["2025-11-25", 30],
  ] as const)("pass every scenario that revision %s requires", async (revision, count) => {
    const { code, output, scenarios } = await runSuite("0.2.0-alpha.12", proxy.url, ["--requirements", revision]);
    const required = await requiredScenarios(revision);
    expect(required.length).toBe(count);
    const results = required.map((name) => ({
      name,
      ran: scenarios.has(name),
      failed: failuresOf(scenarios.get(name)),
    }));
    expect(results).toEqual(required.map((name) => ({ name, ran: true, failed: [] })));
    expect(code, output).toBe(0);
  });

  test("pass the whole suite of the release before", async () => {
    const { code, output, scenarios } = await runSuite("0.1.16", proxy.url, ["--suite", "active"]);
    expect(scenarios.size).toBe(30);
    expect([...scenarios.values()].flatMap(failuresOf)).toEqual([]);
    expect(code, output).toBe(0);
  });
});

/** The `server:` list of the suite's own statement of what a revision requires. */
async function requiredScenarios(revision: string): Promise<readonly string[]> {
  const file = new URL(
    `../../node_modules/@modelcontextprotocol/conformance/requirements/${revision}.yaml`,
    import.meta.url,
  );
  const [, list = ""] = /^server:\n((?: {2}- .*\n)+)/m.exec(await readFile(file, "utf8")) ?? [];
  return list
    .trim()
    .split("\n")
    .map((line) => line.replace(/^ *- /, ""));
}

describe("the product as it is", () => {
  let server: RunningTestServer;
  let proxy: KeyProxy;
  beforeAll(async () => {
    server = await runningServer();
    proxy = await keyProxy(server.url, await server.key());
  });
  afterAll(async () => {
    await proxy[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  });

  /** Checks that call a tool of the fixtures, which a real server has not. */
  const NEED_FIXTURES = [
    "sep-2575-server-rejects-undeclared-capability",
    "sep-2575-missing-capability-http-400",
    "sep-2575-http-server-no-independent-requests-on-stream",
    "sep-2575-server-no-log-without-loglevel",
  ];

  test.each([
    ["2026-07-28", "tools-list", []],
    ["2026-07-28", "resources-list", []],
    ["2026-07-28", "prompts-list", []],
    ["2026-07-28", "dns-rebinding-protection", []],
    ["2026-07-28", "caching", []],
    ["2026-07-28", "sep-2164-resource-not-found", []],
    ["2026-07-28", "http-header-validation", []],
    ["2026-07-28", "server-stateless", NEED_FIXTURES],
    ["2025-11-25", "server-initialize", []],
    ["2025-11-25", "ping", []],
    ["2025-11-25", "tools-list", []],
    ["2025-11-25", "resources-list", []],
    ["2025-11-25", "prompts-list", []],
    ["2025-11-25", "dns-rebinding-protection", []],
  ] as const)("%s: %s", async (revision, scenario, expected) => {
    const args = ["--scenario", scenario, "--spec-version", revision];
    const { output, scenarios } = await runSuite("0.2.0-alpha.12", proxy.url, args);
    const checks = scenarios.get(scenario) ?? [];
    expect(failuresOf(checks), output).toEqual(expected);
    expect(checks.filter(({ status }) => status === "SUCCESS").length).toBeGreaterThan(0);
  });
});
