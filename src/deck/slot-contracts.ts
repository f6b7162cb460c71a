import type { SlideType } from "./slide-types.ts";

/** How much a slot takes, in half-ems (see `displayLength`). Planned decks keep to it; every layout must hold it. */
export interface SlotContract {
  readonly kicker: number;
  readonly title: number;
  readonly body?: number;
  readonly items?: {
    readonly min: number;
    readonly max: number;
    /** With `max` entries; fewer have more room, see `itemTextRoom`. */
    readonly text?: number;
    readonly label?: number;
    readonly value?: number;
  };
  /** Two-sided slides: heading of a side, entries a side, length of an entry. */
  readonly sides?: { readonly heading: number; readonly max: number; readonly text: number };
  readonly points?: { readonly min: number; readonly max: number; readonly label: number; readonly display: number };
  readonly table?: { readonly columns: number; readonly rows: number; readonly header: number; readonly cell: number };
  readonly value?: number;
  readonly speaker?: number;
  readonly caption?: number;
  readonly code?: { readonly lines: number; readonly columns: number };
  readonly action?: number;
}

const kicker = 52;

export const SLOT_CONTRACTS: Readonly<Record<SlideType, SlotContract>> = {
  cover: { kicker, title: 90, body: 130 },
  hook: { kicker, title: 110, body: 140 },
  agenda: { kicker, title: 60, items: { min: 2, max: 7, text: 56 } },
  section: { kicker, title: 70, body: 130 },
  tip: { kicker, title: 84, body: 340 },
  list: { kicker, title: 84, items: { min: 2, max: 6, text: 76, label: 30 } },
  checklist: { kicker, title: 84, items: { min: 2, max: 7, text: 56, label: 28 } },
  steps: { kicker, title: 84, items: { min: 2, max: 6, text: 76, label: 30 } },
  timeline: { kicker, title: 84, items: { min: 3, max: 6, text: 72, label: 24 } },
  stat: { kicker, title: 120, body: 160, value: 14 },
  stats: { kicker, title: 84, items: { min: 2, max: 4, text: 64, value: 12 } },
  chart: { kicker: 40, title: 84, points: { min: 2, max: 8, label: 28, display: 14 }, caption: 110 },
  table: { kicker, title: 84, table: { columns: 4, rows: 6, header: 22, cell: 34 } },
  comparison: { kicker, title: 84, sides: { heading: 30, max: 4, text: 64 } },
  pros_cons: { kicker, title: 84, sides: { heading: 30, max: 4, text: 64 } },
  definition: { kicker, title: 44, body: 240 },
  quote: { kicker, title: 260, speaker: 64 },
  qa: { kicker, title: 110, body: 260 },
  myth_fact: { kicker, title: 84, sides: { heading: 34, max: 1, text: 180 } },
  before_after: { kicker, title: 84, sides: { heading: 34, max: 3, text: 120 } },
  image: { kicker, title: 84, body: 200 },
  code: { kicker, title: 84, code: { lines: 14, columns: 46 }, caption: 110 },
  statement: { kicker, title: 190, body: 280 },
  recap: { kicker, title: 60, items: { min: 2, max: 6, text: 76, label: 30 } },
  takeaway: { kicker, title: 150, body: 200 },
  cta: { kicker, title: 84, body: 160, action: 34 },
  closing: { kicker, title: 70, body: 160 },
};

/** No entry is longer than this, however few there are: a list is read at a glance. */
const LONGEST_ITEM = 112;
/** Rows of one line each: their layouts have no place for a second. */
const ONE_LINE: ReadonlySet<SlideType> = new Set(["agenda", "stats", "timeline"]);

/** How much the text of an entry takes where a slide has `count` of them: a few share what the most would fill. */
export function itemTextRoom(type: SlideType, count: number): number {
  const { text = 0, max = 0 } = SLOT_CONTRACTS[type].items ?? {};
  if (ONE_LINE.has(type) || count >= max) return text;
  return Math.max(text, Math.min(LONGEST_ITEM, Math.floor((text * max) / Math.max(1, count))));
}
