import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createProgram } from "../../src/commands/program.ts";
import { addressOf, COMMAND, slidewright, startSlidewright, type ShellResult } from "../support/shell.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const NOTES = `# Notes from the week

We moved the release to Thursday because two reviews were late.

## What went well

- Support answered within 4 hours
- The new search went live

## What we change

1. Reviews start on Monday
2. Nobody merges after noon on Thursday
`;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let data: string[];
let notes: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  data = ["--data", join(folder.path, "data")];
  notes = join(folder.path, "notes.md");
  await writeFile(notes, NOTES);
});
afterAll(() => folder[Symbol.asyncDispose]());

/** One line on standard error that says what is wrong, nothing on standard output, no stack. */
function expectRefusal({ code, stdout, stderr }: ShellResult, ...words: readonly string[]): void {
  expect(code).toBeGreaterThan(0);
  expect(stdout).toBe("");
  expect(stderr).not.toMatch(/^\s+at |node:internal/m);
  for (const word of words) expect(stderr).toContain(word);
}

describe("create", () => {
  test("writes slides, a contact sheet and a PDF, and says what it cost", async () => {
    const { code, stdout, stderr } = await slidewright(["create", notes, "--slides", "5", ...data], {
      cwd: folder.path,
    });
    expect(stderr).not.toContain("this should not have happened");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Project +prj_[0-9a-z]{26}$/m);
    expect(stdout).toMatch(
      /^Editor +http:\/\/127\.0\.0\.1:4747\/editor\/prj_\S+\?ticket=\S+ +\(first run: npm run serve -- --data \S+\)$/m,
    );
    expect(stdout).toMatch(/^Planner +offline$/m);
    expect(stdout).toMatch(/^Cost +2\.5 credits, 997\.5 left$/m);
    expect(stdout).toMatch(/^PDF +out\/notes\/notes\.pdf$/m);
    const out = join(folder.path, "out", "notes");
    const names = (await readdir(out)).toSorted();
    const slides = Array.from({ length: 5 }, (_, index) => `slide-0${index + 1}.svg`);
    expect(names).toEqual(["contact-sheet.png", "notes.pdf", ...slides]);
    expect((await readFile(join(out, "slide-01.svg"), "utf8")).startsWith("<svg")).toBe(true);
    expect((await readFile(join(out, "notes.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("reads standard input, and leaves no slide of a longer deck behind", async () => {
    const out = join(folder.path, "piped");
    const options = ["--out", out, "--export", "png", "--title", "Week 47", ...data];
    await slidewright(["create", "-", "--slides", "4", ...options], { input: NOTES });
    const { code, stdout } = await slidewright(["create", "-", "--slides", "3", ...options], { input: NOTES });
    expect([code, /Week 47 · 3 slides/.test(stdout)]).toEqual([0, true]);
    expect((await readdir(out)).filter((name) => name.startsWith("slide-"))).toHaveLength(6);
    expect(await readdir(out)).not.toContain("deck.pdf");
  });

  test("a deck written as slides keeps its words", async () => {
    const deck = "# One\n\nFirst.\n\n---\n\n# Two\n\nSecond.\n\n---\n\n# Three\n\nThird.";
    const { stdout } = await slidewright(["create", "-", "--out", join(folder.path, "deck"), ...data], { input: deck });
    expect(stdout).toMatch(/^Planner +authored$/m);
  });

  test.each([
    ["a file that does not exist", ["nope.md"], ["nope.md does not exist"]],
    ["a folder", ["."], [". is a folder"]],
    ["no source at all", [], ["--topic"]],
    ["2 slides", ["notes.md", "--slides", "2"], ["--slides", "3 to 30", "found 2"]],
    ["31 slides", ["notes.md", "--slides", "31"], ["--slides", "30", "found 31"]],
    ["slides in words", ["notes.md", "--slides", "five"], ["--slides", '"five"']],
    ["an unknown theme", ["notes.md", "--theme", "nope"], ["--theme", "Nearest"]],
    ["an unknown format", ["notes.md", "--format", "poster"], ["poster", "presentation, carousel"]],
    ["an unknown export", ["notes.md", "--export", "docx"], ["docx", "pdf, png"]],
    ["an unknown option", ["notes.md", "--sldes", "3"], ["--sldes", "--slides"]],
    ["an output folder that can't be written", ["notes.md", "--out", "notes.md/out"], ["notes.md/out", "--out"]],
  ])("%s is refused, and nothing is charged or written", async (_, args, words) => {
    const before = await slidewright(["accounts", "list", ...data]);
    const out = args.includes("--out") ? [] : ["--out", "refused/deck"];
    expectRefusal(await slidewright(["create", ...args, ...out, ...data], { cwd: folder.path }), ...words);
    expect((await slidewright(["accounts", "list", ...data])).stdout).toBe(before.stdout);
    expect(await readdir(folder.path)).not.toContain("refused");
  });

  test.each([
    ["an empty file", "", "is empty"],
    ["white space", " \n\t\n", "is empty"],
    ["bytes that are not UTF-8", new Uint8Array([0x23, 0x20, 0xc3, 0x28]), "UTF-8"],
    ["36,001 characters", "x".repeat(36_001), "36,000"],
  ])("%s is refused", async (_, input, words) => {
    expectRefusal(await slidewright(["create", "-", "--out", join(folder.path, "refused"), ...data], { input }), words);
    expect(await readdir(folder.path)).not.toContain("refused");
  });
});

describe("settings", () => {
  test("a data folder that can't be written is named", async () => {
    const refused = await slidewright(["keys", "list", "--data", join(notes, "data")]);
    expectRefusal(refused, join(notes, "data"), "--data DIR or SLIDEWRIGHT_DATA_DIR");
  });

  test("a wrong variable is named, with what was found and what is allowed", async () => {
    const refused = await slidewright(["keys", "list", ...data], { environment: { SLIDEWRIGHT_PLANNER: "gpt" } });
    expectRefusal(refused, "SLIDEWRIGHT_PLANNER", '"gpt"', "auto, offline or claude");
  });

  test("a damaged database is named", async () => {
    await using damaged = await temporaryFolder();
    await writeFile(
      join(damaged.path, "slidewright.sqlite"),
      "not a database, but long enough to be taken for one".repeat(40),
    );
    expectRefusal(await slidewright(["keys", "list", "--data", damaged.path]), "slidewright.sqlite", "not a database");
  });
});

test("keys: the secret alone, then never again; a revoked key is gone", async () => {
  const created = await slidewright(["keys", "create", "--name", "laptop", "--scopes", "projects:read", ...data]);
  expect(created.stdout).toMatch(/^service_live_[\w-]{43}\n$/);
  const listed = await slidewright(["keys", "list", ...data]);
  expect(listed.stdout).toMatch(/^key_\S+\t…\S{4}\tlaptop\tprojects:read\tnever used$/m);
  expect(listed.stdout).not.toContain(created.stdout.trim());
  const id = listed.stdout.split("\t")[0] ?? "";
  expect((await slidewright(["keys", "revoke", id, ...data])).code).toBe(0);
  expect((await slidewright(["keys", "list", ...data])).stdout).toBe("");
  expectRefusal(await slidewright(["keys", "revoke", id, ...data]), id);
  expectRefusal(
    await slidewright(["keys", "create", "--name", "x", "--scopes", "projects:raed", ...data]),
    "projects:raed",
  );
});

test("accounts and credits: exact tenths", async () => {
  await slidewright(["accounts", "create", "--email", "Ada@Example.com", ...data]);
  const granted = await slidewright(["credits", "grant", "2.5", "--account", "ada@example.com", ...data]);
  expect(granted.stdout).toBe("ada@example.com\t1002.5 credits\n");
  const set = await slidewright(["credits", "set", "0.1", "--account", "ada@example.com", ...data]);
  expect(set.stdout).toBe("ada@example.com\t0.1 credits\n");
  expectRefusal(await slidewright(["credits", "set", "0.25", "--account", "ada@example.com", ...data]), "0.25");
  expectRefusal(await slidewright(["credits", "set", "1", "--account", "eve@example.com", ...data]), "eve@example.com");
});

describe("serve", () => {
  test("prints its one line, is found by other commands, opens decks, and stops at once when told to", async () => {
    const server = startSlidewright(["serve", "--port", "0", ...data]);
    onTestFinished(() => void server.kill("SIGKILL"));
    const url = await addressOf(server);
    const { stdout: link, stderr } = await slidewright(["open", ...data]);
    expect([link.startsWith(`${url}/?ticket=`), stderr]).toEqual([true, ""]);
    const opened = await fetch(link.trim(), { redirect: "manual" });
    expect([opened.status, opened.headers.get("location")]).toEqual([303, "/"]);

    expectRefusal(await slidewright(["serve", "--port", "0", ...data]), url, String(server.pid));
    const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect((await slidewright(["open", ...data])).stderr).toContain("npm run serve");
  });

  test("a server that was killed does not keep the folder", async () => {
    const killed = startSlidewright(["serve", "--port", "0", ...data]);
    await addressOf(killed);
    killed.kill("SIGKILL");
    const server = startSlidewright(["serve", "--port", "0", ...data]);
    onTestFinished(() => void server.kill("SIGKILL"));
    expect(await addressOf(server)).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test("a port in use and a port that is none are refused", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void taken.close());
    const address = taken.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    expectRefusal(await slidewright(["serve", "--port", port, ...data]), `Port ${port}`, "in use", "--port");
    expectRefusal(await slidewright(["serve", "--port", "70000", ...data]), '"70000"');
    expectRefusal(await slidewright(["serve", "--host", "192.0.2.1", "--port", "0", ...data]), "192.0.2.1", "--host");
  });
});

test("an old Node hands over to the one that was installed with the product", () => {
  const old = spawnSync("/usr/bin/env", ["-S", "node", "--version"], {
    env: { PATH: "/usr/local/bin:/usr/bin:/bin" },
    encoding: "utf8",
  });
  const version = /^v(\d+)/.exec(old.stdout)?.[1] ?? "24";
  const command = Number(version) < 22 ? ["node"] : [process.execPath];
  const { status, stdout } = spawnSync(command[0] ?? "", [COMMAND, "--version"], {
    env: { PATH: "/usr/local/bin:/usr/bin:/bin" },
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([0, "0.1.0\n"]);
});

const COMMANDS = createProgram().commands.map((command) => command.name());

test.each(COMMANDS)("%s explains itself", async (command) => {
  const { code, stdout } = await slidewright([command, "--help"]);
  expect([code, stdout.startsWith(`Usage: slidewright ${command}`)]).toEqual([0, true]);
});

test("a reader that leaves early, such as head, breaks no command", async () => {
  await using own = await temporaryFolder();
  const child = startSlidewright(["doctor"], { environment: { SLIDEWRIGHT_DATA_DIR: own.path } });
  child.stdout.destroy();
  child.stdin.end();
  const stderr = text(child.stderr);
  expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(0);
  expect(await stderr).not.toContain("EPIPE");
});
