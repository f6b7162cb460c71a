import { setTimeout as pause } from "node:timers/promises";
import type Anthropic from "@anthropic-ai/sdk";
import type { Message, MessageCreateParamsNonStreaming, Usage } from "@anthropic-ai/sdk/resources/messages";
import { ModelFailure, setbackOf } from "./failure.ts";

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 500;
/** An attempt with less time than this is not worth its tokens. */
const LEAST_TIME_MS = 1_000;

export type Question = MessageCreateParamsNonStreaming;

export interface Patience {
  /** The caller's; when it fires, its reason is thrown. */
  readonly signal: AbortSignal;
  /** Milliseconds since 1970 at which nobody waits any more. */
  readonly answerBy: number;
  /** All of the text so far, each time some more has come. */
  readonly heard?: (text: string) => void;
  /** What an attempt took, as far as the server told; also one that failed half-way. */
  readonly spent?: (usage: Usage) => void;
}

/**
 * Asks a model and hears its answer out, trying again what may pass as long as there is time: overload, rate limits (after
 * the wait asked for), broken connections. Throws `ModelFailure`, with what was heard so far, and the signal's reason.
 */
export async function ask(client: Anthropic, question: Question, patience: Patience): Promise<Message> {
  const { signal, answerBy } = patience;
  for (let attempt = 1; ; attempt++) {
    const outcome = await attemptOnce(client, question, patience);
    if (outcome.usage !== undefined) patience.spent?.(outcome.usage);
    if ("message" in outcome) return outcome.message;
    signal.throwIfAborted();
    const { error, partial, isLate } = outcome;
    const { kind, mayPass, retryAfterMs } = setbackOf(error);
    if (isLate) throw new ModelFailure("late", { partial, cause: error });
    const wait = retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (attempt - 1);
    if (!mayPass || attempt === ATTEMPTS || Date.now() + wait + LEAST_TIME_MS > answerBy) {
      throw new ModelFailure(kind, { partial, cause: error });
    }
    await pause(wait, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

type Outcome = { readonly usage: Usage | undefined } & (
  { readonly message: Message } | { readonly error: unknown; readonly partial: string; readonly isLate: boolean }
);

async function attemptOnce(client: Anthropic, question: Question, patience: Patience): Promise<Outcome> {
  const { answerBy, heard } = patience;
  let partial = "";
  let usage: Usage | undefined;
  const timeLeft = Math.max(1, Math.ceil(answerBy - Date.now()));
  const timeLimit = AbortSignal.timeout(timeLeft);
  const signal = AbortSignal.any([patience.signal, timeLimit]);
  try {
    const stream = client.messages.stream(question, { signal, timeout: timeLeft });
    stream.on("streamEvent", (_event, snapshot) => (usage = snapshot.usage));
    stream.on("text", (delta) => {
      partial += delta;
      heard?.(partial);
    });
    const message = await stream.finalMessage();
    // A connection that ends between two events looks like an end.
    if (message.stop_reason === null) throw new Error("the stream broke off");
    return { message, usage: message.usage };
  } catch (error) {
    return { error, partial, usage, isLate: timeLimit.aborted };
  }
}
