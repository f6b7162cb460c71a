import { MAX_DRAWN } from "../limits.ts";
import { INHERITED_PAINT, isMarker, type DrawnElement, type DrawnReference, type Drawing } from "./drawn-element.ts";

export interface DrawingCost {
  /** Elements drawn once every reference is followed; `Infinity` where counting was given up. */
  readonly cost: number;
  /** Elements whose `href` leads back to themselves. */
  readonly cycles: readonly DrawnElement[];
}

/** A filter or mask works on every pixel of a layer of its own, which outweighs shapes. */
const WEIGHTS: Readonly<Record<string, number>> = { filter: 50, "backdrop-filter": 50, mask: 20, "mask-image": 20 };
type Paint = readonly DrawnReference[];

const NO_PAINT: Paint = [];
const COPIES: ReadonlySet<string> = new Set(["use", "tref"]);
const PAINTS: ReadonlySet<string> = new Set([
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "mesh",
  "text",
  "tspan",
  "textPath",
  "tref",
]);
/** Cycles keep results from being reused, so they get this many steps; slides without any never need them. */
const MAX_STEPS = 4 * MAX_DRAWN;
/** Elements on the way from the root, through references, to what is drawn. */
const MAX_TRAIL = 1000;

/**
 * How much a renderer draws for a slide. A few lines of nested references can ask for billions (the "billion laughs"),
 * by `<use>` as well as by patterns, masks, markers and inherited paint. Counts too much rather than too little.
 * References that lead back by way of paint draw nothing, as renderers do it.
 */
export function drawingCost(drawing: Drawing): DrawingCost {
  const count = new Count(drawing);
  return { cost: count.drawn(drawing.root), cycles: count.cycles };
}

class Count {
  readonly cycles: DrawnElement[] = [];
  readonly #byId: ReadonlyMap<string, DrawnElement>;
  readonly #mostPoints: number;
  readonly #known = new Map<DrawnElement, number>();
  readonly #paint = new Map<DrawnElement, Paint>();
  /** Elements being counted, each with the number of paint references on the way to it. */
  readonly #trail = new Map<DrawnElement, number>();
  #paints = 0;
  #cuts = 0;
  #steps = 0;

  constructor({ byId, mostPoints }: Drawing) {
    this.#byId = byId;
    this.#mostPoints = mostPoints;
  }

  drawn(element: DrawnElement): number {
    const known = this.#known.get(element);
    if (known !== undefined) return known;
    this.#steps += 1;
    if (this.#steps > MAX_STEPS || this.#trail.size >= MAX_TRAIL) return Number.POSITIVE_INFINITY;
    const cutsBefore = this.#cuts;
    this.#trail.set(element, this.#paints);
    let cost = 1 + element.embedded;
    for (const child of element.children) cost += this.drawn(child);
    for (const reference of element.references) cost += this.#own(element, reference);
    if (PAINTS.has(element.name)) cost += this.#paintCost(element);
    this.#trail.delete(element);
    // What was cut off may count when the way to it is another one.
    if (this.#cuts === cutsBefore || cost > MAX_DRAWN) this.#known.set(element, cost);
    return cost;
  }

  #own(element: DrawnElement, reference: DrawnReference): number {
    if (INHERITED_PAINT.includes(reference.property)) return 0;
    if (reference.property !== "href" || !COPIES.has(element.name)) {
      return this.#painted(reference) * (WEIGHTS[reference.property] ?? 1);
    }
    const target = this.#byId.get(reference.id);
    if (target === undefined) return 0;
    const paintsBefore = this.#trail.get(target);
    // What is copied takes the paint of its copy over.
    if (paintsBefore === undefined) return this.drawn(target) * (1 + this.#paintCost(element));
    this.#cuts += 1;
    if (paintsBefore === this.#paints && !this.cycles.includes(element)) this.cycles.push(element);
    return 0;
  }

  /** Fill, stroke and markers, the element's own or taken over. */
  #paintCost(element: DrawnElement): number {
    let cost = 0;
    for (const reference of this.#paintOf(element)) {
      const points = element.name === "use" ? this.#mostPoints : element.points;
      cost += (isMarker(reference.property) ? points : 1) * this.#painted(reference);
    }
    return cost;
  }

  #paintOf(element: DrawnElement): Paint {
    const known = this.#paint.get(element);
    if (known !== undefined) return known;
    const taken = element.parent === undefined ? NO_PAINT : this.#paintOf(element.parent);
    const own = element.references.filter(({ property }) => INHERITED_PAINT.includes(property));
    const paint = own.length + element.ownPaint.length === 0 ? taken : withOwn(taken, own, element.ownPaint);
    this.#paint.set(element, paint);
    return paint;
  }

  #painted({ id }: DrawnReference): number {
    const target = this.#byId.get(id);
    if (target === undefined) return 0;
    if (this.#trail.has(target)) {
      this.#cuts += 1;
      return 0;
    }
    this.#paints += 1;
    const cost = this.drawn(target);
    this.#paints -= 1;
    return cost;
  }
}

function withOwn(taken: Paint, own: Paint, plain: readonly string[]): Paint {
  const replaced = new Set([...plain, ...own.map(({ property }) => property)]);
  return [...taken.filter(({ property }) => !replaced.has(property)), ...own];
}
