import type { Logger } from "../../logging/logger.ts";
import { AppError } from "../../shared/app-error.ts";
import type { SlidesReport } from "../../svg/policy/check-slides.ts";
import { RULES } from "../../svg/policy/rules.ts";
import type { Violation } from "../../svg/policy/violation.ts";
import type { SlidePolicy } from "../slide-policy.ts";
import { createWatchedWorker, type WatchedWorker } from "./watched-worker.ts";

/** The slide policy on threads of its own. */
export interface SlideSafety extends SlidePolicy {
  /** Throws `unavailable` when no thread could look at the slides. */
  check(slides: readonly { readonly svg: string }[]): Promise<readonly Violation[]>;
  close(): Promise<void>;
}

export interface SlideSafetyOptions {
  readonly logger?: Logger;
  readonly timeLimitMs?: number;
  readonly memoryLimitMb?: number;
}

const TIME_LIMIT_MS = 10_000;
const MEMORY_LIMIT_MB = 128;
/** DOMPurify takes about 50 µs for an element and keeps a document in memory, so larger decks go without it. */
const SECOND_OPINION = { mostElements: 3000, mostCharacters: 1_000_000, timeLimitMs: 5000, memoryLimitMb: 192 };

/** Starts no thread before the first check. */
export function createSlideSafety(options: SlideSafetyOptions = {}): SlideSafety {
  const { logger, timeLimitMs = TIME_LIMIT_MS, memoryLimitMb = MEMORY_LIMIT_MB } = options;
  const policy = createWatchedWorker({
    script: new URL("./policy-worker.ts", import.meta.url),
    isResult: isReport,
    timeLimitMs,
    memoryLimitMb,
  });
  const opinion = createWatchedWorker({
    script: new URL("./second-opinion-worker.ts", import.meta.url),
    isResult: isReport,
    timeLimitMs: SECOND_OPINION.timeLimitMs,
    memoryLimitMb: SECOND_OPINION.memoryLimitMb,
  });
  return {
    async check(slides) {
      const markup = slides.map(({ svg }) => svg);
      const { violations, elements } = await decide(policy, markup, logger);
      if (violations.length > 0 || !isSmall(markup, elements)) return violations;
      return hearAgain(opinion, markup, logger);
    },
    async close() {
      await Promise.all([policy.close(), opinion.close()]);
    },
  };
}

async function decide(
  worker: WatchedWorker<SlidesReport>,
  markup: readonly string[],
  logger: Logger | undefined,
): Promise<SlidesReport> {
  try {
    const outcome = await worker.run(markup);
    if ("result" in outcome) return outcome.result;
    logger?.error("slide too costly to check", outcome.error, { slide: outcome.lostAt });
    const message = `The slide took more time or memory than a check may. ${RULES.too_costly}`;
    return { elements: 0, violations: [{ slide: outcome.lostAt, element: "svg", rule: "too_costly", message }] };
  } catch (error) {
    logger?.error("slides not checked", error);
    throw new AppError(
      "unavailable",
      "The slides could not be checked just now. Nothing was saved; try again shortly.",
      {
        cause: error,
      },
    );
  }
}

/** The policy has decided already: an opinion that doesn't come changes nothing. */
async function hearAgain(
  worker: WatchedWorker<SlidesReport>,
  markup: readonly string[],
  logger: Logger | undefined,
): Promise<readonly Violation[]> {
  try {
    const outcome = await worker.run(markup);
    if ("result" in outcome) return outcome.result.violations;
    logger?.error("no second opinion", outcome.error, { slide: outcome.lostAt });
  } catch (error) {
    logger?.error("no second opinion", error);
  }
  return [];
}

function isSmall(markup: readonly string[], elements: number): boolean {
  const characters = markup.reduce((sum, svg) => sum + svg.length, 0);
  return elements <= SECOND_OPINION.mostElements && characters <= SECOND_OPINION.mostCharacters;
}

function isReport(message: unknown): message is SlidesReport {
  return (
    typeof message === "object" && message !== null && "violations" in message && Array.isArray(message.violations)
  );
}
