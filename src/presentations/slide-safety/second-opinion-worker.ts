import { parentPort } from "node:worker_threads";
import type { SlidesReport } from "../../svg/policy/check-slides.ts";
import { secondOpinion } from "./second-opinion.ts";
import type { WatchedTask } from "./watched-worker.ts";

// The second opinion as the task of a worker thread.
parentPort?.on("message", ({ slides, at }: WatchedTask) => {
  const violations = slides.flatMap((svg, slide) => {
    Atomics.store(at, 0, slide);
    return secondOpinion(svg).map((finding) => ({ slide, ...finding }));
  });
  parentPort?.postMessage({ violations, elements: 0 } satisfies SlidesReport, []);
});
