import type { App } from "../app.ts";
import type { RunningServer } from "../serving.ts";
import { claimInstance, findInstance, releaseInstance } from "../instance/instance-file.ts";

const LOOK_AGAIN_MS = 5_000;

export interface ServedEditor {
  /** Address of the server that serves the data folder now. */
  url(): string;
  stop(): Promise<void>;
}

/**
 * Keeps the decks of a data folder open to browsers as long as this process lives: a server that is there already is
 * used, and this process starts its own where there is none, or when the other one has ended.
 */
export async function keepEditorServed(
  app: App,
  dataDir: string,
  start: () => Promise<RunningServer>,
): Promise<ServedEditor> {
  let own: RunningServer | undefined;
  let address = "";

  const look = async (): Promise<void> => {
    const other = await findInstance(dataDir);
    if (other !== undefined) {
      address = other.url;
      return;
    }
    own ??= await start();
    const { id, url } = own;
    address = (await claimInstance(dataDir, { id, pid: process.pid, url, command: "mcp" })).url;
  };

  await look();
  const timer = setInterval(() => {
    look().catch((error: unknown) => app.services.logger.error("editor not served", error));
  }, LOOK_AGAIN_MS).unref();
  return {
    url: () => address,
    async stop() {
      clearInterval(timer);
      if (own === undefined) return;
      releaseInstance(dataDir, own.id);
      await own.stop();
    },
  };
}
