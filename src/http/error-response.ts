import { AppError, type ErrorDetails } from "../shared/app-error.ts";
import type { Logger } from "../logging/logger.ts";

const RATE_LIMIT_RETRY_SECONDS = 60;
const UNAVAILABLE_RETRY_SECONDS = "5";

/**
 * The one place where an error becomes a REST answer. Anything but an AppError is a defect: it is logged with the
 * request id, and the caller learns no more than that id.
 */
export function errorResponse(error: unknown, requestId: string, logger: Logger): Response {
  const known = asAppError(error, requestId, logger);
  const body = {
    error: {
      code: known.code,
      message: known.message,
      ...(known.details === undefined ? {} : { details: known.details }),
      request_id: requestId,
    },
  };
  return Response.json(body, { status: known.status, headers: headersOf(known) });
}

/** The error as it may be shown; a defect becomes `internal_error` after it has been logged. */
export function asAppError(error: unknown, requestId: string, logger: Logger): AppError {
  if (error instanceof AppError) return error;
  logger.error("request failed", error, { request_id: requestId });
  return new AppError("internal_error", `Something went wrong on our side. Nothing was changed. Request ${requestId}.`);
}

function headersOf(error: AppError): Record<string, string> {
  switch (error.code) {
    case "unauthorized":
      return { "www-authenticate": `Bearer realm="slidewright"` };
    case "insufficient_scope":
      return {
        "www-authenticate": `Bearer realm="slidewright", error="insufficient_scope", scope="${scopesOf(error.details)}"`,
      };
    case "rate_limit_exceeded":
      return { "retry-after": String(retryAfterSeconds(error) ?? RATE_LIMIT_RETRY_SECONDS) };
    case "unavailable":
      return { "retry-after": UNAVAILABLE_RETRY_SECONDS };
    default:
      return {};
  }
}

/** How long to wait, where the error says so. */
export function retryAfterSeconds({ details }: AppError): number | undefined {
  const seconds = details?.["retry_after_seconds"];
  return typeof seconds === "number" ? seconds : undefined;
}

/** What to ask for next time, as the scope list of RFC 6750. */
function scopesOf(details: ErrorDetails | undefined): string {
  const scopes = details?.["scopes_to_ask_for"] ?? details?.["required_scopes"];
  return Array.isArray(scopes) ? scopes.join(" ") : "";
}
