import { createServer } from "node:https";
import { createGuardedFetch, type GuardedFetch } from "../../src/net/guarded-fetch.ts";
import { TLS_CERTIFICATE, TLS_KEY } from "./tls-certificate.ts";

/** A server of JSON documents on this machine, and a guarded fetch that takes it for the public internet. */
export interface DocumentServer extends AsyncDisposable {
  readonly origin: string;
  readonly guardedFetch: GuardedFetch;
  /** Documents by path; a path without one gives a 404. */
  readonly documents: Map<string, unknown>;
  /** Paths that lead on to others. */
  readonly redirects: Map<string, string>;
  hits: number;
  /** Answers nothing but 503 any more. */
  isDown: boolean;
}

export async function documentServer(): Promise<DocumentServer> {
  const server = createServer({ cert: TLS_CERTIFICATE, key: TLS_KEY }, ({ url = "/" }, response) => {
    documents.hits += 1;
    const document = documents.documents.get(url);
    const location = documents.redirects.get(url);
    if (documents.isDown) response.writeHead(503).end();
    else if (location !== undefined) response.writeHead(302, { location }).end();
    else if (document === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(document));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const documents: DocumentServer = {
    origin: `https://127.0.0.1:${port}`,
    guardedFetch: createGuardedFetch({ port, ca: TLS_CERTIFICATE, isAllowed: (found) => found === "127.0.0.1" }),
    documents: new Map(),
    redirects: new Map(),
    hits: 0,
    isDown: false,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return documents;
}
