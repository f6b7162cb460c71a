import { createServer, type Server } from "node:https";
import type { LookupAddress } from "node:dns";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGuardedFetch } from "../../src/net/guarded-fetch.ts";
import { TLS_CERTIFICATE, TLS_KEY } from "../support/tls-certificate.ts";

let server: Server;
let port: number;
let hits: string[];

beforeAll(async () => {
  hits = [];
  server = createServer({ cert: TLS_CERTIFICATE, key: TLS_KEY }, (request, response) => {
    const { url = "", headers } = request;
    hits.push(`${headers.host}${url}`);
    const moves = /^\/move\/(.*)/.exec(url)?.[1];
    if (moves !== undefined) response.writeHead(302, { location: decodeURIComponent(moves) }).end("moved");
    else if (url === "/gzip")
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(1_000_000)));
    else if (url === "/endless") void sendForever(response);
    else if (url === "/silent") response.writeHead(200).flushHeaders();
    else if (url === "/missing") response.writeHead(404).end("secret of our network");
    else response.end("content");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function sendForever(response: NodeJS.WritableStream & { readonly destroyed: boolean }): Promise<void> {
  while (!response.destroyed) {
    response.write(Buffer.alloc(10_000));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

const limits = { maxBytes: 100_000, accept: "image/*" };
/** Stands for the public internet: the test server's machine, and it alone. */
const ours = (address: string) => address === "127.0.0.1";
const at = (name: string, addresses: readonly string[]) => ({
  resolveName: (hostname: string, done: (error: Error | null, found: LookupAddress[]) => void) =>
    hostname === name
      ? done(
          null,
          addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
        )
      : done(new Error("ENOTFOUND"), []),
});
const fetcher = (more: object = {}) =>
  createGuardedFetch({ isAllowed: ours, port, ca: TLS_CERTIFICATE, ...at("logo.test", ["127.0.0.1"]), ...more });
const refused = { code: "unavailable", message: "The address could not be fetched." };

describe("createGuardedFetch", () => {
  it("fetches what a public address holds, over redirects", async () => {
    const fetch = fetcher();
    expect(Buffer.from(await fetch(`https://logo.test:${port}/`, limits)).toString()).toBe("content");
    expect(Buffer.from(await fetch(`https://127.0.0.1:${port}/`, limits)).toString()).toBe("content");
    const onward = (times: number): string =>
      times === 0 ? "/" : `/move/${encodeURIComponent(`https://logo.test:${port}${onward(times - 1)}`)}`;
    expect(Buffer.from(await fetch(`https://logo.test:${port}${onward(3)}`, limits)).toString()).toBe("content");
    await expect(fetch(`https://logo.test:${port}${onward(4)}`, limits)).rejects.toMatchObject(refused);
  });

  it.each([
    "http://logo.test/",
    "https://logo.test:22/",
    "https://user:secret@logo.test/",
    "https://unknown.test/",
    "file:///etc/passwd",
    "data:image/png;base64,AAAA",
    "ftp://logo.test/",
    "not an address",
  ])("refuses %s", async (url) => {
    const before = hits.length;
    const withPort = url.replace("logo.test/", `logo.test:${url.startsWith("https") ? port : 80}/`);
    await expect(fetcher()(withPort, limits)).rejects.toMatchObject(refused);
    expect(hits.length).toBe(before);
  });

  it.each([
    "127.0.0.1",
    "2130706433",
    "0x7f.1",
    "0177.0.0.1",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "localhost",
    "169.254.169.254",
  ])("reaches nothing of our own at %s", async (host) => {
    const before = hits.length;
    const fetch = createGuardedFetch({ port, ca: TLS_CERTIFICATE });
    await expect(fetch(`https://${host}:${port}/`, limits)).rejects.toMatchObject(refused);
    expect(hits.length).toBe(before);
  });

  it("refuses a name one of whose addresses is not public", async () => {
    const fetch = fetcher(at("logo.test", ["127.0.0.1", "10.0.0.7"]));
    await expect(fetch(`https://logo.test:${port}/`, limits)).rejects.toMatchObject(refused);
  });

  it("connects to the address it looked at, though the name means another by then", async () => {
    let asked = 0;
    const resolveName = (_name: string, done: (error: Error | null, found: LookupAddress[]) => void) => {
      asked += 1;
      done(null, [{ address: asked === 1 ? "127.0.0.1" : "127.0.0.2", family: 4 }]);
    };
    expect(await fetcher({ resolveName })(`https://logo.test:${port}/`, limits)).toHaveLength(7);
    expect(asked).toBe(1);
  });

  it("checks every redirect anew", async () => {
    const before = hits.length;
    for (const target of ["https://10.0.0.7/", "http://logo.test/", "https://[::1]/", "file:///etc/passwd"]) {
      const url = `https://logo.test:${port}/move/${encodeURIComponent(target)}`;
      await expect(fetcher()(url, limits)).rejects.toMatchObject(refused);
    }
    expect(hits.length).toBe(before + 4);
  });

  it("reads no more than it was told to, nothing packed, and never waits long", async () => {
    const fetch = fetcher({ longestMs: 400 });
    const started = performance.now();
    for (const path of ["/endless", "/silent", "/gzip", "/missing"]) {
      await expect(fetch(`https://logo.test:${port}${path}`, limits)).rejects.toMatchObject(refused);
    }
    await expect(fetch(`https://logo.test:${port}/`, { ...limits, maxBytes: 6 })).rejects.toMatchObject(refused);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it("trusts nobody whose certificate is not good", async () => {
    const fetch = createGuardedFetch({ isAllowed: ours, port, ...at("logo.test", ["127.0.0.1"]) });
    await expect(fetch(`https://logo.test:${port}/`, limits)).rejects.toMatchObject(refused);
  });
});
