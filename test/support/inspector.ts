import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "./temporary-folder.ts";

const ENTRY = fileURLToPath(
  new URL("../../node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js", import.meta.url),
);

export interface InspectorRun {
  /** 0, 5 for a tool that answered with an error, 6 for schemas that clients may refuse. */
  readonly code: number | null;
  /** What the server answered, or what the Inspector makes of it. */
  readonly json: unknown;
  readonly stderr: string;
}

/** Runs the command line of the official Inspector to its end, in a home of its own. */
export async function inspector(args: readonly string[]): Promise<InspectorRun> {
  await using home = await temporaryFolder();
  const child = spawn(process.execPath, [ENTRY, "--cli", ...args, "--format", "json"], {
    env: { ...process.env, HOME: home.path, USERPROFILE: home.path },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once("exit", resolve)),
  ]);
  return { code, json: stdout === "" ? undefined : JSON.parse(stdout), stderr };
}
