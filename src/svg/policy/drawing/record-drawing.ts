import type { StyledReference } from "../css/check-style-sheet.ts";
import { INHERITED_PAINT, pointsIn, type Drawing, type DrawnElement } from "./drawn-element.ts";

type Attributes = Readonly<Record<string, { readonly value: string }>>;

/** Takes down what a slide draws while it is parsed. */
export class DrawingRecord {
  readonly #byId = new Map<string, DrawnElement>();
  readonly #all: DrawnElement[] = [];
  #mostPoints = 2;

  add(name: string, attributes: Attributes, parent: DrawnElement | undefined): DrawnElement {
    const data = attributes["d"] ?? attributes["points"];
    const element: DrawnElement = {
      name,
      id: attributes["id"]?.value,
      classes: attributes["class"]?.value.split(/\s+/) ?? [],
      parent,
      children: [],
      references: [],
      ownPaint: new Set(INHERITED_PAINT.filter((property) => isPlain(attributes[property]?.value))),
      points: data === undefined ? 2 : pointsIn(data.value),
      embedded: 0,
    };
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
    for (const { subject, property, id } of styled) {
      for (const element of this.#select(subject)) element.references.push({ property, id });
    }
    return { root, byId: this.#byId, mostPoints: this.#mostPoints };
  }

  #select(subject: StyledReference["subject"]): readonly DrawnElement[] {
    if (subject.kind === "any") return this.#all;
    const { kind, name } = subject;
    return this.#all.filter((element) => {
      if (kind === "id") return element.id === name;
      return kind === "class" ? element.classes.includes(name) : element.name.toLowerCase() === name.toLowerCase();
    });
  }
}

function isPlain(value: string | undefined): boolean {
  return value !== undefined && !/^\s*(?:inherit|context-|var\()/i.test(value);
}
