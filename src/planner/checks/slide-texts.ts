import type { DeckPlan } from "../../deck/deck-plan.ts";
import type { Item, Phrase, Side, SlideContent } from "../../deck/slide-content.ts";
import type { SlideType } from "../../deck/slide-types.ts";

export type TextRole =
  | "kicker"
  | "title"
  | "body"
  | "bullet"
  | "label"
  | "value"
  | "heading"
  | "cell"
  | "point"
  | "speaker"
  | "caption"
  | "code"
  | "action";

export interface SlideText {
  readonly role: TextRole;
  readonly phrase: Phrase;
}

/** Slides that belong to the deck, not to a part of its source. */
const FRAME_TYPES: ReadonlySet<SlideType> = new Set(["cover", "hook", "agenda", "recap", "takeaway", "cta", "closing"]);

function isBody(content: SlideContent): boolean {
  return !FRAME_TYPES.has(content.type);
}

/** A slide that asks the author: its question comes from no source, though it may quote the slide it asks about. */
export function isPrompt(content: SlideContent): boolean {
  const { kicker, title } = content;
  if (isBody(content) && kicker?.sources.length === 0 && title.sources.length === 0) return true;
  return textsOf(content).every(({ phrase }) => phrase.sources.length === 0);
}

export function bodySlides(plan: DeckPlan): readonly { readonly at: number; readonly content: SlideContent }[] {
  return plan.slides
    .map((slide, at) => ({ at, content: slide.candidates[0] }))
    .filter(({ content }) => isBody(content) && !isPrompt(content));
}

/** Every text on a slide, in reading order. */
export function textsOf(content: SlideContent): readonly SlideText[] {
  const texts: SlideText[] = [];
  const add = (role: TextRole, phrase: Phrase | undefined): void => {
    if (phrase !== undefined) texts.push({ role, phrase });
  };
  add("kicker", content.kicker);
  if ("value" in content) add("value", content.value);
  add("title", content.title);
  if ("body" in content) add("body", content.body);
  if ("items" in content) for (const item of content.items) addItem(item, add);
  if ("left" in content) for (const side of [content.left, content.right]) addSide(side, add);
  if ("columns" in content) for (const cell of [...content.columns, ...content.rows.flat()]) add("cell", cell);
  if ("points" in content) {
    for (const point of content.points) {
      add("point", point.label);
      add("value", point.display);
    }
  }
  if ("code" in content) add("code", content.code);
  if ("caption" in content) add("caption", content.caption);
  if ("speaker" in content) add("speaker", content.speaker);
  if ("action" in content) add("action", content.action);
  return texts;
}

type Add = (role: TextRole, phrase: Phrase | undefined) => void;

function addItem(item: Item, add: Add): void {
  add("value", item.value);
  add("label", item.label);
  add("bullet", item.text);
}

function addSide(side: Side, add: Add): void {
  add("heading", side.heading);
  for (const phrase of side.items) add("bullet", phrase);
}

interface Bullet {
  readonly at: number;
  readonly phrase: Phrase;
  /** Whether a label stands beside it. */
  readonly labelled: boolean;
}

/** Bullets of body slides and recap: what a reader takes in line by line. */
export function bulletsOf(plan: DeckPlan): readonly Bullet[] {
  return plan.slides.flatMap(({ candidates: [content] }, at) =>
    content.type === "agenda"
      ? []
      : textsOf(content).flatMap(({ role, phrase }, place, texts) =>
          role === "bullet" ? [{ at, phrase, labelled: texts[place - 1]?.role === "label" }] : [],
        ),
  );
}
