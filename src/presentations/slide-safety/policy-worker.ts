import { parentPort } from "node:worker_threads";
import { checkSlides, type SlidesReport } from "../../svg/policy/check-slides.ts";
import type { WatchedTask } from "./watched-worker.ts";

// The safety policy as the task of a worker thread.
parentPort?.on("message", ({ slides, at }: WatchedTask) => {
  const report: SlidesReport = checkSlides(slides, (slide) => Atomics.store(at, 0, slide));
  parentPort?.postMessage(report, []);
});
