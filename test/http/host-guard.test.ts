import { describe, expect, test } from "vitest";
import { createHostGuard, type HostGuard } from "../../src/http/host-guard.ts";
import { AppError } from "../../src/shared/app-error.ts";

const PUBLIC = "https://slides.example.com";
const guards = {
  loopback: createHostGuard("127.0.0.1", () => "http://127.0.0.1:4747"),
  proxied: createHostGuard("127.0.0.1", () => PUBLIC),
  everywhere: createHostGuard("0.0.0.0", () => PUBLIC),
};

function isAccepted(guard: HostGuard, headers: Headers): boolean {
  try {
    guard.check(headers);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "forbidden") return false;
    throw error;
  }
}

describe("Host", () => {
  test.each([
    ["loopback", "127.0.0.1:4747", true],
    ["loopback", "localhost:4747", true],
    ["loopback", "[::1]:4747", true],
    ["loopback", "evil.example", false],
    ["loopback", "127.0.0.1.evil.example", false],
    ["loopback", "192.168.0.7:4747", false],
    ["loopback", "", false],
    ["proxied", "slides.example.com", true],
    ["proxied", "other.example.com", false],
    ["everywhere", "192.168.0.7:4747", true],
    ["everywhere", "slides.example.com", true],
    ["everywhere", "rebound.example", false],
  ] as const)("%s: %s", (bound, host, accepted) => {
    expect(isAccepted(guards[bound], new Headers({ host }))).toBe(accepted);
  });
});

describe("Origin", () => {
  test.each([
    ["loopback", "127.0.0.1:4747", "http://127.0.0.1:4747", true],
    ["loopback", "127.0.0.1:4747", "http://localhost:6274", true],
    ["loopback", "127.0.0.1:4747", "https://evil.example", false],
    ["loopback", "127.0.0.1:4747", "null", false],
    ["proxied", "slides.example.com", PUBLIC, true],
    ["proxied", "slides.example.com", "http://localhost:3000", false],
    ["everywhere", "192.168.0.7:4747", "http://192.168.0.8", false],
  ] as const)("%s: %s called from %s", (bound, host, origin, accepted) => {
    expect(isAccepted(guards[bound], new Headers({ host, origin }))).toBe(accepted);
  });
});
