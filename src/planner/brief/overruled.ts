import type { Warning } from "../../deck/deck-plan.ts";
import type { PlanRequest } from "../planner.ts";
import { baseLanguage, languageTag } from "../source/language.ts";
import type { SaidWish } from "./brief.ts";
import { FEWEST_SLIDES, MOST_SLIDES } from "./counts.ts";
import { quoted } from "./quoted.ts";

/** Wishes that a parameter or a limit overrules: each is a warning that quotes the wish and says what counted. */
export function overruledWarnings(request: PlanRequest, said: readonly SaidWish[]): Warning[] {
  const count = said.find(({ finding }) => finding.slideCount !== undefined)?.finding.slideCount;
  return said.flatMap(({ text, finding }) =>
    [
      countReason(request, finding.slideCount, count),
      languageReason(request, finding.language),
      titleReason(request, finding.title),
      formatReason(request, finding.format),
    ].flatMap((reason) =>
      reason === undefined
        ? []
        : [{ code: "instruction_overruled", message: `Not followed: ${quoted(text)}. ${reason}` }],
    ),
  );
}

function countReason(
  { slideCount, format }: PlanRequest,
  wished: number | undefined,
  first: number | undefined,
): string | undefined {
  if (wished === undefined) return undefined;
  if (slideCount !== undefined) {
    return slideCount === wished ? undefined : `The parameter slide_count says ${slideCount}, and parameters win.`;
  }
  if (wished !== first) return `An earlier instruction asks for ${first} slides.`;
  const most = MOST_SLIDES[format];
  if (wished >= FEWEST_SLIDES && wished <= most) return undefined;
  return `A ${format} has ${FEWEST_SLIDES} to ${most} slides; this one was planned with ${wished < FEWEST_SLIDES ? FEWEST_SLIDES : most}.`;
}

function languageReason({ language }: PlanRequest, wished: string | undefined): string | undefined {
  const sent = languageTag(language);
  if (sent === undefined || wished === undefined || baseLanguage(sent) === baseLanguage(wished)) return undefined;
  return `The parameter language says ${language}, and parameters win.`;
}

function titleReason({ title }: PlanRequest, wished: string | undefined): string | undefined {
  if (title === undefined || wished === undefined || title === wished) return undefined;
  return `The parameter title says ${quoted(title)}, and parameters win.`;
}

function formatReason({ format }: PlanRequest, wished: PlanRequest["format"] | undefined): string | undefined {
  if (wished === undefined || wished === format) return undefined;
  return `The parameter format decides, and it is ${format}; send format "${wished}".`;
}
