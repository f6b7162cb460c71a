import type { SlideContent } from "../deck/slide-content.ts";
import { STAND_IN, type SlideType } from "../deck/slide-types.ts";
import type { Frame, Layout, Theme, Weight } from "./theme.ts";

/** What the deck has used so far, so that it keeps varying. */
export interface LayoutHistory {
  readonly counts: ReadonlyMap<string, number>;
  readonly last: Layout | undefined;
  /** How heavy the next slide will be, where the theme leaves it no choice. */
  readonly next?: Weight | undefined;
}

/** Types tried when a theme has neither the type nor its stand-in: the same words as a plain slide. */
function typesToTry(type: SlideType): SlideType[] {
  const standIn = STAND_IN[type];
  return standIn === undefined ? [type] : [type, standIn];
}

/** The same content under a stand-in type of equal shape. */
function retyped(content: SlideContent, type: SlideType): SlideContent {
  return Object.assign({}, content, { type });
}

export interface Choice {
  readonly layout: Layout;
  readonly content: SlideContent;
}

/** Two dark slides in a row are heavier than two light ones; two full of colour are one too many. */
const SAME_WEIGHT: Readonly<Record<Weight, number>> = { light: 1, dark: 2, color: 5 };

function wear(layout: Layout, history: LayoutHistory): number {
  const used = history.counts.get(layout.id) ?? 0;
  const again = history.last?.id === layout.id ? 3 : 0;
  const alike = [history.last?.weight, history.next].filter((weight) => weight === layout.weight).length;
  return used * 2 + again + alike * SAME_WEIGHT[layout.weight];
}

/** The weight of a type's slides in a theme that knows only one for it. */
export function certainWeight(theme: Theme, type: SlideType): Weight | undefined {
  const types = typesToTry(type);
  const own = types.map((tried) => theme.layouts.filter((layout) => layout.type === tried)).find((all) => all.length);
  const [weight, ...others] = new Set(own?.map((layout) => layout.weight));
  return others.length === 0 ? weight : undefined;
}

/** Layouts of the theme that could carry the content, least worn first; the theme's own order breaks ties. */
export function layoutChoices(theme: Theme, content: SlideContent, frame: Frame, history: LayoutHistory): Choice[] {
  for (const type of typesToTry(content.type)) {
    const typed = type === content.type ? content : retyped(content, type);
    const layouts = theme.layouts.filter((layout) => layout.type === type);
    const suited = layouts.filter((layout) => layout.suits(typed, frame));
    const usable = suited.length > 0 ? suited : layouts;
    if (usable.length > 0)
      return usable
        .map((layout) => ({ layout, content: typed, wear: wear(layout, history) }))
        .sort((a, b) => a.wear - b.wear)
        .map(({ layout, content: chosen }) => ({ layout, content: chosen }));
  }
  return [];
}
