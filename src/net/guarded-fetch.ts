import { lookup as systemLookup, type LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector, request } from "undici";
import { AppError } from "../shared/app-error.ts";
import { isPublicAddress } from "./public-address.ts";

const LONGEST_MS = 5_000;
const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export interface FetchLimits {
  readonly maxBytes: number;
  /** `Accept` header. */
  readonly accept: string;
  /** 3 unless told otherwise. */
  readonly maxRedirects?: number;
}

/**
 * Fetches an address that somebody else chose: https on port 443, public addresses only, 3 redirects, 5 seconds in all.
 * Throws `unavailable` with the same words whatever was wrong, so that nobody learns from it what our network holds.
 */
export type GuardedFetch = (url: string, limits: FetchLimits) => Promise<Uint8Array>;

/** Resolves a name to all its addresses. */
type ResolveName = (hostname: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

/** What lets a test reach a server on its own machine; a product passes nothing. */
export interface GuardedFetchOptions {
  readonly isAllowed?: (address: string) => boolean;
  readonly resolveName?: ResolveName;
  readonly port?: number;
  readonly ca?: string;
  readonly longestMs?: number;
}

const resolveAll: ResolveName = (hostname, done) => {
  systemLookup(hostname, { all: true }, (error, addresses) => done(error, error === null ? addresses : []));
};

export function createGuardedFetch(options: GuardedFetchOptions = {}): GuardedFetch {
  const { isAllowed = isPublicAddress, port = 443, longestMs = LONGEST_MS } = options;
  return async (url, limits) => {
    const agent = createAgent({ isAllowed, longestMs, ...options });
    const signal = AbortSignal.timeout(longestMs);
    try {
      let address = url;
      for (let redirects = 0; redirects <= (limits.maxRedirects ?? MOST_REDIRECTS); redirects += 1) {
        const answer = await ask(agent, checkedUrl(address, port, isAllowed), limits, signal);
        if (answer instanceof Uint8Array) return answer;
        address = answer.movedTo;
      }
      throw new RangeError("too many redirects");
    } catch (cause) {
      throw new AppError("unavailable", "The address could not be fetched.", { cause });
    } finally {
      void agent.destroy();
    }
  };
}

/** A literal address never reaches the resolver, so it is looked at here; the URL parser has made it canonical. */
function checkedUrl(address: string, port: number, isAllowed: (address: string) => boolean): URL {
  const url = new URL(address);
  if (url.protocol !== "https:" || (url.port === "" ? 443 : Number(url.port)) !== port)
    throw new TypeError("not https");
  if (url.username !== "" || url.password !== "") throw new TypeError("credentials in the address");
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) !== 0 && !isAllowed(host)) throw new TypeError("not a public address");
  return url;
}

async function ask(
  dispatcher: Agent,
  url: URL,
  { accept, maxBytes }: FetchLimits,
  signal: AbortSignal,
): Promise<Uint8Array | { readonly movedTo: string }> {
  const headers = { accept, "accept-encoding": "identity", "user-agent": "slidewright" };
  const { statusCode, headers: answered, body } = await request(url, { dispatcher, signal, headers });
  // What is not read to its end is torn down with the agent, and says so where somebody has to listen.
  body.on("error", () => undefined);
  const { location, "content-encoding": encoding = "identity" } = answered;
  if (REDIRECTS.has(statusCode) && typeof location === "string") return { movedTo: new URL(location, url).href };
  if (statusCode !== 200 || encoding !== "identity") throw new TypeError(`answered ${statusCode}, ${String(encoding)}`);
  return readAtMost(body, maxBytes);
}

async function readAtMost(body: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > most) throw new RangeError("too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** Connects to the very addresses that were looked at, and looks again at the one it is connected to. */
function createAgent({
  isAllowed,
  longestMs,
  ca,
  resolveName = resolveAll,
}: GuardedFetchOptions & Required<Pick<GuardedFetchOptions, "isAllowed" | "longestMs">>): Agent {
  const lookup: LookupFunction = (hostname, { all }, done) => {
    resolveName(hostname, (error, addresses) => {
      const [first] = addresses;
      if (error !== null || first === undefined) done(error ?? new Error("no address"), "");
      else if (!addresses.every(({ address }) => isAllowed(address))) done(new TypeError("not a public address"), "");
      else if (all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ lookup, timeout: longestMs, ...(ca === undefined ? {} : { ca }) });
  return new Agent({
    headersTimeout: longestMs,
    bodyTimeout: longestMs,
    connect: (target, done) => {
      connect(target, (error, socket) => {
        if (error !== null) done(error, null);
        else if (isAllowed(socket.remoteAddress ?? "")) done(null, socket);
        else {
          socket.destroy();
          done(new TypeError("not a public address"), null);
        }
      });
    },
  });
}
