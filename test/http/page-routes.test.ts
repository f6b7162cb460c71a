import { expect, test } from "vitest";
import { mintEditorTicket } from "../../src/auth/editor-tickets.ts";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";

function get(
  server: RunningTestServer,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(server.url + path, { headers, redirect: "manual" });
}

async function signIn(server: RunningTestServer): Promise<{ response: Response; cookie: string; ticket: string }> {
  const ticket = await mintEditorTicket(server.app.services, server.app.owner);
  const response = await get(server, `/editor/prj_1?ticket=${ticket}`);
  const cookie = (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  return { response, cookie, ticket };
}

test("a ticket becomes a session cookie once, and the address is rid of it", async () => {
  await using server = await runningServer();
  const { response, cookie, ticket } = await signIn(server);
  expect([response.status, response.headers.get("location")]).toEqual([303, "/editor/prj_1"]);
  expect(response.headers.get("set-cookie")).toMatch(/HttpOnly/);
  expect(response.headers.get("set-cookie")).toMatch(/SameSite=Lax/);
  expect(cookie).toContain(new URL(server.url).port);

  const again = await get(server, `/editor/prj_1?ticket=${ticket}`);
  expect(again.status).toBe(401);
  expect(await again.text()).toContain("used or has run out");
  const signedInAgain = await get(server, `/editor/prj_1?ticket=${ticket}`, { cookie });
  expect([signedInAgain.status, signedInAgain.headers.get("location")]).toEqual([303, "/editor/prj_1"]);
  expect(server.logLines.join("")).not.toContain(ticket);
});

test("looking at an address does not use its ticket up", async () => {
  await using server = await runningServer();
  const ticket = await mintEditorTicket(server.app.services, server.app.owner);
  const url = `${server.url}/editor/prj_1?ticket=${ticket}`;
  await fetch(url, { method: "HEAD" });
  await fetch(url, { headers: { "sec-purpose": "prefetch;prerender" } });
  expect((await fetch(url, { redirect: "manual" })).status).toBe(303);
});

test("without a session a page says how to get in, and shows nothing else", async () => {
  await using server = await runningServer();
  for (const path of ["/", "/editor/prj_1"]) {
    const response = await get(server, path, { cookie: "slidewright_session=made-up" });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain("slidewright -- open");
    expect(response.headers.get("content-security-policy")).toMatch(/style-src 'self';/);
  }
});

test("the session opens the API to pages of this server only", async () => {
  await using server = await runningServer();
  const { cookie } = await signIn(server);
  const account = (headers: Readonly<Record<string, string>>) => get(server, "/api-v1/account", { cookie, ...headers });
  expect((await account({})).status).toBe(200);
  expect((await account({ "sec-fetch-site": "same-origin" })).status).toBe(200);
  expect((await account({ "sec-fetch-site": "cross-site" })).status).toBe(401);
  expect((await account({ "sec-fetch-site": "same-site" })).status).toBe(401);

  const create = (headers: Readonly<Record<string, string>>) =>
    fetch(`${server.url}/api-v1/presentations`, {
      method: "POST",
      body: JSON.stringify({ content: "One.\n\nTwo.\n\nThree." }),
      headers: { cookie, "content-type": "application/json", ...headers },
    });
  expect((await create({})).status).toBe(401);
  expect((await create({ origin: `http://localhost:1` })).status).toBe(401);
  expect((await create({ origin: server.url })).status).toBe(201);
  expect((await get(server, "/mcp", { cookie })).status).toBe(401);
});

test("below /editor/ there are projects and assets, however an address is spelt", async () => {
  await using server = await runningServer();
  const statusOf = async (path: string): Promise<number> => (await get(server, `/editor/${path}`)).status;
  // The last two name a project by an odd id, which needs a session like any other.
  const paths = [
    "a/b",
    "assets/",
    "assets/nope.js",
    "assets/..%2Findex.html",
    "assets%2F..%2Findex.html",
    "assets%2F..",
  ];
  expect(await Promise.all(paths.map(statusOf))).toEqual([404, 404, 404, 404, 401, 401]);
});
