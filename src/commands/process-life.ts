import { Console } from "node:console";

/**
 * Sends whatever libraries print to standard error: standard output belongs to the MCP protocol, or to the one line
 * `serve` prints.
 */
export function protectStandardOutput(): void {
  globalThis.console = new Console(process.stderr, process.stderr);
}

/** Resolves at the first request to stop; a second one ends the process at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
  });
}

/** Aborts at the first Ctrl-C, so that a running generation is given up and refunded; a second one ends the process. */
export function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  process.once("SIGINT", () => controller.abort());
  return controller.signal;
}
