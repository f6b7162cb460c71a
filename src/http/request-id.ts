import { newRequestId } from "../shared/request-id.ts";

const ACCEPTED = /^[\w.-]{1,64}$/;

/** The caller's own `X-Request-Id` where it is short and harmless in headers and logs, else a new one. */
export function requestIdFrom(header: string | undefined): string {
  return header !== undefined && ACCEPTED.test(header) ? header : newRequestId();
}
