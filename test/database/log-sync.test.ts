import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createLogSync, oneAtATime } from "../../src/database/log-sync.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Runs that end when told to, in the order they began. */
function controlled(): { run: () => Promise<void>; runs: PromiseWithResolvers<void>[] } {
  const runs: PromiseWithResolvers<void>[] = [];
  const run = (): Promise<void> => {
    const made = Promise.withResolvers<void>();
    runs.push(made);
    return made.promise;
  };
  return { run, runs };
}

const settled = (promise: Promise<void>): Promise<string> =>
  Promise.race([promise.then(() => "done"), new Promise<string>((resolve) => setTimeout(() => resolve("waits"), 5))]);

describe("oneAtATime", () => {
  it("lets all who come during a run share the next one, never that run", async () => {
    const { run, runs } = controlled();
    const sync = oneAtATime(run);
    const first = sync();
    const later = [sync(), sync(), sync()];
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await first;
    expect(await Promise.all(later.map(settled))).toEqual(["waits", "waits", "waits"]);
    expect(runs).toHaveLength(2);
    const last = sync();
    runs[1]?.resolve();
    await Promise.all(later);
    expect([await settled(last), runs.length]).toEqual(["waits", 3]);
    runs[2]?.resolve();
    await last;
    const alone = sync();
    runs[3]?.resolve();
    await alone;
    expect(runs).toHaveLength(4);
  });

  it("tells a failure to those it concerns, and goes on", async () => {
    const { run, runs } = controlled();
    const sync = oneAtATime(run);
    const [first, second] = [sync(), sync()];
    runs[0]?.reject(new Error("no disk"));
    await expect(first).rejects.toThrow("no disk");
    runs[1]?.resolve();
    await expect(second).resolves.toBeUndefined();
  });
});

it("rejects where there is no log, tells so once, and never again says that all is well", async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "store.sqlite");
  const told: string[] = [];
  const log = createLogSync(file, ({ message }) => told.push(message));
  await expect(log.sync()).rejects.toThrow("ENOENT");
  await writeFile(`${file}-wal`, "");
  await expect(log.sync()).rejects.toThrow("ENOENT");
  expect(told).toEqual([expect.stringContaining("ENOENT")]);
  await log.close();
});
