import type { Context } from "hono";
import type { Credentials, Invocation } from "../operations/execution.ts";
import type { Operation } from "../operations/operation.ts";
import type { HttpEnvironment } from "./http-app.ts";
import type { InputReader } from "./operation-input.ts";

/** What a REST route is given of its surroundings. */
interface Surroundings {
  readonly tokenOf: (context: Context) => string | undefined;
  readonly shutdown: AbortSignal;
}

/** A call as it came over REST. A class because of its getter, like the execution it becomes part of. */
export class RestInvocation implements Invocation {
  readonly credentials: Credentials;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  readonly #context: Context<HttpEnvironment>;
  readonly #read: InputReader;
  readonly #shutdown: AbortSignal;

  constructor(context: Context<HttpEnvironment>, operation: Operation, around: Surroundings, read: InputReader) {
    this.credentials = { token: around.tokenOf(context), audience: "api" };
    this.requestId = context.get("requestId");
    this.idempotencyKey = operation.acceptsIdempotencyKey ? context.req.header("idempotency-key") : undefined;
    this.#context = context;
    this.#read = read;
    this.#shutdown = around.shutdown;
  }

  readInput(): Promise<unknown> {
    const { req } = this.#context;
    return this.#read(req.raw, req.param());
  }

  /** Made for those who look at it: most calls are over before anybody could cancel them. */
  get signal(): AbortSignal {
    return AbortSignal.any([this.#context.req.raw.signal, this.#shutdown]);
  }
}
