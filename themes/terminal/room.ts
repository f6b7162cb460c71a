import type { Phrase } from "../../src/deck/slide-content.ts";
import { column, text, type BoxNode, type TextStyle } from "../../src/design/scene.ts";
import { prompt, TOP } from "./chrome.ts";
import type { Tone } from "./tokens.ts";

/** How closely a slide is set: airy as a rule, packed where there is very much to say. */
export interface Room {
  readonly packed: boolean;
  /** Above the first line, px. */
  readonly top: number;
  /** Line height of entries. */
  readonly leading: number;
  /** What of the usual space above, below and between is left, 0…1. */
  readonly air: number;
}

const AIRY: Room = { packed: false, top: TOP, leading: 1.3, air: 1 };
const PACKED: Room = { packed: true, top: 44, leading: 1.2, air: 0.5 };
const CRAMMED: Room = { packed: true, top: 36, leading: 1.2, air: 0 };
/** Largest headline of a packed slide, px. */
const PACKED_TITLE = 66;
/** Scripts that stack marks: their lines stand a third higher. */
const STACKING = /[\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Thai}\p{Script=Bengali}\p{Script=Tamil}]/u;

export function isStacking(phrase: Phrase): boolean {
  return STACKING.test(phrase.text);
}

/** Line height that lines of display type need in the script of a text. */
export function displayLeading(phrase: Phrase): number {
  return isStacking(phrase) ? 1.36 : 1.2;
}

/** The room for `length` half-ems of text on a slide that holds `most` of them in comfort. */
export function roomFor(length: number, most: number, title: Phrase): Room {
  if (!isStacking(title)) return length > most ? PACKED : AIRY;
  if (length > most * 1.2) return CRAMMED;
  return length * 1.4 > most ? PACKED : AIRY;
}

/** Prompt and headline as they begin a screen; a packed one shows the prompt only where it says something. */
export function heading(
  tone: Tone,
  { kicker, title }: { readonly kicker: Phrase | undefined; readonly title: Phrase },
  style: TextStyle,
  room: Room,
): BoxNode {
  return column(
    {},
    (!room.packed || kicker !== undefined) &&
      prompt(tone, kicker, room.packed ? { margin: [0, 0, 6 * room.air, 0] } : {}),
    text("title", title, room.packed ? { ...style, size: Math.min(style.size, PACKED_TITLE) } : style),
  );
}
