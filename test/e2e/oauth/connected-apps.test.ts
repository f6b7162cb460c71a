import { describe, expect, it } from "vitest";
import { registerApp } from "../../support/oauth-flow.ts";
import { callMcp, serverWithPerson } from "../../support/server-with-person.ts";
import { addPerson, signedInBrowser } from "../../support/people.ts";

const REFUSED = { error: "invalid_grant" };

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
