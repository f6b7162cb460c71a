import type { Clock } from "../shared/clock.ts";

export type LogLevel = "info" | "warn" | "error";
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Writes one JSON object a line: `time`, `level`, `event` and flat fields. Callers pass ids, counts and codes only,
 * never tokens, keys or source text.
 */
export interface Logger {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  /** `error` contributes its stack: logs are for the operator, callers see only the request id. */
  error(event: string, error: unknown, fields?: LogFields): void;
}

/** Last line of defence: a credential that slipped into an error's message is not written out. */
const CREDENTIAL =
  /service_live_[\w-]+|\bsession_[\w-]{20,}|\b[Bb]earer [\w.~+/=-]+|\beyJ[\w-]+\.[\w-]+\.[\w-]*|\b(?:ticket|invitation|code|client_secret|refresh_token)=[\w.~-]+/g;

export function createLogger(write: (line: string) => void, clock: Clock): Logger {
  const timeText = createTimeText();
  const log = (level: LogLevel, event: string, fields: LogFields): void => {
    const line = JSON.stringify({ time: timeText(clock.now()), level, event, ...fields });
    write(`${line.replaceAll(CREDENTIAL, "[redacted]")}\n`);
  };
  return {
    info: (event, fields = {}) => log("info", event, fields),
    warn: (event, fields = {}) => log("warn", event, fields),
    error: (event, error, fields = {}) => log("error", event, { ...fields, error: describe(error) }),
  };
}

/** Times as ISO 8601; many lines are of the same millisecond. */
function createTimeText(): (time: Date) => string {
  let last = { time: Number.NaN, text: "" };
  return (date) => {
    const time = date.getTime();
    if (time !== last.time) last = { time, text: date.toISOString() };
    return last.text;
  };
}

/** Stack of the error and of its causes, outermost first. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause === undefined ? own : `${own}\ncaused by ${describe(error.cause)}`;
}
