import type {
  AuthInfo,
  JSONRPCMessage,
  JSONRPCRequest,
  MessageExtraInfo,
  Server,
  Transport,
} from "@modelcontextprotocol/server";
import type { Client, MakeServer } from "./make-server.ts";

/** What a client is told that hung up: nobody reads it, but the exchange must end. The status is nginx's. */
const CLIENT_GONE = 499;
/** More calls at once get desks that are given up afterwards. */
const MOST_IDLE = 64;

/** Servers that answer one request after another, each for one client at a time. */
export interface Desks {
  /**
   * Answers a request of the 2025 revisions as one JSON body, as Streamable HTTP leaves open to servers. Stops the work
   * where the client hangs up.
   */
  answer(
    request: JSONRPCRequest,
    client: Client,
    from: { readonly httpRequest: Request; readonly authInfo: AuthInfo },
  ): Promise<Response>;
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

  async serve(client: Client, request: JSONRPCRequest, extra: MessageExtraInfo): Promise<Response> {
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
  #answer: ((response: Response) => void) | undefined;

  ask(request: JSONRPCRequest, extra: MessageExtraInfo): Promise<Response> {
    if (this.closed) return Promise.resolve(gone());
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.onmessage?.(request, extra);
    });
  }

  start(): Promise<void> {
    return Promise.resolve();
  }

  send(message: JSONRPCMessage): Promise<void> {
    if (!("method" in message)) {
      const headers = { "content-type": "application/json" };
      this.#settle(new Response(JSON.stringify(message), { headers }));
    }
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.closed = true;
    this.#settle(gone());
    this.onclose?.();
    return Promise.resolve();
  }

  #settle(response: Response): void {
    this.#answer?.(response);
    this.#answer = undefined;
  }
}

function gone(): Response {
  return new Response(null, { status: CLIENT_GONE });
}
