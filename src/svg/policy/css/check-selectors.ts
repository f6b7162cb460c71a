import type { CssNode } from "css-tree";
import { PSEUDO_CLASSES } from "../names/css-names.ts";
import type { Notes } from "../violation.ts";
import { unprefixed } from "./check-tokens.ts";

/** What an element must at least be to be selected: a test that errs towards selecting. */
export type Subject = { readonly kind: "id" | "class" | "element"; readonly name: string } | { readonly kind: "any" };

/** Refuses pseudo-classes and pseudo-elements that are not on the list. */
export function checkSelectors(node: CssNode, notes: Notes): void {
  if (node.type === "PseudoClassSelector" || node.type === "PseudoElementSelector") {
    if (!PSEUDO_CLASSES.has(unprefixed(node.name.toLowerCase()))) notes.refuse("css_selector", `:${node.name}`);
  }
  if (node.type === "Raw") notes.refuse("css_selector", node.value);
  else if ("children" in node) for (const child of node.children?.toArray() ?? []) checkSelectors(child, notes);
  if (node.type === "Nth" && node.selector) checkSelectors(node.selector, notes);
}

/** The subjects of a selector list, by the last compound of each selector. */
export function subjectsOf(prelude: CssNode): readonly Subject[] {
  if (prelude.type !== "SelectorList") return [{ kind: "any" }];
  return prelude.children.toArray().map((selector) => subjectOf(selector));
}

function subjectOf(selector: CssNode): Subject {
  if (selector.type !== "Selector") return { kind: "any" };
  const parts = selector.children.toArray();
  const last = parts.slice(parts.findLastIndex(({ type }) => type === "Combinator") + 1);
  let subject: Subject = { kind: "any" };
  for (const part of last) {
    if (part.type === "IdSelector") return { kind: "id", name: part.name };
    if (part.type === "ClassSelector") subject = { kind: "class", name: part.name };
    if (part.type === "TypeSelector" && part.name !== "*" && subject.kind === "any") {
      subject = { kind: "element", name: part.name };
    }
  }
  return subject;
}
