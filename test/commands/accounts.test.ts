import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FormBrowser } from "../support/browser-session.ts";
import { addressOf, slidewright, startSlidewright } from "../support/shell.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const ADA = { email: "ada@example.com", password: "correct horse battery" };

describe("accounts", () => {
  it("made with a password sign in, and with another one after it was changed", async () => {
    await using folder = await temporaryFolder();
    const data = ["--data", folder.path];
    const made = await slidewright(["accounts", "create", "--email", ADA.email, "--password-stdin", ...data], {
      input: `${ADA.password}\n`,
    });
    expect([made.code, made.stdout]).toEqual([0, expect.stringContaining(ADA.email)]);
    expect(made.stdout + made.stderr).not.toContain(ADA.password);
    const changed = await slidewright(["accounts", "password", "--password-stdin", ...data], {
      input: "a password for the owner",
    });
    expect([changed.code, changed.stdout]).toEqual([0, expect.stringContaining("owner@localhost")]);

    const server = startSlidewright(["serve", "--port", "0", ...data]);
    try {
      const url = await addressOf(server);
      expect((await new FormBrowser(url).submit("/sign-in", ADA)).status).toBe(303);
      const owner = { email: "owner@localhost", password: "a password for the owner" };
      expect((await new FormBrowser(url).submit("/sign-in", owner)).status).toBe(303);

      const invited = await slidewright(["accounts", "invite", "--email", "bob@example.com", ...data]);
      const link = new URL(invited.stdout.trim());
      expect(link.origin).toBe(url);
      const bob = { email: "bob@example.com", password: "another good password" };
      expect((await new FormBrowser(url).submit(link.pathname + link.search, bob, "/register")).status).toBe(303);
    } finally {
      server.kill();
    }
  });

  it("are asked for by a server that nobody can sign in to", async () => {
    await using folder = await temporaryFolder();
    const server = startSlidewright(["serve", "--port", "0", "--host", "0.0.0.0", "--data", folder.path]);
    let told = "";
    for await (const chunk of server.stderr) {
      told += String(chunk);
      if (told.includes("nobody_can_sign_in")) break;
    }
    server.kill();
    expect(told).toMatch(/public_url_missing.*SLIDEWRIGHT_PUBLIC_URL[^]*nobody_can_sign_in.*accounts create/);
  });

  it.each([
    [["create", "--email", ADA.email, "--password-stdin"], "too short", "12 to 256"],
    [["create", "--email", ADA.email, "--password-stdin"], "", "--password-stdin"],
    [["password", "--email", "nobody@example.com", "--password-stdin"], ADA.password, "nobody@example.com"],
    [["invite", "--email", "nobody"], "", "nobody"],
  ])("%j with %j is refused", async (args, input, words) => {
    await using folder = await temporaryFolder();
    const { code, stderr } = await slidewright(["accounts", ...args, "--data", folder.path], { input });
    expect([code === 0, stderr]).toEqual([false, expect.stringContaining(words)]);
    expect(stderr).not.toContain("    at ");
  });
});

it("keys are rotated by a command, in a file for their owner alone", async () => {
  await using folder = await temporaryFolder();
  const rotate = () => slidewright(["oauth", "rotate-keys", "--data", folder.path]);
  const kids: string[] = [];
  for (let at = 0; at < 3; at += 1) kids.push((await rotate()).stdout.split(" ")[0] ?? "");
  const file = join(folder.path, "oauth-keys.json");
  const text = await readFile(file, "utf8");
  expect([kids.map((kid) => text.includes(kid)), new Set(kids).size]).toEqual([[false, true, true], 3]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
