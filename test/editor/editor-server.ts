import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { build } from "vite";

/** The strictest policy the page has to work under: no inline script, no inline style, nothing from elsewhere. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** What the API answers to a path with its query; `undefined` is a 404. */
export type Answer = { readonly status?: number; readonly body: unknown } | undefined;

export interface EditorServer {
  readonly url: string;
  /** Every path asked for since the start, in order. */
  readonly requests: string[];
  close(): Promise<void>;
}

/**
 * Builds the app as it stands and serves it on loopback, with the given answers behind `/api-v1`; with `policy: false`
 * without the content security policy, to see what the page holds back by itself.
 */
export async function startEditorServer(
  answer: (path: string) => Answer,
  { policy = true }: { readonly policy?: boolean } = {},
): Promise<EditorServer> {
  const outDir = await mkdtemp(join(tmpdir(), "slidewright-editor-"));
  await build({ configFile: "src/editor/vite.config.ts", logLevel: "silent", build: { outDir } });
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    void respond(request.url ?? "/", response, { outDir, answer, policy });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the test server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(outDir, { recursive: true });
    },
  };
}

interface Site {
  readonly outDir: string;
  readonly answer: (path: string) => Answer;
  readonly policy: boolean;
}

async function respond(path: string, response: ServerResponse, site: Site): Promise<void> {
  if (path.startsWith("/api-v1/")) {
    const { status = 200, body } = site.answer(path.slice("/api-v1".length)) ?? notFound();
    response.writeHead(status, { "content-type": "application/json", "x-request-id": "req_sample" });
    response.end(JSON.stringify(body));
    return;
  }
  if (path.startsWith("/fonts/fonts.css?")) {
    response.writeHead(200, { "content-type": "text/css" }).end();
    return;
  }
  const isAsset = path.startsWith("/editor/assets/");
  const file = isAsset ? path.slice("/editor/".length) : "index.html";
  response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
  if (site.policy && !isAsset) response.setHeader("content-security-policy", CONTENT_SECURITY_POLICY);
  response.end(await readFile(join(site.outDir, file)));
}

function notFound(): { status: number; body: unknown } {
  return {
    status: 404,
    body: { error: { code: "not_found", message: "There is no such project.", request_id: "req_sample" } },
  };
}
