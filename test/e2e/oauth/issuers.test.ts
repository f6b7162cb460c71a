import { expect, it } from "vitest";
import { z } from "zod";
import { testIssuer, type TestIssuer } from "../../support/issuer.ts";
import { addPerson, PERSON } from "../../support/people.ts";
import { runningServer, type RunningTestServer } from "../../support/running-server.ts";

const account = z.object({ data: z.object({ email: z.string(), user_id: z.string() }) });

async function serverTrusting(issuer: TestIssuer, settings: Readonly<Record<string, unknown>> = {}) {
  const trusted = [{ issuer: issuer.issuer, private_network: true, create_accounts: true, ...settings }];
  return runningServer({ environment: { SLIDEWRIGHT_ISSUERS: JSON.stringify(trusted) } });
}

async function whoIs(server: RunningTestServer, token: string): Promise<unknown> {
  const response = await fetch(`${server.url}/api-v1/account`, { headers: { authorization: `Bearer ${token}` } });
  return response.ok ? account.parse(await response.json()).data.email : response.status;
}

function strictClaims(server: RunningTestServer) {
  return { sub: "person-1", client_id: "app", jti: "1", aud: `${server.url}/api-v1`, scope: "projects:read" };
}

it("strictly: access tokens of RFC 9068, and the same person has the same account each time", async () => {
  await using issuer = await testIssuer();
  await using server = await serverTrusting(issuer);
  const claims = strictClaims(server);
  expect(await whoIs(server, await issuer.token(claims))).toBe("person-1@127.0.0.1");
  expect(await whoIs(server, await issuer.token({ ...claims, jti: "2" }, { alg: "ES256" }))).toBe("person-1@127.0.0.1");
  expect(await whoIs(server, await issuer.token({ ...claims, sub: "person-2" }))).toBe("person-2@127.0.0.1");
  expect(issuer.keyRequests).toBe(1);

  const headers = { authorization: `Bearer ${await issuer.token(claims)}` };
  expect((await fetch(`${server.url}/api-v1/projects`, { headers })).status).toBe(200);
  expect((await fetch(`${server.url}/api-v1/brand-kits`, { headers })).status).toBe(403);
  const now = Math.floor(Date.now() / 1_000);
  const { client_id: _client, ...anonymous } = claims;
  for (const [what, token] of Object.entries({
    "another audience": await issuer.token({ ...claims, aud: `${server.url}/mcp` }),
    "another issuer": await issuer.token({ ...claims, iss: "https://elsewhere.example" }),
    expired: await issuer.token({ ...claims, exp: now - 60 }),
    "an ID token": await issuer.token(claims, { typ: "JWT" }),
    "no client": await issuer.token(anonymous),
  })) {
    expect(await whoIs(server, token), what).toBe(401);
  }
});

it("compatibly: any JWT of the issuer with the audience and algorithms that are pinned", async () => {
  await using issuer = await testIssuer();
  const scopes = ["projects:read"];
  const pinned = { mode: "compatible", audience: "slidewright", algorithms: ["RS256"], scopes };
  await using server = await serverTrusting(issuer, pinned);
  const keycloakLike = { sub: "person-1", azp: "claude", aud: ["slidewright", "account"], scope: "openid email" };
  const token = (claims: object, header: object = {}) =>
    issuer.token({ ...keycloakLike, ...claims }, { typ: "JWT", ...header });
  expect(await whoIs(server, await token({}))).toBe("person-1@127.0.0.1");
  const now = Math.floor(Date.now() / 1_000);
  for (const [what, bad] of Object.entries({
    "another audience": await token({ aud: "account" }),
    "another algorithm": await token({}, { alg: "ES256" }),
    "another issuer": await token({ iss: "https://elsewhere.example" }),
    expired: await token({ exp: now - 60 }),
    "an ID token": await token({ nonce: "n", at_hash: "h" }),
    "Keycloak's ID token": await token({ typ: "ID" }),
  })) {
    expect(await whoIs(server, bad), what).toBe(401);
  }
  const calls = { authorization: `Bearer ${await token({})}` };
  expect((await fetch(`${server.url}/api-v1/projects`, { headers: calls })).status).toBe(200);
  expect((await fetch(`${server.url}/api-v1/brand-kits`, { headers: calls })).status).toBe(403);
});

it("gives accounts only where it is told to, and somebody else's only for a verified address", async () => {
  await using issuer = await testIssuer();
  const email = { email: PERSON.email.toUpperCase(), email_verified: true };
  await using closed = await serverTrusting(issuer, { create_accounts: false });
  expect(await whoIs(closed, await issuer.token(strictClaims(closed)))).toBe(401);

  await using linking = await serverTrusting(issuer, { create_accounts: false, link_by_email: true });
  await addPerson(linking);
  const claims = strictClaims(linking);
  expect(await whoIs(linking, await issuer.token({ ...claims, ...email, email_verified: false }))).toBe(401);
  expect(await whoIs(linking, await issuer.token({ ...claims, ...email }))).toBe(PERSON.email);
  expect(await whoIs(linking, await issuer.token(claims))).toBe(PERSON.email);

  await using separate = await serverTrusting(issuer);
  await addPerson(separate);
  expect(await whoIs(separate, await issuer.token({ ...strictClaims(separate), ...email }))).toBe("person-1@127.0.0.1");
  const fresh = { sub: "person-3", email: "eve@example.com", email_verified: true };
  expect(await whoIs(separate, await issuer.token({ ...strictClaims(separate), ...fresh }))).toBe("eve@example.com");
});

it("makes one account for a person who comes many times at once", async () => {
  await using issuer = await testIssuer();
  await using server = await serverTrusting(issuer);
  const token = await issuer.token(strictClaims(server));
  const found = await Promise.all(Array.from({ length: 8 }, () => whoIs(server, token)));
  expect(new Set(found)).toEqual(new Set(["person-1@127.0.0.1"]));
});

it("is what apps are sent to first", async () => {
  await using issuer = await testIssuer();
  await using server = await serverTrusting(issuer);
  const metadata = await fetch(`${server.url}/.well-known/oauth-protected-resource/mcp`);
  expect(await metadata.json()).toMatchObject({
    resource: `${server.url}/mcp`,
    authorization_servers: [issuer.issuer, `${server.url}/oauth`],
  });
});

it("refuses its tokens while its keys can't be had, and says why to the operator", async () => {
  const issuer = await testIssuer();
  await using server = await serverTrusting(issuer);
  const token = await issuer.token(strictClaims(server));
  await issuer[Symbol.asyncDispose]();
  expect(await whoIs(server, token)).toBe(401);
  expect(server.logLines.join("")).toContain("issuer_keys_unavailable");
  expect(server.logLines.join("")).not.toContain(token);
});
