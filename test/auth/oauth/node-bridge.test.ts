import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { runNodeHandler, type MountedRequest, type NodeHandler } from "../../../src/auth/oauth/node-bridge.ts";

const REQUEST: MountedRequest = {
  method: "POST",
  path: "/oauth/token?a=1",
  mountedAt: "/oauth",
  headers: new Headers({ "content-type": "text/plain", cookie: "a=b" }),
  body: Buffer.from("héllo"),
  isSecure: true,
};

it("a handler sees the request below its mount, and its answer comes back", async () => {
  const handler: NodeHandler = async (incoming, outgoing) => {
    const body = await text(incoming);
    outgoing.writeHead(201, { "x-seen": `${incoming.method} ${incoming.url} ${incoming.headers["content-length"]}` });
    outgoing.write("one ");
    outgoing.end(body);
  };
  const response = await runNodeHandler(handler, REQUEST);
  expect([response.status, response.headers.get("x-seen")]).toEqual([201, "POST /token?a=1 6"]);
  expect(await response.text()).toBe("one héllo");
});

it("several cookies stay several, and an answer without content has none", async () => {
  const response = await runNodeHandler((_incoming, outgoing) => {
    outgoing.statusCode = 204;
    outgoing.setHeader("set-cookie", ["a=1", "b=2"]);
    outgoing.end();
    return Promise.resolve();
  }, REQUEST);
  expect([response.status, response.headers.getSetCookie(), await response.text()]).toEqual([204, ["a=1", "b=2"], ""]);
});

it("what a handler throws reaches the caller", async () => {
  await expect(runNodeHandler(() => Promise.reject(new RangeError("broken")), REQUEST)).rejects.toThrow("broken");
});
