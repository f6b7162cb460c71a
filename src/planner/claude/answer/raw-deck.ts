import { z } from "zod";
import { normalizeText } from "../../source/normalize-text.ts";

const text = z.string().catch("");
const texts = z.array(text).catch([]);

/** One entry of a list-like slide, or one point of a chart. */
const rawItem = z.object({ label: text, value: text, text });

/** A slide as a model writes it: flat, every field there, what the type has no use for empty. */
const rawSlide = z.object({
  /** `s01`, where slides come as a list. */
  slide: text,
  type: text,
  source_ids: texts,
  kicker: text,
  title: text,
  value: text,
  body: text,
  items: z.array(z.preprocess(entryOf, rawItem)).catch([]),
  left_heading: text,
  left: texts,
  right_heading: text,
  right: texts,
  table: z.array(texts).catch([]),
  chart: text,
  code: text,
  extra: text,
  notes: text,
});

export type RawItem = z.output<typeof rawItem>;
export type RawSlide = z.output<typeof rawSlide>;

/** Models that no schema binds write a plain bullet as a plain string. */
function entryOf(entry: unknown): unknown {
  return typeof entry === "string" ? { text: entry } : entry;
}

export interface RawDeck {
  readonly title: string;
  /** By key, `s01` and on. */
  readonly slides: ReadonlyMap<string, RawSlide>;
  /** Instructions that could not be followed, in a few words each. */
  readonly notFollowed: readonly string[];
}

const rawDeck = z.looseObject({
  title: text,
  not_followed: texts,
  slides: z.array(z.unknown()).optional().catch(undefined),
});

function oneLine(words: string): string {
  return normalizeText(words).replaceAll(/\s+/gu, " ").trim();
}

/** `s01` for 0. */
export function slideKey(index: number): string {
  return `s${String(index + 1).padStart(2, "0")}`;
}

/**
 * The deck in a parsed answer, whichever way its slides come: under their keys, or as a list whose entries name theirs or
 * stand in their order. Undefined where it has no slide at all.
 */
export function rawDeckOf(json: unknown): RawDeck | undefined {
  const deck = rawDeck.safeParse(json);
  if (!deck.success) return undefined;
  const { title, not_followed, slides: list, ...rest } = deck.data;
  const listed = (list ?? []).map((slide, at) => [slideKey(at), slide] as const);
  const slides = new Map<string, RawSlide>();
  for (const [key, value] of [...Object.entries(rest), ...listed]) {
    const slide = rawSlide.safeParse(value);
    if (!slide.success || slide.data.type === "") continue;
    const named = /^s\d{2}$/.test(slide.data.slide) ? slide.data.slide : key;
    if (/^s\d{2}$/.test(named)) slides.set(named, slide.data);
  }
  return slides.size === 0 ? undefined : { title: oneLine(title), slides, notFollowed: not_followed.map(oneLine) };
}
