import { insufficientScope } from "../../auth/insufficient-scope.ts";
import type { Execution } from "../execution.ts";

/** Throws `insufficient_scope` naming what the call needs. */
export function checkScope({ principal, operation }: Execution): void {
  const { scope, name } = operation;
  if (scope === undefined || principal.scopes.has(scope)) return;
  throw insufficientScope(
    principal,
    [scope],
    `${name} needs the scope ${scope}, which this token lacks. Use a token that has it, or grant it and sign in again.`,
  );
}
