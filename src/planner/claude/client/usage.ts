import type { Message } from "@anthropic-ai/sdk/resources/messages";
import type { ModelUsage } from "../../../deck/model-usage.ts";
import { priceOf, SEARCH_PRICE } from "./prices.ts";

type Reported = Message["usage"];

/** Adds up what the calls for one deck took. */
export class UsageTally {
  readonly #model: string;
  #usage: Omit<ModelUsage, "model">;

  constructor(model: string) {
    this.#model = model;
    const costUsd = priceOf(model, 0) === undefined ? null : 0;
    this.#usage = { calls: 0, inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, webSearches: 0, costUsd };
  }

  get total(): ModelUsage {
    return { model: this.#model, ...this.#usage };
  }

  /** Compatible servers may leave counts out; they count as 0. */
  add(reported: Partial<Reported>): void {
    const fresh = reported.input_tokens ?? 0;
    const written = reported.cache_creation_input_tokens ?? 0;
    const read = reported.cache_read_input_tokens ?? 0;
    const output = reported.output_tokens ?? 0;
    const searches = reported.server_tool_use?.web_search_requests ?? 0;
    const price = priceOf(this.#model, fresh + written + read);
    const before = this.#usage;
    const cost =
      price &&
      (fresh * price.input + written * price.cacheWrite + read * price.cacheRead + output * price.output) / 1e6 +
        searches * SEARCH_PRICE;
    this.#usage = {
      calls: before.calls + 1,
      inputTokens: before.inputTokens + fresh + written + read,
      cachedInputTokens: before.cachedInputTokens + read,
      outputTokens: before.outputTokens + output,
      webSearches: before.webSearches + searches,
      costUsd: cost === undefined || before.costUsd === null ? null : before.costUsd + cost,
    };
  }
}
