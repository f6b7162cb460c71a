import type { RateLimitState } from "../accounts/rate-limiter.ts";
import type { Flight } from "../accounts/calls-in-flight.ts";
import type { Audience } from "../auth/authenticate.ts";
import type { Principal } from "../auth/principal.ts";
import type { AppError } from "../shared/app-error.ts";
import type { BinaryResult, Operation, Progress, Reply } from "./operation.ts";
import type { Services } from "./services.ts";

/** A token still to be checked, or a principal the transport has already established. */
export type Credentials =
  { readonly token: string | undefined; readonly audience: Audience } | { readonly principal: Principal };

/** What a transport hands over. */
export interface Invocation {
  readonly credentials: Credentials;
  readonly requestId: string;
  /**
   * Body, query and path fields in one object. Called once the caller is known, allowed and within its rate limit, so
   * that a body is not even read for anyone else; throws `AppError` for one that can't be read.
   */
  readonly readInput: () => unknown;
  /** As it was sent; anything but a string of 1 to 200 characters is refused. `undefined`: none. */
  readonly idempotencyKey?: unknown;
  /** Fires when the caller has gone or has cancelled. */
  readonly signal: AbortSignal;
  readonly progress?: Progress;
}

/** How a call ended. Transports map it to HTTP or to a tool result and add the rate limit headers either way. */
export type Outcome = {
  /** `undefined` where the caller was not even let in. */
  readonly rateLimit: RateLimitState | undefined;
} & (
  | { readonly ok: true; readonly result: Reply | BinaryResult; readonly replayed: boolean }
  | { readonly ok: false; readonly error: AppError }
);

/** What the steps of one call know so far; each step fills in its part. */
export interface Execution {
  readonly services: Services;
  readonly operation: Operation;
  readonly invocation: Invocation;
  readonly jobId: string;
  /** Nobody, with no scopes, until authenticated. */
  principal: Principal;
  rateLimit: RateLimitState | undefined;
  input: Readonly<Record<string, unknown>>;
  idempotency: { readonly key: string; readonly fingerprint: string } | undefined;
  /** Present on the first call with its key: others may be waiting for it. */
  flight: Flight | undefined;
  charge: "none" | "reserved" | "settled";
  replayed: boolean;
  result: Reply | BinaryResult | undefined;
}
