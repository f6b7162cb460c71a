/** Every kind of slide a planner can ask for; a theme layout is made for exactly one of them. */
export const SLIDE_TYPES = [
  "cover",
  "hook",
  "agenda",
  "section",
  "tip",
  "list",
  "checklist",
  "steps",
  "timeline",
  "stat",
  "stats",
  "chart",
  "table",
  "comparison",
  "pros_cons",
  "definition",
  "quote",
  "qa",
  "myth_fact",
  "before_after",
  "image",
  "code",
  "statement",
  "recap",
  "takeaway",
  "cta",
  "closing",
] as const;

export type SlideType = (typeof SLIDE_TYPES)[number];

/**
 * The type whose layout stands in where a theme has none of its own. The stand-in has the same content shape,
 * so no word changes; only the look is less special.
 */
export const STAND_IN: Partial<Record<SlideType, SlideType>> = {
  pros_cons: "comparison",
  myth_fact: "comparison",
  before_after: "comparison",
  checklist: "list",
};
