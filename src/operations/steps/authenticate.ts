import { authenticate as verifyToken } from "../../auth/authenticate.ts";
import type { Execution } from "../execution.ts";

/** Establishes who calls; throws `unauthorized`. */
export async function authenticate(execution: Execution): Promise<void> {
  const { services, invocation } = execution;
  const { credentials } = invocation;
  execution.principal =
    "principal" in credentials
      ? credentials.principal
      : await verifyToken(services.verifiers, credentials.token, credentials.audience);
}
