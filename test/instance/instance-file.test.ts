import { createServer } from "node:http";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { claimInstance, findInstance, releaseInstance, type Instance } from "../../src/instance/instance-file.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** A process that answers `/healthz` as the instance of that id. */
async function livingInstance(id: string, command: Instance["command"] = "serve"): Promise<Instance> {
  const server = createServer((_, response) => void response.end(JSON.stringify({ status: "ok", instance: id })));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the test server has no port");
  return { id, pid: process.pid, url: `http://127.0.0.1:${address.port}`, command };
}

const GONE: Instance = { id: "gone", pid: process.pid, url: "http://127.0.0.1:9", command: "serve" };

test("the first to claim a folder holds it, the next is told who does", async () => {
  await using folder = await temporaryFolder();
  const first = await livingInstance("first");
  expect(await findInstance(folder.path)).toBeUndefined();
  expect(await claimInstance(folder.path, first)).toEqual(first);
  expect(await claimInstance(folder.path, await livingInstance("second"))).toEqual(first);
  expect(await findInstance(folder.path)).toEqual(first);
});

test("of many that start together exactly one holds the folder", async () => {
  await using folder = await temporaryFolder();
  const all = await Promise.all(["a", "b", "c", "d"].map((id) => livingInstance(id, "mcp")));
  const holders = await Promise.all(all.map((instance) => claimInstance(folder.path, instance)));
  expect(new Set(holders.map(({ id }) => id)).size).toBe(1);
});

test.each([
  ["whose process is gone", { ...GONE, pid: 2 ** 22 + 1 }],
  ["whose address nobody serves", GONE],
])("a claim %s is taken over", async (_, stale) => {
  await using folder = await temporaryFolder();
  await writeFile(join(folder.path, "instance.json"), JSON.stringify(stale));
  expect(await findInstance(folder.path)).toBeUndefined();
  const next = await livingInstance("next");
  expect(await claimInstance(folder.path, next)).toEqual(next);
});

test("an address that another server took over since is no claim", async () => {
  await using folder = await temporaryFolder();
  const other = await livingInstance("other");
  await writeFile(join(folder.path, "instance.json"), JSON.stringify({ ...other, id: "earlier" }));
  expect(await findInstance(folder.path)).toBeUndefined();
});

test("serve takes over from mcp, not the other way round", async () => {
  await using folder = await temporaryFolder();
  const assistant = await livingInstance("assistant", "mcp");
  const server = await livingInstance("server", "serve");
  await claimInstance(folder.path, assistant);
  expect(await claimInstance(folder.path, server)).toEqual(server);
  expect(await claimInstance(folder.path, assistant)).toEqual(server);
});

test("giving a claim back leaves another's alone; a damaged file is none", async () => {
  await using folder = await temporaryFolder();
  const first = await livingInstance("first");
  await claimInstance(folder.path, first);
  releaseInstance(folder.path, "second");
  expect(await findInstance(folder.path)).toEqual(first);
  releaseInstance(folder.path, "first");
  await expect(readFile(join(folder.path, "instance.json"))).rejects.toThrow("ENOENT");
  await writeFile(join(folder.path, "instance.json"), "{");
  expect(await findInstance(folder.path)).toBeUndefined();
});
