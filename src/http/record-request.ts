import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "../logging/logger.ts";
import type { Services } from "../operations/services.ts";
import type { HttpEnvironment } from "./http-app.ts";
import { requestIdFrom } from "./request-id.ts";
import { answerHeaders, applySecurityHeaders } from "./security-headers.ts";

type RequestContext = Context<HttpEnvironment>;

/** The headers that all answers have. */
export interface AnswerHeaders {
  /** A new object for a handler that writes all headers at once: the same, in less time. Pages have others. */
  take(context: RequestContext): Record<string, string>;
  /** Adds them to an answer whose handler did not take them. */
  complete(context: RequestContext): void;
}

export function createAnswerHeaders(options: {
  readonly services: Pick<Services, "addresses">;
  readonly draining: AbortSignal;
}): AnswerHeaders {
  const { services, draining } = options;
  const isHttps = (): boolean => services.addresses.publicUrl().startsWith("https:");
  return {
    take(context) {
      context.set("headersAreTaken", true);
      const headers = answerHeaders(isHttps());
      headers["x-request-id"] = context.get("requestId");
      if (draining.aborted) headers["connection"] = "close";
      return headers;
    },
    complete(context) {
      if (context.get("headersAreTaken") === true) return;
      const { headers } = context.res;
      applySecurityHeaders(headers, isHttps(), context.get("formTarget"));
      headers.set("x-request-id", context.get("requestId"));
      if (draining.aborted) headers.set("connection", "close");
    },
  };
}

/** Gives every request its id, every answer the headers all have, and the log one line. */
export function recordRequest(logger: Logger, headers: AnswerHeaders): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const started = performance.now();
    const requestId = requestIdFrom(context.req.header("x-request-id"));
    context.set("requestId", requestId);
    await next();
    headers.complete(context);
    const { method, path } = context.req;
    logger.info("request", {
      request_id: requestId,
      method,
      path,
      status: context.res.status,
      ms: Math.round(performance.now() - started),
    });
  };
}
