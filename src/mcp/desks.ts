import type {
  AuthInfo,
  JSONRPCMessage,
  JSONRPCRequest,
  MessageExtraInfo,
  Server,
  Transport,
} from "@modelcontextprotocol/server";
import type { Client, MakeServer } from "./make-server.ts";

/** More calls at once get desks that are given up afterwards. */
const MOST_IDLE = 64;

/** Servers that answer one request after another, each for one client at a time. */
export interface Desks {
  /**
   * The one answer to a request of the 2025 revisions; none where the client hung up, whose work is stopped.
   */
  answer(
    request: JSONRPCRequest,
    client: Client,
    from: { readonly httpRequest: Request; readonly authInfo: AuthInfo },
  ): Promise<JSONRPCMessage | undefined>;
}

/**
 * The SDK's own stateless serving makes a server and two streams for each request, which costs a small call more than all
 * of its work; what `Server.connect` makes outlives it until the next full collection of garbage. A server keeps nothing of
 * a request but `initialize`, which never comes here.
 */
export function createDesks(makeServer: MakeServer): Desks {
  const idle: Desk[] = [];
  return {
    async answer(request, client, { httpRequest, authInfo }) {
      const desk = idle.pop() ?? (await openDesk(makeServer));
      const { signal } = httpRequest;
      const leave = (): void => void desk.close();
      if (signal.aborted) leave();
      signal.addEventListener("abort", leave, { once: true });
      try {
        return await desk.serve(client, request, { request: httpRequest, authInfo });
      } finally {
        signal.removeEventListener("abort", leave);
        if (desk.isOpen && idle.length < MOST_IDLE) idle.push(desk);
      }
    },
  };
}

async function openDesk(makeServer: MakeServer): Promise<Desk> {
  const exchange = new Exchange();
  const desk: Desk = new Desk(
    makeServer(() => desk.client),
    exchange,
  );
  await desk.open();
  return desk;
}

/** A server with the transport it keeps. */
class Desk {
  readonly #server: Server;
  readonly #exchange: Exchange;
  #client: Client | undefined;

  constructor(server: Server, exchange: Exchange) {
    this.#server = server;
    this.#exchange = exchange;
  }

  /** Whom the server answers now; work that outlives its request has nobody to act for. */
  get client(): Client {
    if (this.#client === undefined) throw new Error("an MCP server was asked to act for nobody");
    return this.#client;
  }

  get isOpen(): boolean {
    return !this.#exchange.closed;
  }

  open(): Promise<void> {
    return this.#server.connect(this.#exchange);
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  async serve(client: Client, request: JSONRPCRequest, extra: MessageExtraInfo): Promise<JSONRPCMessage | undefined> {
    this.#client = client;
    try {
      return await this.#exchange.ask(request, extra);
    } finally {
      this.#client = undefined;
    }
  }
}

/** A transport for one request at a time; notifications on the way are for those who opened a stream. */
class Exchange implements Transport {
  onclose: Transport["onclose"];
  onmessage: Transport["onmessage"];
  closed = false;
  #answer: ((message: JSONRPCMessage | undefined) => void) | undefined;

  ask(request: JSONRPCRequest, extra: MessageExtraInfo): Promise<JSONRPCMessage | undefined> {
    if (this.closed) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.onmessage?.(request, extra);
    });
  }

  start(): Promise<void> {
    return Promise.resolve();
  }

  send(message: JSONRPCMessage): Promise<void> {
    if (!("method" in message)) this.#settle(message);
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.closed = true;
    this.#settle(undefined);
    this.onclose?.();
    return Promise.resolve();
  }

  #settle(message: JSONRPCMessage | undefined): void {
    this.#answer?.(message);
    this.#answer = undefined;
  }
}
