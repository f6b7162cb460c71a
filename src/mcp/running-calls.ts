import type { RequestId } from "@modelcontextprotocol/server";
import type { Principal } from "../auth/principal.ts";

/**
 * Tool calls that are being worked on. Clients of the 2025 revisions send a cancellation as a request of its own, and
 * over stateless HTTP nothing but the caller and the id of the call ties the two together.
 */
export interface RunningCalls {
  /** The signal that cancels the call; `end` must be called when it is over. */
  begin(caller: Principal, id: RequestId): { readonly signal: AbortSignal; end(): void };
  /** Cancels the call with that id, unless two clients of the same caller have given the same id at once. */
  cancel(caller: Principal, id: RequestId): void;
}

export function createRunningCalls(): RunningCalls {
  const running = new Map<string, Set<AbortController>>();
  return {
    begin(caller, id) {
      const key = keyOf(caller, id);
      const controller = new AbortController();
      const sameKey = running.get(key) ?? new Set();
      running.set(key, sameKey.add(controller));
      return {
        signal: controller.signal,
        end() {
          sameKey.delete(controller);
          if (sameKey.size === 0) running.delete(key);
        },
      };
    },
    cancel(caller, id) {
      const [first, ...others] = running.get(keyOf(caller, id)) ?? [];
      if (others.length === 0) first?.abort();
    },
  };
}

function keyOf({ userId, credential }: Principal, id: RequestId): string {
  return JSON.stringify([credential.kind, credential.id, userId, id]);
}
