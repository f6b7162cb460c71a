import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { runningServer } from "../support/running-server.ts";

const errorBody = z.object({
  error: z.object({ code: z.string(), message: z.string(), details: z.unknown().optional(), request_id: z.string() }),
});

async function errorOf(response: Response) {
  const { error } = errorBody.parse(await response.json());
  expect(response.headers.get("x-request-id")).toBe(error.request_id);
  return error;
}

const JSON_TYPE = { "content-type": "application/json" };

describe("envelope and headers", () => {
  test("a reply stands under data, with an id and the caller's limits", async () => {
    await using server = await runningServer();
    const response = await server.api("/account");
    expect(response.status).toBe(200);
    const body = z.object({ data: z.object({ credit_balance: z.number() }) }).parse(await response.json());
    expect(body.data.credit_balance).toBe(1_000);
    expect(response.headers.get("ratelimit-policy")).toBe('"default";q=60;w=60');
    expect(response.headers.get("ratelimit")).toMatch(/^"default";r=59;t=\d+$/);
    expect(response.headers.get("x-request-id")).toMatch(/^req_[0-9a-f]{32}$/);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("a caller's own request id comes back if it is harmless", async () => {
    await using server = await runningServer();
    const idFor = async (id: string) =>
      (await server.api("/account", { headers: { "x-request-id": id } })).headers.get("x-request-id");
    expect(await idFor("trace-42")).toBe("trace-42");
    expect(await idFor("<script>")).toMatch(/^req_/);
    expect(await idFor("x".repeat(65))).toMatch(/^req_/);
  });

  test("creating answers 201, a picture comes as bytes, HEAD without a body", async () => {
    await using server = await runningServer();
    const created = await server.post("/presentations", { content: "One.\n\nTwo.\n\nThree." });
    expect(created.status).toBe(201);
    const { data } = z.object({ data: z.object({ project_id: z.string() }) }).parse(await created.json());
    const preview = await server.api(`/projects/${data.project_id}/preview?slides=0,2&width=320`);
    expect(preview.headers.get("content-type")).toBe("image/png");
    expect(
      Buffer.from(await preview.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
    const head = await server.api("/account", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});

describe("who may call", () => {
  test.each([
    ["no header", {}],
    ["another scheme", { authorization: "Basic YTpi" }],
    ["an unknown key", { authorization: `Bearer service_live_${"a".repeat(43)}` }],
    ["an empty token", { authorization: "Bearer " }],
  ])("%s is 401 with a challenge, on paths that exist and on others", async (_, headers) => {
    await using server = await runningServer();
    for (const path of ["/account", "/nope"]) {
      const response = await fetch(`${server.url}/api-v1${path}`, { headers });
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toMatch(/^Bearer /);
      expect((await errorOf(response)).code).toBe("unauthorized");
    }
  });

  test("a missing scope is 403 and named, before the body is looked at", async () => {
    await using server = await runningServer();
    const authorization = `Bearer ${await server.key(["projects:read"])}`;
    const response = await server.api("/presentations", {
      method: "POST",
      body: "{",
      headers: { authorization, ...JSON_TYPE },
    });
    expect(response.status).toBe(403);
    expect(response.headers.get("www-authenticate")).toContain('scope="presentations:create"');
    expect(await errorOf(response)).toMatchObject({
      code: "insufficient_scope",
      details: { required_scopes: ["presentations:create"] },
    });
  });

  test("the 61st call of a minute is 429", async () => {
    await using server = await runningServer();
    const calls = await Promise.all(Array.from({ length: 61 }, () => server.api("/account")));
    const limited = calls.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(1);
    expect(limited[0]?.headers.get("retry-after")).toBe("60");
    expect(limited[0]?.headers.get("ratelimit")).toMatch(/r=0/);
  });
});

describe("paths and methods", () => {
  test("an unknown path with a good token is 404 and names the nearest", async () => {
    await using server = await runningServer();
    const response = await server.api("/acount");
    expect(response.status).toBe(404);
    expect((await errorOf(response)).message).toContain("/account");
  });

  test("another method is 405 with Allow; OPTIONS says the same without a token", async () => {
    await using server = await runningServer();
    const response = await server.api("/projects", { method: "PUT" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    const options = await fetch(`${server.url}/api-v1/presentations`, { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow")]).toEqual([204, "POST, OPTIONS"]);
    expect(options.headers.get("access-control-allow-origin")).toBeNull();
    expect((await server.api("/presentations", { method: "HEAD" })).status).toBe(405);
  });
});

describe("input that is refused, with nothing charged", () => {
  const valid = { content: "One.\n\nTwo.\n\nThree." };

  test.each([
    ["malformed JSON", "{", 400, "validation_error", "not valid JSON"],
    ["a list", "[]", 400, "validation_error", "one JSON object"],
    ["a duplicate name", '{"topic":"a","topic":"b"}', 400, "validation_error", "twice"],
    ["half a surrogate pair", '{"topic":"\\ud800"}', 400, "validation_error", "surrogate"],
    ["deep nesting", `{"topic":${"[".repeat(70)}${"]".repeat(70)}}`, 400, "validation_error", "64 levels"],
    ["nothing to work with", "", 400, "validation_error", "at least one of topic, content and instructions"],
    ["white space only", '{"content":"  \\n "}', 400, "validation_error", "at least one of"],
    ["36,001 characters", JSON.stringify({ content: "x".repeat(36_001) }), 400, "validation_error", "36,000"],
    ["two slides", JSON.stringify({ ...valid, slide_count: 2 }), 400, "validation_error", "slide_count"],
    ["31 slides", JSON.stringify({ ...valid, format: "carousel", slide_count: 31 }), 400, "validation_error", "30"],
    ["21 slides of a presentation", JSON.stringify({ ...valid, slide_count: 21 }), 400, "validation_error", "20"],
    [
      "an unknown theme",
      JSON.stringify({ ...valid, format: "carousel", template_family: "nope" }),
      400,
      "validation_error",
      "template_family",
    ],
    ["an unknown field", JSON.stringify({ ...valid, slide_cout: 3 }), 400, "validation_error", '"slide_count"'],
  ])("%s", async (_, body, status, code, words) => {
    await using server = await runningServer();
    const response = await server.api("/presentations", { method: "POST", body, headers: JSON_TYPE });
    const error = await errorOf(response);
    expect([response.status, error.code]).toEqual([status, code]);
    expect(error.message).toContain(words);
    expect(await server.balance()).toBe(1_000);
    const jobs = await server.app.services.database.read.selectFrom("jobs").selectAll().execute();
    expect(jobs).toEqual([]);
  });

  test("bytes that are not UTF-8", async () => {
    await using server = await runningServer();
    const body = Buffer.concat([Buffer.from('{"topic":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]);
    const response = await server.api("/presentations", { method: "POST", body, headers: JSON_TYPE });
    expect((await errorOf(response)).message).toContain("UTF-8");
  });

  test.each([["text/plain"], ["application/x-www-form-urlencoded"], ["application/json; charset=latin1"]])(
    "a body of type %s is 415",
    async (type) => {
      await using server = await runningServer();
      const response = await server.api("/presentations", {
        method: "POST",
        body: "{}",
        headers: { "content-type": type },
      });
      expect([response.status, (await errorOf(response)).code]).toEqual([415, "unsupported_media_type"]);
    },
  );

  test("one byte over the limit is 413, the limit itself is read", async () => {
    await using server = await runningServer();
    const sized = (bytes: number) => `{"topic":"x"${" ".repeat(bytes - 13)}}`;
    const over = await server.api("/presentations", { method: "POST", body: sized(102_401), headers: JSON_TYPE });
    expect([over.status, (await errorOf(over)).code]).toEqual([413, "payload_too_large"]);
    const exactly = await server.api("/presentations", { method: "POST", body: sized(102_400), headers: JSON_TYPE });
    expect(exactly.status).toBe(201);
  });

  test("an endless body without a length is cut off while it is read", async () => {
    await using server = await runningServer();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384).fill(0x20));
        await new Promise((resolve) => setTimeout(resolve, 2));
      },
    });
    const init = { method: "POST", body, headers: JSON_TYPE, duplex: "half" } as const;
    // The answer may come while the client is still sending, which some clients report as a broken connection.
    const status = await server
      .api("/presentations", init)
      .then((response) => response.status)
      .catch(() => 413);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(20_000_000);
  });

  test("a client that sends all of a large body before it reads gets its answer", async () => {
    await using server = await runningServer();
    const body = Buffer.alloc(8_000_000, 0x20);
    const head = [
      "POST /api-v1/presentations HTTP/1.1",
      `Host: ${new URL(server.url).host}`,
      `Authorization: Bearer ${await server.key()}`,
      "Content-Type: application/json",
      `Content-Length: ${body.byteLength}`,
    ];
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1").pause();
    const lost = new Promise<Error>((resolve) => socket.once("error", resolve));
    await new Promise<void>((resolve) => {
      socket.write(`${head.join("\r\n")}\r\n\r\n`);
      socket.write(body, () => resolve());
    });
    const answer = new Promise<string>((resolve) => socket.once("data", (chunk) => resolve(chunk.toString())));
    socket.resume();
    expect(await Promise.race([answer, lost])).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  test("query parameters are typed, named, and given once", async () => {
    await using server = await runningServer();
    const messageFor = async (path: string) => (await errorOf(await server.api(path))).message;
    expect(await messageFor("/projects?limit=0")).toContain("limit");
    expect(await messageFor("/projects?limit=ten")).toContain('found "ten"');
    expect(await messageFor("/projects?limit=5&limit=6")).toContain("limit: is given twice");
    expect(await messageFor("/projects?limt=5")).toContain('did you mean "limit"');
    expect(await messageFor("/projects?cursor=abc")).toContain("cursor");
    expect(await messageFor("/projects/prj_1?project_id=prj_2")).toContain("path only");
  });
});

describe("idempotency", () => {
  const body = { content: "One.\n\nTwo.\n\nThree." };

  test("the same key answers the same, says so, and charges once", async () => {
    await using server = await runningServer();
    const first = await server.post("/presentations", body, { "idempotency-key": "k1" });
    const second = await server.post("/presentations", body, { "idempotency-key": "k1" });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
    expect([first.headers.get("idempotent-replayed"), second.headers.get("idempotent-replayed")]).toEqual([
      null,
      "true",
    ]);
    expect(await server.balance()).toBe(997.5);
  });

  test("another body is 422; a key over 200 characters is 400", async () => {
    await using server = await runningServer();
    await server.post("/presentations", body, { "idempotency-key": "k1" });
    const other = await server.post("/presentations", { ...body, title: "Other" }, { "idempotency-key": "k1" });
    expect([other.status, (await errorOf(other)).code]).toEqual([422, "idempotency_key_reused"]);
    const long = await server.post("/presentations", body, { "idempotency-key": "k".repeat(201) });
    expect([long.status, (await errorOf(long)).code]).toEqual([400, "validation_error"]);
  });
});

test("a caller who hangs up stops the work and is refunded", async () => {
  await using server = await runningServer();
  const caller = new AbortController();
  const call = server.api("/presentations", {
    method: "POST",
    body: JSON.stringify({ content: "slow" }),
    headers: JSON_TYPE,
    signal: caller.signal,
  });
  await expect.poll(() => server.balance()).toBe(997.5);
  caller.abort();
  await expect(call).rejects.toThrow("aborted");
  await expect.poll(() => server.balance()).toBe(1_000);
  const [job] = await server.app.services.database.read.selectFrom("jobs").selectAll().execute();
  expect(job).toMatchObject({ status: "failed", project_id: null });
});

test("a defect is 500 without its secrets; the log has them under the request id", async () => {
  await using server = await runningServer();
  const response = await server.post("/presentations", { content: "break" });
  const error = await errorOf(response);
  expect([response.status, error.code]).toEqual([500, "internal_error"]);
  expect(error.message).not.toContain("secret internals");
  expect(server.logLines.find((line) => line.includes("secret internals"))).toContain(error.request_id);
  expect(await server.balance()).toBe(1_000);
});
