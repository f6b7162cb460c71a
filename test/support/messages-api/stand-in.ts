import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { eventText, messageJson, streamEvents, textAnswer, type Answer } from "./answer.ts";
import { writeDeck } from "./deck-writer.ts";
import { refusalOf, type Abilities, type ApiError } from "./house-rules.ts";
import { messagesRequest, type MessagesRequest } from "./request.ts";
import { deckJson, type WrittenDeck } from "./written-deck.ts";

export interface Received {
  readonly headers: IncomingMessage["headers"];
  readonly body: MessagesRequest;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether the client went away before the answer was complete. */
  readonly abandoned: boolean;
}

/** What becomes of one request that has passed the rules of the house. */
export type Behaviour = (exchange: Exchange) => void | Promise<void>;

export interface Exchange {
  readonly request: MessagesRequest;
  readonly response: ServerResponse;
  send(answer: Answer): Promise<void>;
  fail(error: ApiError): void;
}

export interface StandIn extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly Received[];
  /** What the next requests meet, in this order; after that each gets a good deck. */
  next(...behaviours: readonly Behaviour[]): void;
}

/** A server that speaks the Messages API over real HTTP, as strictly as the real one, and writes real decks. */
export async function messagesApi(abilities: Partial<Abilities> = {}): Promise<StandIn> {
  const rules: Abilities = { key: "sk-test-key", structured: "keyed", search: true, streams: true, ...abilities };
  const waiting: Behaviour[] = [];
  const received: (Received & { abandoned: boolean })[] = [];
  const server = createServer((incoming, response) => {
    void handle(incoming, response).catch(() => response.destroy());
  });
  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: unknown = JSON.parse(await text(incoming));
    const fail = ({ status, type, message, headers = {} }: ApiError): void => {
      response.writeHead(status, { "content-type": "application/json", "request-id": "req_01", ...headers });
      response.end(JSON.stringify({ type: "error", error: { type, message }, request_id: "req_01" }));
    };
    const request = messagesRequest.safeParse(body);
    const refusal = refusalOf(incoming, body, request.data, rules);
    if (refusal !== undefined || request.data === undefined) {
      fail(refusal ?? { status: 400, type: "invalid_request_error", message: "malformed" });
      return;
    }
    const note = { headers: incoming.headers, body: request.data, at: Date.now(), abandoned: false };
    received.push(note);
    response.once("close", () => (note.abandoned = !response.writableFinished));
    const behaviour = waiting.shift() ?? good();
    await behaviour({
      request: request.data,
      response,
      fail,
      send: (answer) => sendAnswer(response, answer, request.data, rules.streams),
    });
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    next: (...behaviours) => void waiting.push(...behaviours),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function sendAnswer(
  response: ServerResponse,
  answer: Answer,
  request: MessagesRequest,
  streams: boolean,
): Promise<void> {
  if (!request.stream || !streams) {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(messageJson(answer, request.model)));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  for (const event of streamEvents(answer, request.model)) response.write(eventText(event));
  response.end();
  await Promise.resolve();
}

/** The deck that was asked for, changed where a test wants it to be wrong. */
export function good(change: (deck: WrittenDeck) => WrittenDeck = (deck) => deck): Behaviour {
  return ({ request, send }) => send(textAnswer(deckText(request, change)));
}

/** The text of a deck in the form that the request's schema asks for. */
export function deckText(
  request: MessagesRequest,
  change: (deck: WrittenDeck) => WrittenDeck = (deck) => deck,
): string {
  const properties = request.output_config?.format?.schema["properties"];
  const isList = typeof properties === "object" && properties !== null && "slides" in properties;
  return deckJson(change(writeDeck(request)), isList ? "list" : "keyed");
}

export function says(answer: Answer): Behaviour {
  return ({ send }) => send(answer);
}

export function failsWith(error: ApiError): Behaviour {
  return ({ fail }) => fail(error);
}

/** The deck as far as `share` of it, then the end for want of tokens. */
export function truncatedAt(share: number): Behaviour {
  return ({ request, send }) => {
    const whole = deckText(request);
    return send(textAnswer(whole.slice(0, whole.length * share), "max_tokens"));
  };
}

/** Cuts the connection in the middle of the stream. */
export function breaksOff(): Behaviour {
  return ({ request, response }) => {
    const events = streamEvents(textAnswer(deckText(request)), request.model);
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const event of events.slice(0, events.length / 2)) response.write(eventText(event));
    setImmediate(() => response.destroy());
  };
}

/** Ends the stream without a word in the middle, as a proxy that gives up does. */
export function endsEarly(): Behaviour {
  return ({ request, response }) => {
    const events = streamEvents(textAnswer(deckText(request)), request.model);
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const event of events.slice(0, events.length / 2)) response.write(eventText(event));
    response.end();
  };
}

/** Sends the first `share` of the events at once and the rest one every `everyMs`. */
export function drips(everyMs: number, share = 0): Behaviour {
  return async ({ request, response }) => {
    const events = streamEvents(textAnswer(deckText(request)), request.model);
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const [at, event] of events.entries()) {
      if (response.destroyed) return;
      response.write(eventText(event));
      if (at >= events.length * share) await pause(everyMs);
    }
    response.end();
  };
}
