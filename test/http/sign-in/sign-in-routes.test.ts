import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createAccount } from "../../../src/accounts/accounts.ts";
import { createInvitation } from "../../../src/auth/invitations.ts";
import { hashPassword } from "../../../src/auth/passwords/password-hash.ts";
import { FormBrowser } from "../../support/browser-session.ts";
import { runningServer, type RunningTestServer } from "../../support/running-server.ts";
import { SettableClock } from "../../support/settable-clock.ts";

const EMAIL = "ada@example.com";
const PASSWORD = "correct horse battery";
const account = z.object({ data: z.object({ email: z.string() }) });
const session = z.object({ data: z.object({ session_token: z.string() }) });
const ADA = { email: EMAIL, password: PASSWORD };

async function addPerson(server: RunningTestServer, email = EMAIL): Promise<void> {
  await createAccount(server.app.services, { email, passwordHash: await hashPassword(PASSWORD) });
}

async function accountOf(server: RunningTestServer, cookie: string): Promise<unknown> {
  const response = await fetch(`${server.url}/api-v1/account`, { headers: { cookie } });
  return response.ok ? account.parse(await response.json()).data.email : response.status;
}

describe("signing in", () => {
  it("goes on to where the person wanted to go, with a session that opens the API", async () => {
    await using server = await runningServer();
    await addPerson(server);
    const browser = new FormBrowser(server.url);
    const response = await browser.submit(
      "/sign-in?next=%2Feditor%2Fprj_1%3Fa%3D1",
      { ...ADA, email: " ADA@example.com" },
      "/sign-in",
    );
    expect([response.status, response.headers.get("location")]).toEqual([303, "/editor/prj_1?a=1"]);
    expect(response.headers.getSetCookie().join()).toMatch(
      /slidewright_session_\d+=session_[^;]+;.*HttpOnly; SameSite=Lax/,
    );
    expect(await accountOf(server, browser.cookie)).toBe(EMAIL);
    const again = await browser.get("/sign-in");
    expect([again.status, again.headers.get("location")]).toEqual([303, "/"]);
  });

  it("says the same for a wrong password and an unknown address, and keeps the address", async () => {
    await using server = await runningServer();
    await addPerson(server);
    for (const fields of [
      { ...ADA, password: "wrong horse battery" },
      { ...ADA, email: "nobody@example.com" },
    ]) {
      const response = await new FormBrowser(server.url).submit("/sign-in", fields);
      const page = await response.text();
      expect(response.status).toBe(401);
      expect(page).toContain("E-mail address or password is wrong.");
      expect(page).toContain(`value="${fields.email}"`);
      expect(page).not.toContain(fields.password);
    }
    expect(server.logLines.join("")).not.toContain("horse");
  });

  it("is slowed down after ten wrong passwords, and opens again later", async () => {
    const clock = new SettableClock();
    await using server = await runningServer({ clock });
    await addPerson(server);
    const browser = new FormBrowser(server.url);
    for (let at = 0; at < 10; at += 1) await browser.submit("/sign-in", { ...ADA, password: "x" });
    const limited = await browser.submit("/sign-in", ADA);
    expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "900"]);
    clock.advance({ minutes: 15 });
    expect((await browser.submit("/sign-in", ADA)).status).toBe(303);
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "/\t/evil.example"])(
    "never leads to %j",
    async (next) => {
      await using server = await runningServer();
      await addPerson(server);
      const browser = new FormBrowser(server.url);
      const response = await browser.submit(`/sign-in?next=${encodeURIComponent(next)}`, ADA, "/sign-in");
      expect([response.status, response.headers.get("location")]).toEqual([303, "/"]);
    },
  );

  it("takes forms from its own pages in the same browser only", async () => {
    await using server = await runningServer();
    await addPerson(server);
    const other = new FormBrowser(server.url);
    const page = await (await other.get("/sign-in")).text();
    const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const fields = [["csrf", csrf], ...Object.entries(ADA)] as [string, string][];
    expect((await new FormBrowser(server.url).post("/sign-in", fields)).status).toBe(403);
    expect((await other.post("/sign-in", fields, { origin: "https://evil.example" })).status).toBe(403);
    expect((await other.post("/sign-in", fields, { origin: "null" })).status).toBe(403);
    expect((await other.post("/sign-in", fields.slice(1))).status).toBe(403);
    expect((await other.post("/sign-in", fields)).status).toBe(303);
  });

  it("gives a program a bearer token for the API, which MCP refuses", async () => {
    await using server = await runningServer();
    await addPerson(server);
    const send = (body: unknown) =>
      fetch(`${server.url}/sign-in`, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      });
    const response = await send(ADA);
    const { data } = session.parse(await response.json());
    const headers = { authorization: `Bearer ${data.session_token}` };
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await fetch(`${server.url}/api-v1/account`, { headers })).status).toBe(200);
    expect((await fetch(`${server.url}/mcp`, { method: "POST", headers, body: "{}" })).status).toBe(401);
    expect((await send({ ...ADA, password: "wrong" })).status).toBe(401);
    expect((await send({ email: EMAIL })).status).toBe(400);
  });

  it("stores neither passwords nor session tokens", async () => {
    await using server = await runningServer();
    await addPerson(server);
    const browser = new FormBrowser(server.url);
    await browser.submit("/sign-in", ADA);
    const token = /session_[\w-]+$/.exec(browser.cookie)?.[0] ?? "nothing";
    const { read } = server.app.services.database;
    const stored = [
      await read.selectFrom("sessions").selectAll().execute(),
      await read.selectFrom("passwords").selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(token.slice(8));
    expect(JSON.stringify(stored)).not.toContain(PASSWORD);
    expect(server.logLines.join("")).not.toContain(token.slice(8));
  });
});

describe("signing out", () => {
  it("ends this session, or all of them", async () => {
    await using server = await runningServer();
    await addPerson(server);
    const [here, there] = [new FormBrowser(server.url), new FormBrowser(server.url)];
    for (const browser of [here, there]) await browser.submit("/sign-in", ADA);
    const old = here.cookie;
    expect((await here.submit("/account", {}, "/sign-out")).headers.get("location")).toBe("/sign-in");
    expect(await accountOf(server, old)).toBe(401);
    expect(await accountOf(server, there.cookie)).toBe(EMAIL);

    await here.submit("/sign-in", ADA);
    const both = [here.cookie, there.cookie];
    await here.submit("/account", { everywhere: "1" }, "/sign-out");
    for (const cookie of both) expect(await accountOf(server, cookie)).toBe(401);
  });
});

describe("registering", () => {
  it("needs an invitation unless it is open, and uses it up", async () => {
    await using server = await runningServer();
    const browser = new FormBrowser(server.url);
    expect((await browser.get("/register")).status).toBe(403);
    const invitation = await createInvitation(server.app.services, undefined);
    const path = `/register?invitation=${invitation}`;
    expect((await browser.submit(path, { ...ADA, password: "short" }, "/register")).status).toBe(400);
    expect((await browser.submit(path, ADA, "/register")).status).toBe(303);
    expect(await accountOf(server, browser.cookie)).toBe(EMAIL);
    expect((await new FormBrowser(server.url).get(path)).status).toBe(403);
    expect(server.logLines.join("")).not.toContain(invitation);
  });

  it("is for the invited address only", async () => {
    await using server = await runningServer();
    const path = `/register?invitation=${await createInvitation(server.app.services, EMAIL)}`;
    const browser = new FormBrowser(server.url);
    expect(await (await browser.get(path)).text()).toContain(EMAIL);
    expect((await browser.submit(path, { ...ADA, email: "bob@example.com" }, "/register")).status).toBe(400);
    expect((await browser.submit(path, ADA, "/register")).status).toBe(303);
  });

  it("is for everybody where it is open, once an address; and for nobody where it is closed", async () => {
    await using open = await runningServer({ environment: { SLIDEWRIGHT_REGISTRATION: "open" } });
    expect((await new FormBrowser(open.url).submit("/register", ADA)).status).toBe(303);
    const taken = await new FormBrowser(open.url).submit("/register", ADA);
    expect([taken.status, await taken.text()]).toEqual([400, expect.stringContaining("There already is an account")]);

    await using closed = await runningServer({ environment: { SLIDEWRIGHT_REGISTRATION: "closed" } });
    const path = `/register?invitation=${await createInvitation(closed.app.services, undefined)}`;
    expect((await new FormBrowser(closed.url).submit(path, ADA, "/register")).status).toBe(403);
  });
});

describe("the account", () => {
  it("asks for a sign-in first", async () => {
    await using server = await runningServer();
    for (const path of ["/account", "/account/keys"]) {
      const response = await new FormBrowser(server.url).get(path);
      expect([response.status, response.headers.get("location")]).toEqual([
        303,
        `/sign-in?next=${encodeURIComponent(path)}`,
      ]);
    }
  });

  it("takes another password from who knows the one before, and signs everybody else out", async () => {
    await using server = await runningServer();
    await addPerson(server);
    const [here, there] = [new FormBrowser(server.url), new FormBrowser(server.url)];
    for (const browser of [here, there]) await browser.submit("/sign-in", ADA);
    const change = (current: string, password: string) =>
      here.submit("/account", { current_password: current, password }, "/account/password");
    expect((await change("not the password", "another good password")).status).toBe(400);
    expect((await change(PASSWORD, "too short")).status).toBe(400);
    expect((await change(PASSWORD, "another good password")).status).toBe(303);
    expect(await accountOf(server, here.cookie)).toBe(EMAIL);
    expect(await accountOf(server, there.cookie)).toBe(401);
    expect((await there.submit("/sign-in", { email: EMAIL, password: "another good password" })).status).toBe(303);
  });

  it("makes API keys with the chosen scopes, shows each once and revokes it", async () => {
    await using server = await runningServer();
    await addPerson(server);
    const browser = new FormBrowser(server.url);
    await browser.submit("/sign-in", ADA);
    const made = await (await browser.submit("/account/keys", { name: "laptop", scope: "projects:read" })).text();
    const secret = /service_live_[\w-]{43}/.exec(made)?.[0] ?? "";
    const headers = { authorization: `Bearer ${secret}` };
    const call = (path: string) => fetch(`${server.url}/api-v1${path}`, { headers });
    expect([(await call("/projects")).status, (await call("/brand-kits")).status]).toEqual([200, 403]);
    const page = await (await browser.get("/account/keys")).text();
    expect(page).toContain("laptop");
    expect(page).not.toContain(secret);
    expect((await browser.submit("/account/keys", { name: "none" })).status).toBe(400);
    await browser.submit("/account/keys", {}, "/account/keys/revoke");
    expect((await call("/projects")).status).toBe(401);
  });
});
