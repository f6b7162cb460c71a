import { excerpt } from "./excerpt.ts";
import { HTML_ELEMENTS } from "./names/html-names.ts";
import { DRAWING_PROGRAMS, SVG, XHTML } from "./names/namespaces.ts";
import { SVG_ELEMENTS } from "./names/svg-names.ts";
import type { Notes } from "./violation.ts";

export interface CheckedElement {
  /** In the spelling of its specification, whatever the markup says: HTML parsers would correct it to that. */
  readonly name: string;
  /** `program`: notes of drawing programs, in a namespace of their own. */
  readonly language: "svg" | "html" | "program";
  /** HTML itself, and `<foreignObject>`. */
  readonly holdsHtml: boolean;
}

export interface Tag {
  readonly name: string;
  readonly prefix: string;
  readonly local: string;
  readonly uri: string;
}

/** Checks an element by its name, namespace and parent; undefined where it was refused. */
export function checkElement(tag: Tag, parent: CheckedElement | undefined, notes: Notes): CheckedElement | undefined {
  if (parent === undefined) return checkRoot(tag, notes);
  const element = identify(tag, parent, notes);
  if (element === undefined) return undefined;
  const reason = misplaced(element, parent);
  if (reason === undefined) return element;
  notes.refuse(parent.name === "style" ? "style_markup" : "element", reason);
  return undefined;
}

function checkRoot({ uri, name }: Tag, notes: Notes): CheckedElement | undefined {
  if (uri === SVG && name === "svg") return { name: "svg", language: "svg", holdsHtml: false };
  notes.refuse("not_svg", uri === SVG || uri === "" ? `the root <${name}>` : `the root <${name}> of ${excerpt(uri)}`);
  return undefined;
}

function identify({ uri, prefix, local, name }: Tag, parent: CheckedElement, notes: Notes): CheckedElement | undefined {
  if (DRAWING_PROGRAMS.has(uri)) return { name: local, language: "program", holdsHtml: false };
  if (uri !== SVG && uri !== XHTML) {
    notes.refuse("namespace", uri === "" ? "an element without a namespace" : `the namespace ${excerpt(uri)}`);
    return undefined;
  }
  if (prefix !== "") {
    notes.refuse("namespace", `the prefix ${prefix}`);
    return undefined;
  }
  // HTML also without its namespace: then browsers draw nothing, which does no harm.
  const htmlName = parent.holdsHtml ? HTML_ELEMENTS.get(local.toLowerCase()) : undefined;
  if (htmlName !== undefined) return { name: htmlName, language: "html", holdsHtml: true };
  const svgName = uri === SVG ? SVG_ELEMENTS.get(local.toLowerCase()) : undefined;
  if (svgName !== undefined) return { name: svgName, language: "svg", holdsHtml: svgName === "foreignObject" };
  notes.refuse("element", `<${excerpt(name)}>`);
  return undefined;
}

/** Why an element can't stand where it stands. */
function misplaced({ name, language }: CheckedElement, parent: CheckedElement): string | undefined {
  if (parent.name === "style") return `<${name}> in a style sheet`;
  if (parent.language === "svg" && (parent.name === "title" || parent.name === "desc")) {
    return `<${name}> in <${parent.name}>, which holds text`;
  }
  if (parent.name === "metadata" && language !== "program") return `<${name}> in <metadata>`;
  if (parent.language === "program" && language !== "program") return `<${name}> among the notes of a drawing program`;
  if (parent.holdsHtml && language === "svg" && name !== "svg") return `<${name}> in HTML without <svg>`;
  return undefined;
}
