import type { Progress } from "../operations/operation.ts";

const WIDTH = 24;

export interface ProgressLine {
  readonly progress: Progress;
  /** Wipes the line, so that what is printed next stands alone. */
  clear(): void;
}

/** One line that is drawn over and over on a terminal; nothing at all where the output goes elsewhere. */
export function createProgressLine(stream: NodeJS.WriteStream): ProgressLine {
  if (!stream.isTTY) return { progress: () => undefined, clear: () => undefined };
  return {
    progress(stage, fraction) {
      const filled = Math.round(Math.min(1, Math.max(0, fraction)) * WIDTH);
      stream.write(`\r\u001B[2K${"█".repeat(filled)}${"░".repeat(WIDTH - filled)} ${stage}`);
    },
    clear: () => void stream.write("\r\u001B[2K"),
  };
}
