import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from "saxes";
import { checkAttribute } from "./check-attribute.ts";
import { checkElement, type CheckedElement } from "./check-element.ts";
import { checkStyleSheet, type StyledReference } from "./css/check-style-sheet.ts";
import { drawingCost, type DrawingCost } from "./drawing/drawing-cost.ts";
import type { DrawnElement } from "./drawing/drawn-element.ts";
import { DrawingRecord } from "./drawing/record-drawing.ts";
import { excerpt } from "./excerpt.ts";
import {
  MAX_ATTRIBUTES,
  MAX_DEPTH,
  MAX_DRAWN,
  MAX_ELEMENTS,
  MAX_NESTED_PICTURES,
  MAX_STYLE_RULES,
  MAX_VIOLATIONS_PER_SLIDE,
} from "./limits.ts";
import { RULES, type PolicyRule } from "./rules.ts";
import type { Notes, Violation } from "./violation.ts";

/** What is wrong with one slide. */
export type Finding = Omit<Violation, "slide">;

export interface SlideReport {
  readonly findings: readonly Finding[];
  readonly elements: number;
  /** What a renderer draws for it, as `drawingCost` counts. */
  readonly drawn: number;
}

interface OpenElement {
  readonly name: string;
  readonly id: string | undefined;
  /** Undefined for what was refused: nothing more is said about what is inside. */
  checked: CheckedElement | undefined;
  drawn: DrawnElement | undefined;
}

/** Ends the walk: the rest would tell nothing more. */
class Stop extends Error {}

const TOO_MANY_REFERENCES: DrawingCost = { cost: Number.POSITIVE_INFINITY, cycles: [] };
const COMES_ALIVE_AS_HTML = /^-?>|<[!/?a-z]/i;
const UTF8 = /^(?:utf-?8|us-ascii)$/i;

/**
 * Decides whether markup may be saved as a slide, by a strict allow-list walk of the markup as XML; nothing is cleaned.
 * `maxElements` counts markup pictures inside as well. Refuses, and does not throw, whatever the markup.
 */
export function checkSlide(svg: string, maxElements: number = MAX_ELEMENTS): SlideReport {
  return new SlideWalk(maxElements, 0).check(svg);
}

class SlideWalk implements Notes {
  readonly #findings: Finding[] = [];
  readonly #open: OpenElement[] = [];
  readonly #drawing = new DrawingRecord();
  readonly #styled: StyledReference[] = [];
  readonly #maxElements: number;
  readonly #nesting: number;
  #elements = 0;
  #attribute: string | undefined;
  /** Of the tag being read; their namespaces are known once it is whole. */
  #attributes: SaxesAttributeNS[] = [];
  #rules = 0;
  /** Text of the style sheet being read. */
  #css = "";

  constructor(maxElements: number, nesting: number) {
    this.#maxElements = maxElements;
    this.#nesting = nesting;
  }

  check(svg: string): SlideReport {
    let drawn = 0;
    try {
      if (/<!(?:doctype|entity)/i.test(svg)) this.#stop("doctype", "a document type");
      // Known without parsing, and soon.
      if (countTags(svg) > this.#maxElements) this.#stopAtElements();
      this.#parse(svg);
      drawn = this.#countDrawn();
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
    }
    return { findings: this.#findings, elements: this.#elements, drawn };
  }

  refuse(rule: PolicyRule, detail: string): void {
    this.#refuseAt(this.#open.at(-1), rule, detail);
  }

  refer(property: string, id: string): void {
    this.#open.at(-1)?.drawn?.references.push({ property, id });
  }

  embed(svg: string): void {
    if (this.#nesting >= MAX_NESTED_PICTURES) {
      this.refuse("nested_pictures", `SVG pictures more than ${MAX_NESTED_PICTURES} deep inside each other`);
      return;
    }
    const inner = new SlideWalk(this.#maxElements - this.#elements, this.#nesting + 1).check(svg);
    this.#elements += inner.elements;
    const outer = this.#open.at(-1);
    if (outer?.drawn !== undefined) outer.drawn.embedded += inner.drawn;
    for (const { element, rule, message } of inner.findings) {
      this.#push(outer, rule, `In the SVG picture it holds, <${element}>: ${message}`);
    }
  }

  #parse(svg: string): void {
    const parser = new SaxesParser({ xmlns: true, position: true });
    parser.on("error", ({ message }) => this.#stop("malformed_xml", excerpt(message.replace(/\.$/, ""))));
    parser.on("xmldecl", ({ version = "1.0", encoding = "UTF-8" }) => {
      if (version !== "1.0" || !UTF8.test(encoding)) this.refuse("encoding", `XML ${version} in ${excerpt(encoding)}`);
    });
    parser.on("processinginstruction", ({ target }) => this.refuse("processing_instruction", `<?${excerpt(target)}?>`));
    parser.on("comment", (comment) => this.#readComment(comment));
    parser.on("cdata", (text) => this.#readCdata(text));
    parser.on("text", (text) => {
      if (this.#inStyle()) this.#css += text;
    });
    parser.on("opentagstart", () => {
      this.#attributes = [];
    });
    parser.on("attribute", (attribute) => {
      if (this.#attributes.push(attribute) <= MAX_ATTRIBUTES) return;
      this.#stop("too_many_attributes", `more than ${MAX_ATTRIBUTES} attributes`);
    });
    parser.on("opentag", (tag) => this.#enter(tag));
    parser.on("closetag", () => this.#leave());
    parser.write(svg).close();
  }

  #enter(tag: SaxesTagNS): void {
    this.#elements += 1;
    if (this.#elements > this.#maxElements) this.#stopAtElements();
    if (this.#open.length >= MAX_DEPTH) this.#stop("too_deep", `elements more than ${MAX_DEPTH} deep`);
    const parent = this.#open.at(-1);
    // As a list: the parser's own record of them takes longer to go through than to be checked.
    const attributes = this.#attributes;
    const id = attributes.find(({ name }) => name === "id")?.value;
    const open: OpenElement = { name: tag.name, id, checked: undefined, drawn: undefined };
    this.#open.push(open);
    if (parent !== undefined && parent.checked === undefined) return;
    const checked = checkElement(tag, parent?.checked, this);
    if (checked === undefined) return;
    open.checked = checked;
    open.drawn = this.#drawing.add(checked.name, attributes, parent?.drawn);
    for (const attribute of attributes) {
      this.#attribute = attribute.name;
      checkAttribute(checked, attribute, this);
    }
    this.#attribute = undefined;
  }

  #leave(): void {
    if (this.#inStyle()) {
      const { references, rules } = checkStyleSheet(this.#css, this);
      this.#css = "";
      for (const reference of references) this.#styled.push(reference);
      this.#rules += rules;
      if (this.#rules > MAX_STYLE_RULES) this.#stop("css_limit", `more than ${MAX_STYLE_RULES} rules`);
    }
    this.#open.pop();
  }

  #readComment(comment: string): void {
    if (this.#inStyle()) this.refuse("style_markup", "a comment of XML in a style sheet");
    else if (COMES_ALIVE_AS_HTML.test(comment)) this.refuse("comment", `a comment with markup: ${excerpt(comment)}`);
  }

  #readCdata(text: string): void {
    const checked = this.#open.at(-1)?.checked;
    if (checked?.name === "style" && checked.language === "svg") this.#css += text;
    else if (checked?.name === "style" || /[<>]/.test(text)) this.refuse("cdata", excerpt(text));
  }

  #inStyle(): boolean {
    return this.#open.at(-1)?.checked?.name === "style";
  }

  #countDrawn(): number {
    const drawing = this.#drawing.finish(this.#styled);
    if (drawing === undefined) return 0;
    const { cost, cycles } = drawing.complete ? drawingCost(drawing) : TOO_MANY_REFERENCES;
    for (const element of cycles) this.#refuseAt(element, "use_cycle", "a reference that leads back to itself");
    if (cost > MAX_DRAWN) {
      const found = Number.isFinite(cost) ? `${cost} shapes to draw` : "more shapes to draw than can be counted";
      this.refuse("drawing_cost", `${found}, at most ${MAX_DRAWN}`);
    }
    return cost;
  }

  #stopAtElements(): never {
    this.#stop("too_many_elements", `more than ${MAX_ELEMENTS} elements in all`);
  }

  #stop(rule: PolicyRule, detail: string): never {
    this.refuse(rule, detail);
    throw new Stop();
  }

  #refuseAt(at: Pick<OpenElement, "name" | "id"> | undefined, rule: PolicyRule, detail: string): void {
    this.#push(at, rule, `${detail.charAt(0).toUpperCase()}${detail.slice(1)}. ${RULES[rule]}`);
  }

  #push(at: Pick<OpenElement, "name" | "id"> | undefined, rule: PolicyRule, text: string): void {
    const message = at?.id === undefined ? text : `${text} (id ${excerpt(at.id)})`;
    const attribute = this.#attribute === undefined ? {} : { attribute: this.#attribute };
    this.#findings.push({ element: excerpt(at?.name ?? "svg"), ...attribute, rule, message });
    if (this.#findings.length >= MAX_VIOLATIONS_PER_SLIDE) throw new Stop();
  }
}

/** Opening tags; what only looks like one, in a comment or CDATA section, is refused anyway. */
function countTags(svg: string): number {
  let count = 0;
  for (let at = svg.indexOf("<"); at >= 0; at = svg.indexOf("<", at + 1)) {
    const next = svg.charCodeAt(at + 1);
    if (next !== 0x2f && next !== 0x21 && next !== 0x3f) count += 1;
  }
  return count;
}
