import { AppError } from "../../shared/app-error.ts";

/** Lets so many pieces of work run at once and so many wait; refuses the rest. */
export interface Turns {
  /** Throws `unavailable` where too many wait already. */
  take<T>(work: () => Promise<T>): Promise<T>;
}

export function createTurns({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Turns {
  let running = 0;
  const queue: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) {
      throw new AppError("unavailable", "Too many people sign in just now. Try again shortly.");
    }
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  return {
    async take(work) {
      await enter();
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
