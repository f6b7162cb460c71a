import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { FormBrowser } from "../../support/browser-session.ts";
import { answerRequest, registerApp } from "../../support/oauth-flow.ts";
import { callMcp, serverWithPerson } from "../../support/server-with-person.ts";
import { addPerson, PERSON, signedInBrowser } from "../../support/people.ts";
import { runningServer } from "../../support/running-server.ts";
import { SettableClock } from "../../support/settable-clock.ts";

const REFUSED = { error: "invalid_grant" };

/** Stands still at the present: the library behind the server knows the system's clock only. */
function stoppedClock(): SettableClock {
  return new SettableClock(new Date().toISOString());
}

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
