/** Every error code a caller can meet, with the HTTP status it maps to. */
export const ERROR_STATUS = {
  validation_error: 400,
  unsafe_content: 400,
  unauthorized: 401,
  insufficient_credits: 402,
  insufficient_scope: 403,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_published: 409,
  generation_in_progress: 409,
  api_key_limit_reached: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  rate_limit_exceeded: 429,
  internal_error: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export type ErrorDetails = Readonly<Record<string, unknown>>;

/**
 * The one error the domain throws. The message says what was wrong, what is allowed and what to do next;
 * it is shown to callers as it stands, so it never holds upstream text, stacks or secrets.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;

  constructor(code: ErrorCode, message: string, options: { details?: ErrorDetails; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.details = options.details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** One wrong field; `path` is dotted (`patch_slide.index`), empty for a rule over several fields. */
export interface FieldIssue {
  readonly path: string;
  readonly message: string;
}

/** One 400 for everything that is wrong with an input. */
export function invalidFields(issues: readonly FieldIssue[]): AppError {
  const lines = issues.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
  return new AppError("validation_error", lines.join(" "), { details: { issues } });
}

/** A 400 that names one field. */
export function invalidField(path: string, message: string): AppError {
  return invalidFields([{ path, message }]);
}
