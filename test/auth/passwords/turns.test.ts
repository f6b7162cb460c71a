import { expect, test } from "vitest";
import { createTurns } from "../../../src/auth/passwords/turns.ts";

test("so many run, so many wait, the rest is refused, and places come free again", async () => {
  const turns = createTurns({ atOnce: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
  };
  const tries = await Promise.allSettled(Array.from({ length: 7 }, () => turns.take(work)));
  expect(tries.map(({ status }) => status)).toEqual([...Array(5).fill("fulfilled"), ...Array(2).fill("rejected")]);
  await expect(turns.take(() => Promise.reject(new RangeError("failed")))).rejects.toThrow("failed");
  await turns.take(work);
  expect([most, running]).toEqual([2, 0]);
});
