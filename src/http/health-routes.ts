import type { Hono } from "hono";
import type { Services } from "../operations/services.ts";
import type { HttpEnvironment } from "./http-app.ts";

interface HealthOptions {
  readonly services: Services;
  readonly instanceId: string;
  readonly draining: AbortSignal;
}

/** `/healthz`: the process answers. `/readyz`: it takes new work and its store can be read and keeps what is written. */
export function mountHealth(app: Hono<HttpEnvironment>, { services, instanceId, draining }: HealthOptions): void {
  app.get("/healthz", (context) => context.json({ status: "ok", instance: instanceId }));
  app.get("/readyz", async (context) => {
    if (draining.aborted) return context.json({ status: "stopping" }, 503);
    const isReadable = await canRead(services);
    return isReadable ? context.json({ status: "ready" }) : context.json({ status: "store unavailable" }, 503);
  });
}

async function canRead({ database, logger }: Services): Promise<boolean> {
  try {
    await database.read.selectFrom("migrations").select("name").limit(1).execute();
    await database.kept();
    return true;
  } catch (error) {
    logger.error("store unusable", error);
    return false;
  }
}
