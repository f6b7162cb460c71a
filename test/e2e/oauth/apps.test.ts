import { createServer } from "node:http";
import fc from "fast-check";
import { decodeJwt } from "jose";
import * as client from "openid-client";
import { describe, expect, it } from "vitest";
import { createSigningKeys } from "../../../src/auth/oauth/signing-keys.ts";
import { FormBrowser } from "../../support/browser-session.ts";
import { documentServer } from "../../support/document-server.ts";
import { answerRequest, knownApp, REDIRECT, registerApp } from "../../support/oauth-flow.ts";
import { addPerson, PERSON, signedInBrowser } from "../../support/people.ts";
import { SettableClock } from "../../support/settable-clock.ts";
import { runningServer, type RunningTestServer } from "../../support/running-server.ts";

const REFUSED = { error: "invalid_grant" };

function callMcp(server: RunningTestServer, token: string): Promise<Response> {
  return fetch(`${server.url}/mcp`, {
    method: "POST",
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }),
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
  });
}

async function serverWithPerson(): Promise<RunningTestServer> {
  const server = await runningServer();
  await addPerson(server);
  return server;
}

/** Stands still at the present: the library behind the server knows the system's clock only. */
function stoppedClock(): SettableClock {
  return new SettableClock(new Date().toISOString());
}

/** As Claude Code describes itself: loopback without a port, no application type. */
function claudeLike(origin: string) {
  return {
    client_id: `${origin}/client.json`,
    client_name: "Claude-like",
    client_uri: origin,
    redirect_uris: ["http://localhost/callback", "http://127.0.0.1/callback"],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
}

describe("registration", () => {
  it.each(["none", "client_secret_post"])("of an app that authenticates by %s", async (method) => {
    await using server = await serverWithPerson();
    const app = await registerApp(server, { token_endpoint_auth_method: method });
    expect(app.config.clientMetadata().client_secret === undefined).toBe(method === "none");
    const tokens = await app.connect(await signedInBrowser(server));
    expect((await callMcp(server, tokens.access_token)).status).toBe(200);
    expect((await app.refresh(tokens.refresh_token ?? "")).access_token).not.toBe(tokens.access_token);
  });

  it("demands the right secret", async () => {
    await using server = await serverWithPerson();
    const app = await registerApp(server, { token_endpoint_auth_method: "client_secret_post" });
    const { refresh_token: token = "" } = await app.connect(await signedInBrowser(server));
    const { client_id } = app.config.clientMetadata();
    for (const secret of ["wrong", ""]) {
      const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token: token, client_id });
      if (secret !== "") body.set("client_secret", secret);
      const response = await fetch(`${server.url}/oauth/token`, { method: "POST", body });
      expect([response.status, await response.json()]).toEqual([
        401,
        expect.objectContaining({ error: "invalid_client" }),
      ]);
    }
  });

  it("refuses to redirect anywhere but to https and loopback", async () => {
    await using server = await runningServer();
    for (const redirect of [
      "http://app.example.com/callback",
      "http://127.0.0.1.example.com/callback",
      "http://localhost.example.com/callback",
      "cursor://callback",
      "javascript:alert(1)",
      "https://user@app.example.com/callback",
      "https://app.example.com/callback#part",
      "file:///etc/passwd",
      "/callback",
      7,
    ]) {
      const response = await fetch(`${server.url}/oauth/reg`, {
        method: "POST",
        body: JSON.stringify({ redirect_uris: [REDIRECT, redirect], token_endpoint_auth_method: "none" }),
        headers: { "content-type": "application/json" },
      });
      expect([response.status, await response.json()], String(redirect)).toEqual([
        400,
        expect.objectContaining({ error: "invalid_redirect_uri" }),
      ]);
    }
  });

  it("refuses whatever is no metadata, and never breaks on it", async () => {
    await using server = await runningServer({ clock: stoppedClock() });
    const anything = fc.oneof(fc.jsonValue(), fc.constantFrom("x", [], {}, null, 7, [7], ["x"], [REDIRECT], REDIRECT));
    const body = fc.record(
      {
        redirect_uris: anything,
        grant_types: anything,
        response_types: anything,
        client_name: anything,
        client_uri: anything,
        token_endpoint_auth_method: anything,
        client_id: anything,
        client_secret: anything,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(body, async (metadata) => {
        const response = await fetch(`${server.url}/oauth/reg`, {
          method: "POST",
          body: JSON.stringify(metadata),
          headers: { "content-type": "application/json" },
        });
        expect(response.status).toBeLessThan(500);
        await response.arrayBuffer();
      }),
      { numRuns: 29 },
    );
    expect(server.logLines.join("")).not.toContain('"level":"error"');
  });

  it("drops what it has no use for instead of refusing the app", async () => {
    await using server = await runningServer();
    const app = await registerApp(server, {
      scope: "openid projects:read everything",
      contacts: ["not an address"],
      application_type: "web",
      grant_types: ["authorization_code", "refresh_token", "client_credentials"],
      client_name: "Two\n lines\u202E",
    });
    expect(app.config.clientMetadata()).toMatchObject({
      client_name: "Two lines",
      grant_types: ["authorization_code", "refresh_token"],
    });
  });

  it("is not endless", async () => {
    await using server = await runningServer({ clock: stoppedClock() });
    const register = () =>
      fetch(`${server.url}/oauth/reg`, {
        method: "POST",
        body: JSON.stringify({ redirect_uris: [REDIRECT] }),
        headers: { "content-type": "application/json" },
      });
    for (let at = 0; at < 30; at += 1) expect((await register()).status).toBe(201);
    const limited = await register();
    expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "3600"]);
  });
});

describe("client metadata documents", () => {
  it("let an app in on any loopback port, and only there", async () => {
    await using documents = await documentServer();
    await using server = await runningServer({ guardedFetch: documents.guardedFetch });
    await addPerson(server);
    const document = claudeLike(documents.origin);
    documents.documents.set("/client.json", document);
    const browser = await signedInBrowser(server);
    const app = await knownApp(server, document.client_id);
    for (const redirect_uri of ["http://localhost:49152/callback", "http://127.0.0.1:61234/callback"]) {
      const { url, verifier } = await app.request({ redirect_uri });
      const tokens = await app.redeem(await answerRequest(browser, url), verifier);
      expect((await callMcp(server, tokens.access_token)).status).toBe(200);
    }
    for (const redirect_uri of [
      "http://localhost:49152/other",
      "http://app.example.com:80/callback",
      "https://localhost/callback",
      "http://127.0.0.2/callback",
    ]) {
      const { url } = await app.request({ redirect_uri });
      const page = await browser.get(url.pathname + url.search);
      expect([page.status, page.headers.get("location")], redirect_uri).toEqual([400, null]);
      expect(await page.text()).toContain("redirect_uri");
    }
  });

  it("are remembered while their host is down, also by a server that has just started", async () => {
    await using documents = await documentServer();
    const document = claudeLike(documents.origin);
    documents.documents.set("/client.json", document);
    await using server = await runningServer({ guardedFetch: documents.guardedFetch });
    await addPerson(server);
    const browser = await signedInBrowser(server);
    const app = await knownApp(server, document.client_id);
    const tokens = await app.connect(browser, { redirect_uri: "http://127.0.0.1:1/callback" });
    documents.isDown = true;
    // Another set of keys makes the server begin anew, without anything it held in memory.
    await createSigningKeys(server.dataDir).rotate();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const before = documents.hits;
    expect((await app.refresh(tokens.refresh_token ?? "")).access_token).toBeDefined();
    expect(documents.hits).toBeGreaterThan(before);
  });

  it("are never found by a redirect", async () => {
    await using documents = await documentServer();
    await using server = await runningServer({ guardedFetch: documents.guardedFetch });
    documents.documents.set("/client.json", claudeLike(documents.origin));
    documents.redirects.set("/moved.json", "/client.json");
    const browser = new FormBrowser(server.url);
    for (const [name, status] of [
      ["client.json", 303],
      ["moved.json", 400],
    ] as const) {
      const app = await knownApp(server, `${documents.origin}/${name}`);
      const { url } = await app.request({ redirect_uri: "http://127.0.0.1:1/callback" });
      expect((await browser.get(url.pathname + url.search)).status, name).toBe(status);
    }
  });

  it("are never fetched from inside the network", async () => {
    const hits: string[] = [];
    const trap = createServer((request, response) => {
      hits.push(request.url ?? "");
      response.end("{}");
    });
    await new Promise<void>((resolve) => trap.listen(0, "127.0.0.1", resolve));
    const address = trap.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    await using server = await serverWithPerson();
    const browser = await signedInBrowser(server);
    for (const host of [
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      `[::1]:${port}`,
      `[::ffff:127.0.0.1]:${port}`,
      "10.0.0.1",
      "169.254.169.254",
      "192.168.1.1",
      `2130706433:${port}`,
      `0x7f.1:${port}`,
    ]) {
      const query = new URLSearchParams({
        client_id: `https://${host}/client.json`,
        redirect_uri: REDIRECT,
        response_type: "code",
        code_challenge: "x".repeat(43),
        code_challenge_method: "S256",
      });
      const response = await browser.get(`/oauth/auth?${query.toString()}`);
      expect([response.status, response.headers.get("location")], host).toEqual([400, null]);
    }
    trap.close();
    expect(hits).toEqual([]);
  });
});

describe("authorization", () => {
  it("needs PKCE with S256", async () => {
    await using server = await serverWithPerson();
    const app = await registerApp(server);
    const browser = await signedInBrowser(server);
    const { url } = await app.request();
    for (const change of [
      { code_challenge: undefined, code_challenge_method: undefined },
      { code_challenge_method: "plain" },
      { code_challenge_method: undefined },
    ]) {
      const bad = new URL(url);
      for (const [name, value] of Object.entries(change)) {
        if (value === undefined) bad.searchParams.delete(name);
        else bad.searchParams.set(name, value);
      }
      const location = (await browser.get(bad.pathname + bad.search)).headers.get("location") ?? "";
      expect(new URL(location).searchParams.get("error")).toBe("invalid_request");
    }
    const { url: good } = await app.request();
    await expect(app.redeem(await answerRequest(browser, good), "another".repeat(7))).rejects.toMatchObject(REFUSED);
  });

  it("answers in the query of the redirect only", async () => {
    await using server = await serverWithPerson();
    const app = await registerApp(server);
    const { url } = await app.request({ response_mode: "fragment" });
    const location = (await new FormBrowser(server.url).get(url.pathname + url.search)).headers.get("location") ?? "";
    expect(new URLSearchParams(new URL(location).hash.slice(1)).get("error")).toBe("invalid_request");
  });

  it.each([
    ["https://claude.ai/api/mcp/auth_callback", "https://claude.ai", "claude.ai"],
    ["http://127.0.0.1:53682/callback", "http://127.0.0.1:53682", "127.0.0.1:53682"],
    ["http://[::1]:53682/callback", "http:", "[::1]:53682"],
  ])("shows where its answer to %s goes, and lets the form lead there only", async (redirect_uri, target, host) => {
    await using server = await serverWithPerson();
    const app = await registerApp(server, { redirect_uris: [redirect_uri] });
    const browser = await signedInBrowser(server);
    const { url } = await app.request({ redirect_uri });
    let response = await browser.get(url.pathname + url.search);
    while (response.status === 303) {
      const next = new URL(response.headers.get("location") ?? "", server.url);
      response = await browser.get(next.pathname + next.search);
    }
    expect(response.headers.get("content-security-policy")).toContain(`form-action 'self' ${target};`);
    expect(await response.text()).toContain(host);
    const outcome = await answerRequest(browser, url);
    expect(outcome.href).toMatch(/code=/);
    expect(outcome.href.startsWith(redirect_uri)).toBe(true);
  });

  it("is not asked for without end", async () => {
    await using server = await runningServer({ clock: stoppedClock() });
    const app = await registerApp(server);
    const { url } = await app.request();
    const browser = new FormBrowser(server.url);
    const ask = () => browser.get(url.pathname + url.search);
    for (let at = 0; at < 120; at += 1) expect((await ask()).status).toBe(303);
    expect((await ask()).status).toBe(429);
  });

  it("names the issuer in its answer, also when the person refuses", async () => {
    await using server = await serverWithPerson();
    const app = await registerApp(server);
    const browser = await signedInBrowser(server);
    const { url } = await app.request({ state: "s" });
    const outcome = await answerRequest(browser, url, "deny");
    expect(Object.fromEntries(outcome.searchParams)).toMatchObject({
      error: "access_denied",
      iss: `${server.url}/oauth`,
      state: "s",
    });
  });

  it("is for a resource of ours, with or without a slash at its end", async () => {
    await using server = await serverWithPerson();
    const app = await registerApp(server);
    const browser = await signedInBrowser(server);
    const tokens = await app.connect(browser, { resource: `${server.url}/mcp/` });
    expect((await callMcp(server, tokens.access_token)).status).toBe(200);
    for (const resource of ["https://elsewhere.example/mcp", `${server.url}/other`, server.url, "nonsense"]) {
      const { url } = await app.request({ resource });
      const location = (await browser.get(url.pathname + url.search)).headers.get("location") ?? "";
      expect(new URL(location).searchParams.get("error"), resource).toBe("invalid_target");
    }
    const { url, verifier } = await app.request();
    const outcome = await answerRequest(browser, url);
    await expect(app.redeem(outcome, verifier, { resource: `${server.url}/api-v1` })).rejects.toMatchObject({
      error: "invalid_target",
    });
  });

  it("without scopes asks for all, and grants what was shown", async () => {
    await using server = await serverWithPerson();
    const app = await registerApp(server);
    const browser = await signedInBrowser(server);
    expect((await app.connect(browser)).scope?.split(" ")).toHaveLength(7);
    expect((await app.connect(browser, { scope: "projects:read openid" })).scope).toBe("projects:read");
  });

  it("asks who it is first, and goes on from there", async () => {
    await using server = await serverWithPerson();
    const app = await registerApp(server);
    const browser = new FormBrowser(server.url);
    const { url, verifier } = await app.request();
    const started = await browser.get(url.pathname + url.search);
    const page = started.headers.get("location") ?? "";
    expect(await (await browser.get(page)).text()).toContain("Test app");
    const signedIn = await browser.submit(page, PERSON, "/sign-in");
    expect(signedIn.headers.get("location")).toBe(page);
    const outcome = await answerRequest(browser, new URL(page, server.url));
    expect((await app.redeem(outcome, verifier)).access_token).toBeDefined();
  });

  it("can be answered beside another one of the same browser", async () => {
    await using server = await serverWithPerson();
    const [first, second] = [await registerApp(server), await registerApp(server)];
    const browser = await signedInBrowser(server);
    const [one, two] = [await first.request(), await second.request()];
    const pages: string[] = [];
    for (const { url } of [one, two]) {
      let response = await browser.get(url.pathname + url.search);
      for (let step = 0; step < 4 && response.status === 303; step += 1) {
        const next = new URL(response.headers.get("location") ?? "", server.url);
        pages.push(next.pathname);
        response = await browser.get(next.pathname + next.search);
      }
      expect(response.status).toBe(200);
    }
    const [, , consentOne = "", , , consentTwo = ""] = pages;
    for (const [page, { verifier }, app] of [
      [consentTwo, two, second],
      [consentOne, one, first],
    ] as const) {
      const outcome = await answerRequest(browser, new URL(page, server.url));
      expect((await app.redeem(outcome, verifier)).access_token).toBeDefined();
    }
  });

  it("is for whoever is signed in now, also in a browser that somebody else used before", async () => {
    await using server = await serverWithPerson();
    await addPerson(server, "bob@example.com");
    const app = await registerApp(server);
    const browser = await signedInBrowser(server);
    const ada = await app.connect(browser);
    await browser.submit("/account", {}, "/sign-out");
    await browser.submit("/sign-in", { ...PERSON, email: "bob@example.com" });
    const bob = await app.connect(browser);
    expect(decodeJwt(bob.access_token).sub).not.toBe(decodeJwt(ada.access_token).sub);
    expect(await (await browser.get("/account/apps")).text()).toContain("Test app");
  });

  it("belongs to the browser it was begun in", async () => {
    await using server = await serverWithPerson();
    const app = await registerApp(server);
    const [begun, other] = [await signedInBrowser(server), await signedInBrowser(server)];
    const { url } = await app.request();
    const page = (await begun.get(url.pathname + url.search)).headers.get("location") ?? "";
    const response = await other.get(page);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("another browser")]);
  });
});

describe("codes and refresh tokens", () => {
  it("a code that is used again takes everything with it", async () => {
    await using server = await serverWithPerson();
    const app = await registerApp(server);
    const { url, verifier } = await app.request();
    const outcome = await answerRequest(await signedInBrowser(server), url);
    const tokens = await app.redeem(outcome, verifier);
    await expect(app.redeem(outcome, verifier)).rejects.toMatchObject(REFUSED);
    expect((await callMcp(server, tokens.access_token)).status).toBe(401);
    await expect(app.refresh(tokens.refresh_token ?? "")).rejects.toMatchObject(REFUSED);
  });

  it("of one code redeemed by many at once, nothing stays good", async () => {
    await using server = await serverWithPerson();
    const app = await registerApp(server);
    const { url, verifier } = await app.request();
    const outcome = await answerRequest(await signedInBrowser(server), url);
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => app.redeem(outcome, verifier)));
    const won = tries.filter((one) => one.status === "fulfilled").map(({ value }) => value);
    expect(won.length).toBeLessThan(2);
    for (const tokens of won) {
      expect((await callMcp(server, tokens.access_token)).status).toBe(401);
      await expect(app.refresh(tokens.refresh_token ?? "")).rejects.toMatchObject(REFUSED);
    }
  });

  it("a refresh token used by several at the same moment serves them all, and later gives itself away", async () => {
    const clock = { offset: 0, now: () => new Date(Date.now() + clock.offset) };
    await using server = await runningServer({ clock });
    await addPerson(server);
    const app = await registerApp(server);
    const { refresh_token: first = "" } = await app.connect(await signedInBrowser(server));
    const renewed = await Promise.all(Array.from({ length: 4 }, () => app.refresh(first)));
    expect(new Set(renewed.map(({ refresh_token }) => refresh_token)).size).toBe(4);
    for (const tokens of renewed) {
      expect((await callMcp(server, tokens.access_token)).status).toBe(200);
      expect((await app.refresh(tokens.refresh_token ?? "")).access_token).toBeDefined();
    }
    clock.offset = 11_000;
    await expect(app.refresh(first)).rejects.toMatchObject(REFUSED);
    for (const tokens of renewed) {
      expect((await callMcp(server, tokens.access_token)).status).toBe(401);
      await expect(app.refresh(tokens.refresh_token ?? "")).rejects.toMatchObject(REFUSED);
    }
  });

  it("can be revoked by the app", async () => {
    await using server = await serverWithPerson();
    const app = await registerApp(server);
    const tokens = await app.connect(await signedInBrowser(server));
    await client.tokenRevocation(app.config, tokens.refresh_token ?? "");
    await expect(app.refresh(tokens.refresh_token ?? "")).rejects.toMatchObject(REFUSED);
    expect((await callMcp(server, tokens.access_token)).status).toBe(401);
  });

  it("of an app that is no longer known are answered with invalid_client", async () => {
    await using server = await serverWithPerson();
    const app = await registerApp(server);
    const tokens = await app.connect(await signedInBrowser(server));
    await server.app.services.database.write(async (transaction) => {
      await transaction.deleteFrom("oauth_records").where("kind", "=", "Client").execute();
    });
    await expect(app.refresh(tokens.refresh_token ?? "")).rejects.toMatchObject({
      error: "invalid_client",
      status: 401,
    });
  });
});

describe("connected apps", () => {
  it("are listed, and lose everything at once when they are disconnected", async () => {
    await using server = await serverWithPerson();
    const app = await registerApp(server);
    const browser = await signedInBrowser(server);
    const tokens = await app.connect(browser, { scope: "projects:read" });
    const page = await (await browser.get("/account/apps")).text();
    expect(page).toContain("Test app");
    expect(page).toContain("127.0.0.1:53682");
    const done = await browser.submit("/account/apps", {}, "/account/apps/disconnect");
    expect(done.status).toBe(303);
    expect((await callMcp(server, tokens.access_token)).status).toBe(401);
    await expect(app.refresh(tokens.refresh_token ?? "")).rejects.toMatchObject(REFUSED);
    expect(await (await browser.get("/account/apps")).text()).not.toContain("Test app");
  });

  it("belong to one person", async () => {
    await using server = await serverWithPerson();
    await addPerson(server, "bob@example.com");
    const app = await registerApp(server);
    const tokens = await app.connect(await signedInBrowser(server));
    const bob = await signedInBrowser(server, "bob@example.com");
    await app.connect(bob);
    await bob.submit("/account/apps", {}, "/account/apps/disconnect");
    expect((await callMcp(server, tokens.access_token)).status).toBe(200);
  });
});
