import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import type { Browser } from "playwright-core";
import { launchChromium } from "../support/chromium.ts";
import { addPerson, PERSON } from "../support/people.ts";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { failuresOf, readResults } from "./run-suite.ts";

const SUITE = fileURLToPath(
  new URL("../../node_modules/@modelcontextprotocol/conformance/dist/index.js", import.meta.url),
);

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

it("an authorization server as the official suite wants it, with a person in a real browser", async () => {
  await using server = await runningServer();
  await addPerson(server);
  await using folder = await temporaryFolder();
  const port = await freePort();
  const clientId = await register(server, `http://127.0.0.1:${port}/callback`);
  const child = spawn(
    process.execPath,
    [SUITE, "authorization", "--url", `${server.url}/oauth`, "--resource", `${server.url}/mcp`].concat(
      "--client-id",
      clientId,
      "--port",
      String(port),
      "--output-dir",
      folder.path,
    ),
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const asked = await new Promise<string>((resolve) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
      const [url] = /http:\/\/\S+\/oauth\/auth\?\S+(?=\s)/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
  await signInAndAllow(asked);
  await ended;
  const results = await readResults(folder.path);
  expect([...results.keys()].map((name) => name.replace(/-\d{4}-.*$/, "")).toSorted()).toEqual([
    "authorization-server-authorization-code-grant",
    "authorization-server-authorization-server-metadata-endpoint",
  ]);
  for (const [name, checks] of results) {
    expect(failuresOf(checks), name).toEqual([]);
    expect(
      checks.map(({ status }) => status),
      name,
    ).not.toContain("SKIPPED");
  }
});

async function signInAndAllow(url: string): Promise<void> {
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "127.0.0.1") foreign.push(request.url());
  });
  await page.goto(url);
  await page.locator("input[name=email]").fill(PERSON.email);
  await page.locator("input[name=password]").fill(PERSON.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.locator("button[value=allow]").click();
  await page.waitForURL(/\/callback\?/, { waitUntil: "commit" });
  expect(foreign).toEqual([]);
  await page.close();
}

async function register(server: RunningTestServer, redirect: string): Promise<string> {
  const response = await fetch(`${server.url}/oauth/reg`, {
    method: "POST",
    body: JSON.stringify({ redirect_uris: [redirect], client_name: "The suite" }),
    headers: { "content-type": "application/json" },
  });
  return z.object({ client_id: z.string() }).parse(await response.json()).client_id;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}
