import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { z } from "zod";
import { openApp } from "../../../src/app.ts";
import { readConfig } from "../../../src/config.ts";
import { startServer } from "../../../src/serving.ts";
import { systemClock } from "../../../src/shared/clock.ts";
import { collectingLogger } from "../../support/collecting-logger.ts";
import { makeEngine } from "../../support/paragraph-engine.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const PUBLIC = "https://slides.example.com";
const CALLBACK = "https://claude.ai/api/mcp/auth_callback";

interface Answer {
  readonly response: IncomingMessage;
  readonly body: string;
}

/** A request as a proxy that holds the certificate passes it on. */
function forwarded(port: number, path: string, { body, from = "203.0.113.9" }: { body?: string; from?: string } = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const headers = {
      host: "slides.example.com",
      "content-type": "application/json",
      "x-forwarded-for": `1.1.1.1, ${from}`,
    };
    const sent = request({ port, path, method: body === undefined ? "GET" : "POST", headers }, (response) => {
      text(response).then((read) => resolve({ response, body: read }), reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

it("behind a proxy with https, cookies are for https only, names are public and addresses are people's own", async () => {
  await using folder = await temporaryFolder();
  const { logger } = collectingLogger(systemClock);
  const config = readConfig({ SLIDEWRIGHT_PUBLIC_URL: PUBLIC, SLIDEWRIGHT_BEHIND_PROXY: "1" });
  const app = await openApp({ config, dataDir: folder.path, logger, engine: makeEngine(), publicUrl: () => PUBLIC });
  const server = await startServer(app, { host: "127.0.0.1", port: 0 });
  const port = Number(new URL(server.url).port);
  try {
    const page = await forwarded(port, "/sign-in");
    expect(page.response.headers["set-cookie"]?.join()).toMatch(
      /^__Host-slidewright_form=.*Path=\/;.*HttpOnly; Secure/,
    );
    expect(page.response.headers["strict-transport-security"]).toBeDefined();
    expect((await forwarded(port, "/editor/prj_1")).response.headers.location).toBe("/sign-in?next=%2Feditor%2Fprj_1");

    const metadata = await forwarded(port, "/.well-known/oauth-authorization-server/oauth");
    expect(JSON.parse(metadata.body)).toMatchObject({
      issuer: `${PUBLIC}/oauth`,
      authorization_endpoint: `${PUBLIC}/oauth/auth`,
    });
    const registered = await forwarded(port, "/oauth/reg", { body: JSON.stringify({ redirect_uris: [CALLBACK] }) });
    const { client_id } = z.object({ client_id: z.string() }).parse(JSON.parse(registered.body));
    const query = new URLSearchParams({
      client_id,
      redirect_uri: CALLBACK,
      response_type: "code",
      code_challenge: "x".repeat(43),
      code_challenge_method: "S256",
    });
    const asked = await forwarded(port, `/oauth/auth?${query.toString()}`);
    expect([asked.response.statusCode, asked.response.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/oauth\/consent\//),
    ]);
    const cookies = asked.response.headers["set-cookie"] ?? [];
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie.toLowerCase()).toMatch(/; secure.*; httponly|; httponly.*; secure/);

    const register = async (from: string) =>
      (await forwarded(port, "/oauth/reg", { body: JSON.stringify({ redirect_uris: [CALLBACK] }), from })).response
        .statusCode;
    for (let at = 0; at < 30; at += 1) expect(await register("198.51.100.7")).toBe(201);
    expect([await register("198.51.100.7"), await register("198.51.100.8")]).toEqual([429, 201]);
  } finally {
    await server.stop();
    await app.close();
  }
});
