import { extractWWWAuthenticateParams } from "@modelcontextprotocol/client";
import * as oauth from "oauth4webapi";
import { describe, expect, it } from "vitest";
import { SCOPES } from "../../../src/auth/principal.ts";
import { registerApp } from "../../support/oauth-flow.ts";
import { addPerson, signedInBrowser } from "../../support/people.ts";
import { SettableClock } from "../../support/settable-clock.ts";
import { runningServer, type RunningTestServer } from "../../support/running-server.ts";

const MCP_HEADERS = { "content-type": "application/json", accept: "application/json, text/event-stream" };

function callTool(server: RunningTestServer, headers: Readonly<Record<string, string>>, name = "create_presentation") {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: { content: "One." } } };
  return fetch(`${server.url}/mcp`, {
    method: "POST",
    body: JSON.stringify(message),
    headers: { ...MCP_HEADERS, ...headers },
  });
}

describe("without a token", () => {
  it("a call is told where to sign in and what to ask for, and finds its way by that", async () => {
    await using server = await runningServer();
    for (const [response, path] of [
      [await callTool(server, {}), "/mcp"],
      [await fetch(`${server.url}/api-v1/projects`), "/api-v1"],
    ] as const) {
      expect(response.status).toBe(401);
      const { resourceMetadataUrl, scope, error } = extractWWWAuthenticateParams(response);
      expect([scope, error]).toEqual([SCOPES.join(" "), undefined]);
      const resource = new URL(server.url + path);
      const options = { [oauth.allowInsecureRequests]: true };
      const found = await oauth.resourceDiscoveryRequest(resource, options);
      expect(found.url).toBe(resourceMetadataUrl?.href);
      const metadata = await oauth.processResourceDiscoveryResponse(resource, found);
      const issuer = new URL(metadata.authorization_servers?.[0] ?? "");
      for (const algorithm of ["oauth2", "oidc"] as const) {
        const discovered = await oauth.discoveryRequest(issuer, { algorithm, ...options });
        expect(await oauth.processDiscoveryResponse(issuer, discovered)).toMatchObject({
          issuer: issuer.href,
          code_challenge_methods_supported: ["S256"],
          authorization_response_iss_parameter_supported: true,
          client_id_metadata_document_supported: true,
          scopes_supported: SCOPES,
        });
      }
    }
  });

  it("metadata is the same at both of its addresses, and at the one OpenID clients try", async () => {
    await using server = await runningServer();
    const json = async (path: string): Promise<unknown> => (await fetch(server.url + path)).json();
    const metadata = "/.well-known/oauth-protected-resource";
    expect(await json(metadata)).toEqual(await json(`${metadata}/mcp`));
    expect(await json("/.well-known/openid-configuration/oauth")).toEqual(
      await json("/oauth/.well-known/openid-configuration"),
    );
  });
});

describe("with a token that does not reach", () => {
  it("an app is told all scopes to ask for at once, over REST and MCP alike", async () => {
    await using server = await runningServer();
    await addPerson(server);
    const app = await registerApp(server);
    const browser = await signedInBrowser(server);
    for (const [resource, call] of [
      ["/mcp", (authorization: string) => callTool(server, { authorization })],
      [
        "/api-v1",
        (authorization: string) =>
          fetch(`${server.url}/api-v1/presentations`, {
            method: "POST",
            body: "{}",
            headers: { authorization, "content-type": "application/json" },
          }),
      ],
    ] as const) {
      const tokens = await app.connect(browser, {
        scope: "projects:read brand_kits:read",
        resource: server.url + resource,
      });
      const response = await call(`Bearer ${tokens.access_token}`);
      expect(response.status).toBe(403);
      const { scope, error, resourceMetadataUrl } = extractWWWAuthenticateParams(response);
      expect(error).toBe("insufficient_scope");
      expect(scope?.split(" ").toSorted()).toEqual(["brand_kits:read", "presentations:create", "projects:read"]);
      expect(resourceMetadataUrl?.pathname).toBe(`/.well-known/oauth-protected-resource${resource}`);
    }
  });

  it("an API key is told what it lacks", async () => {
    await using server = await runningServer();
    const response = await callTool(server, { authorization: `Bearer ${await server.key(["projects:read"])}` });
    expect(extractWWWAuthenticateParams(response).scope).toBe("presentations:create");
  });
});

describe("who else may not call", () => {
  it("is other origins, other hosts and whoever sends a token by another way", async () => {
    await using server = await runningServer();
    const authorization = `Bearer ${await server.key()}`;
    expect((await callTool(server, { authorization, origin: "https://evil.example" })).status).toBe(403);
    expect(
      (await fetch(`${server.url}/oauth/token`, { method: "POST", headers: { origin: "https://evil.example" } }))
        .status,
    ).toBe(403);
    const key = await server.key();
    expect(
      (await fetch(`${server.url}/mcp?access_token=${key}`, { method: "POST", headers: MCP_HEADERS })).status,
    ).toBe(401);
    expect((await fetch(`${server.url}/api-v1/projects?access_token=${key}`)).status).toBe(401);
    expect((await callTool(server, { cookie: `slidewright_session_${new URL(server.url).port}=${key}` })).status).toBe(
      401,
    );
    expect((await callTool(server, { authorization: `Basic ${key}` })).status).toBe(401);
  });
});

describe("limits", () => {
  it("are 120 calls a minute for each app and person", async () => {
    await using server = await runningServer({ clock: new SettableClock(new Date().toISOString()) });
    await addPerson(server);
    await addPerson(server, "bob@example.com");
    const app = await registerApp(server);
    const resource = `${server.url}/api-v1`;
    const tokens = await app.connect(await signedInBrowser(server), { resource });
    const again = await app.connect(await signedInBrowser(server), { resource });
    const other = await app.connect(await signedInBrowser(server, "bob@example.com"), { resource });
    const call = (token: string) => fetch(`${resource}/projects`, { headers: { authorization: `Bearer ${token}` } });
    for (let at = 0; at < 120; at += 1) {
      expect((await call((at % 2 === 0 ? tokens : again).access_token)).status).toBe(200);
    }
    expect((await call(tokens.access_token)).status).toBe(429);
    expect((await call(again.access_token)).status).toBe(429);
    expect((await call(other.access_token)).status).toBe(200);
  });
});
