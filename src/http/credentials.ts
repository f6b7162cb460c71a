import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

const COOKIE = "slidewright_session";

/** The token of an `Authorization: Bearer` header (RFC 6750); any other scheme counts as no token. */
export function bearerToken(headers: Headers): string | undefined {
  return /^Bearer +([\w.~+/=-]+) *$/i.exec(headers.get("authorization") ?? "")?.[1];
}

/** Reads and writes the session cookie of this server's own pages. */
export interface SessionCookie {
  read(context: Context): string | undefined;
  write(context: Context, token: string, expiresAt: Date): void;
  clear(context: Context): void;
}

/**
 * Browsers share cookies among the ports of a host, so the port is part of the name where the address has one. On https
 * the name carries the prefix that keeps other hosts of the same domain from setting the cookie (RFC 6265bis).
 */
export function cookieName(name: string, publicUrl: string): string {
  const { port, protocol } = new URL(publicUrl);
  const prefix = protocol === "https:" ? "__Host-" : "";
  return port === "" ? prefix + name : `${prefix}${name}_${port}`;
}

/** `SameSite=Lax` lets a link from elsewhere open a deck; calls that change something are checked for their origin. */
export function createSessionCookie(publicUrl: () => string): SessionCookie {
  const attributes = () =>
    ({ path: "/", httpOnly: true, sameSite: "Lax", secure: publicUrl().startsWith("https:") }) as const;
  const name = (): string => cookieName(COOKIE, publicUrl());
  return {
    read: (context) => getCookie(context, name()),
    write: (context, token, expires) => setCookie(context, name(), token, { ...attributes(), expires }),
    clear: (context) => setCookie(context, name(), "", { ...attributes(), maxAge: 0 }),
  };
}
