import type { Database } from "../database/database.ts";
import type { Clock } from "../shared/clock.ts";
import type { Logger } from "../logging/logger.ts";

const FLUSH_AFTER_MS = 5_000;

/** Remembers when keys were last used and writes it down now and then, so that no call waits for it. */
export interface KeyUsage {
  note(keyId: string): void;
  /** Writes down what is remembered; for shutdown. */
  flush(): Promise<void>;
}

export function createKeyUsage(database: Database, clock: Clock, logger: Logger): KeyUsage {
  const lastUsed = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const entries = [...lastUsed];
    lastUsed.clear();
    if (entries.length === 0) return;
    try {
      await database.write(async (transaction) => {
        for (const [id, at] of entries) {
          await transaction.updateTable("api_keys").set({ last_used_at: at }).where("id", "=", id).execute();
        }
      });
    } catch (error) {
      logger.error("key_usage_not_written", error, { keys: entries.length });
    }
  }

  return {
    note(keyId) {
      lastUsed.set(keyId, clock.now().getTime());
      timer ??= setTimeout(() => void flush(), FLUSH_AFTER_MS).unref();
    },
    flush,
  };
}
