import { ROLE_FLOOR } from "../../design/text/set-text.ts";
import { transformBounds, unionBounds, type Bounds } from "../../svg/geometry/path.ts";
import type { MeasuredText, TextRole } from "./measured-text.ts";

/** What has a size but no role still has to be legible. */
const SMALLEST_TYPE = ROLE_FLOOR.caption;
/** px that type may reach over an edge before it counts: boxes are written with two decimals, and letters overhang. */
const SLACK = 3;

export interface Canvas {
  readonly width: number;
  readonly height: number;
}

/** Texts that leave the box they are meant for, or the canvas. */
export function overflowing(texts: readonly MeasuredText[], canvas: Canvas): readonly MeasuredText[] {
  return texts.filter((text) => leavesBox(text) || leavesCanvas(text, canvas));
}

function leavesBox({ box, room }: MeasuredText): boolean {
  return box !== undefined && (room.width > box.width + SLACK || room.height > box.height + SLACK);
}

function leavesCanvas({ lines, matrix }: MeasuredText, { width, height }: Canvas): boolean {
  return lines.some((line) => {
    const { left, top, right, bottom } = transformBounds(line, matrix);
    return left < -SLACK || top < -SLACK || right > width + SLACK || bottom > height + SLACK;
  });
}

/** Pairs of texts whose ink meets. */
export function overlapping(texts: readonly MeasuredText[]): readonly (readonly [MeasuredText, MeasuredText])[] {
  const outer = texts.map(({ lines, matrix }) => unionBounds(lines.map((line) => transformBounds(line, matrix))));
  return texts.flatMap((text, at) =>
    texts
      .slice(at + 1)
      .filter((other, next) => intersect(outer[at], outer[at + 1 + next]) && inkMeets(text, other))
      .map((other) => [text, other] as const),
  );
}

/** Texts turned by the same transform are compared before it: turned boxes are larger than what they hold. */
function inkMeets(text: MeasuredText, other: MeasuredText): boolean {
  const together = text.matrix.every((value, at) => value === other.matrix[at]);
  const place = ({ lines, matrix }: MeasuredText): readonly Bounds[] =>
    together ? lines : lines.map((line) => transformBounds(line, matrix));
  const others = place(other);
  return place(text).some((line) => others.some((next) => intersect(line, next)));
}

function intersect(a: Bounds | undefined, b: Bounds | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK
  );
}

/** The smallest size of a text that it may have by its role. */
export function minimumSize({ role }: MeasuredText): number {
  return role === undefined ? SMALLEST_TYPE : ROLE_FLOOR[role];
}

/** Rounding of sizes in markup and of canvases that are not ours. */
const ROUNDING = 0.5;

export function tooSmall(texts: readonly MeasuredText[]): readonly MeasuredText[] {
  return texts.filter((text) => text.size < minimumSize(text) - ROUNDING);
}

/** The smallest type of each role, px. */
export function smallestByRole(texts: readonly MeasuredText[]): Readonly<Partial<Record<TextRole, number>>> {
  const smallest: Partial<Record<TextRole, number>> = {};
  for (const { role, size } of texts) {
    if (role !== undefined) smallest[role] = Math.round(Math.min(smallest[role] ?? Infinity, size) * 10) / 10;
  }
  return smallest;
}
