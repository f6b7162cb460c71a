import { expect, test } from "vitest";
import { createStreamingFetch } from "../../../../src/planner/claude/client/streaming-fetch.ts";
import { textAnswer } from "../../../support/messages-api/answer.ts";
import { drips, failsWith, messagesApi, says, type Behaviour } from "../../../support/messages-api/stand-in.ts";

const body = JSON.stringify({
  model: "m",
  max_tokens: 100,
  stream: true,
  messages: [{ role: "user", content: "Hello" }],
});
const init = {
  method: "POST",
  body,
  headers: { authorization: "Bearer sk-test-key", "anthropic-version": "2026-10-21" },
};

test("a message in one piece becomes the events that a stream would have had", async () => {
  await using api = await messagesApi({ streams: false });
  api.next(says(textAnswer("Good day")));
  const response = await createStreamingFetch()(`${api.url}/v1/messages`, init);
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const events = (await response.text()).matchAll(/^event: (\w+)$/gm);
  expect(Array.from(events, ([, name]) => name)).toEqual([
    "message_start",
    "content_block_start",
    "content_block_stop",
    "message_delta",
    "message_stop",
  ]);
});

test("a stream goes through as it comes, as long as it is not silent for too long", async () => {
  await using api = await messagesApi();
  api.next(drips(20));
  const response = await createStreamingFetch(10_000)(`${api.url}/v1/messages`, init);
  expect(await response.text()).toContain("message_stop");
});

test("a stream that falls silent fails", async () => {
  await using api = await messagesApi();
  const silent: Behaviour = ({ response }) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("event: ping\ndata: {}\n\n");
    return new Promise((resolve) => response.once("close", () => resolve()));
  };
  api.next(silent);
  const keepAlive = setInterval(() => undefined, 1_000);
  const response = await createStreamingFetch(150)(`${api.url}/v1/messages`, init);
  await expect(response.text()).rejects.toThrow("silent");
  clearInterval(keepAlive);
});

test("a failure stays what it is", async () => {
  await using api = await messagesApi();
  api.next(failsWith({ status: 529, type: "overloaded_error", message: "Overloaded" }));
  const response = await createStreamingFetch()(`${api.url}/v1/messages`, init);
  expect(response.status).toBe(529);
  expect(await response.json()).toMatchObject({ error: { type: "overloaded_error" } });
});
