import type { ErrorCode } from "../shared/app-error.ts";
import type { Logger } from "../logging/logger.ts";
import { asAppError, errorResponse } from "./error-response.ts";
import { renderMessage } from "./sign-in-pages/message-page.ts";

/** Read by programs, whoever opens them. */
const FOR_PROGRAMS = /^\/(?:api-v1|mcp|\.well-known|healthz|readyz)(?:\/|$)/;

/**
 * An error as whoever asked can read it: a page where a person opened an address in a browser or sent a form there,
 * JSON for everybody else. Status and headers are the same.
 */
export async function answerError(error: unknown, request: Request, about: ErrorContext): Promise<Response> {
  const known = asAppError(error, about.requestId, about.logger);
  const response = errorResponse(known, about.requestId, about.logger);
  if (!isOpenedByPerson(request)) return response;
  const page = await renderMessage({
    title: titleOf(known.code),
    message: known.message,
    link: { href: "/", label: "Go to your decks" },
  });
  const headers = new Headers(response.headers);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(String(page), { status: response.status, headers });
}

interface ErrorContext {
  readonly requestId: string;
  readonly logger: Logger;
}

function isOpenedByPerson({ headers, url }: Request): boolean {
  return headers.get("sec-fetch-mode") === "navigate" && !FOR_PROGRAMS.test(new URL(url).pathname);
}

function titleOf(code: ErrorCode): string {
  if (code === "not_found") return "There is nothing here";
  if (code === "unavailable") return "The server is busy";
  return code === "internal_error" ? "Something went wrong" : "That did not work";
}
