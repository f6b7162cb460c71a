import type { BoxNode, TextNode } from "../scene.ts";
import type { Placed, Rect } from "./flow-tree.ts";

export interface Rotation {
  readonly degrees: number;
  readonly centerX: number;
  readonly centerY: number;
}

/** A placed node with its way up: boxes above it, outermost first, and every rotation it stands under. */
export interface Visit {
  readonly placed: Placed;
  readonly parents: readonly Placed<BoxNode>[];
  readonly rotations: readonly Rotation[];
}

function rotationOf(placed: Placed<BoxNode>): Rotation | undefined {
  const degrees = placed.node.style.rotate;
  if (degrees === undefined || degrees === 0) return undefined;
  const { x, y, width, height } = placed.rect;
  return { degrees, centerX: x + width / 2, centerY: y + height / 2 };
}

function isBox(placed: Placed): placed is Placed<BoxNode> {
  return placed.node.kind === "box";
}

export function isText(placed: Placed): placed is Placed<TextNode> {
  return placed.node.kind === "text";
}

/** Every placed node in painting order, parents before children. */
export function* visits(
  placed: Placed,
  parents: readonly Placed<BoxNode>[] = [],
  rotations: readonly Rotation[] = [],
): Generator<Visit> {
  const own = isBox(placed) ? rotationOf(placed) : undefined;
  const under = own === undefined ? rotations : [...rotations, own];
  yield { placed, parents, rotations: under };
  if (!isBox(placed)) return;
  const below = [...parents, placed];
  for (const child of placed.children) yield* visits(child, below, under);
}

function rotatedPoint(x: number, y: number, rotation: Rotation): readonly [number, number] {
  const angle = (rotation.degrees * Math.PI) / 180;
  const dx = x - rotation.centerX;
  const dy = y - rotation.centerY;
  return [
    rotation.centerX + dx * Math.cos(angle) - dy * Math.sin(angle),
    rotation.centerY + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

/** The upright rectangle that a rotated one covers; rotations are given outermost first. */
export function boundsAfter(rect: Rect, rotations: readonly Rotation[]): Rect {
  if (rotations.length === 0) return rect;
  const corners = [
    [rect.x, rect.y],
    [rect.x + rect.width, rect.y],
    [rect.x, rect.y + rect.height],
    [rect.x + rect.width, rect.y + rect.height],
  ].map(([x = 0, y = 0]) =>
    [...rotations]
      .reverse()
      .reduce((point, turn) => rotatedPoint(point[0], point[1], turn), [x, y] as readonly [number, number]),
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Whether two rectangles share more than `slack` px in both directions. */
export function intersects(a: Rect, b: Rect, slack = 1): boolean {
  return (
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > slack &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > slack
  );
}
