import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { decodeJwt, exportJWK, generateKeyPair, importJWK, SignJWT, type JWK, type JWTPayload } from "jose";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { createSigningKeys } from "../../../src/auth/oauth/signing-keys.ts";
import { registerApp } from "../../support/oauth-flow.ts";
import { addPerson, signedInBrowser } from "../../support/people.ts";
import { runningServer, type RunningTestServer } from "../../support/running-server.ts";

const PING = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };

function callMcp(server: RunningTestServer, token: string, message: object = PING): Promise<Response> {
  return fetch(`${server.url}/mcp`, {
    method: "POST",
    body: JSON.stringify(message),
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
  });
}

function callApi(server: RunningTestServer, token: string): Promise<Response> {
  return fetch(`${server.url}/api-v1/projects`, { headers: { authorization: `Bearer ${token}` } });
}

async function connected(server: RunningTestServer, parameters: Record<string, string> = {}) {
  await addPerson(server);
  const app = await registerApp(server);
  const tokens = await app.connect(await signedInBrowser(server), parameters);
  return { app, tokens };
}

const keyFile = z.object({ keys: z.array(z.looseObject({ kty: z.literal("EC"), kid: z.string() })) });

describe("access tokens", () => {
  it("are JWTs for one resource, and open that one only", async () => {
    await using server = await runningServer();
    const { app, tokens } = await connected(server);
    const [header] = tokens.access_token.split(".");
    expect(JSON.parse(Buffer.from(header ?? "", "base64url").toString())).toMatchObject({
      typ: "at+jwt",
      alg: "ES256",
    });
    expect(decodeJwt(tokens.access_token)).toMatchObject({ iss: `${server.url}/oauth`, aud: `${server.url}/mcp` });
    expect(tokens.expires_in).toBe(600);
    expect((await callMcp(server, tokens.access_token)).status).toBe(200);
    expect((await callApi(server, tokens.access_token)).status).toBe(401);

    const api = await app.connect(await signedInBrowser(server), { resource: `${server.url}/api-v1` });
    expect((await callApi(server, api.access_token)).status).toBe(200);
    expect((await callMcp(server, api.access_token)).status).toBe(401);
  });

  it("are refused when anything about them is wrong", async () => {
    await using server = await runningServer();
    const { tokens } = await connected(server);
    const good = decodeJwt(tokens.access_token);
    const file = keyFile.parse(JSON.parse(await readFile(join(server.dataDir, "oauth-keys.json"), "utf8")));
    const [own] = file.keys;
    const { privateKey: foreign } = await generateKeyPair("ES256", { extractable: true });
    const kid = own?.kid ?? "";
    const sign = async (
      claims: JWTPayload,
      { typ = "at+jwt", key = own ?? {} }: { typ?: string; key?: JWK } = {},
    ): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ alg: "ES256", typ, kid }).sign(await importJWK(key, "ES256"));
    const none = [{ alg: "none", typ: "at+jwt" }, good]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    const { exp: _exp, ...withoutEnd } = good;
    const now = Math.floor(Date.now() / 1_000);
    const bad = {
      "another audience": await sign({ ...good, aud: "https://elsewhere.example/mcp" }),
      "another issuer": await sign({ ...good, iss: "https://elsewhere.example" }),
      expired: await sign({ ...good, iat: now - 700, exp: now - 100 }),
      "no end": await sign(withoutEnd),
      "not an access token": await sign(good, { typ: "JWT" }),
      "another key": await sign(good, { key: await exportJWK(foreign) }),
      "another person": await sign({ ...good, sub: server.app.owner.userId }),
      "another client": await sign({ ...good, client_id: "other" }),
      "no grant": await sign({ ...good, grant_id: "made-up" }),
      "no signature": `${none}.`,
      "an empty signature": `${none}.AA`,
      "a changed payload": tokens.access_token.replace(
        /\.[^.]+\./,
        `.${Buffer.from(JSON.stringify({ ...good, scope: "x" })).toString("base64url")}.`,
      ),
    };
    expect((await callMcp(server, await sign(good))).status, "as it was").toBe(200);
    for (const [what, token] of Object.entries(bad)) {
      const response = await callMcp(server, token);
      expect(response.status, what).toBe(401);
      expect(response.headers.get("www-authenticate"), what).toContain('error="invalid_token"');
      expect((await callApi(server, token)).status, what).toBe(401);
    }
  });

  it("end with the clock, and are never read from the address", async () => {
    const clock = { offset: 0, now: () => new Date(Date.now() + clock.offset) };
    await using server = await runningServer({ clock });
    const { tokens } = await connected(server);
    expect((await fetch(`${server.url}/mcp?access_token=${tokens.access_token}`, { method: "POST" })).status).toBe(401);
    clock.offset = 595_000;
    expect((await callMcp(server, tokens.access_token)).status).toBe(200);
    clock.offset = 607_000;
    expect((await callMcp(server, tokens.access_token)).status).toBe(401);
  });

  it("outlive one rotation of the keys, which are for their owner alone", async () => {
    await using server = await runningServer();
    const { app, tokens } = await connected(server);
    const path = join(server.dataDir, "oauth-keys.json");
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const fresh = await createSigningKeys(server.dataDir).rotate();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await callMcp(server, tokens.access_token)).status).toBe(200);
    let renewed = tokens;
    await vi.waitFor(
      async () => {
        renewed = await app.refresh(renewed.refresh_token ?? "");
        const [header = ""] = renewed.access_token.split(".");
        expect(JSON.parse(Buffer.from(header, "base64url").toString())).toMatchObject({ kid: fresh });
      },
      { timeout: 10_000, interval: 300 },
    );
    for (const token of [tokens.access_token, renewed.access_token]) {
      expect((await callMcp(server, token)).status).toBe(200);
    }
  });
});

describe("secrets", () => {
  it("are hashed at rest and never logged", async () => {
    await using server = await runningServer();
    await addPerson(server);
    const app = await registerApp(server, { token_endpoint_auth_method: "client_secret_post" });
    const tokens = await app.connect(await signedInBrowser(server));
    const { read } = server.app.services.database;
    const stored = JSON.stringify([
      await read.selectFrom("oauth_records").selectAll().execute(),
      await read.selectFrom("connected_apps").selectAll().execute(),
    ]);
    const secrets = [tokens.access_token, tokens.refresh_token ?? "", app.config.clientMetadata().client_secret ?? ""];
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(20);
      expect(stored).not.toContain(secret);
      expect(server.logLines.join("")).not.toContain(secret);
    }
    expect(stored).toContain(
      createHash("sha256")
        .update(secrets[1] ?? "")
        .digest("hex"),
    );
  });
});
