import fc from "fast-check";
import { errors } from "oidc-provider";
import { expect, it } from "vitest";
import { normaliseClient } from "../../../src/auth/oauth/client-metadata.ts";

it("either brings metadata into form or refuses it by the names RFC 7591 has for that", () => {
  const redirect = fc.oneof(
    fc.webUrl({ validSchemes: ["http", "https"], withFragments: true, withQueryParameters: true }),
    fc.constantFrom(
      "http://127.0.0.1:1/x",
      "http://localhost/x",
      "https://localhost/x",
      "http://[::1]/x",
      "app:/x",
      "",
    ),
    fc.jsonValue(),
  );
  const list = fc.oneof(fc.array(redirect), fc.jsonValue());
  const names = {
    redirect_uris: list,
    grant_types: list,
    client_name: fc.oneof(fc.string({ unit: "binary" }), fc.jsonValue()),
  };
  fc.assert(
    fc.property(fc.record(names, { requiredKeys: [] }), (sent) => {
      const { name = "nameless", redirects } = normalised(sent);
      expect(name).toMatch(/^[^\p{C}\n]{1,200}$/u);
      expect(redirects.filter((kept) => !isAllowed(new URL(kept)))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

/** What is kept; nothing of metadata that is refused as it should be. */
function normalised(sent: Readonly<Record<string, unknown>>): { name?: unknown; redirects: readonly string[] } {
  const metadata: Record<string, unknown> = structuredClone(sent);
  try {
    normaliseClient(metadata);
  } catch (error) {
    if (error instanceof errors.OIDCProviderError) return { redirects: [] };
    throw error;
  }
  const { client_name: name, redirect_uris: redirects } = metadata;
  return { name, redirects: Array.isArray(redirects) ? redirects.map(String) : [] };
}

function isAllowed({ protocol, hostname }: URL): boolean {
  const isLoopback = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === (isLoopback ? "http:" : "https:");
}
