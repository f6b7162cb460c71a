import type { Fitted } from "../flow/fit.ts";
import type { Placed } from "../flow/flow-tree.ts";
import type { BoxNode, PictureNode, Scene, TextNode } from "../scene.ts";
import { el, type SvgElement } from "../../svg/element.ts";
import { boxElements } from "./box.ts";
import { pictureElements } from "./picture.ts";

/** The parts of painting that need fonts or pictures, passed in so that painting itself stays pure. */
export interface Painters {
  text(placed: Placed<TextNode>): SvgElement;
  /** `data:` URL of a picture at the size it stands. */
  pictureUrl(placed: Placed<PictureNode>): string;
}

interface Surroundings {
  readonly painters: Painters;
  readonly rtl: boolean;
  /** Pictures are numbered in painting order: `picture`, `picture-2`, … */
  pictures: number;
}

function paintBox(placed: Placed, node: BoxNode, surroundings: Surroundings): SvgElement[] {
  const { rect } = placed;
  const { rotate, opacity } = node.style;
  const elements = [
    ...boxElements(rect, node.style),
    ...placed.children.flatMap((child) => paintNode(child, surroundings)),
  ];
  if ((rotate ?? 0) === 0 && opacity === undefined) return elements;
  const turn = `rotate(${rotate ?? 0} ${rect.x + rect.width / 2} ${rect.y + rect.height / 2})`;
  return [el("g", { transform: (rotate ?? 0) === 0 ? undefined : turn, opacity }, ...elements)];
}

function paintNode(placed: Placed, surroundings: Surroundings): SvgElement[] {
  const { node, rect } = placed;
  const { painters, rtl } = surroundings;
  switch (node.kind) {
    case "box":
      return paintBox(placed, node, surroundings);
    case "text":
      return [painters.text({ ...placed, node })];
    case "picture": {
      surroundings.pictures += 1;
      const id = surroundings.pictures === 1 ? "picture" : `picture-${surroundings.pictures}`;
      return pictureElements({ ...placed, node }, painters.pictureUrl({ ...placed, node }), id);
    }
    case "art": {
      const drawing = node.draw({ width: rect.width, height: rect.height, rtl });
      return [el("g", { transform: `translate(${rect.x} ${rect.y})`, opacity: node.style.opacity }, ...drawing)];
    }
  }
}

/** Draws a fitted scene as one SVG element tree in px of its canvas; ids of definitions are not yet prefixed. */
export function paintScene(
  scene: Scene,
  fitted: Fitted,
  rtl: boolean,
  painters: Painters,
  attributes: SvgElement["attributes"],
): SvgElement {
  const { width, height } = fitted.root.rect;
  const backdrop = (scene.backdrop ?? []).flatMap((draw) => draw({ width, height, rtl }));
  return el(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      // Without it browsers round every advance to whole pixels, and lines no longer fit their boxes.
      "text-rendering": "geometricPrecision",
      ...attributes,
    },
    el("rect", { id: "background", width, height, fill: scene.background }),
    ...(backdrop.length > 0 ? [el("g", { id: "backdrop" }, ...backdrop)] : []),
    el("g", { id: "content" }, ...paintNode(fitted.root, { painters, rtl, pictures: 0 })),
  );
}
