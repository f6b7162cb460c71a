import type { Server } from "@modelcontextprotocol/server";
import type { Principal } from "../auth/principal.ts";

/** Whom a server answers. */
export interface Client {
  readonly principal: Principal;
  /** The id that the HTTP answer carries; absent, every call has one of its own. */
  readonly requestId?: string;
}

/** Makes a server; it asks at every request whom it answers. */
export type MakeServer = (client: () => Client) => Server;
