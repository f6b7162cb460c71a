import { createServer } from "node:https";
import { createGuardedFetch, type GuardedFetch } from "../../src/net/guarded-fetch.ts";
import { TLS_CERTIFICATE, TLS_KEY } from "./tls-certificate.ts";

/** A server of pictures on this machine, and a guarded fetch that takes it for the public internet. */
export interface PictureServer extends AsyncDisposable {
  readonly url: string;
  readonly guardedFetch: GuardedFetch;
  /** How often it was asked. */
  hits: number;
  /** What it answers with; nothing gives a 404. */
  picture: Uint8Array | undefined;
}

export async function pictureServer(): Promise<PictureServer> {
  const server = createServer({ cert: TLS_CERTIFICATE, key: TLS_KEY }, (_request, response) => {
    pictures.hits += 1;
    if (pictures.picture === undefined) response.writeHead(404).end();
    else response.end(pictures.picture);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const pictures: PictureServer = {
    url: `https://127.0.0.1:${port}/logo.png`,
    guardedFetch: createGuardedFetch({ port, ca: TLS_CERTIFICATE, isAllowed: (found) => found === "127.0.0.1" }),
    hits: 0,
    picture: undefined,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return pictures;
}
