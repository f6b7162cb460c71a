import type { ContentfulStatusCode } from "hono/utils/http-status";
import { AppError } from "../../shared/app-error.ts";
import { retryAfterSeconds } from "../error-response.ts";
import type { Page } from "../pages.ts";
import { renderMessage } from "../sign-in-pages/message-page.ts";
import type { FormView } from "../sign-in-pages/views.ts";
import type { PageContext } from "./browser.ts";

/** How a message about one field begins. */
const FIELD_NAME = /^([a-z_]+): /;

/** A page with the status of what went wrong, or 200. */
export function show(context: PageContext, page: Page, error?: AppError): Response | Promise<Response> {
  if (error === undefined) return context.html(page);
  const wait = retryAfterSeconds(error);
  if (wait !== undefined) context.header("retry-after", String(wait));
  return context.html(page, statusOf(error));
}

/** Runs what a form asks for; what the person can put right is shown in the form again, by `showAgain`. */
export async function orShowAgain(
  work: () => Promise<Response>,
  showAgain: (error: AppError) => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return showAgain(error);
    throw error;
  }
}

/** A page of its own for what no form can put right. */
export function showProblem(context: PageContext, title: string, error: AppError): Response | Promise<Response> {
  return show(context, renderMessage({ title, message: wordsOf(error) }), error);
}

/** What a page says was wrong, and the field it says it at; nothing where nothing was. */
export function problemOf(error: AppError | undefined): Pick<FormView, "error" | "field"> {
  if (error === undefined) return {};
  const [, field] = FIELD_NAME.exec(error.message) ?? [];
  return { error: wordsOf(error), ...(field === undefined ? {} : { field }) };
}

/** What to say to a person: without the name of the field, which the page shows. */
function wordsOf(error: AppError): string {
  return error.message.replace(FIELD_NAME, "");
}

function statusOf({ code }: AppError): ContentfulStatusCode {
  switch (code) {
    case "unauthorized":
      return 401;
    case "forbidden":
      return 403;
    case "not_found":
      return 404;
    case "payload_too_large":
      return 413;
    case "rate_limit_exceeded":
      return 429;
    case "unavailable":
      return 503;
    default:
      return 400;
  }
}
