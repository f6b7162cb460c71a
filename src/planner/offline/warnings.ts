import type { Warning } from "../../deck/deck-plan.ts";
import type { SlideContent } from "../../deck/slide-content.ts";
import type { Brief } from "../brief/brief.ts";

/** How an agent that reads a warning gets what the offline planner can't do. */
const AUTHORED = "To control every word, send content as slides: Markdown sections separated by ---.";

/** What was asked for and is not in the deck. */
export function briefWarnings(brief: Brief, language: string, slides: readonly SlideContent[]): readonly Warning[] {
  const warnings: Warning[] = brief.unfollowed.map((clause) => notFollowed(`"${clause}" was not understood.`));
  const types = new Set(slides.map((slide) => slide.type));
  const missing = brief.wantedTypes.filter((type) => !types.has(type));
  if (missing.length > 0) {
    warnings.push(notFollowed(`The source has no matter for these slides: ${missing.join(", ")}.`));
  }
  if (brief.tone !== undefined || brief.audience !== undefined) {
    const wish = [brief.tone, brief.audience === undefined ? undefined : `for ${brief.audience}`]
      .filter(Boolean)
      .join(", ");
    warnings.push({
      code: "wording_not_adapted",
      message: `The offline planner keeps the source's own words and does not rewrite them (${wish}). ${AUTHORED}`,
    });
  }
  if (brief.language !== undefined && base(brief.language) !== base(language)) {
    warnings.push({
      code: "language_not_translated",
      message: `The offline planner does not translate: the deck is in the language of its source (${language}), not in ${brief.language}. ${AUTHORED}`,
    });
  }
  return warnings;
}

/** Said when the source carries fewer slides than asked for. */
export function thinWarning(carried: number, asked: number): Warning {
  return {
    code: "source_too_thin",
    message:
      `The source carries ${carried} of the ${asked} slides; the others are labelled prompts for the author. ` +
      `Send more content or ask for fewer slides. ${AUTHORED}`,
  };
}

function notFollowed(message: string): Warning {
  return { code: "instruction_not_followed", message };
}

function base(language: string): string {
  return (language.split("-")[0] ?? language).toLowerCase();
}
