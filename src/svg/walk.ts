import type { SvgElement } from "./element.ts";

/** Every element of a tree in document order, the root first. */
export function* elements(root: SvgElement): Generator<SvgElement> {
  yield root;
  for (const child of root.children) if (typeof child !== "string") yield* elements(child);
}

/** All character data below an element, in order. */
export function textContent(element: SvgElement): string {
  return element.children.map((child) => (typeof child === "string" ? child : textContent(child))).join("");
}

/**
 * A copy of the tree in which `change` has had its say on every element, leaves first. Returning undefined drops
 * an element; the root is never dropped.
 */
export function transform(root: SvgElement, change: (element: SvgElement) => SvgElement | undefined): SvgElement {
  const visit = (element: SvgElement): SvgElement | undefined =>
    change({
      ...element,
      children: element.children.flatMap((child): (SvgElement | string)[] => {
        if (typeof child === "string") return [child];
        const changed = visit(child);
        return changed === undefined ? [] : [changed];
      }),
    });
  return visit(root) ?? { ...root, children: [] };
}

/** An attribute as a string, or undefined where it is absent. */
export function attribute(element: SvgElement, name: string): string | undefined {
  const value = element.attributes[name];
  return value === undefined ? undefined : String(value);
}

/** An attribute as a number (a trailing `px` is allowed), or undefined where it is absent or not a number. */
export function numberAttribute(element: SvgElement, name: string): number | undefined {
  const value = element.attributes[name];
  if (value === undefined || typeof value === "number") return value;
  const match = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(?:px)?\s*$/i.exec(value);
  return match === null ? undefined : Number(match[1]);
}
