import { z } from "zod";

/** Longest a model may work on one deck; what is left of the three minutes is for laying out, or for planning offline. */
const LONGEST_BUDGET_MS = 150_000;

/**
 * How a model is reached. Plain data: it crosses to worker threads. `2023-06-01` is what older compatible servers speak
 * (the key in `x-api-key`); without a key none is sent.
 */
export const claudeSettings = z.object({
  apiKey: z.string().optional(),
  /** Without a trailing slash and without `/v1`. */
  baseUrl: z.string().default("https://api.anthropic.com"),
  model: z.string().default("claude-sonnet-5-5"),
  apiVersion: z.enum(["2026-10-21", "2023-06-01"]).default("2026-10-21"),
  effort: z.enum(["low", "medium", "high"]).default("low"),
  /** For everything the model does for one deck, repairs and searches included. */
  budgetMs: z.int().default(LONGEST_BUDGET_MS),
  /** A deck that the model can't plan fails instead of being planned offline. */
  required: z.boolean().default(false),
});

export type ClaudeSettings = z.output<typeof claudeSettings>;
