/** Why a call to the API brought nothing, in the few kinds a page tells apart. */
export type FailureKind = "sign-in-needed" | "not-found" | "unreachable" | "refused";

/** The one error the API client throws; `message` is fit to be shown, `requestId` helps to find the log line. */
export class ApiFailure extends Error {
  readonly kind: FailureKind;
  readonly requestId: string | undefined;

  constructor(kind: FailureKind, message: string, options: { requestId?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = "ApiFailure";
    this.kind = kind;
    this.requestId = options.requestId;
  }
}

/** Every way a call ends badly as an `ApiFailure`, so that pages need to know one shape only. */
export function toApiFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  return new ApiFailure("refused", "Something unexpected went wrong. Reload the page to try again.", { cause: error });
}
