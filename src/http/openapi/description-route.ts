import type { Hono } from "hono";
import type { Operation } from "../../operations/operation.ts";
import type { HttpEnvironment } from "../http-app.ts";
import { API_PATH, DESCRIPTION_PATH } from "../operation-routes.ts";
import { describeApi } from "./document.ts";
import { EXAMPLES } from "./examples.ts";

const FIVE_MINUTES = "public, max-age=300";

interface DescriptionOptions {
  readonly operations: readonly Operation[];
  readonly publicUrl: () => string;
}

/** The OpenAPI document, for everyone: it holds nothing of anybody. Mount it before the operations. */
export function mountDescription(app: Hono<HttpEnvironment>, { operations, publicUrl }: DescriptionOptions): void {
  let written: { readonly serverUrl: string; readonly json: string } | undefined;
  app.get(DESCRIPTION_PATH, () => {
    const serverUrl = publicUrl() + API_PATH;
    if (written?.serverUrl !== serverUrl) {
      written = { serverUrl, json: JSON.stringify(describeApi({ operations, examples: EXAMPLES, serverUrl })) };
    }
    return new Response(written.json, {
      headers: { "content-type": "application/json", "cache-control": FIVE_MINUTES },
    });
  });
}
