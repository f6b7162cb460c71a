import type { SlideType } from "../../../deck/slide-types.ts";
import { SLIDE_TYPE_PATTERN, slideTypesFor } from "../slide-type-words.ts";
import { either, phrasePattern, type Directive } from "./directive.ts";

const NO = either(
  "no|without(?: any| an?)?|skip(?: the| any)?|leave out(?: the| any| all)?|omit(?: the)?|exclude(?: the)?|avoid",
  "(?:don['’]t|do not) (?:include|add|use|show)(?: an?| any| the)?",
  "ohne|keine?n?|sans|pas de|sin",
);
const WITH = either(
  "include|add|with|show|use|start with|end with|open with|close with|finish with|need|want",
  "mit|füge|avec|ajoute[rz]?|con|incluye",
);
const ARTICLE = "(?:an?|the|some|one|at least one|einer?|eine[mn]?|une?|una?)";
const PART = `${either(SLIDE_TYPE_PATTERN)}(?: slides?|folien?)?`;
const AND = "(?:,| or| and| oder| und| ou| et| ni| y)";

/** Slide types to have or to do without, and speaker notes. */
export const parts: readonly Directive[] = [
  {
    pattern: phrasePattern(`${NO}\\s+(?<names>${PART}(?:${AND}\\s+(?:any |an? )?${PART})*)(?![\\p{L}])`),
    read: ({ names = "" }) => ({ excludedTypes: typesIn(names) }),
  },
  {
    pattern: phrasePattern(
      `${WITH}\\s+(?:${ARTICLE}\\s+)?(?:short |clear |strong )?(?<names>${PART}(?:${AND}\\s+(?:an?\\s+)?${PART})*)(?![\\p{L}])`,
    ),
    read: ({ names = "" }) => ({ wantedTypes: typesIn(names) }),
  },
  {
    pattern: phrasePattern(
      "(?:no|without|ohne|sans|sin)\\s+(?:speaker\\s+)?(?:notes|Notizen|Sprechernotizen)(?![\\p{L}])",
    ),
    read: () => ({ notes: false }),
  },
  {
    pattern: phrasePattern("(?:with|add|include)\\s+(?:\\p{L}+\\s+)?speaker notes(?![\\p{L}])"),
    read: () => ({ notes: true }),
  },
];

function typesIn(names: string): SlideType[] {
  return names
    .split(/,|\s(?:or|and(?! cons)|oder|und|ou|et|ni|y)\s/iu)
    .flatMap((name) => slideTypesFor(name.replace(/^\s*(?:any|an?)\s|\s(?:slides?|folien?)$/giu, "")));
}
