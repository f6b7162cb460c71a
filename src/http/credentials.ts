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
}

/**
 * Browsers share cookies among the ports of a host, so the port is part of the name where the address has one.
 * `SameSite=Lax` lets a link from elsewhere open a deck; calls that change something are checked for their origin.
 */
export function createSessionCookie(publicUrl: () => string): SessionCookie {
  const name = (): string => {
    const { port } = new URL(publicUrl());
    return port === "" ? COOKIE : `${COOKIE}_${port}`;
  };
  return {
    read: (context) => getCookie(context, name()),
    write: (context, token, expires) =>
      setCookie(context, name(), token, {
        path: "/",
        httpOnly: true,
        sameSite: "Lax",
        secure: publicUrl().startsWith("https:"),
        expires,
      }),
  };
}
