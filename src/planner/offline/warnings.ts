import type { Warning } from "../../deck/deck-plan.ts";
import type { SlideContent } from "../../deck/slide-content.ts";
import type { SlideType } from "../../deck/slide-types.ts";
import { AUTHORED } from "../brief/advice.ts";
import type { Brief, Finding } from "../brief/brief.ts";
import { briefWarnings, notFollowed } from "../brief/brief-warnings.ts";
import { quoted } from "../brief/quoted.ts";
import { baseLanguage } from "../source/language.ts";
import type { SourceDocument } from "../source/source-document.ts";
import type { TermsOf } from "../text/terms.ts";

export interface OfflineResult {
  readonly brief: Brief;
  readonly source: Pick<SourceDocument, "text" | "language">;
  readonly termsOf: TermsOf;
  readonly slides: readonly SlideContent[];
}

/** What was asked for and is not in the deck, each wish quoted, with what to do instead. */
export function offlineWarnings(result: OfflineResult): readonly Warning[] {
  return [
    ...briefWarnings(result.brief, false),
    ...missingTypes(result),
    ...missingTopics(result),
    ...notRewritten(result.brief),
    ...notTranslated(result),
  ];
}

function wishesWith(brief: Brief, test: (finding: Finding) => boolean): string {
  const wishes = brief.said.filter(({ finding }) => test(finding)).map(({ text }) => quoted(text));
  return [...new Set(wishes)].join(", ");
}

/** Types that meet a wish for another: numbers one by one or side by side, a summary in one sentence. */
const STANDS_FOR: Partial<Record<SlideType, SlideType>> = { stat: "stats", stats: "stat", recap: "takeaway" };

function missingTypes({ brief, slides }: OfflineResult): Warning[] {
  const types = new Set<SlideType>(slides.map((slide) => slide.type));
  const isMissing = (type: SlideType): boolean => !types.has(type) && !types.has(STANDS_FOR[type] ?? type);
  const missing = brief.wantedTypes.filter(isMissing);
  if (missing.length === 0) return [];
  const wishes = wishesWith(brief, ({ wantedTypes = [] }) => wantedTypes.some((type) => missing.includes(type)));
  return [
    notFollowed(
      `Not followed: ${wishes}. The source has no matter for these slides: ${missing.join(", ")}. ` +
        `Add it to content, or write the slide yourself. ${AUTHORED}`,
    ),
  ];
}

/** Subjects to leave out or to stress that the source does not speak of. */
function missingTopics({ brief, source, termsOf }: OfflineResult): Warning[] {
  const topics = [...brief.exclusions, ...brief.focus];
  if (topics.length === 0) return [];
  const known = new Set(termsOf(source.text));
  const unknown = topics.filter((topic) => {
    const terms = termsOf(topic);
    return terms.length === 0 || terms.some((term) => !known.has(term));
  });
  return unknown.map((topic) => {
    const wish = wishesWith(brief, ({ exclusions = [], focus = [] }) => [...exclusions, ...focus].includes(topic));
    return notFollowed(
      `Nothing to do for ${wish}: the source does not speak of ${quoted(topic)}. Name it in the words of the source.`,
    );
  });
}

function notRewritten(brief: Brief): Warning[] {
  const wishes = wishesWith(
    brief,
    ({ tone, audience, density }) => tone !== undefined || audience !== undefined || density === "detailed",
  );
  if (wishes === "") return [];
  const message = `The offline planner keeps the source's own words and does not rewrite them, so this changed looks at most: ${wishes}. ${AUTHORED}`;
  return [{ code: "wording_not_adapted", message }];
}

function notTranslated({ brief, source }: OfflineResult): Warning[] {
  if (brief.language === undefined || baseLanguage(brief.language) === baseLanguage(source.language)) return [];
  const wish = wishesWith(brief, ({ language }) => language !== undefined);
  const asked = wish === "" ? "" : ` (${wish})`;
  const message = `The offline planner does not translate: the deck is in the language of its source (${source.language}), not in ${brief.language}${asked}. ${AUTHORED}`;
  return [{ code: "language_not_translated", message }];
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
