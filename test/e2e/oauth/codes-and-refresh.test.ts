import * as client from "openid-client";
import { describe, expect, it } from "vitest";
import { answerRequest, registerApp } from "../../support/oauth-flow.ts";
import { callMcp, serverWithPerson } from "../../support/server-with-person.ts";
import { addPerson, signedInBrowser } from "../../support/people.ts";
import { runningServer } from "../../support/running-server.ts";

const REFUSED = { error: "invalid_grant" };

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
