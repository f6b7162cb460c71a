import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../../tools/index.ts";
import { inspector } from "../support/inspector.ts";
import { currentClient } from "../support/mcp-clients.ts";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";
import { COMMAND } from "../support/shell.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import {
  configuredServers,
  CONNECT_PAGES,
  headersOf,
  optionsOf,
  shellWords,
  snippetsOf,
  type ConfiguredServer,
} from "./snippets.ts";

let server: RunningTestServer;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let key: string;

beforeAll(async () => {
  server = await runningServer();
  key = await server.key();
  folder = await temporaryFolder();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const ROOT = dirname(dirname(COMMAND));
const TOOLS = operations.map(({ name }) => name);

/** The tools that a client finds where a snippet sends it, with this checkout, this server and this key for the placeholders. */
async function toolsAt(configured: ConfiguredServer): Promise<readonly string[]> {
  await using client = await currentClient(
    "url" in configured
      ? { url: configured.url.replace("http://127.0.0.1:4747", server.url), key: keyIn(configured.headers) }
      : { command: programOf(configured.command), args: configured.args.map(here), env: environment() },
  );
  return await client.toolNames();
}

/** What a client puts in place of `$KEY`, `${input:key}` and the like. */
function keyIn(headers: Readonly<Record<string, string>>): string {
  const { Authorization: authorization = "" } = headers;
  expect(authorization).toMatch(/^Bearer (\$KEY|\$\{(env:|input:)?\w+\})$/);
  return key;
}

function programOf(command: string): string {
  expect(command).toBe("node");
  return process.execPath;
}

function here(word: string): string {
  return word.replace("/path/to/slidewright", ROOT).replace(/^bin\//, `${join(ROOT, "bin")}/`);
}

function environment(): Record<string, string> {
  return { SLIDEWRIGHT_DATA_DIR: folder.path };
}

const pages = [...CONNECT_PAGES, "README.md"].flatMap(snippetsOf);
/** Those that need a person to sign in are tried elsewhere. */
const json = [
  ...pages.filter(({ language, text }) => language === "json" && /"(command|headers)"/.test(text)),
  ...["mcp.json", ".mcp.json"].map((file) => ({ file, language: "json", text: readFileSync(file, "utf8") })),
];
const commands = pages.filter(({ file, language }) => language === "sh" && file !== "README.md");

test.each(json.map(({ file, text }) => [file, text] as const))("the configuration in %s connects", async (_, text) => {
  const configured = configuredServers(text);
  expect(configured.length).toBeGreaterThan(0);
  for (const one of configured) expect(await toolsAt(one)).toEqual(TOOLS);
});

describe("commands", () => {
  const starting = (start: string) =>
    commands.filter(({ text }) => text.startsWith(start)).map(({ file, text }) => [file, text] as const);

  // One without a key signs in, which `test/e2e/oauth` does.
  test.each(starting("claude mcp add ").filter(([, text]) => / -- | --header /.test(text)))(
    "of %s connect: %s",
    async (_, text) => {
      const words = shellWords(text);
      const [command = "", ...args] = words.includes("--") ? words.slice(words.indexOf("--") + 1) : [];
      const url = words.find((word) => word.startsWith("http:")) ?? "";
      const configured = command === "" ? { url, headers: headersOf(optionsOf(words, "--header")) } : { command, args };
      expect(words.slice(0, 3)).toEqual(["claude", "mcp", "add"]);
      expect(optionsOf(words, "--transport")).toEqual(command === "" ? ["http"] : []);
      expect(await toolsAt(configured)).toEqual(TOOLS);
    },
  );

  test.each(starting("code --add-mcp "))("of %s connect: %s", async (_, text) => {
    const [, , written = ""] = shellWords(text);
    for (const one of configuredServers(written)) expect(await toolsAt(one)).toEqual(TOOLS);
  });

  test.each(starting("npx mcp-inspector --cli "))("of %s run: %s", async (_, text) => {
    const args = shellWords(text)
      .slice(3)
      .map((word) => here(word.replace("http://127.0.0.1:4747", server.url).replace("$KEY", key)))
      .map((word) => (word === "node" ? process.execPath : word));
    const { code, json: answer } = await inspector([...args, "-e", `SLIDEWRIGHT_DATA_DIR=${folder.path}`]);
    expect(code).toBe(0);
    expect(answer).toHaveProperty("result");
  });

  test.each(starting("npx mcp-inspector node "))("of %s name a server: %s", async (_, text) => {
    const [command = "", ...args] = shellWords(text).slice(2);
    expect(await toolsAt({ command, args })).toEqual(TOOLS);
  });
});
