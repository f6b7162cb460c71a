/** What a language model was given and wrote for one deck. Tokens as the server counts them. */
export interface ModelUsage {
  readonly model: string;
  readonly calls: number;
  /** All that was read, cached tokens included. */
  readonly inputTokens: number;
  /** The part of it that came from the server's cache. */
  readonly cachedInputTokens: number;
  readonly outputTokens: number;
  readonly webSearches: number;
  /** By list price; null for a model whose price is not known. */
  readonly costUsd: number | null;
}
