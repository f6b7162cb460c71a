import type { Operation } from "../../operations/operation.ts";
import { ERROR_STATUS, type ErrorCode } from "../../shared/app-error.ts";

interface ErrorGuide {
  /** When it is answered, and what to do then. */
  readonly meaning: string;
  /** What `details` holds, if anything. */
  readonly details?: string;
}

/** Every code of the error object, for people who read the reference. */
export const ERROR_GUIDE: Readonly<Record<ErrorCode, ErrorGuide>> = {
  validation_error: {
    meaning:
      "Something in the request is wrong; nothing was done. Mend what `details.issues` names and repeat the call.",
    details: "`issues[]`: `path` (dotted, empty for a rule over several fields) and `message`",
  },
  unsafe_content: {
    meaning:
      "Slide markup holds something that could run code or load from elsewhere. Take it out and repeat the call.",
    details: "`violations[]`: `slide` (zero-based), `element`, `attribute`, `rule`",
  },
  unauthorized: {
    meaning: "The token is missing, malformed, unknown, revoked, expired or made for another address.",
  },
  insufficient_credits: {
    meaning: "The balance is lower than the cost; nothing was generated.",
    details: "`balance`, `cost`, `upgrade_url`",
  },
  insufficient_scope: {
    meaning: "The token lacks a permission that this call needs.",
    details: "`required_scopes[]`: all that the call needs",
  },
  forbidden: { meaning: "The request comes from a foreign web page, or names a host this server does not answer to." },
  not_found: {
    meaning: "There is no such record, or it belongs to somebody else: nobody learns which.",
    details: "`nearest[]` where names are public",
  },
  method_not_allowed: { meaning: "The path exists, with other methods; `Allow` names them.", details: "`allow[]`" },
  already_published: { meaning: "The post has been published or is being published, so it can't be cancelled." },
  generation_in_progress: {
    meaning: "A call with the same idempotency key is still running. Repeat the call later for its answer.",
  },
  api_key_limit_reached: { meaning: "The account holds 20 active API keys. Revoke one first.", details: "`limit`" },
  payload_too_large: { meaning: "The body is larger than this call takes.", details: "`limit_bytes`" },
  unsupported_media_type: { meaning: "The body is not `application/json` in UTF-8." },
  idempotency_key_reused: { meaning: "The idempotency key was used for another body. Use a new key." },
  rate_limit_exceeded: {
    meaning: "Too many calls in this minute; nothing was charged. Wait as long as `Retry-After` says.",
    details: "`limit`, `window_seconds`, `retry_after_seconds`",
  },
  internal_error: {
    meaning: "A defect on our side; nothing was saved or charged. Quote the request id if it happens again.",
  },
  unavailable: { meaning: "Nothing was done; the service is busy or stopping. Repeat the call after `Retry-After`." },
};

/** The codes a call of an operation can be answered with: its own and those of every call like it, by status. */
export function errorsOf(operation: Operation): readonly ErrorCode[] {
  const { errors, scope, http, acceptsIdempotencyKey } = operation;
  // Also of DELETE: what somebody sends in a body is not passed over.
  const takesBody = http.method !== "GET";
  const codes: ErrorCode[] = ["unauthorized", "forbidden", "rate_limit_exceeded", "internal_error", ...errors];
  if (scope !== undefined) codes.push("insufficient_scope");
  if (takesBody) codes.push("payload_too_large", "unsupported_media_type");
  if (acceptsIdempotencyKey === true) codes.push("idempotency_key_reused", "generation_in_progress");
  return [...new Set(codes)].sort((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b]);
}
