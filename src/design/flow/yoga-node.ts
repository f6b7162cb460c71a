import type { Edge, Node, Yoga } from "yoga-layout/load";
import type { FlexStyle, Insets, SceneNode } from "../scene.ts";

function sides(insets: Insets): readonly [number, number, number, number] {
  if (typeof insets === "number") return [insets, insets, insets, insets];
  return insets.length === 2 ? [insets[0], insets[1], insets[0], insets[1]] : insets;
}

function setInsets(yoga: Yoga, insets: Insets, set: (edge: Edge, value: number) => void): void {
  const [top, end, bottom, start] = sides(insets);
  set(yoga.EDGE_TOP, top);
  set(yoga.EDGE_END, end);
  set(yoga.EDGE_BOTTOM, bottom);
  set(yoga.EDGE_START, start);
}

function alignment(yoga: Yoga, align: NonNullable<FlexStyle["align"]>) {
  return {
    start: yoga.ALIGN_FLEX_START,
    center: yoga.ALIGN_CENTER,
    end: yoga.ALIGN_FLEX_END,
    stretch: yoga.ALIGN_STRETCH,
    baseline: yoga.ALIGN_BASELINE,
  }[align];
}

function justification(yoga: Yoga, justify: NonNullable<FlexStyle["justify"]>) {
  return {
    start: yoga.JUSTIFY_FLEX_START,
    center: yoga.JUSTIFY_CENTER,
    end: yoga.JUSTIFY_FLEX_END,
    between: yoga.JUSTIFY_SPACE_BETWEEN,
    around: yoga.JUSTIFY_SPACE_AROUND,
    evenly: yoga.JUSTIFY_SPACE_EVENLY,
  }[justify];
}

function setPlace(yoga: Yoga, node: Node, style: FlexStyle): void {
  if (style.margin !== undefined) setInsets(yoga, style.margin, (edge, value) => node.setMargin(edge, value));
  if (style.alignSelf !== undefined) node.setAlignSelf(alignment(yoga, style.alignSelf));
  if (style.absolute === undefined) return;
  node.setPositionType(yoga.POSITION_TYPE_ABSOLUTE);
  const { top, end, bottom, start } = style.absolute;
  if (top !== undefined) node.setPosition(yoga.EDGE_TOP, top);
  if (end !== undefined) node.setPosition(yoga.EDGE_END, end);
  if (bottom !== undefined) node.setPosition(yoga.EDGE_BOTTOM, bottom);
  if (start !== undefined) node.setPosition(yoga.EDGE_START, start);
}

function setSize(node: Node, style: FlexStyle): void {
  if (style.width !== undefined) node.setWidth(style.width);
  if (style.height !== undefined) node.setHeight(style.height);
  if (style.minWidth !== undefined) node.setMinWidth(style.minWidth);
  if (style.minHeight !== undefined) node.setMinHeight(style.minHeight);
  if (style.maxWidth !== undefined) node.setMaxWidth(style.maxWidth);
  if (style.maxHeight !== undefined) node.setMaxHeight(style.maxHeight);
  if (style.aspectRatio !== undefined) node.setAspectRatio(style.aspectRatio);
}

/**
 * In a row, a growing child starts from nothing and a text may get narrower than one line (as `flex: 1` in CSS);
 * down a column nothing shrinks, so that too much text shows as overflow and makes the fit try again.
 */
function setFlex(node: Node, kind: SceneNode["kind"], style: FlexStyle, inRow: boolean): void {
  const grows = style.grow !== undefined && style.grow > 0;
  if (style.grow !== undefined) node.setFlexGrow(style.grow);
  if (style.basis !== undefined) node.setFlexBasis(style.basis);
  else if (grows && inRow) node.setFlexBasis(0);
  node.setFlexShrink(style.shrink ?? (inRow && (grows || kind === "text") && style.width === undefined ? 1 : 0));
}

/** Applies a scene node's flexbox style to a yoga node; `inRow` says how the parent runs. */
export function applyStyle(yoga: Yoga, node: Node, scene: SceneNode, inRow: boolean): void {
  const { style } = scene;
  setPlace(yoga, node, style);
  setSize(node, style);
  setFlex(node, scene.kind, style, inRow);
  if (scene.kind !== "box") return;
  node.setFlexDirection(style.direction === "row" ? yoga.FLEX_DIRECTION_ROW : yoga.FLEX_DIRECTION_COLUMN);
  if (style.gap !== undefined) node.setGap(yoga.GUTTER_ALL, style.gap);
  if (style.padding !== undefined) setInsets(yoga, style.padding, (edge, value) => node.setPadding(edge, value));
  if (style.align !== undefined) node.setAlignItems(alignment(yoga, style.align));
  if (style.justify !== undefined) node.setJustifyContent(justification(yoga, style.justify));
  if (style.wrap === true) node.setFlexWrap(yoga.WRAP_WRAP);
}
