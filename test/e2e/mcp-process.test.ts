import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { startSlidewright } from "../support/shell.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const message = z.object({ jsonrpc: z.literal("2.0"), id: z.number().optional(), result: z.unknown() });

/** `slidewright mcp` as a client sees it: lines of JSON in, lines of JSON out. */
function startMcp(dataDir: string) {
  const child = startSlidewright(["mcp", "--data", dataDir]);
  onTestFinished(() => void child.kill("SIGKILL"));
  child.stderr.resume();
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let lastId = 0;
  return {
    child,
    async request(method: string, params: object): Promise<unknown> {
      lastId += 1;
      child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: lastId, method, params })}\n`);
      for (;;) {
        const line = await lines.next();
        if (line.done === true) throw new Error("the server ended");
        const { id, result } = message.parse(JSON.parse(line.value));
        if (id === lastId) return result;
      }
    },
    initialize(): Promise<unknown> {
      const clientInfo = { name: "test", version: "1" };
      return this.request("initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo });
    },
  };
}

async function instanceOf(dataDir: string): Promise<{ pid: number; url: string }> {
  const file = await readFile(join(dataDir, "instance.json"), "utf8");
  return z.object({ pid: z.number(), url: z.string() }).parse(JSON.parse(file));
}

test("every line on standard output is the protocol's; the process ends with its client", async () => {
  await using folder = await temporaryFolder();
  const mcp = startMcp(folder.path);
  expect(await mcp.initialize()).toMatchObject({ serverInfo: { name: "slidewright" } });
  expect(await mcp.request("tools/list", {})).toMatchObject({ tools: expect.any(Array) });
  const ended = once(mcp.child, "exit");
  mcp.child.stdin.end();
  expect(await ended).toEqual([0, null]);
  await expect(instanceOf(folder.path)).rejects.toThrow("ENOENT");
});

test("a second client uses the first one's editor, and serves it itself when that is gone", async () => {
  await using folder = await temporaryFolder();
  const first = startMcp(folder.path);
  await first.initialize();
  const second = startMcp(folder.path);
  await second.initialize();
  const served = await instanceOf(folder.path);
  expect(served.pid).toBe(first.child.pid);
  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  await expect
    .poll(() => instanceOf(folder.path), { timeout: 15_000, interval: 250 })
    .toMatchObject({ pid: second.child.pid });
  const { url } = await instanceOf(folder.path);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});
