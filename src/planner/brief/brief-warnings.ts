import type { Warning } from "../../deck/deck-plan.ts";
import type { Brief } from "./brief.ts";

const LONGEST_QUOTE = 80;

/** One warning for every stretch of the instructions that nobody understood, quoting it briefly. */
export function unfollowedWarnings({ unfollowed }: Brief): Warning[] {
  return unfollowed.map((clause) => ({
    code: "instruction_not_followed",
    message: `Not understood, so not followed: "${shorten(clause)}".`,
  }));
}

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length <= LONGEST_QUOTE
    ? text
    : `${characters
        .slice(0, LONGEST_QUOTE - 1)
        .join("")
        .trimEnd()}…`;
}
