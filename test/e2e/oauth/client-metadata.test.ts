import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { createSigningKeys } from "../../../src/auth/oauth/signing-keys.ts";
import { FormBrowser } from "../../support/browser-session.ts";
import { documentServer } from "../../support/document-server.ts";
import { answerRequest, knownApp, REDIRECT } from "../../support/oauth-flow.ts";
import { callMcp, serverWithPerson } from "../../support/server-with-person.ts";
import { addPerson, signedInBrowser } from "../../support/people.ts";
import { runningServer } from "../../support/running-server.ts";

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
