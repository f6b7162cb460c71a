import { expect, it } from "vitest";
import { addMedia } from "../../src/publishing/media.ts";
import { runningServer } from "../support/running-server.ts";

it("gives stored files to whoever knows their address, and nothing else", async () => {
  await using server = await runningServer();
  const { services, owner } = server.app;
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7 "), Buffer.alloc(300_000, "x")]);
  const path = await addMedia(services, owner.userId, { name: "talk.pdf", bytes });
  const response = await fetch(`${server.url}/media/${path}`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(Buffer.from(await response.bytes()).equals(bytes)).toBe(true);
  const head = await fetch(`${server.url}/media/${path}`, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes.byteLength)]);
  for (const wrong of [
    `${path}x`,
    `${owner.userId}/..%2f..%2fslidewright.sqlite`,
    `${owner.userId}/%2e%2e/slidewright.sqlite`,
    `usr_nobody/${path.split("/")[1] ?? ""}`,
    owner.userId,
    "",
  ]) {
    expect((await fetch(`${server.url}/media/${wrong}`)).status).toBe(404);
  }
});
