import { createServer } from "node:http";
import { installedFonts } from "../../src/typeset/node/installed-fonts.ts";

export interface FontServer {
  readonly origin: string;
  close(): void;
}

/** Serves the installed fonts under `/fonts/` and `pages` by path, on a loopback port. */
export async function startFontServer(pages: ReadonlyMap<string, string | Uint8Array>): Promise<FontServer> {
  const source = installedFonts();
  const cuts = source.families().flatMap((family) => family.cuts);
  const slices = new Map(cuts.flatMap((cut) => cut.slices.map((slice) => [slice.file, slice])));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "/");
    const slice = slices.get(path.replace("/fonts/", ""));
    if (slice !== undefined) {
      source.load(slice).then(
        (bytes) => response.end(bytes),
        () => response.writeHead(500).end(),
      );
      return;
    }
    const page = pages.get(path);
    const type = /\.m?js$/.test(path) ? "text/javascript" : "text/html; charset=utf-8";
    if (page === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "content-type": type }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
