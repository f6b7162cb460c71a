import type { Scope } from "./principal.ts";

/** What a permission means to the person who gives it, as the end of "… may". */
export const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  "presentations:create": "make presentations and carousels, which uses your credits",
  "projects:read": "see your decks and their slides",
  "projects:write": "change, copy and delete your decks",
  "brand_kits:read": "see your brand kits",
  "brand_kits:write": "make and delete brand kits",
  "scheduled_posts:read": "see your social accounts and scheduled posts",
  "scheduled_posts:write": "schedule and cancel posts in your name",
};
