import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import type { Context, Hono } from "hono";
import { authenticate } from "../auth/authenticate.ts";
import { redeemEditorTicket } from "../auth/editor-tickets.ts";
import type { Services } from "../operations/services.ts";
import { AppError } from "../shared/app-error.ts";
import type { SessionCookie } from "./credentials.ts";
import type { HttpEnvironment } from "./http-app.ts";
import { appNotBuiltPage, openFromShellPage, spentTicketPage } from "./pages.ts";

interface PageOptions {
  readonly services: Services;
  readonly cookie: SessionCookie;
  /** The server is the owner's own, reached on this machine only. */
  readonly isLocal: () => boolean;
}

type PageContext = Context<HttpEnvironment>;

const APP_FOLDER = new URL("../../dist/editor/", import.meta.url);
/** What stands below `/editor/` and is no id of a project. */
const ASSET = /^assets\/(\w[\w.-]*)$/;
const ONE_YEAR = "public, max-age=31536000, immutable";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/** The browser app, behind the session cookie: one page for the project list and for every deck. `/docs` is for everyone. */
export function mountPages(app: Hono<HttpEnvironment>, options: PageOptions): void {
  app.get("/docs", (context) => sendPage(context, "reference/index.html"));
  app.get("/", (context) => showApp(context, options));
  app.get("/editor/:page{assets/[\\w.-]+|[^/]+}", (context) => {
    const asset = ASSET.exec(context.req.param("page"))?.[1];
    return asset === undefined ? showApp(context, options) : sendAsset(asset);
  });
}

async function showApp(context: PageContext, { services, cookie, isLocal }: PageOptions): Promise<Response> {
  const ticket = context.req.query("ticket");
  const isSignedIn = await hasSession(services, cookie.read(context));
  if (ticket !== undefined && !isSpeculative(context)) {
    if (!isSignedIn && !(await signIn(context, services, cookie, ticket))) return context.html(spentTicketPage(), 401);
    return context.redirect(context.req.path, 303);
  }
  if (isSignedIn) return sendPage(context, "index.html");
  if (isLocal()) return context.html(openFromShellPage(), 401);
  return context.redirect(`/sign-in?next=${encodeURIComponent(context.req.path)}`, 303);
}

/** Link checkers and prefetching browsers must not use a ticket up. */
function isSpeculative(context: PageContext): boolean {
  return context.req.method === "HEAD" || (context.req.header("sec-purpose") ?? "").includes("prefetch");
}

async function hasSession(services: Services, token: string | undefined): Promise<boolean> {
  try {
    await authenticate(services.verifiers, token, "api");
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "unauthorized") return false;
    throw error;
  }
}

async function signIn(
  context: PageContext,
  services: Services,
  cookie: SessionCookie,
  ticket: string,
): Promise<boolean> {
  try {
    const session = await redeemEditorTicket(services, ticket);
    cookie.write(context, session.token, session.expiresAt);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "unauthorized") return false;
    throw error;
  }
}

async function sendPage(context: PageContext, file: string): Promise<Response> {
  const page = await readBuilt(file);
  return page === undefined ? context.html(appNotBuiltPage(), 503) : context.html(page.toString("utf8"));
}

/** Built assets carry a hash of their content in their names. */
async function sendAsset(file: string): Promise<Response> {
  const bytes = await readBuilt(`assets/${file}`);
  if (bytes === undefined) throw new AppError("not_found", "There is no such file.");
  const type = MEDIA_TYPES[extname(file)] ?? "application/octet-stream";
  return new Response(bytes, { headers: { "content-type": type, "cache-control": ONE_YEAR } });
}

async function readBuilt(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(new URL(path, APP_FOLDER));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
