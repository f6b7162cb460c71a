import type { ServerContext } from "@modelcontextprotocol/server";
import type { Principal } from "../auth/principal.ts";
import { execute } from "../operations/execute.ts";
import { isBinary, type Operation, type Reply } from "../operations/operation.ts";
import type { Services } from "../operations/services.ts";

/** Who asks a server for something besides a tool: a resource, a completion. */
export interface Reader {
  readonly services: Services;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly principal: Principal;
  idOfCall(): string;
}

/**
 * The reply of an operation that answers with JSON, run through the same steps as every call: what is read as a resource
 * needs the same scope and counts against the same limit. Throws the `AppError` it failed with.
 */
export async function readReply(
  { services, operations, principal, idOfCall }: Reader,
  name: string,
  input: Readonly<Record<string, unknown>>,
  { mcpReq }: ServerContext,
): Promise<Reply> {
  const operation = operations.get(name);
  if (operation === undefined) throw new Error(`there is no operation ${name} to read with`);
  const outcome = await execute(services, operation, {
    credentials: { principal },
    requestId: idOfCall(),
    readInput: () => input,
    signal: mcpReq.signal,
  });
  if (!outcome.ok) throw outcome.error;
  if (isBinary(outcome.result)) throw new Error(`${name} answers with a picture`);
  return outcome.result;
}
