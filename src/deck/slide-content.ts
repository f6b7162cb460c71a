import type { SlideType } from "./slide-types.ts";

/** A stretch of the normalised source text, in UTF-16 code units, end exclusive. */
export interface SourceSpan {
  readonly start: number;
  readonly end: number;
}

/** One text slot: what the slide says and where in the source it says so (empty: a fixed word of the product). */
export interface Phrase {
  readonly text: string;
  readonly sources: readonly SourceSpan[];
  /** Somebody put these words there after the deck was made. */
  readonly edited?: true;
}

/** One entry of a list-like slide. `label` is a lead-in, date or term; `value` a figure such as "48%". */
export interface Item {
  readonly label?: Phrase;
  readonly value?: Phrase;
  readonly text?: Phrase;
  /** Its place, from 1, in a set that goes on over several slides; other rows are numbered on their slide. */
  readonly place?: number;
}

export interface Side {
  readonly heading: Phrase;
  readonly items: readonly Phrase[];
}

export interface ChartPoint {
  readonly label: Phrase;
  /** Plotted number; `display` is how the source writes it ("75.0%", "1,2 Mio. €"). */
  readonly value: number;
  readonly display: Phrase;
}

interface Headed {
  /** Small label above the headline: the section a slide belongs to, or the heading of a quote. */
  readonly kicker?: Phrase;
  readonly title: Phrase;
}

interface TitleAndBody extends Headed {
  readonly body?: Phrase;
}

interface TitleAndItems extends Headed {
  readonly items: readonly Item[];
}

interface TwoSides extends Headed {
  readonly left: Side;
  readonly right: Side;
}

/**
 * What each slide type holds. Themes read these shapes and nothing else: a shape is the contract
 * between planner and theme, `SLOT_CONTRACTS` its capacity.
 */
export interface ContentByType {
  cover: TitleAndBody;
  hook: TitleAndBody;
  agenda: TitleAndItems;
  section: TitleAndBody & { readonly number?: string };
  tip: TitleAndBody & { readonly number?: string };
  list: TitleAndItems;
  checklist: TitleAndItems;
  steps: TitleAndItems;
  /** `label` is the date. */
  timeline: TitleAndItems;
  /** `title` says what the figure means; it is set below or beside the figure. */
  stat: TitleAndBody & { readonly value: Phrase };
  /** Each item has `value` and `text`. */
  stats: TitleAndItems;
  chart: Headed & {
    readonly kind: "bar" | "line" | "donut";
    readonly points: readonly ChartPoint[];
    readonly caption?: Phrase;
  };
  table: Headed & { readonly columns: readonly Phrase[]; readonly rows: readonly (readonly Phrase[])[] };
  comparison: TwoSides;
  pros_cons: TwoSides;
  /** `title` is the term. */
  definition: TitleAndBody & { readonly body: Phrase };
  /** `title` is the quotation itself, without quotation marks; the theme draws those. */
  quote: Headed & { readonly speaker?: Phrase };
  /** `title` is the question. */
  qa: TitleAndBody & { readonly body: Phrase };
  myth_fact: TwoSides;
  before_after: TwoSides;
  /** `picture`: the author's own, as a `data:` URL, in place of the theme's. */
  image: TitleAndBody & { readonly alt?: Phrase; readonly picture?: string };
  /** `code` keeps its line breaks and indentation. */
  code: Headed & { readonly code: Phrase; readonly syntax?: string; readonly caption?: Phrase };
  /** `title` is the sentence that fills the slide. */
  statement: TitleAndBody;
  recap: TitleAndItems;
  takeaway: TitleAndBody;
  /** `action` is the text of the button-like element. */
  cta: TitleAndBody & { readonly action?: Phrase };
  closing: TitleAndBody;
}

export type ContentOf<T extends SlideType> = { [K in T]: { readonly type: K } & ContentByType[K] }[T];
export type SlideContent = ContentOf<SlideType>;

/** A text slot without a source: a fixed word, a number of the deck itself. */
export function fixedPhrase(text: string): Phrase {
  return { text, sources: [] };
}
