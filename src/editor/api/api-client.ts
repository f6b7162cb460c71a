import { type $ZodType, type output, safeParse } from "zod/v4/core";
import { ApiFailure, type FailureKind } from "./api-failure.ts";
import {
  type Deck,
  deckSchema,
  errorSchema,
  type ProjectList,
  projectListSchema,
  type Template,
  templateSchema,
} from "./records.ts";

/** The part of the REST API that the app reads. Every method throws `ApiFailure` and nothing else. */
export interface ApiClient {
  listProjects(cursor?: string): Promise<ProjectList>;
  getDeck(projectId: string): Promise<Deck>;
  getTemplate(templateId: string): Promise<Template>;
}

const KIND_BY_STATUS: Readonly<Record<number, FailureKind>> = { 401: "sign-in-needed", 404: "not-found" };

/** A client of `/api-v1` on this origin; the session cookie says who asks. */
export function createApiClient(base = "/api-v1"): ApiClient {
  const get = <S extends $ZodType>(path: string, schema: S): Promise<output<S>> => getData(base + path, schema);
  return {
    listProjects(cursor) {
      return get(
        cursor === undefined ? "/projects" : `/projects?cursor=${encodeURIComponent(cursor)}`,
        projectListSchema,
      );
    },
    getDeck: (projectId) => get(`/projects/${encodeURIComponent(projectId)}?include=content`, deckSchema),
    getTemplate: (templateId) => get(`/templates/${encodeURIComponent(templateId)}`, templateSchema),
  };
}

/** Address of a PNG of a project's first slide, `width` pixels wide. */
export function coverUrl(projectId: string, width: number): string {
  return `/api-v1/projects/${encodeURIComponent(projectId)}/preview?slides=0&width=${width}`;
}

async function getData<S extends $ZodType>(url: string, schema: S): Promise<output<S>> {
  const response = await request(url);
  const body = await readJson(response);
  if (!response.ok) throw failureOf(response, body);
  const data = safeParse(schema, body instanceof Object && "data" in body ? body.data : undefined);
  if (data.success) return data.data;
  const requestId = response.headers.get("x-request-id") ?? undefined;
  throw new ApiFailure(
    "refused",
    "The server sent an answer this page does not understand. Reload to get its newest version.",
    {
      requestId,
      cause: data.error,
    },
  );
}

async function request(url: string): Promise<Response> {
  try {
    return await fetch(url, { credentials: "same-origin", headers: { accept: "application/json" } });
  } catch (error) {
    throw new ApiFailure("unreachable", "The server can't be reached. Check that it is running, then try again.", {
      cause: error,
    });
  }
}

/** The parsed body, or `undefined` where a proxy or a crash sent something else than JSON. */
async function readJson(response: Response): Promise<unknown> {
  try {
    const body: unknown = await response.json();
    return body;
  } catch {
    return undefined;
  }
}

function failureOf(response: Response, body: unknown): ApiFailure {
  const kind = KIND_BY_STATUS[response.status] ?? "refused";
  const parsed = safeParse(errorSchema, body);
  const requestId = response.headers.get("x-request-id") ?? undefined;
  if (parsed.success) return new ApiFailure(kind, parsed.data.error.message, { requestId });
  return new ApiFailure(kind, `The server answered with status ${response.status}.`, { requestId });
}
