import { createLogger, type Logger } from "../../src/logging/logger.ts";
import type { Clock } from "../../src/shared/clock.ts";

/** The real logger, with its lines kept in a list. */
export function collectingLogger(clock: Clock): { readonly logger: Logger; readonly lines: string[] } {
  const lines: string[] = [];
  return { logger: createLogger((line) => lines.push(line), clock), lines };
}
