import type { DeckFormat } from "../../../deck/deck-plan.ts";
import type { SlideType } from "../../../deck/slide-types.ts";

export type FrameSlide = Extract<SlideType, "cover" | "hook" | "agenda" | "recap" | "takeaway" | "cta" | "closing">;

/** The slides around the body of a deck, and how many are left for the body. */
export interface Frame {
  readonly before: readonly FrameSlide[];
  readonly after: readonly FrameSlide[];
  readonly body: number;
}

export interface FrameWish {
  readonly format: DeckFormat;
  readonly slideCount: number;
  readonly callToAction: boolean;
  readonly wanted: ReadonlySet<SlideType>;
  readonly excluded: ReadonlySet<SlideType>;
}

/** Slides from which on a deck can spare one for each of these; below, the body needs it more. */
const ROOM_FOR = {
  presentation: { hook: Infinity, agenda: 10, recap: 6, takeaway: 3, ending: 9 },
  carousel: { hook: 10, agenda: Infinity, recap: 6, takeaway: 3, ending: 4 },
} as const;
/** What a request may ask for explicitly still leaves this much body. */
const LEAST_BODY = 1;

/**
 * The fixed slides of a deck of `slideCount`: a presentation has cover, agenda, summary and closing, a carousel cover,
 * hook, recap and call to action. Small decks drop them first.
 */
export function frameFor(wish: FrameWish): Frame {
  const { format, slideCount, wanted, excluded } = wish;
  const room = ROOM_FOR[format];
  const has = (type: FrameSlide, from: number): boolean =>
    !excluded.has(type) && (slideCount >= from || (wanted.has(type) && slideCount > 4));
  const asksForAction = wish.callToAction || wanted.has("cta");
  const asksToClose = wanted.has("closing") && !asksForAction;
  const ending: FrameSlide = (format === "carousel" && !asksToClose) || asksForAction ? "cta" : "closing";
  const before: FrameSlide[] = excluded.has("cover") ? [] : ["cover"];
  if (has("hook", room.hook)) before.push("hook");
  if (has("agenda", room.agenda)) before.push("agenda");
  const after: FrameSlide[] = [];
  if (has("recap", room.recap)) after.push("recap");
  const ends = has(ending, asksForAction || asksToClose ? 3 : room.ending);
  if (!after.includes("recap") && !ends && has("takeaway", room.takeaway)) after.push("takeaway");
  if (ends) after.push(ending);
  while (before.length + after.length > slideCount - LEAST_BODY) (after.length > 1 ? after : before).pop();
  return { before, after, body: slideCount - before.length - after.length };
}
