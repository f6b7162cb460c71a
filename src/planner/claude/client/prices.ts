/** US dollars per million tokens. */
export interface Price {
  readonly input: number;
  /** Into the cache that lives five minutes. */
  readonly cacheWrite: number;
  readonly cacheRead: number;
  readonly output: number;
}

/** US dollars for one web search. */
export const SEARCH_PRICE = 0.01;

/** Prompts longer than this cost `factor` times as much, where a model has one. */
interface LongPrompts {
  readonly over: number;
  readonly factor: number;
}

/** List prices of November 2026, from platform.claude.com/docs/en/about-claude/pricing. */
const PRICES: Readonly<Record<string, Price & { readonly long?: LongPrompts }>> = {
  "claude-sonnet-5-5": { input: 2, cacheWrite: 2.5, cacheRead: 0.1, output: 10 },
  "claude-sonnet-5": { input: 2, cacheWrite: 2.5, cacheRead: 0.2, output: 10 },
  "claude-opus-5-5": { input: 4, cacheWrite: 5, cacheRead: 0.2, output: 20 },
  "claude-opus-5": { input: 5, cacheWrite: 6.25, cacheRead: 0.5, output: 25 },
  "claude-haiku-5-5": {
    input: 0.1,
    cacheWrite: 0.125,
    cacheRead: 0.01,
    output: 0.5,
    long: { over: 100_000, factor: 5 },
  },
};

/** What a model's tokens cost for a prompt of that many tokens; undefined for a model without a known price. */
export function priceOf(model: string, promptTokens: number): Price | undefined {
  const price = Object.hasOwn(PRICES, model) ? PRICES[model] : undefined;
  if (price?.long === undefined || promptTokens <= price.long.over) return price;
  const { factor } = price.long;
  return {
    input: price.input * factor,
    cacheWrite: price.cacheWrite * factor,
    cacheRead: price.cacheRead * factor,
    output: price.output * factor,
  };
}
