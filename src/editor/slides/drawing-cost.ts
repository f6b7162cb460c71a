const REFERENCE = /^#(.+)$|url\(\s*["']?#([^"')\s]+)/;

/**
 * How many elements a browser draws for a tree once every local reference (`<use>`, masks, patterns, clip paths) is
 * followed; `Infinity` for a cycle. A few lines of nested references can ask for billions (the "billion laughs").
 */
export function drawingCost(root: Element): number {
  const byId = new Map([...root.querySelectorAll("[id]")].map((element) => [element.id, element]));
  const costs = new Map<Element, number>();

  const costOf = (element: Element): number => {
    const known = costs.get(element);
    if (known !== undefined) return known;
    costs.set(element, Number.POSITIVE_INFINITY);
    let cost = 1;
    for (const child of element.children) cost += costOf(child);
    for (const target of referencesOf(element, byId)) cost += costOf(target);
    costs.set(element, cost);
    return cost;
  };
  return costOf(root);
}

function referencesOf(element: Element, byId: ReadonlyMap<string, Element>): Element[] {
  if (element.localName === "a") return [];
  return [...element.attributes].flatMap(({ value }) => {
    const match = REFERENCE.exec(value);
    const target = byId.get(match?.[1] ?? match?.[2] ?? "");
    return target === undefined ? [] : [target];
  });
}
