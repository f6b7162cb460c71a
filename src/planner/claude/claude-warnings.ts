import type { Warning } from "../../deck/deck-plan.ts";
import { AppError } from "../../shared/app-error.ts";
import { notFollowed as notFollowedWarning } from "../brief/brief-warnings.ts";
import type { SourceDocument } from "../source/source-document.ts";
import type { ModelFailure } from "./client/failure.ts";

const AUTHORED = "send content as slides (Markdown sections separated by ---)";

/** The deck was planned offline after all. */
export function unavailableWarning(failure: ModelFailure): Warning {
  const message = `Claude could not plan this deck: ${failure.message}. The offline planner made it from the source's own words. ${remedy(failure)}`;
  return { code: "claude_unavailable", message };
}

/** Nobody else may plan the deck, so it fails. */
export function unavailableError(failure: ModelFailure): AppError {
  const message = `Claude could not plan this deck: ${failure.message}. Nothing was charged. ${remedy(failure)}`;
  // Without the cause: a server may quote the request, source and all, and causes are logged.
  return new AppError("unavailable", message);
}

function remedy({ kind }: ModelFailure): string {
  switch (kind) {
    case "key":
    case "model":
    case "quota":
    case "unsupported":
      return "Whoever runs this server has to look at ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL and SLIDEWRIGHT_MODEL (slidewright doctor says what is set).";
    case "refused":
      return `To decide every word yourself, ${AUTHORED}.`;
    case "late":
      return "Try again, with fewer slides or a shorter text.";
    default:
      return "Try again in a few minutes.";
  }
}

/** Slides that the offline planner had to write, by their numbers. */
export function replacedWarning(slides: readonly number[]): Warning {
  const which = slides.length === 1 ? `Slide ${slides.join("")} comes` : `Slides ${slides.join(", ")} come`;
  const message = `${which} from the offline planner, in the source's own words: what Claude wrote there was not held by the source or did not fit.`;
  return { code: "slides_replaced", message };
}

/** A deck of general knowledge. */
export function unsourcedWarning(): Warning {
  const message =
    "There was no text to make the deck from, so Claude wrote it from general knowledge, without figures. Check what it says before you publish it, or send the text it should be made from.";
  return { code: "written_without_source", message };
}

/** A source with fewer sentences than the deck has slides to fill. */
export function thinWarning({ units }: SourceDocument, bodySlides: number, slides: number): Warning | undefined {
  const statements = units.reduce((total, { sentences }) => total + Math.max(1, sentences.length), 0);
  if (statements >= bodySlides) return undefined;
  const message = `The source has ${statements} statements for ${slides} slides, so they say little each. Send more content or ask for fewer slides.`;
  return { code: "source_too_thin", message };
}

const LONGEST_WISH = 120;
const MOST_WISHES = 6;

/** What the model itself says that it could not do. */
export function wishWarnings(notFollowed: readonly string[]): readonly Warning[] {
  const wishes = notFollowed.filter((wish) => wish !== "").slice(0, MOST_WISHES);
  return wishes.map((wish) => notFollowedWarning(`Not followed: "${shortened(wish)}".`));
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= LONGEST_WISH
    ? text
    : `${characters
        .slice(0, LONGEST_WISH - 1)
        .join("")
        .trimEnd()}…`;
}
