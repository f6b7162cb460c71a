import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { findSession } from "../../auth/sessions.ts";
import type { Services } from "../../operations/services.ts";
import { AppError } from "../../shared/app-error.ts";
import { cookieName, type SessionCookie } from "../credentials.ts";
import type { HttpEnvironment } from "../http-app.ts";
import { readBody } from "../read-body.ts";

export type PageContext = Context<HttpEnvironment>;

/** What the pages around signing in work with. */
export interface SignInOptions {
  readonly services: Services;
  readonly cookie: SessionCookie;
  /** The server is the owner's own, reached on this machine only. */
  readonly isLocal: () => boolean;
  /** Whether a request comes from a page of this very server. */
  readonly isSameOrigin: (request: Request) => boolean;
}

const LARGEST_FORM = 16 * 1024;
const FORM_COOKIE = "slidewright_form";

/** Token for the forms of a page; the browser is known by a cookie of its own and by its session. */
export function formToken(context: PageContext, options: SignInOptions): string {
  const known = readFormCookie(context, options);
  const browser = known ?? randomBytes(16).toString("base64url");
  if (known === undefined) {
    setCookie(context, cookieName(FORM_COOKIE, options.services.addresses.publicUrl()), browser, {
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      secure: options.services.addresses.publicUrl().startsWith("https:"),
    });
  }
  return options.services.formTokens.issue(identify(context, options, browser));
}

/** The fields of a form sent by one of our pages in this browser; throws `forbidden` for any other. */
export async function readForm(context: PageContext, options: SignInOptions): Promise<URLSearchParams> {
  const request = context.req.raw;
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "")) {
    throw new AppError("unsupported_media_type", "Send the form as `application/x-www-form-urlencoded`.");
  }
  const fields = new URLSearchParams(Buffer.from(await readBody(request, LARGEST_FORM)).toString("utf8"));
  const browser = readFormCookie(context, options);
  const token = fields.get("csrf") ?? "";
  const isOurs =
    browser !== undefined &&
    options.isSameOrigin(request) &&
    options.services.formTokens.isFor(identify(context, options, browser), token);
  if (!isOurs)
    throw new AppError("forbidden", "This form is too old or was not shown in this browser. Load its page again.");
  return fields;
}

/** Who is signed in in this browser. */
export async function currentUser(
  context: PageContext,
  { services, cookie }: SignInOptions,
): Promise<string | undefined> {
  const session = await findSession(services.database.read, services.clock, cookie.read(context));
  return session?.userId;
}

/** Where the request comes from; behind a proxy, what that one saw. */
export function clientAddress(context: PageContext, { services }: SignInOptions): string {
  const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  if (services.isBehindProxy && forwarded !== undefined && forwarded !== "") return forwarded.slice(0, 64);
  return context.env.incoming.socket.remoteAddress ?? "";
}

/** A path of this server to go on to, `undefined` for anything that could lead elsewhere. */
export function localPath(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined || !text.startsWith("/")) return undefined;
  const base = "http://here.invalid";
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return url.origin === base ? url.pathname + url.search : undefined;
}

function readFormCookie(context: PageContext, { services }: SignInOptions): string | undefined {
  return getCookie(context, cookieName(FORM_COOKIE, services.addresses.publicUrl()));
}

function identify(context: PageContext, { cookie }: SignInOptions, browser: string): string {
  return `${browser} ${cookie.read(context) ?? ""}`;
}
