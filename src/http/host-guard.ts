import { isIP } from "node:net";
import { AppError } from "../shared/app-error.ts";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Which names this server answers to, and which web origins may call it. */
export interface HostGuard {
  /** Throws 403 where `Host` is not a name of this server (DNS rebinding) or `Origin` is a foreign site. */
  check(headers: Headers): void;
  /** Whether the request comes from a page of this very server, so that its session cookie may count. */
  isSameOrigin(request: Request): boolean;
}

/**
 * Bound to loopback, the server answers to loopback names and its public URL only, whatever DNS says. Bound to other
 * addresses it also answers to IP literals, which no DNS record can stand for.
 */
export function createHostGuard(boundHost: string, publicOrigin: () => string): HostGuard {
  const onLoopback = isLoopbackHost(boundHost);
  const isOwnHost = (hostname: string): boolean =>
    LOOPBACK.has(hostname) || hostname === new URL(publicOrigin()).hostname || (!onLoopback && isIpLiteral(hostname));
  const isSameSite = (origin: string | undefined, host: string): boolean =>
    origin !== undefined &&
    (origin === host || origin === new URL(publicOrigin()).hostname || (LOOPBACK.has(origin) && LOOPBACK.has(host)));
  const hostIn = lastAgain((header: string) => hostnameOf(`http://${header}`));
  return {
    check(headers) {
      const host = hostIn(headers.get("host") ?? "");
      if (host === undefined || !isOwnHost(host)) {
        throw new AppError(
          "forbidden",
          "This server does not answer to that Host. Set SLIDEWRIGHT_PUBLIC_URL to its address.",
        );
      }
      const origin = headers.get("origin");
      if (origin !== null && !isSameSite(hostnameOf(origin), host)) {
        throw new AppError("forbidden", "Requests from web pages of other origins are refused.");
      }
    },
    isSameOrigin(request) {
      const site = request.headers.get("sec-fetch-site");
      if (site !== null && site !== "same-origin" && site !== "none") return false;
      const origin = request.headers.get("origin");
      if (origin === null) return request.method === "GET" || request.method === "HEAD";
      return origin === publicOrigin() || hostOf(origin) === request.headers.get("host");
    },
  };
}

export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.has(host) || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

function isIpLiteral(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
}

/** The last result again for the same text: nearly all requests name the same host. */
function lastAgain<T>(read: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly value: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: read(text) };
    return last.value;
  };
}

function hostnameOf(url: string): string | undefined {
  return URL.parse(url)?.hostname;
}

function hostOf(url: string): string | undefined {
  return URL.parse(url)?.host;
}
