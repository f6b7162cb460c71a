import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressedAs, canonicalResource } from "../../../src/auth/oauth/resources.ts";

const PUBLIC = "https://slides.example.com";
const LOCAL = "http://127.0.0.1:4747";

describe("the name of a resource", () => {
  it.each([
    [PUBLIC, `${PUBLIC}/mcp/`, `${PUBLIC}/mcp`],
    [PUBLIC, `${PUBLIC}/mcp//`, `${PUBLIC}/mcp/`],
    [PUBLIC, "http://localhost/mcp", "http://localhost/mcp"],
    [LOCAL, "http://localhost:4747/mcp/", `${LOCAL}/mcp`],
    [LOCAL, "http://[::1]:4747/api-v1", `${LOCAL}/api-v1`],
    [LOCAL, "http://localhost:4748/mcp", "http://localhost:4748/mcp"],
    [LOCAL, "https://localhost:4747/mcp", "https://localhost:4747/mcp"],
    [LOCAL, "http://localhost.evil.example:4747/mcp", "http://localhost.evil.example:4747/mcp"],
    [LOCAL, "nonsense", "nonsense"],
  ])("at %s, %s is %s", (address, asked, named) => {
    expect(canonicalResource(address, asked)).toBe(named);
  });

  it("is ours for no address but our own, whatever is written", () => {
    const host = fc.oneof(fc.domain(), fc.ipV4(), fc.constantFrom("localhost", "127.0.0.1", "[::1]"));
    fc.assert(
      fc.property(host, fc.nat(65_535), fc.constantFrom("http", "https"), (name, port, scheme) => {
        const asked = `${scheme}://${name}:${port}/mcp`;
        const isLoopback = ["localhost", "127.0.0.1", "[::1]"].includes(name) && port === 4747 && scheme === "http";
        expect(canonicalResource(LOCAL, asked) === `${LOCAL}/mcp`).toBe(isLoopback);
      }),
    );
  });
});

it("only names of this machine stand for each other, and only here", () => {
  expect(addressedAs(LOCAL, "localhost:4747")).toBe("http://localhost:4747");
  for (const host of ["localhost", "evil.example:4747", "a b", "", undefined]) {
    expect(addressedAs(LOCAL, host)).toBe(LOCAL);
  }
  expect(addressedAs(PUBLIC, "localhost")).toBe(PUBLIC);
});
