import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

export const COMMAND = fileURLToPath(new URL("../../bin/slidewright.mjs", import.meta.url));

export interface ShellResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ShellOptions {
  readonly input?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Runs a command of the shell to its end. */
export async function slidewright(args: readonly string[], options: ShellOptions = {}): Promise<ShellResult> {
  const child = startSlidewright(args, options);
  child.stdin.end(options.input ?? "");
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once("exit", resolve)),
  ]);
  return { code, stdout, stderr };
}

/** Starts a command that goes on, such as `serve`. */
export function startSlidewright(
  args: readonly string[],
  { environment = {}, cwd }: ShellOptions = {},
): ChildProcessByStdio<Writable, Readable, Readable> {
  return spawn(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, ...environment },
    stdio: ["pipe", "pipe", "pipe"],
    ...(cwd === undefined ? {} : { cwd }),
  });
}

/** The address a `serve` command prints once it accepts requests. */
export async function addressOf(server: ChildProcessByStdio<Writable, Readable, Readable>): Promise<string> {
  let output = "";
  for await (const chunk of server.stdout) {
    output += String(chunk);
    const address = /listening on (\S+)\n/.exec(output)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`the server ended without listening: ${output}`);
}
