import { afterEach, expect, it } from "vitest";
import { createWatchedWorker, type WatchedWorker } from "../../../src/presentations/slide-safety/watched-worker.ts";

const LIMITS = { timeLimitMs: 300, memoryLimitMb: 64, isResult: (message: unknown) => typeof message === "string" };
let worker: WatchedWorker<string> | undefined;

function watched(script: string): WatchedWorker<string> {
  worker = createWatchedWorker({ ...LIMITS, script: new URL(`data:text/javascript,${encodeURIComponent(script)}`) });
  return worker;
}

afterEach(() => worker?.close());

/** Does with each "slide" what it says. */
const OBEDIENT = `
  import { parentPort } from "node:worker_threads";
  parentPort.on("message", ({ slides, at }) => {
    for (const [index, slide] of slides.entries()) {
      Atomics.store(at, 0, index);
      if (slide === "hang") for (;;);
      if (slide === "throw") throw new Error("as told");
      if (slide === "exit") process.exit(3);
      if (slide === "number") return parentPort.postMessage(5);
    }
    parentPort.postMessage(slides.join());
  });
`;

it("gives back what the worker answers, in turn", async () => {
  const { run } = watched(OBEDIENT);
  expect(await Promise.all([run(["a", "b"]), run(["c"])])).toEqual([{ result: "a,b" }, { result: "c" }]);
});

it.each(["hang", "throw", "exit"])("tells which slide it lost the worker at: %s", async (slide) => {
  const { run } = watched(OBEDIENT);
  const [lost, next] = await Promise.all([run(["a", slide, "b"]), run(["a"])]);
  expect(lost).toEqual({ lostAt: 1, error: expect.any(Error) });
  expect(next).toEqual({ result: "a" });
});

it("rejects what the worker should not have answered", async () => {
  const { run } = watched(OBEDIENT);
  await expect(run(["number"])).rejects.toThrow("answered something else");
  expect(await run(["a"])).toEqual({ result: "a" });
});

it("rejects when the worker does not start", async () => {
  const { run } = watched('throw new Error("no start")');
  await expect(run(["a"])).rejects.toThrow("no start");
  await expect(run(["a"])).rejects.toThrow("no start");
});

it("blames no slide when it is closed", async () => {
  const { run, close } = watched(OBEDIENT.replace("for (;;);", "return;"));
  const running = run(["hang"]);
  const outcome = Promise.allSettled([running]);
  await new Promise((resolve) => setTimeout(resolve, 150));
  await close();
  expect(await outcome).toMatchObject([{ status: "rejected", reason: { message: "the worker was closed" } }]);
  expect(await run(["a"])).toEqual({ result: "a" });
});

it("lets only so many wait", async () => {
  const { run } = watched(OBEDIENT);
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => run(["a"])));
  const refused = outcomes.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(10);
});
