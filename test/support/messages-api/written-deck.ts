import { SLIDE_TYPES, type SlideType } from "../../../src/deck/slide-types.ts";

export interface WrittenSlide {
  readonly type: SlideType;
  readonly source_ids: readonly string[];
  readonly kicker: string;
  readonly title: string;
  readonly value: string;
  readonly body: string;
  readonly items: readonly { readonly label: string; readonly value: string; readonly text: string }[];
  readonly left_heading: string;
  readonly left: readonly string[];
  readonly right_heading: string;
  readonly right: readonly string[];
  readonly table: readonly (readonly string[])[];
  readonly chart: string;
  readonly code: string;
  readonly extra: string;
  readonly notes: string;
}

export interface WrittenDeck {
  readonly title: string;
  readonly slides: ReadonlyMap<string, WrittenSlide>;
  readonly not_followed?: readonly string[];
}

export function isSlideType(type: string): type is SlideType {
  return SLIDE_TYPES.some((known) => known === type);
}

/** The deck with some slides changed; keys it does not have stay away. */
export function changed(deck: WrittenDeck, changes: Readonly<Record<string, Partial<WrittenSlide>>>): WrittenDeck {
  const slides = new Map([...deck.slides].map(([key, slide]) => [key, { ...slide, ...changes[key] }]));
  return { ...deck, slides };
}

/** The JSON of a deck in the form that the request's schema has, with slides under keys where it has none. */
export function deckJson({ title, slides, not_followed = [] }: WrittenDeck, form: "keyed" | "list"): string {
  const beats = [...slides.keys()].map((slide) => ({ slide, point: "", source_ids: [] }));
  const head = { storyline: { message: title, beats }, title, not_followed };
  if (form === "keyed") return JSON.stringify({ ...head, ...Object.fromEntries(slides) });
  return JSON.stringify({ ...head, slides: [...slides].map(([slide, content]) => ({ slide, ...content })) });
}
