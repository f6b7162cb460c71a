import type { SvgElement } from "../element.ts";
import { attribute, elements, textContent } from "../walk.ts";

interface Compound {
  readonly tag: string | undefined;
  readonly id: string | undefined;
  readonly classes: readonly string[];
  /** Stands right below the compound before it, not just anywhere inside. */
  readonly child: boolean;
}

interface Rule {
  /** From the outermost to the element itself. */
  readonly selector: readonly Compound[];
  readonly specificity: number;
  readonly declarations: string;
}

/**
 * Moves the rules of `<style>` elements into `style` attributes, so that later steps need no cascade. Understands
 * tags, classes, ids and their descendant and child combinations; other selectors and at-rules are dropped.
 */
export function inlineStyles(root: SvgElement): SvgElement {
  const sheets = Array.from(elements(root)).filter(({ name }) => name === "style");
  if (sheets.length === 0) return root;
  const rules = sheets.flatMap((sheet) => parseRules(textContent(sheet))).sort((a, b) => a.specificity - b.specificity);
  return apply(root, [], rules);
}

function apply(element: SvgElement, ancestors: readonly SvgElement[], rules: readonly Rule[]): SvgElement {
  const path = [...ancestors, element];
  const matching = rules.filter(({ selector }) => matches(path, selector)).map(({ declarations }) => declarations);
  const own = attribute(element, "style");
  const style = [...matching, ...(own === undefined ? [] : [own])].join(";");
  return {
    ...element,
    attributes: style === "" ? element.attributes : { ...element.attributes, style },
    children: element.children.flatMap((child): (SvgElement | string)[] => {
      if (typeof child === "string") return [child];
      return child.name === "style" ? [] : [apply(child, path, rules)];
    }),
  };
}

function matches(path: readonly SvgElement[], selector: readonly Compound[]): boolean {
  const last = selector.at(-1);
  const element = path.at(-1);
  if (last === undefined || element === undefined || !fits(element, last)) return false;
  const rest = selector.slice(0, -1);
  if (rest.length === 0) return true;
  if (last.child) return matches(path.slice(0, -1), rest);
  return path.slice(0, -1).some((_, index) => matches(path.slice(0, index + 1), rest));
}

function fits(element: SvgElement, { tag, id, classes }: Compound): boolean {
  if (tag !== undefined && element.name !== tag) return false;
  if (id !== undefined && attribute(element, "id") !== id) return false;
  const own = new Set((attribute(element, "class") ?? "").split(/\s+/));
  return classes.every((name) => own.has(name));
}

function parseRules(css: string): Rule[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/@[^{};]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g, "");
  return Array.from(plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)).flatMap(([, selectors = "", declarations = ""]) =>
    selectors.split(",").flatMap((text): Rule[] => {
      const selector = parseSelector(text.trim());
      return selector === undefined
        ? []
        : [{ selector, specificity: weigh(selector), declarations: declarations.trim() }];
    }),
  );
}

const COMPOUND = /^(\*|[\w-]+)?((?:[.#][\w-]+)*)$/;

function parseSelector(text: string): Compound[] | undefined {
  const selector: Compound[] = [];
  let child = false;
  for (const part of text.replaceAll(">", " > ").split(/\s+/).filter(Boolean)) {
    if (part === ">") {
      child = true;
      continue;
    }
    const match = COMPOUND.exec(part);
    if (match === null) return undefined;
    const [, tag, marks = ""] = match;
    selector.push({
      tag: tag === "*" ? undefined : tag,
      id: /#([\w-]+)/.exec(marks)?.[1],
      classes: Array.from(marks.matchAll(/\.([\w-]+)/g), ([, name = ""]) => name),
      child,
    });
    child = false;
  }
  return selector.length === 0 ? undefined : selector;
}

function weigh(selector: readonly Compound[]): number {
  return selector.reduce(
    (sum, { tag, id, classes }) =>
      sum + (id === undefined ? 0 : 10_000) + classes.length * 100 + (tag === undefined ? 0 : 1),
    0,
  );
}
