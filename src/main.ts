import { CommanderError } from "commander";
import { createProgram } from "./commands/program.ts";
import { AppError } from "./shared/app-error.ts";

/** Runs one command of the shell; a refusal is one line on standard error and an exit code other than 0. */
export async function main(argv: readonly string[]): Promise<void> {
  // `slidewright doctor | head`: whoever reads has seen enough, the command still does its work.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  try {
    await createProgram().parseAsync(argv);
  } catch (error) {
    process.exitCode = report(error);
  }
}

function report(error: unknown): number {
  // Commander has already written its message, with the nearest known name.
  if (error instanceof CommanderError) return error.exitCode;
  if (error instanceof AppError) {
    process.stderr.write(`slidewright: ${error.message}\n`);
    return 1;
  }
  const what = error instanceof Error ? error.message : String(error);
  process.stderr.write(`slidewright: this should not have happened: ${what}\nSLIDEWRIGHT_DEBUG=1 shows where.\n`);
  if (process.env["SLIDEWRIGHT_DEBUG"] === "1") process.stderr.write(`${error instanceof Error ? error.stack : ""}\n`);
  return 70;
}
