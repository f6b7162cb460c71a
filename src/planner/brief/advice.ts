import type { Finding } from "./brief.ts";

/** How an agent that reads a warning gets what the offline planner can't do. */
export const AUTHORED = "To control every word, send content as slides: Markdown sections separated by ---.";

/** What to do instead, for wishes that are understood and can't be fulfilled here. */
const ADVICE = {
  pictures: "Picture slots keep the theme's own pictures; swap them in the editor.",
  motion: "Slides stand still: nothing moves, plays or makes a sound. Add that where you present them.",
  brand: "Colours, fonts and logo come from a brand kit: make one with create_brand_kit and is_default true.",
  layout:
    "Type sizes and places come from the template: list_templates shows what there is, and slides can be changed in the editor.",
  duration: "Minutes set no number of slides; send slide_count.",
  research: "Slides say only what the source says; add it to content.",
} as const;

const BY_WRITING = {
  position:
    "Slides keep the order of the source. To set order and place, send content as slides: Markdown sections separated by ---.",
  wording: `The source's own words are kept, not rewritten. ${AUTHORED}`,
} as const;

/** A wish nothing here can fulfil. */
export function unmet(kind: keyof typeof ADVICE | keyof typeof BY_WRITING): Finding {
  const byWriting = kind === "position" || kind === "wording";
  return { unmet: { instead: byWriting ? BY_WRITING[kind] : ADVICE[kind], byWriting } };
}
