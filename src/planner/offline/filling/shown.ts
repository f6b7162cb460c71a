import { contentPhrases } from "../../../deck/content-phrases.ts";
import type { SlideContent, SourceSpan } from "../../../deck/slide-content.ts";

/** The stretches of the source that slides show. What breaks off with the mark of an omission is not shown. */
export class ShownSpans {
  readonly #spans: readonly SourceSpan[];

  constructor(contents: readonly SlideContent[]) {
    this.#spans = contents.flatMap((content) => spansOf(content));
  }

  has({ start, end }: SourceSpan): boolean {
    return this.#spans.some((span) => span.start < end && start < span.end);
  }
}

const BREAKS_OFF = /…$/u;

/** Where the words of a slide stand in its source, its kicker left out; its title too unless `titled`. */
export function spansOf(content: SlideContent, titled = true): readonly SourceSpan[] {
  return contentPhrases(content)
    .filter((phrase) => phrase !== content.kicker && (titled || phrase !== content.title))
    .filter(({ text }) => !BREAKS_OFF.test(text))
    .flatMap(({ sources }) => sources);
}
