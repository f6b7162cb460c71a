import { expect, test } from "vitest";
import { answerError } from "../../src/http/error-page.ts";
import { AppError } from "../../src/shared/app-error.ts";
import { systemClock } from "../../src/shared/clock.ts";
import { collectingLogger } from "../support/collecting-logger.ts";

const { logger, lines } = collectingLogger(systemClock);

function answer(error: unknown, path: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  return answerError(error, new Request(`http://127.0.0.1${path}`, { headers }), { requestId: "req_1", logger });
}

const PERSON = { "sec-fetch-mode": "navigate" };
const SCRIPT = { "sec-fetch-mode": "cors" };

test("people get a page, programs get JSON, both with the same status and headers", async () => {
  const busy = new AppError("unavailable", "The store is busy. Try again.");
  const page = await answer(busy, "/oauth/consent/1", PERSON);
  expect([page.status, page.headers.get("retry-after"), page.headers.get("content-type")]).toEqual([
    503,
    "5",
    "text/html; charset=utf-8",
  ]);
  const text = await page.text();
  expect(text).toContain("<h1>The server is busy</h1>");
  expect(text).toContain("The store is busy. Try again.");

  for (const [path, headers] of [
    ["/oauth/consent/1", SCRIPT],
    ["/oauth/consent/1", {}],
    ["/api-v1/projects", PERSON],
    ["/mcp", PERSON],
  ] as const) {
    const response = await answer(busy, path, headers);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await response.json()).toEqual({
      error: { code: "unavailable", message: "The store is busy. Try again.", request_id: "req_1" },
    });
  }
});

test("a defect is a page with a number and nothing of the defect", async () => {
  const page = await answer(new Error("secret table <b>"), "/account", PERSON);
  const text = await page.text();
  expect(page.status).toBe(500);
  expect(text).toContain("Something went wrong");
  expect(text).toContain("req_1");
  expect(text).not.toContain("secret table");
  expect(lines.filter((line) => line.includes("secret table"))).toHaveLength(1);
});
