import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { listen, type Fetch, type Listener } from "../../src/http/listen.ts";

async function listening(fetch: Fetch, receiveTimeoutMs?: number): Promise<Listener> {
  const listener = await listen(fetch, "127.0.0.1", 0, receiveTimeoutMs);
  onTestFinished(() => listener.close(0, () => undefined));
  return listener;
}

/** A raw connection: what it has received, and when it was closed. */
function rawConnection(port: number): { socket: Socket; received: () => string; closed: Promise<number> } {
  const socket = connect(port, "127.0.0.1");
  const started = performance.now();
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  socket.on("error", () => undefined);
  const closed = new Promise<number>((resolve) => socket.once("close", () => resolve(performance.now() - started)));
  return { socket, received: () => text, closed };
}

const hello: Fetch = () => new Response("hello");

test.each([
  ["nothing at all", ""],
  ["half a header", "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "],
  ["half a body", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"],
])("a client that sends %s loses its socket in time", async (_, bytes) => {
  const { port } = await listening((request) => request.text().then((text) => new Response(text)), 500);
  const { socket, closed } = rawConnection(port);
  const drip = setInterval(() => socket.writable && bytes !== "" && socket.write("x"), 100);
  socket.write(bytes);
  expect(await closed).toBeLessThan(3_000);
  clearInterval(drip);
});

test("what is not HTTP gets an answer with an id", async () => {
  const { port } = await listening(hello);
  const { socket, received, closed } = rawConnection(port);
  socket.write("this is not http\r\n\r\n");
  await closed;
  expect(received()).toMatch(/^HTTP\/1\.1 400 /);
  expect(received()).toMatch(/x-request-id: req_[0-9a-f]{32}/);
});

test.each([
  ["a bad Host", "Host: a b\r\nConnection: close", 400, "Host"],
  ["no Host", "Connection: close", 400, "Host"],
  ["too large a header", `Host: localhost\r\nX-Large: ${"x".repeat(20_000)}`, 431, "16 KB"],
  ["two lengths of its body", "Host: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked", 400, "HTTP"],
])("a request with %s gets an answer with an id", async (_, header, status, words) => {
  const { port } = await listening(hello);
  const { socket, received, closed } = rawConnection(port);
  socket.write(`GET / HTTP/1.1\r\n${header}\r\n\r\n`);
  await closed;
  expect(received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(received()).toContain("x-request-id: req_");
  expect(received()).toContain(words);
});

test("an Expect that nobody knows is passed over", async () => {
  const { port } = await listening(hello);
  const { socket, received, closed } = rawConnection(port);
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nExpect: wonders\r\nConnection: close\r\n\r\n");
  await closed;
  expect(received()).toMatch(/^HTTP\/1\.1 200 /);
});

test("closing answers what was accepted, also on kept-alive connections, and takes nothing new", async () => {
  const gate = Promise.withResolvers<void>();
  let accepted = 0;
  const listener = await listening(async () => {
    accepted += 1;
    await gate.promise;
    return new Response("done");
  });
  const url = `http://127.0.0.1:${listener.port}`;
  const running = [fetch(url), fetch(url), fetch(url)];
  await expect.poll(() => accepted).toBe(running.length);
  const closed = listener.close(5_000, () => undefined);
  await sleep(50);
  await expect(fetch(url)).rejects.toThrow("fetch failed");
  gate.resolve();
  const texts = await Promise.all(running.map(async (response) => (await response).text()));
  expect(texts).toEqual(["done", "done", "done"]);
  await closed;
});

test("connections that were opened in advance and never used don't hold a stop up", async () => {
  const listener = await listening(hello);
  const { socket, closed } = rawConnection(listener.port);
  await once(socket, "connect");
  await listener.close(60_000, () => undefined);
  await expect(closed).resolves.toBeGreaterThan(0);
});

test("calls that run longer than the grace are told to end", async () => {
  const abort = new AbortController();
  const listener = await listening(async () => {
    await new Promise((resolve) => abort.signal.addEventListener("abort", resolve));
    return new Response("stopped early", { status: 503 });
  });
  const running = fetch(`http://127.0.0.1:${listener.port}`);
  await sleep(100);
  await listener.close(200, () => abort.abort());
  expect((await running).status).toBe(503);
});

test("a port in use is the caller's to explain", async () => {
  const { port } = await listening(hello);
  await expect(listen(hello, "127.0.0.1", port)).rejects.toMatchObject({ code: "EADDRINUSE" });
});
