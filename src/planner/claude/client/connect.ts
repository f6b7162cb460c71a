import Anthropic from "@anthropic-ai/sdk";
import type { ClaudeSettings } from "../settings.ts";
import { createStreamingFetch } from "./streaming-fetch.ts";

/**
 * The SDK's client with nothing read from the environment or from profiles on disk, silent (its logs would hold the
 * source), without telemetry and without retries: those have to know how much time is left.
 */
export function connect({ apiKey, baseUrl, apiVersion }: ClaudeSettings): Anthropic {
  return new Anthropic({
    // The SDK wants some credential; without a key the header that would carry it is taken out.
    apiKey: apiKey ?? "none",
    baseURL: baseUrl,
    defaultHeaders: headersFor(apiKey, apiVersion),
    fetch: createStreamingFetch(),
    // A redirect would carry the source, and an old server's key, to somewhere else.
    fetchOptions: { redirect: "error" },
    logLevel: "off",
    maxRetries: 0,
    openTelemetry: false,
  });
}

function headersFor(apiKey: string | undefined, apiVersion: ClaudeSettings["apiVersion"]) {
  if (apiKey === undefined) return { authorization: null, "anthropic-version": apiVersion };
  if (apiVersion === "2026-10-21") return { "anthropic-version": apiVersion };
  return { authorization: null, "x-api-key": apiKey, "anthropic-version": apiVersion };
}
