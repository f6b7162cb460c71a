import { expect, test } from "vitest";
import { createLogger } from "../../src/logging/logger.ts";

const clock = { now: () => new Date("2026-11-20T10:00:00Z") };

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger((line) => lines.push(line), clock));
  return lines.join("");
}

test("one JSON object a line", () => {
  const text = logged((logger) => {
    logger.info("started", { port: 4747 });
    logger.warn("line\nbreak", { text: "a\nb" });
  });
  const lines = text.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: "2026-11-20T10:00:00.000Z", level: "info", event: "started", port: 4747 },
    { time: "2026-11-20T10:00:00.000Z", level: "warn", event: "line\nbreak", text: "a\nb" },
  ]);
});

test("errors are logged with their causes", () => {
  const text = logged((logger) => logger.error("failed", new Error("outer", { cause: new Error("inner") })));
  expect(text).toContain("outer");
  expect(text).toContain("caused by Error: inner");
});

test("credentials are not written, wherever they slipped in", () => {
  const text = logged((logger) =>
    logger.error("failed", new Error("bad service_live_abc123_XYZ"), {
      header: "Bearer eyJ.a.b",
      path: "/x?ticket=t0k-en",
      link: "/register?invitation=inv1te&next=/",
      body: "grant_type=refresh_token&refresh_token=r3fresh&client_secret=s3cret&code=c0de",
      token: "token eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1In0.sig",
      cookie: `session_${"x1".repeat(20)}`,
    }),
  );
  expect(text).not.toMatch(/abc123|eyJ|t0k-en|inv1te|r3fresh|s3cret|c0de|x1x1/);
  expect(text).toContain("grant_type=refresh_token");
});
