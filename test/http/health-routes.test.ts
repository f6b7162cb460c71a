import { expect, test } from "vitest";
import { runningServer } from "../support/running-server.ts";

test("a server says that it lives and that it is ready", async () => {
  await using server = await runningServer();
  const health = await fetch(`${server.url}/healthz`);
  expect(await health.json()).toEqual({ status: "ok", instance: expect.any(String) });
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: "ready" }]);
});

test("a server whose store can't be read is not ready, but lives", async () => {
  await using server = await runningServer();
  await server.app.services.database.close();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});
