import { AppError } from "../shared/app-error.ts";
import { SCOPES, type Principal, type Scope } from "./principal.ts";

/**
 * A call needs scopes that its token lacks. Apps sign in again with exactly what the challenge names, so for them it
 * names what they have as well.
 */
export function insufficientScope(principal: Principal, required: readonly Scope[], message: string): AppError {
  const { credential, scopes } = principal;
  const needed = SCOPES.filter(
    (scope) => required.includes(scope) || (credential.kind === "oauth" && scopes.has(scope)),
  );
  return new AppError("insufficient_scope", message, {
    details: { required_scopes: required, ...(credential.kind === "oauth" ? { scopes_to_ask_for: needed } : {}) },
  });
}
