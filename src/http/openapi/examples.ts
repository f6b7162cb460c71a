import type { JsonObject } from "../../operations/json-schema.ts";
import type { ErrorCode } from "../../shared/app-error.ts";
import recorded from "./examples.json" with { type: "json" };

/** Calls and failures of a real server, written down by the test of this module. */
export interface RecordedExamples {
  /** By operation: its flat input and, unless it answers with a picture, the data of its answer. */
  readonly operations: Readonly<Record<string, { readonly input: JsonObject; readonly data?: JsonObject }>>;
  /** By code: the whole body of the answer. */
  readonly errors: Readonly<Partial<Record<ErrorCode, JsonObject>>>;
}

export const EXAMPLES: RecordedExamples = recorded;
