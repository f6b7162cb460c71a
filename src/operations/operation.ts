import type { z } from "zod";
import type { Principal, Scope } from "../auth/principal.ts";
import type { ErrorCode } from "../shared/app-error.ts";

export type HttpMethod = "GET" | "POST" | "PATCH" | "DELETE";

export interface HttpBinding {
  readonly method: HttpMethod;
  /** `/projects/{project_id}`; the names in braces are fields of `input`. */
  readonly path: `/${string}`;
  readonly status: 200 | 201;
}

/** All four MCP tool annotations. */
export interface Annotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** Stage of a long call, for MCP progress notifications and the shell's progress line. `fraction` is 0…1. */
export type Progress = (stage: string, fraction: number) => void;

/** One call of an operation: who asks, and how it may be stopped, followed and committed. */
export interface Call {
  readonly principal: Principal;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

/** Bytes instead of JSON: a PNG over REST, image content over MCP. */
export interface BinaryResult {
  readonly mimeType: "image/png";
  readonly bytes: Uint8Array;
}

/**
 * An operation of the product, defined once: the REST route, the MCP tool, the OpenAPI page and the reference
 * derive from it. `input` is one flat object; path parameters, query parameters and body fields share its names.
 */
export interface Operation<S = unknown, I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> {
  /** snake_case; tool name and, in the same spelling, operationId. */
  readonly name: string;
  readonly title: string;
  /** When to use it and what comes next; written for a model that reads only this. */
  readonly description: string;
  readonly http: HttpBinding;
  /** Absent: any valid token. */
  readonly scope?: Scope;
  /** Tenths of a credit; 0 for everything but generation. */
  readonly costTenths: number;
  /** Bytes a request body may have. */
  readonly bodyLimit: number;
  readonly annotations: Annotations;
  readonly input: I;
  readonly output: O;
  readonly errors: readonly ErrorCode[];
  readonly acceptsIdempotencyKey?: boolean;
  /** `services` is what app.ts wires; each operation calls one domain function. */
  run(services: S, call: Call, input: z.output<I>): Promise<z.output<O> | BinaryResult>;
}
