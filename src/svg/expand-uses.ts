import { referencedId } from "./computed/property.ts";
import { el, type SvgElement } from "./element.ts";
import { attribute, elements } from "./walk.ts";

// A few nested uses can stand for billions of elements; a slide has hundreds.
const MAX_COPIES = 20_000;
const MAX_DEPTH = 12;

/** Elements of a tree by id; the first of several with one id counts. */
export function indexIds(root: SvgElement): ReadonlyMap<string, SvgElement> {
  const ids = new Map<string, SvgElement>();
  for (const element of elements(root)) {
    const id = attribute(element, "id");
    if (id !== undefined && !ids.has(id)) ids.set(id, element);
  }
  return ids;
}

/**
 * Replaces every `<use>` by a group with a copy of what it points at (a nested `<svg>` for symbols). Uses that point
 * nowhere, at themselves or too deep are dropped, and so is what comes after an absurd number of copies.
 */
export function expandUses(root: SvgElement): SvgElement {
  return new Expansion(indexIds(root)).expand(root, [], 0);
}

class Expansion {
  readonly #ids: ReadonlyMap<string, SvgElement>;
  #copies = 0;

  constructor(ids: ReadonlyMap<string, SvgElement>) {
    this.#ids = ids;
  }

  /** `open` are the ids around an element, which it must not use; `depth` counts the uses it is inside of. */
  expand(element: SvgElement, open: readonly string[], depth: number): SvgElement {
    if (depth > 0) this.#copies++;
    const id = attribute(element, "id");
    const inside = id === undefined ? open : [...open, id];
    return {
      ...element,
      children: element.children.flatMap((child): (SvgElement | string)[] => {
        if (typeof child === "string") return [child];
        if (child.name !== "use") return [this.expand(child, inside, depth)];
        const group = this.#replace(child, inside, depth);
        return group === undefined ? [] : [group];
      }),
    };
  }

  #replace(use: SvgElement, open: readonly string[], depth: number): SvgElement | undefined {
    const id = referencedId(attribute(use, "href") ?? attribute(use, "xlink:href"));
    const target = id === undefined ? undefined : this.#ids.get(id);
    if (id === undefined || target === undefined || open.includes(id)) return undefined;
    if (depth >= MAX_DEPTH || this.#copies > MAX_COPIES) return undefined;
    const { x = 0, y = 0, width, height, href: _href, "xlink:href": _legacy, transform, ...rest } = use.attributes;
    const content = this.expand(target.name === "use" ? el("g", {}, target) : target, [...open, id], depth + 1);
    const { id: _id, ...own } = content.attributes;
    const isWindow = content.name === "symbol" || content.name === "svg";
    const size = isWindow ? { width: width ?? own["width"], height: height ?? own["height"] } : {};
    const name = isWindow ? "svg" : content.name;
    const move = [transform, `translate(${x} ${y})`].filter((part) => part !== undefined).join(" ");
    return el("g", { ...rest, transform: move }, { ...content, name, attributes: { ...own, ...size } });
  }
}
