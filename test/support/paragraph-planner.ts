import { fixedPhrase } from "../../src/deck/slide-content.ts";
import { AppError } from "../../src/shared/app-error.ts";
import type { PlanDeck } from "../../src/presentations/generate-deck.ts";

/**
 * A planner for tests of what happens around planning: one tip slide a paragraph. `refuse` makes it throw what planners
 * throw, `break` what they should not, `slow` makes it wait until it is stopped, `hang` never listen again.
 */
export const planParagraphs: PlanDeck = async (request, { signal, progress }) => {
  signal.throwIfAborted();
  const source = request.content ?? request.topic ?? request.instructions ?? "";
  progress("reading", 0.5);
  if (source === "refuse") throw new AppError("validation_error", "Refused as asked.", { details: { asked: true } });
  if (source === "break") throw new TypeError("secret internals");
  if (source === "hang") for (;;) Math.random();
  if (source === "slow") await stopped(signal);
  progress("planning", 1);
  const paragraphs = source.split(/\n\n+/).slice(0, request.slideCount ?? 8);
  return {
    title: request.title ?? paragraphs[0]?.slice(0, 60) ?? "",
    format: request.format,
    language: "en",
    direction: "ltr",
    planner: "offline",
    style: { tags: [] },
    warnings: [],
    slides: paragraphs.map((text, at) => ({
      candidates: [{ type: "tip", title: fixedPhrase(`Point ${at + 1}`), body: fixedPhrase(text) }],
      title: `Point ${at + 1}`,
      notes: text,
    })),
  };
};

function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const keepAlive = setInterval(() => undefined, 1_000);
    signal.addEventListener("abort", () => {
      clearInterval(keepAlive);
      reject(new DOMException("stopped", "AbortError"));
    });
  });
}
