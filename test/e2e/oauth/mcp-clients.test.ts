import { Client, StreamableHTTPClientTransport, UnauthorizedError } from "@modelcontextprotocol/client";
import { UnauthorizedError as OlderUnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client as OlderClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OlderTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, it } from "vitest";
import { mintEditorTicket } from "../../../src/auth/editor-tickets.ts";
import { FormBrowser } from "../../support/browser-session.ts";
import { documentServer } from "../../support/document-server.ts";
import { OauthPerson } from "../../support/mcp-oauth.ts";
import { REDIRECT } from "../../support/oauth-flow.ts";
import { addPerson, signedInBrowser } from "../../support/people.ts";
import { runningServer } from "../../support/running-server.ts";

const IDENTITY = { name: "slidewright-tests", version: "1.0.0" };
const DECK = { name: "create_presentation", arguments: { content: "One.\n\nTwo.\n\nThree." } };

async function connect(url: string, person: OauthPerson): Promise<Client> {
  const open = async (): Promise<Client> => {
    const client = new Client(IDENTITY, { versionNegotiation: { mode: "auto" } });
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { authProvider: person }));
    return client;
  };
  await expect(open()).rejects.toThrow(UnauthorizedError);
  await new StreamableHTTPClientTransport(new URL(url), { authProvider: person }).finishAuth(person.outcome);
  return open();
}

it("the current SDK's client signs in by itself, and again for more when a tool needs it", async () => {
  await using server = await runningServer();
  await addPerson(server);
  const person = new OauthPerson(await signedInBrowser(server));
  person.scope = "projects:read";
  const client = await connect(`${server.url}/mcp`, person);
  expect(person.requests[0]?.searchParams.get("scope")?.split(" ")).toHaveLength(7);
  expect(person.requests[0]?.searchParams.get("resource")).toBe(`${server.url}/mcp`);
  expect((await client.callTool({ name: "list_projects", arguments: {} })).isError).not.toBe(true);

  person.scope = undefined;
  await expect(client.callTool(DECK)).rejects.toThrow(UnauthorizedError);
  expect(person.requests[1]?.searchParams.get("scope")?.split(" ").toSorted()).toEqual([
    "presentations:create",
    "projects:read",
  ]);
  await new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { authProvider: person }).finishAuth(
    person.outcome,
  );
  expect((await client.callTool(DECK)).structuredContent).toMatchObject({ project_id: expect.stringMatching(/^prj_/) });
  await client.close();
});

it("the current SDK's client uses its metadata document instead of registering", async () => {
  await using documents = await documentServer();
  await using server = await runningServer({ guardedFetch: documents.guardedFetch });
  await addPerson(server);
  const id = `${documents.origin}/client.json`;
  documents.documents.set("/client.json", {
    client_id: id,
    client_name: "By document",
    redirect_uris: [REDIRECT],
    token_endpoint_auth_method: "none",
  });
  const person = new OauthPerson(await signedInBrowser(server), id);
  const client = await connect(`${server.url}/mcp`, person);
  expect(person.clientInformation()?.client_id).toBe(id);
  expect((await client.listTools()).tools.length).toBeGreaterThan(10);
  await client.close();
});

it("a server on one's own machine may be called localhost, and a link from the shell stands for a password", async () => {
  await using server = await runningServer();
  const ticket = await mintEditorTicket(server.app.services, server.app.owner);
  const browser = new FormBrowser(server.url);
  expect((await browser.get(`/?ticket=${ticket}`)).status).toBe(303);
  const client = await connect(`${server.url.replace("127.0.0.1", "localhost")}/mcp`, new OauthPerson(browser));
  const { structuredContent } = await client.callTool({ name: "get_account_status", arguments: {} });
  expect(structuredContent).toMatchObject({ email: "owner@localhost" });
  await client.close();
});

it("the older SDK's client signs in by itself and renews its token", async () => {
  await using server = await runningServer();
  await addPerson(server);
  const url = new URL(`${server.url}/mcp`);
  const person = new OauthPerson(await signedInBrowser(server));
  const open = async (): Promise<OlderClient> => {
    const client = new OlderClient(IDENTITY);
    await client.connect(new OlderTransport(url, { authProvider: person }));
    return client;
  };
  await expect(open()).rejects.toThrow(OlderUnauthorizedError);
  await new OlderTransport(url, { authProvider: person }).finishAuth(person.outcome.get("code") ?? "");
  const client = await open();
  const { refresh_token = "" } = person.tokens() ?? {};
  person.saveTokens({ access_token: "run-out", token_type: "Bearer", refresh_token });
  expect((await client.listTools()).tools.length).toBeGreaterThan(10);
  expect(person.tokens()?.access_token).not.toBe("run-out");
  expect(person.requests).toHaveLength(1);
  await client.close();
});
