import { describe, expect, it } from "vitest";
import { readConfig } from "../../src/config.ts";
import { FormBrowser } from "../support/browser-session.ts";
import { testIssuer } from "../support/issuer.ts";
import { runningServer } from "../support/running-server.ts";
import { addressOf, slidewright, startSlidewright } from "../support/shell.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { shellWords, snippetsOf } from "./snippets.ts";

/** The environment that a command of a guide sets, and what follows `--`. */
function commandsOf(page: string) {
  return snippetsOf(page)
    .filter(({ language }) => language === "sh")
    .map(({ text }) => {
      const words = shellWords(text);
      const settings = words.flatMap((word) => (/^SLIDEWRIGHT_\w+=/.test(word) ? [word.split("=", 2)] : []));
      return { text, environment: Object.fromEntries(settings), args: words.slice(words.indexOf("--") + 1) };
    });
}

describe("the guide for a custom connector", () => {
  const commands = commandsOf("docs/connect/remote-connector.md");

  it("has settings that the server takes", () => {
    const serve = commands.find(({ text }) => text.endsWith("npm run serve"));
    expect(readConfig(serve?.environment ?? {})).toMatchObject({
      publicUrl: "https://slides.example.com",
      isBehindProxy: true,
    });
  });

  it("gives accounts that sign in", async () => {
    await using folder = await temporaryFolder();
    const data = ["--data", folder.path];
    const create = commands.find(({ args }) => args.includes("create"))?.args ?? [];
    const invite = commands.find(({ args }) => args.includes("invite"))?.args ?? [];
    const password = "correct horse battery";
    const before = create.slice(0, create.indexOf("<"));
    expect((await slidewright([...before, ...data], { input: password })).code).toBe(0);
    const server = startSlidewright(["serve", "--port", "0", ...data]);
    try {
      const url = await addressOf(server);
      const signedIn = await new FormBrowser(url).submit("/sign-in", { email: "ada@example.com", password });
      expect(signedIn.status).toBe(303);
      const { stdout } = await slidewright([...invite, ...data]);
      expect((await fetch(stdout.trim())).status).toBe(200);
    } finally {
      server.kill();
    }
  });
});

it("the settings of the guide for Keycloak let its tokens in, and nobody else's", async () => {
  const json = snippetsOf("docs/connect/keycloak.md").find(({ language }) => language === "json");
  await using issuer = await testIssuer();
  const settings = (json?.text ?? "")
    .replace("https://login.example.com/realms/office", issuer.issuer)
    .replace('"mode"', '"private_network": true, "mode"');
  expect(() => readConfig({ SLIDEWRIGHT_ISSUERS: json?.text })).not.toThrow();
  await using server = await runningServer({ environment: { SLIDEWRIGHT_ISSUERS: settings } });
  const claims = { sub: "8a1f", azp: "claude", aud: ["slidewright", "account"], scope: "openid email", typ: "Bearer" };
  const call = async (token: string) =>
    (await fetch(`${server.url}/api-v1/projects`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await call(await issuer.token(claims, { typ: "JWT" }))).toBe(200);
  expect(await call(await issuer.token({ ...claims, aud: "account" }, { typ: "JWT" }))).toBe(401);
});
