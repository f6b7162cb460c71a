import type { Warning } from "../../deck/deck-plan.ts";
import type { Brief } from "./brief.ts";
import { quoted } from "./quoted.ts";

const ALLOWED =
  "Instructions can set the number of slides, language, title, looks or template, slide types, subjects to leave out or to focus on, and the call to action.";

/**
 * Warnings that hold whoever plans the deck: what parameters overruled, and what is understood but can't be had. A
 * planner that rewrites (`writes`) reads the instructions itself and answers for wording, order and whatever no rule
 * understands.
 */
export function briefWarnings({ overruled, unmet, unfollowed }: Brief, writes: boolean): Warning[] {
  const impossible = unmet.filter(({ byWriting }) => !(byWriting && writes));
  return [
    ...overruled,
    ...impossible.map(({ wish, instead }) => notFollowed(`Not followed: ${quoted(wish)}. ${instead}`)),
    ...(writes
      ? []
      : unfollowed.map((wish) =>
          notFollowed(`Not understood, so not (or not fully) followed: ${quoted(wish)}. ${ALLOWED}`),
        )),
  ];
}

export function notFollowed(message: string): Warning {
  return { code: "instruction_not_followed", message };
}
