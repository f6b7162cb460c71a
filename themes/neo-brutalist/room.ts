import { displayLength } from "../../src/deck/display-length.ts";
import type { Phrase, SlideContent } from "../../src/deck/slide-content.ts";
import { column, text, type BoxNode, type Hex } from "../../src/design/scene.ts";
import type { Frame } from "../../src/design/theme.ts";
import { sticker } from "./slabs.ts";
import { MARGIN, MODULE, type Ink } from "./tokens.ts";
import { headline } from "./type.ts";

/** Space around and between the pieces of a slide, px: airy as a rule, tight where there is very much to say. */
export interface Room {
  readonly tight: boolean;
  /** From the canvas edge, at both sides. */
  readonly margin: number;
  /** Above the heading and below it. */
  readonly top: number;
  readonly foot: number;
  /** Between kicker and title. */
  readonly gap: number;
  /** Above and below the words of a row. */
  readonly row: number;
}

const AIRY: Room = { tight: false, margin: MARGIN, top: MODULE, foot: 44, gap: 32, row: 14 };
const TIGHT: Room = { tight: true, margin: MODULE, top: 28, foot: 22, gap: 14, row: 5 };
/** For scripts that stack marks: their lines are a third higher. */
const PACKED: Room = { tight: true, margin: MODULE, top: 12, foot: 8, gap: 6, row: 2 };
const STACKING = /[\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Thai}\p{Script=Bengali}\p{Script=Tamil}]/u;

/** Half-ems of all words in a piece of content. */
export function volume(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  if ("text" in value && typeof value.text === "string") return displayLength(value.text);
  return Object.values(value).reduce<number>((sum, part) => sum + volume(part), 0);
}

/** Tight when the words of the content exceed `limit` half-ems, airy otherwise. */
export function roomFor(content: SlideContent, limit: number): Room {
  if (volume(content) <= limit) return AIRY;
  return STACKING.test(content.title.text) ? PACKED : TIGHT;
}

/** Top and bottom padding of full-width rows; the last one ends at the canvas edge and keeps its words clear of it. */
export function rowPadding(room: Room, last: boolean): readonly [number, number] {
  const own = Math.max(5, room.row);
  return [own, room.tight && last ? 36 : own];
}

/** Largest title above very much to say, px. */
const TIGHT_TITLE = 72;

/** Kicker sticker and title, as they stand on top of an inner slide. */
export function heading(
  frame: Frame,
  content: { readonly kicker?: Phrase; readonly title: Phrase },
  style: { readonly room: Room; readonly size: number; readonly on: Hex; readonly tag: Ink; readonly fill?: Hex },
): BoxNode {
  const { room, size, on, tag, fill } = style;
  const most = room.tight ? Math.min(size, TIGHT_TITLE) : size;
  return column(
    {
      padding: [room.top, room.margin, room.foot, room.margin],
      gap: room.gap,
      ...(fill === undefined ? {} : { fill }),
    },
    sticker(frame, "kicker", content.kicker, tag, room.tight ? { padding: [10, 18], rotate: -0.6 } : {}),
    text("title", content.title, headline(content.title, on, most, frame.canvas.width - 2 * room.margin)),
  );
}
