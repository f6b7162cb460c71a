#!/usr/bin/env node
// Plain JavaScript that even an old Node can parse: it must get far enough to say which Node is needed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as nodeModule from "node:module";

const REEXECUTED = "SLIDEWRIGHT_REEXECUTED";

/** `engines` of package.json: ^22.22.2 || ^24.15.0 || >=26. */
function isSupported(version) {
  const [major, minor, patch] = version.split(".").map(Number);
  if (major === 22) return minor > 22 || (minor === 22 && patch >= 2);
  if (major === 24) return minor >= 15;
  return major >= 26;
}

/** glibc keeps a memory arena a thread; two are enough here and keep a busy server some 50 MB smaller. */
const ARENAS = process.platform === "linux" && !process.env.MALLOC_ARENA_MAX ? { MALLOC_ARENA_MAX: "2" } : {};
/** MB of a young generation that V8 would let grow to 64: answering calls leaves little behind that lives on. */
const YOUNG_GENERATION = "--max-semi-space-size=4";

/** What Node is to be started with for this command; both settings count when a process starts, not later. */
function flags() {
  const given = process.execArgv
    .concat(process.env.NODE_OPTIONS || "")
    .join(" ")
    .includes("--max-semi-space-size");
  return process.argv[2] === "serve" && !given ? [YOUNG_GENERATION] : [];
}

/** A server replaces itself once by the same process with settings that keep it small. */
function serveInLittleMemory() {
  const wanted = flags();
  if (process.env[REEXECUTED] === "1" || wanted.length === 0 || !process.execve) return;
  const command = [process.execPath].concat(wanted, process.execArgv, process.argv.slice(1));
  process.execve(process.execPath, command, Object.assign({}, process.env, ARENAS));
}

/** Hands the same command to the `node` package's binary and passes signals, exit code and a lost parent on. */
function runWith(binary) {
  const child = spawn(binary, flags().concat(process.argv.slice(1)), {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: Object.assign({}, process.env, ARENAS, { [REEXECUTED]: "1" }),
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => refuse(`could not start ${binary} (${error.code}).`));
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code);
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}

function refuse(reason) {
  process.stderr.write(
    `slidewright needs Node ^22.22.2, ^24.15.0 or >=26; this is ${process.version}: ${reason} ` +
      "Install Node 24 (https://nodejs.org), or run `npm ci` in the project folder, which brings its own.\n",
  );
  process.exit(1);
}

function start() {
  if (process.env[REEXECUTED] === "1" && process.channel) {
    process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
    process.channel.unref();
  }
  delete process.env[REEXECUTED];
  if (nodeModule.enableCompileCache) nodeModule.enableCompileCache();
  void import("../src/main.ts").then(({ main }) => main(process.argv));
}

if (isSupported(process.versions.node)) {
  serveInLittleMemory();
  start();
} else {
  const binary = fileURLToPath(new URL("../node_modules/node/bin/node", import.meta.url));
  if (process.env[REEXECUTED] !== "1" && existsSync(binary)) runWith(binary);
  else refuse("too old.");
}
