import { createServer } from "node:http";
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";

/** A login server of somebody else's, on loopback: metadata, keys and whatever tokens a test wants of it. */
export interface TestIssuer extends AsyncDisposable {
  readonly issuer: string;
  /** How often its keys were fetched. */
  keyRequests: number;
  /** Signs claims; `iss`, `iat` and `exp` are filled in. */
  token(claims: JWTPayload, header?: { readonly typ?: string; readonly alg?: "RS256" | "ES256" }): Promise<string>;
}

export async function testIssuer(): Promise<TestIssuer> {
  const [rsa, ec] = [await generateKeyPair("RS256"), await generateKeyPair("ES256")];
  const keys = [
    { ...(await exportJWK(rsa.publicKey)), kid: "rsa", alg: "RS256", use: "sig" },
    { ...(await exportJWK(ec.publicKey)), kid: "ec", alg: "ES256", use: "sig" },
  ];
  const server = createServer(({ url }, response) => {
    response.setHeader("content-type", "application/json");
    if (url === "/.well-known/openid-configuration") {
      response.end(JSON.stringify({ issuer: issuer.issuer, jwks_uri: `${issuer.issuer}/keys` }));
    } else if (url === "/keys") {
      issuer.keyRequests += 1;
      response.end(JSON.stringify({ keys }));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const issuer: TestIssuer = {
    issuer: `http://127.0.0.1:${port}`,
    keyRequests: 0,
    token(claims, { typ = "at+jwt", alg = "RS256" } = {}) {
      const now = Math.floor(Date.now() / 1_000);
      return new SignJWT({ iss: issuer.issuer, iat: now, exp: now + 300, ...claims })
        .setProtectedHeader({ alg, typ, kid: alg === "RS256" ? "rsa" : "ec" })
        .sign(alg === "RS256" ? rsa.privateKey : ec.privateKey);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return issuer;
}
