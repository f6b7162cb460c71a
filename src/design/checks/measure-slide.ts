import { contrast } from "../color.ts";
import type { Fitted } from "../flow/fit.ts";
import type { Placed, Rect } from "../flow/flow-tree.ts";
import { declaredGround } from "../ground.ts";
import { findProblems, linesRect } from "../flow/problems.ts";
import { isText, visits, type Visit } from "../flow/walk.ts";
import type { Hex, Scene, TextNode, TextRole } from "../scene.ts";
import type { SetText } from "../text/set-text.ts";
import { requiredRatio } from "../wcag.ts";
import type { SlideChecks } from "./slide-checks.ts";

const GRID = 48;

function groundOf({ parents }: Visit, scene: Scene): Hex {
  return declaredGround(
    parents.map(({ node }) => node),
    scene,
  );
}

function worstContrast(fitted: Fitted, scene: Scene): SlideChecks["contrast"] {
  let worst: NonNullable<SlideChecks["contrast"]> | undefined;
  for (const visit of visits(fitted.root)) {
    if (!isText(visit.placed)) continue;
    const { node } = visit.placed;
    const size = fitted.texts.get(node)?.size ?? node.text.size;
    const required = requiredRatio(size);
    const ratio = Math.round(contrast(node.text.color, groundOf(visit, scene)) * 100) / 100;
    if (worst === undefined || ratio / required < worst.ratio / worst.required)
      worst = { ratio, required, id: node.id };
  }
  return worst;
}

function smallestType(fitted: Fitted): SlideChecks["smallestType"] {
  const smallest: Partial<Record<TextRole, number>> = {};
  for (const [node, set] of fitted.texts) {
    const { role } = node.text;
    smallest[role] = Math.min(smallest[role] ?? Number.POSITIVE_INFINITY, set.size);
  }
  return smallest;
}

/** A field of colour that runs to two or more edges of the canvas, or covers half of it, is ground, not content. */
function isGround(rect: Rect, canvas: Rect): boolean {
  if (rect.width * rect.height >= 0.5 * canvas.width * canvas.height) return true;
  const near = 4;
  const touched = [
    rect.x <= near,
    rect.y <= near,
    rect.x + rect.width >= canvas.width - near,
    rect.y + rect.height >= canvas.height - near,
  ];
  return touched.filter(Boolean).length >= 2;
}

/** Rectangles a viewer sees as content: lines of text, panels, pictures, drawings in the flow. */
function* contentRects(fitted: Fitted, rtl: boolean): Generator<Rect> {
  const canvas = fitted.root.rect;
  for (const { placed } of visits(fitted.root)) {
    const { node, rect } = placed;
    if (isText(placed)) {
      const set = fitted.texts.get(placed.node);
      if (set !== undefined) yield linesRect(placed, set, rtl);
    } else if (node.kind === "picture" || (node.kind === "art" && node.style.absolute === undefined)) yield rect;
    else if (node.kind === "box" && (node.style.fill ?? node.style.stroke) !== undefined) {
      if (!isGround(rect, canvas)) yield rect;
    }
  }
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function coverage(fitted: Fitted, rtl: boolean): { filledArea: number; centroidOffset: number } {
  const { width, height } = fitted.root.rect;
  const cells = new Uint8Array(GRID * GRID);
  for (const rect of contentRects(fitted, rtl)) {
    const left = Math.max(0, Math.floor((rect.x / width) * GRID));
    const right = Math.min(GRID, Math.ceil(((rect.x + rect.width) / width) * GRID));
    const bottom = Math.min(GRID, Math.ceil(((rect.y + rect.height) / height) * GRID));
    for (let y = Math.max(0, Math.floor((rect.y / height) * GRID)); y < bottom; y++)
      cells.fill(1, y * GRID + left, y * GRID + Math.max(left, right));
  }
  let count = 0;
  let sumX = 0;
  let sumY = 0;
  for (const [at, filled] of cells.entries()) {
    if (filled === 0) continue;
    count += 1;
    sumX += (at % GRID) + 0.5;
    sumY += Math.floor(at / GRID) + 0.5;
  }
  if (count === 0) return { filledArea: 0, centroidOffset: 0 };
  const dx = (sumX / count / GRID - 0.5) * width;
  const dy = (sumY / count / GRID - 0.5) * height;
  return {
    filledArea: thousandths(count / (GRID * GRID)),
    centroidOffset: thousandths(Math.hypot(dx, dy) / Math.hypot(width, height)),
  };
}

/** Measures a fitted slide: geometry proven again in full, type sizes, contrast by declared grounds, balance. */
export function measureSlide(
  fitted: Fitted,
  scene: Scene,
  rtl: boolean,
  missingGlyphs: readonly string[],
): SlideChecks {
  const none: SetText = { lines: [], size: 0, lineHeight: 0, width: 0, height: 0, ink: undefined, divided: "no" };
  const textOf = (placed: Placed<TextNode>): SetText => fitted.texts.get(placed.node) ?? none;
  return {
    problems: [...findProblems(fitted.root, textOf, { rtl, allowed: "cut" })],
    smallestType: smallestType(fitted),
    contrast: worstContrast(fitted, scene),
    ...coverage(fitted, rtl),
    missingGlyphs,
    strain: fitted.strain,
  };
}
