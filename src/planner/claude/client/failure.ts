import { APIConnectionError, APIError } from "@anthropic-ai/sdk";

/** Why a model gave nothing that can be used. */
export type FailureKind =
  "late" | "refused" | "key" | "model" | "quota" | "overloaded" | "unreachable" | "unsupported" | "unreadable";

/** For callers, as the second half of "Claude could not plan this deck: …". Never what the server wrote. */
const REASONS: Readonly<Record<FailureKind, string>> = {
  late: "it did not answer in time",
  refused: "it declined to write about this",
  key: "the server refused the API key",
  model: "the server does not know the model",
  quota: "the account at the server has no quota or credit left",
  overloaded: "the server is overloaded or limits the rate",
  unreachable: "the connection failed",
  unsupported: "the server refused the request",
  unreadable: "its answer was no deck",
};

/** A model call that failed for good. `partial` is what had been written until then. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;
  readonly partial: string;

  constructor(kind: FailureKind, { partial = "", cause }: { partial?: string; cause?: unknown } = {}) {
    super(REASONS[kind], { cause });
    this.name = "ModelFailure";
    this.kind = kind;
    this.partial = partial;
  }
}

/** What went wrong with one attempt, and whether the next one may go better. */
export interface Setback {
  readonly kind: FailureKind;
  readonly mayPass: boolean;
  /** What the server asks to wait, in milliseconds. */
  readonly retryAfterMs?: number;
}

const KIND_OF_STATUS: Readonly<Record<number, FailureKind>> = {
  400: "unsupported",
  401: "key",
  402: "quota",
  403: "key",
  404: "model",
  422: "unsupported",
  429: "overloaded",
  529: "overloaded",
};

/** Errors inside a stream come without a status. */
const STATUS_OF_TYPE: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  rate_limit_error: 429,
  overloaded_error: 529,
  api_error: 500,
  timeout_error: 504,
};

const PASSING = new Set([408, 409, 429]);

/** Reads an error of the SDK or of the network below it. */
export function setbackOf(error: unknown): Setback {
  if (!isApiError(error) || error instanceof APIConnectionError) return { kind: "unreachable", mayPass: true };
  const { status = STATUS_OF_TYPE[error.type ?? ""] ?? 500, headers } = error;
  const asked = waitAskedFor(headers);
  return {
    kind: isOutOfCredit(error) ? "quota" : (KIND_OF_STATUS[status] ?? (status >= 500 ? "overloaded" : "unsupported")),
    mayPass: (PASSING.has(status) || status >= 500) && headers?.get("x-should-retry") !== "false",
    ...(asked === undefined ? {} : { retryAfterMs: asked }),
  };
}

/** A guard, because `instanceof` leaves the type parameters open. */
function isApiError(error: unknown): error is APIError {
  return error instanceof APIError;
}

/** An account without credit is told by a 400 as well. */
function isOutOfCredit(error: APIError): boolean {
  return error.type === "billing_error" || (error.status === 400 && /credit balance/i.test(error.apiMessage ?? ""));
}

function waitAskedFor(headers: Headers | undefined): number | undefined {
  const milliseconds = Number.parseFloat(headers?.get("retry-after-ms") ?? "");
  if (milliseconds >= 0) return milliseconds;
  const text = headers?.get("retry-after") ?? "";
  const seconds = Number.parseFloat(text);
  const wait = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1_000;
  return wait >= 0 ? wait : undefined;
}
