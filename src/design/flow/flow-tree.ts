import { loadYoga, type Config, type Node, type Yoga } from "yoga-layout/load";
import type { BoxNode, SceneNode, TextNode } from "../scene.ts";
import { applyStyle } from "./yoga-node.ts";

/** A rectangle on the canvas, px, before any rotation. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Placed<N extends SceneNode = SceneNode> {
  readonly node: N;
  readonly rect: Rect;
  readonly children: readonly Placed[];
}

/** Size of a text at its current type size; `width` absent asks for one line. */
export type MeasureText = (node: TextNode, width: number | undefined) => { width: number; height: number };

let loading: Promise<Yoga> | undefined;

/** Yoga is WebAssembly and loads once a process. */
export function loadFlow(): Promise<Yoga> {
  loading ??= loadYoga();
  return loading;
}

/**
 * A scene's flexbox tree. `place()` may be called again after type sizes changed; `free()` gives the
 * WebAssembly memory back and must be called.
 */
export class FlowTree {
  readonly #yoga: Yoga;
  readonly #config: Config;
  readonly #root: Node;
  readonly #scene: BoxNode;
  readonly #texts: Node[] = [];
  readonly #nodes = new Map<SceneNode, Node>();

  constructor(yoga: Yoga, scene: BoxNode, canvas: { width: number; height: number }, measure: MeasureText) {
    this.#yoga = yoga;
    this.#scene = scene;
    this.#config = yoga.Config.create();
    // Rounding to whole pixels would make boxes a little smaller than the text they were measured for.
    this.#config.setPointScaleFactor(0);
    this.#root = this.#build(scene, false, measure);
    this.#root.setWidth(canvas.width);
    this.#root.setHeight(canvas.height);
  }

  #build(scene: SceneNode, inRow: boolean, measure: MeasureText): Node {
    const node = this.#yoga.Node.create(this.#config);
    applyStyle(this.#yoga, node, scene, inRow);
    this.#nodes.set(scene, node);
    if (scene.kind === "text") {
      node.setMeasureFunc((width, mode) =>
        measure(scene, mode === this.#yoga.MEASURE_MODE_UNDEFINED ? undefined : width),
      );
      this.#texts.push(node);
    }
    if (scene.kind === "box") {
      const row = scene.style.direction === "row";
      scene.children.forEach((child, index) => node.insertChild(this.#build(child, row, measure), index));
    }
    return node;
  }

  /** Lays everything out at the current type sizes; rectangles are absolute. */
  place(rtl: boolean): Placed<BoxNode> {
    for (const text of this.#texts) text.markDirty();
    this.#root.calculateLayout(undefined, undefined, rtl ? this.#yoga.DIRECTION_RTL : this.#yoga.DIRECTION_LTR);
    return this.#read(this.#scene, 0, 0);
  }

  #read<N extends SceneNode>(node: N, left: number, top: number): Placed<N> {
    const layout = this.#nodes.get(node)?.getComputedLayout() ?? { left: 0, top: 0, width: 0, height: 0 };
    const rect = { x: left + layout.left, y: top + layout.top, width: layout.width, height: layout.height };
    const children = node.kind === "box" ? node.children : [];
    return { node, rect, children: children.map((child) => this.#read(child, rect.x, rect.y)) };
  }

  free(): void {
    this.#root.freeRecursive();
    this.#config.free();
  }
}
