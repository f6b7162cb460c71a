import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REDIRECT, registerApp } from "../../support/oauth-flow.ts";
import { callMcp, serverWithPerson } from "../../support/server-with-person.ts";
import { signedInBrowser } from "../../support/people.ts";
import { runningServer } from "../../support/running-server.ts";
import { SettableClock } from "../../support/settable-clock.ts";

/** Stands still at the present: the library behind the server knows the system's clock only. */
function stoppedClock(): SettableClock {
  return new SettableClock(new Date().toISOString());
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
