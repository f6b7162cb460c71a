import type { SvgElement } from "./element.ts";
import { elements, transform } from "./walk.ts";

const DEFINITIONS = new Set([
  "linearGradient",
  "radialGradient",
  "mask",
  "clipPath",
  "filter",
  "pattern",
  "symbol",
  "marker",
]);

/**
 * Prefixes the ids of gradients, masks, clip paths, filters, patterns, symbols, markers and everything inside `<defs>`,
 * with every reference to them, so that slides can stand on one page. Ids of slots and other elements stay as they are.
 * Prefixing twice with the same prefix changes nothing.
 */
export function prefixDefinitions(root: SvgElement, prefix: string): SvgElement {
  const ids = new Map<string, string>();
  for (const id of definitionIds(root)) ids.set(id, id.startsWith(prefix) ? id : prefix + id);
  if (ids.size === 0) return root;
  const renamed = (id: string): string => ids.get(id) ?? id;
  return transform(root, (element) => {
    const attributes = Object.entries(element.attributes).map(
      ([name, value]): [string, string | number | undefined] => [
        name,
        typeof value === "string" ? withIds(name, value, renamed) : value,
      ],
    );
    return { ...element, attributes: Object.fromEntries(attributes) };
  });
}

function withIds(name: string, value: string, renamed: (id: string) => string): string {
  if (name === "id") return renamed(value);
  if ((name === "href" || name === "xlink:href") && value.startsWith("#")) return `#${renamed(value.slice(1))}`;
  return value.replace(/url\(\s*(["']?)#([^"')\s]+)\1\s*\)/g, (_, __, id: string) => `url(#${renamed(id)})`);
}

function* definitionIds(root: SvgElement): Generator<string> {
  for (const element of elements(root)) {
    const inside = element.name === "defs" ? elements(element) : DEFINITIONS.has(element.name) ? [element] : [];
    for (const { attributes } of inside) if (typeof attributes["id"] === "string") yield attributes["id"];
  }
}
