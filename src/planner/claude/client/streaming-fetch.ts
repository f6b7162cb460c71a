import { jsonAsEvents } from "./json-as-events.ts";

/** A stream that sends nothing for this long, not even a ping, is broken. */
const LONGEST_SILENCE_MS = 45_000;

/** `fetch` whose good answers are always event streams, and whose streams fail when they fall silent. */
export function createStreamingFetch(longestSilenceMs = LONGEST_SILENCE_MS): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || response.body === null) return response;
    if (response.headers.get("content-type")?.includes("json") !== true) {
      return new Response(unlessSilent(response.body, longestSilenceMs), response);
    }
    const text = await response.text();
    return new Response(jsonAsEvents(parsed(text)) ?? text, {
      status: response.status,
      headers: { "content-type": "text/event-stream" },
    });
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unlessSilent(body: ReadableStream<Uint8Array>, longestMs: number): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  const listen = (controller: TransformStreamDefaultController<Uint8Array>): void => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.error(new Error("the stream fell silent")), longestMs).unref();
  };
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    start: listen,
    transform(chunk, controller) {
      listen(controller);
      controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
    cancel: () => clearTimeout(timer),
  });
  return body.pipeThrough(watched);
}
