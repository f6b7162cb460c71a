import { displayLength } from "../../deck/display-length.ts";
import type { BoxNode, TextNode, TextRole } from "../scene.ts";
import { directionOf, type Division, type SetText } from "../text/set-text.ts";
import type { Placed, Rect } from "./flow-tree.ts";
import { boundsAfter, intersects, isText, visits, type Visit } from "./walk.ts";

export type ProblemKind =
  "overflow" | "outside" | "overlap" | "covered" | "hyphenated_title" | "divided_name" | "cut_word" | "too_many_lines";

/** Why a scene does not stand as it is; `id` names the text slot, or the box's nearest text. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly id: string;
  readonly other?: string;
}

/** Clear space every text keeps from the canvas edge, px. */
const SAFE_MARGIN = 36;
const SLACK = 1;
/** Large headlines and figures keep their ink clear of other texts by a share of what their size, px, has over this. */
const LARGE = 100;
const CLEARANCE = 0.07;
/** px that the boxes around ink may meet: the letters themselves hardly ever reach all their corners. */
const CORNERS = 6;
/** Roles whose words are kept whole while a smaller size can do it. */
const DISPLAY: ReadonlySet<TextRole> = new Set(["title", "figure"]);

interface TextVisit extends Visit {
  readonly placed: Placed<TextNode>;
  /** Its lines, and what is drawn of them and must stay clear of other texts. */
  readonly lines: Rect;
  readonly ink: Rect;
  readonly size: number;
  readonly order: number;
}

/** Where the lines of a set text stand: aligned inside the box as wide as the widest line. */
export function linesRect(placed: Placed<TextNode>, set: SetText, rtl: boolean): Rect {
  const { x, y, width } = placed.rect;
  const align = placed.node.text.align ?? "start";
  const free = width - set.width;
  const isRtl = directionOf(placed.node, rtl ? "rtl" : "ltr") === "rtl";
  const atEnd = (align === "end") !== isRtl;
  return { x: align === "center" ? x + free / 2 : atEnd ? x + free : x, y, width: set.width, height: set.height };
}

/** How words may be broken: those of headlines and figures, and those of short entries such as names in a list. */
export interface Allowance {
  readonly allowed: Division;
  readonly names?: "no" | "hyphenated";
}

/** Half-ems of an entry that is taken in at a glance, where a divided word would stand out. */
const LONGEST_NAME = 32;

function isName({ text, phrase }: TextNode): boolean {
  return text.role === "body" && displayLength(phrase.text) <= LONGEST_NAME;
}

function* textProblems(
  visit: TextVisit,
  set: SetText,
  canvas: Rect,
  { allowed, names = "no" }: Allowance,
): Generator<Problem> {
  const { node, rect } = visit.placed;
  if (set.divided === "cut" && allowed !== "cut") yield { kind: "cut_word", id: node.id };
  if (set.divided === "hyphenated" && allowed === "no" && DISPLAY.has(node.text.role))
    yield { kind: "hyphenated_title", id: node.id };
  if (set.divided === "hyphenated" && allowed === "no" && names === "no" && isName(node))
    yield { kind: "divided_name", id: node.id };
  if (node.text.maxLines !== undefined && set.lines.length > node.text.maxLines)
    yield { kind: "too_many_lines", id: node.id };
  if (set.width > rect.width + SLACK || set.height > rect.height + SLACK) yield { kind: "overflow", id: node.id };
  const { lines } = visit;
  const outside =
    lines.x < SAFE_MARGIN - SLACK ||
    lines.y < SAFE_MARGIN - SLACK ||
    lines.x + lines.width > canvas.width - SAFE_MARGIN + SLACK ||
    lines.y + lines.height > canvas.height - SAFE_MARGIN + SLACK;
  if (outside) yield { kind: "outside", id: node.id };
}

function firstTextId(placed: Placed): string {
  for (const { placed: inner } of visits(placed)) if (isText(inner)) return inner.node.id;
  return "box";
}

/** A child in the flow must end inside its parent; art may be told to bleed. */
function leavesParent(visit: Visit): boolean {
  const parent = visit.parents.at(-1);
  const { node, rect } = visit.placed;
  if (parent === undefined || node.style.absolute !== undefined) return false;
  if (node.kind === "art" && node.style.bleed === true) return false;
  const outer = parent.rect;
  return (
    rect.y + rect.height > outer.y + outer.height + SLACK ||
    rect.x + rect.width > outer.x + outer.width + SLACK ||
    rect.x < outer.x - SLACK ||
    rect.y < outer.y - SLACK
  );
}

function sameTurn(a: Visit, b: Visit): boolean {
  return a.rotations.length === b.rotations.length && a.rotations.every((turn, at) => turn === b.rotations[at]);
}

/** Signs that rise or hang out of a headline's or figure's line may not touch their neighbours either. */
function inkMeets(text: TextVisit, other: TextVisit): boolean {
  const sizes = [text, other].map(({ placed, size }) => (DISPLAY.has(placed.node.text.role) ? size : 0));
  const size = Math.max(...sizes);
  const clear = CLEARANCE * Math.max(0, size - LARGE);
  const { y, height, ...across } = text.ink;
  return size > 0 && intersects({ ...across, y: y - clear, height: height + 2 * clear }, other.ink, CORNERS);
}

function* overlaps(texts: readonly TextVisit[]): Generator<Problem> {
  for (const [at, text] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      if (sameTurn(text, other) && text.rotations.length > 0) continue;
      if (intersects(text.lines, other.lines, 2) || inkMeets(text, other))
        yield { kind: "overlap", id: text.placed.node.id, other: other.placed.node.id };
    }
  }
}

function isCover(visit: Visit): visit is Visit & { placed: Placed<BoxNode> } {
  const { node } = visit.placed;
  return (
    (node.kind === "box" && node.style.fill !== undefined && (node.style.fillOpacity ?? 1) > 0) ||
    node.kind === "picture"
  );
}

/** A filled box or picture painted after a text, on top of it, that is not above it in the tree. */
function* covers(all: readonly Visit[], texts: readonly TextVisit[]): Generator<Problem> {
  for (const [order, visit] of all.entries()) {
    if (!isCover(visit)) continue;
    const bounds = boundsAfter(visit.placed.rect, visit.rotations);
    for (const text of texts) {
      if (text.order < order && intersects(bounds, text.lines, 2))
        yield { kind: "covered", id: text.placed.node.id, other: firstTextId(visit.placed) };
    }
  }
}

/**
 * Everything that would look broken on a placed scene: text outside its box, the safe area or its parent,
 * texts over one another, words cut. Lazy: asking for the first problem does not look for the rest.
 */
export function* findProblems(
  root: Placed<BoxNode>,
  textOf: (placed: Placed<TextNode>) => SetText,
  options: Allowance & { readonly rtl: boolean },
): Generator<Problem> {
  const all = [...visits(root)];
  const texts: TextVisit[] = [];
  for (const [order, visit] of all.entries()) {
    if (leavesParent(visit)) yield { kind: "overflow", id: firstTextId(visit.placed) };
    if (!isText(visit.placed)) continue;
    const set = textOf(visit.placed);
    const box = linesRect(visit.placed, set, options.rtl);
    const drawn =
      set.ink === undefined ? box : { ...box, y: box.y + set.ink.top, height: set.ink.bottom - set.ink.top };
    const lines = boundsAfter(box, visit.rotations);
    const ink = boundsAfter(drawn, visit.rotations);
    const text = { ...visit, placed: visit.placed, lines, ink, size: set.size, order };
    texts.push(text);
    yield* textProblems(text, set, root.rect, options);
  }
  yield* overlaps(texts);
  yield* covers(all, texts);
}
