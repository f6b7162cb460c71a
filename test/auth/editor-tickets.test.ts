import { describe, expect, it } from "vitest";
import { authenticate } from "../../src/auth/authenticate.ts";
import { mintEditorTicket, redeemEditorTicket } from "../../src/auth/editor-tickets.ts";
import { endSession } from "../../src/auth/sessions.ts";
import { testServices } from "../support/test-services.ts";

describe("editor tickets", () => {
  it("become a session once", async () => {
    await using services = await testServices();
    const { principal, userId } = await services.newAccount();
    const ticket = await mintEditorTicket(services, principal);
    const session = await redeemEditorTicket(services, ticket);
    expect((await authenticate(services.verifiers, session.token, "api")).userId).toBe(userId);
    await expect(redeemEditorTicket(services, ticket)).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("open one session however many try at once", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const ticket = await mintEditorTicket(services, principal);
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => redeemEditorTicket(services, ticket)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("are good for ten minutes", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const [early, late] = [await mintEditorTicket(services, principal), await mintEditorTicket(services, principal)];
    services.clock.advance({ minutes: 9 });
    await redeemEditorTicket(services, early);
    services.clock.advance({ minutes: 1 });
    await expect(redeemEditorTicket(services, late)).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("are for the local owner only, and hashed at rest", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const ticket = await mintEditorTicket(services, principal);
    const [row] = await services.database.read.selectFrom("editor_tickets").selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(ticket);
    const remote = { ...principal, credential: { kind: "api_key", id: "key_1" } } as const;
    await expect(mintEditorTicket(services, remote)).rejects.toThrow("local owner");
  });
});

describe("sessions", () => {
  it("open the API, never MCP, until they end or run out", async () => {
    await using services = await testServices();
    const { principal } = await services.newAccount();
    const open = async () => redeemEditorTicket(services, await mintEditorTicket(services, principal));
    const [first, second] = [await open(), await open()];
    const refused = { code: "unauthorized" };
    await expect(authenticate(services.verifiers, first.token, "mcp")).rejects.toMatchObject(refused);
    await endSession(services, first.token);
    await expect(authenticate(services.verifiers, first.token, "api")).rejects.toMatchObject(refused);
    await authenticate(services.verifiers, second.token, "api");
    services.clock.advance({ days: 14 });
    await expect(authenticate(services.verifiers, second.token, "api")).rejects.toMatchObject(refused);
    expect(second.expiresAt.toISOString()).toBe("2026-12-04T09:30:00.000Z");
  });
});
