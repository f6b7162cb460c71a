import type { z } from "zod";
import type { Principal, Scope } from "../auth/principal.ts";
import type { Transaction } from "../database/database.ts";
import type { JobSubject } from "../presentations/jobs.ts";
import type { ErrorCode, FieldIssue } from "../shared/app-error.ts";
import type { Services } from "./services.ts";

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

/** What an operation answers as JSON: `data` over REST, `structuredContent` over MCP. */
export type Reply = Readonly<Record<string, unknown>>;

/** One call of an operation: who asks, and how it may be stopped, followed and committed. */
export interface Call {
  readonly principal: Principal;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  /** Names the charge of this call, and the job of a charged operation. */
  readonly jobId: string;
  readonly signal: AbortSignal;
  readonly progress: Progress;
  /**
   * Opens the one short transaction of the call: the charge is settled, `write` stores what the call made and returns
   * the reply, and the reply is kept for the idempotency key. All of it is stored or none. Await nothing but the
   * transaction inside.
   */
  commit<T extends Reply>(write: (transaction: Transaction) => Promise<T>): Promise<T>;
}

/** Bytes instead of JSON: a PNG over REST, image content over MCP. */
export interface BinaryResult {
  readonly mimeType: "image/png";
  readonly bytes: Uint8Array;
}

export function isBinary(result: Reply | BinaryResult): result is BinaryResult {
  return "bytes" in result && result.bytes instanceof Uint8Array;
}

type Immutable<T> = T extends readonly (infer Entry)[]
  ? readonly Immutable<Entry>[]
  : T extends object
    ? { readonly [Name in keyof T]: Immutable<T[Name]> }
    : T;

/** A reply as the output schema describes it. */
export type Answer<O extends z.ZodObject> = Immutable<z.output<O>>;

/**
 * An operation of the product, defined once: the REST route, the MCP tool, the OpenAPI page and the reference
 * derive from it. `input` is one flat object; path parameters, query parameters and body fields share its names.
 */
export interface Operation<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> {
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
  /** What the job record of a charged operation says before any work is done. */
  describeJob?(input: z.output<I>): JobSubject;
  /** Bytes a request body may have. */
  readonly bodyLimit: number;
  readonly annotations: Annotations;
  readonly input: I;
  readonly output: O;
  readonly errors: readonly ErrorCode[];
  readonly acceptsIdempotencyKey?: boolean;
  /** Rules over several fields, or against the catalog; checked before anything is looked up or charged. */
  validate?(services: Services, input: z.output<I>): readonly FieldIssue[];
  /** `services` is what app.ts wires; each operation calls one domain function. */
  run(services: Services, call: Call, input: z.output<I>): Promise<Answer<O> | BinaryResult>;
  /** Adds what is made for one caller and never stored with an idempotent reply: a one-time link. */
  personalise?(services: Services, call: Call, answer: Answer<O>): Promise<Answer<O>>;
}

/** Ties the types of `input`, `output` and `run` together. */
export function defineOperation<I extends z.ZodObject, O extends z.ZodObject>(
  operation: Operation<I, O>,
): Operation<I, O> {
  return operation;
}
