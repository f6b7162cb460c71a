import type { DeckPlan } from "../../../deck/deck-plan.ts";
import type { SlideContent } from "../../../deck/slide-content.ts";
import type { CheckName } from "../../checks/check-result.ts";
import { checkPlan } from "../../checks/check-plan.ts";
import { languageRules } from "../../language/language-rules.ts";
import { slideTitles } from "../../offline/slide-titles.ts";
import type { SourceDocument } from "../../source/source-document.ts";
import type { CompiledSlide, Place } from "./compile-slide.ts";
import type { Fault } from "./fault.ts";

/** Checks of every plan whose findings cost a slide, and those that are worth one more try. */
const GRAVE = new Set<CheckName>(["numbers_in_source", "slot_capacity", "empty_slide"]);
const MINOR = new Set<CheckName>([
  "bullet_length",
  "dangling_bullet",
  "pronoun_opening",
  "repeated_point",
  "title_length",
  "role_variety",
]);

export interface Review {
  readonly plan: Pick<DeckPlan, "format" | "language" | "direction" | "title">;
  readonly source: SourceDocument;
  readonly given: readonly string[];
}

/** What is wrong with the slides written so far: what reading them found, and what every plan is checked for. */
export function reviewDeck(
  slides: readonly CompiledSlide[],
  places: readonly Place[],
  { plan, source, given }: Review,
): readonly Fault[] {
  const shown = slides.flatMap(({ content, notes }, at) => {
    const key = places[at]?.key;
    return content === undefined || key === undefined ? [] : [{ key, content, notes }];
  });
  const titles = slideTitles(
    shown.map(({ content }) => content),
    languageRules(plan.language, source.text),
  );
  const whole: DeckPlan = {
    ...plan,
    planner: "claude",
    style: { tags: [] },
    warnings: [],
    slides: shown.map(({ content, notes }, at) => ({ candidates: [content], title: titles[at] ?? "", notes })),
  };
  const told = new Set(slides.flatMap(({ faults }) => faults.map(({ slide }) => slide)));
  const found = checkPlan(whole, source, { given, slideCount: places.length }).flatMap(({ findings }) => findings);
  const checked = found.flatMap(({ check, slide = -1, text, message }): Fault[] => {
    const key = shown[slide]?.key;
    if (key === undefined || told.has(key) || !(GRAVE.has(check) || MINOR.has(check))) return [];
    const fault = {
      slide: key,
      field: "",
      rule: "wording",
      hint: message,
      ...(text === undefined ? {} : { found: text }),
    } as const;
    return [MINOR.has(check) ? { ...fault, minor: true } : fault];
  });
  return [...slides.flatMap(({ faults }) => faults), ...checked, ...repeatedTitles(shown)];
}

/** The later of two slides under one headline has to find another. */
function repeatedTitles(slides: readonly { readonly key: string; readonly content: SlideContent }[]): readonly Fault[] {
  const seen = new Set<string>();
  return slides.flatMap(({ key, content }): Fault[] => {
    const title = content.title.text.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
    if (title === "" || !seen.has(title)) {
      seen.add(title);
      return [];
    }
    return [{ slide: key, field: "title", rule: "repeated_title", found: content.title.text }];
  });
}
