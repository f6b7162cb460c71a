import type { StyledReference } from "../css/check-style-sheet.ts";
import { FEWEST_POINTS, INHERITED_PAINT, pointsIn, type Drawing, type DrawnElement } from "./drawn-element.ts";

const MAX_STYLED_REFERENCES = 500_000;

type Attributes = readonly { readonly name: string; readonly value: string }[];

/** Takes down what a slide draws while it is parsed. */
export class DrawingRecord {
  readonly #byId = new Map<string, DrawnElement>();
  readonly #all: DrawnElement[] = [];
  #mostPoints = FEWEST_POINTS;

  add(name: string, attributes: Attributes, parent: DrawnElement | undefined): DrawnElement {
    let id: string | undefined;
    let classes: readonly string[] = [];
    let points = FEWEST_POINTS;
    const ownPaint: string[] = [];
    for (const { name: attribute, value } of attributes) {
      if (attribute === "id") id = value;
      else if (attribute === "class") classes = value.split(/\s+/);
      else if (attribute === "d" || attribute === "points") points = Math.max(points, pointsIn(value));
      else if (INHERITED_PAINT.includes(attribute) && isPlain(value)) ownPaint.push(attribute);
    }
    const element = { name, id, classes, parent, children: [], references: [], ownPaint, points, embedded: 0 };
    parent?.children.push(element);
    this.#all.push(element);
    this.#mostPoints = Math.max(this.#mostPoints, element.points);
    if (element.id !== undefined && !this.#byId.has(element.id)) this.#byId.set(element.id, element);
    return element;
  }

  /** The slide once style rules have found their elements; undefined for an empty one. */
  finish(styled: readonly StyledReference[]): Drawing | undefined {
    const [root] = this.#all;
    if (root === undefined) return undefined;
    const complete = this.#apply(styled);
    return { root, byId: this.#byId, mostPoints: this.#mostPoints, complete };
  }

  #apply(styled: readonly StyledReference[]): boolean {
    if (styled.length === 0) return true;
    const selected = this.#index();
    let references = 0;
    for (const { subject, property, id } of styled) {
      const elements = subject.kind === "any" ? this.#all : (selected.get(keyOf(subject.kind, subject.name)) ?? []);
      references += elements.length;
      if (references > MAX_STYLED_REFERENCES) return false;
      for (const element of elements) element.references.push({ property, id });
    }
    return true;
  }

  #index(): ReadonlyMap<string, readonly DrawnElement[]> {
    const index = new Map<string, DrawnElement[]>();
    const add = (key: string, element: DrawnElement): void => {
      const elements = index.get(key);
      if (elements === undefined) index.set(key, [element]);
      else elements.push(element);
    };
    for (const element of this.#all) {
      add(keyOf("element", element.name), element);
      if (element.id !== undefined) add(keyOf("id", element.id), element);
      for (const name of new Set(element.classes)) add(keyOf("class", name), element);
    }
    return index;
  }
}

/** Element names are compared as HTML compares them, which can only find too many. */
function keyOf(kind: "id" | "class" | "element", name: string): string {
  return `${kind} ${kind === "element" ? name.toLowerCase() : name}`;
}

function isPlain(value: string): boolean {
  return !/^\s*(?:inherit|context-|var\()/i.test(value);
}
