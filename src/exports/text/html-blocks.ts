import { ownProperty } from "../../svg/computed/property.ts";
import type { SvgElement } from "../../svg/element.ts";
import { parseLength } from "../../svg/length.ts";
import { enter, type FontContext } from "./font-context.ts";

/** A paragraph of HTML inside a slide. */
export interface HtmlBlock {
  readonly text: string;
  readonly font: FontContext;
  readonly color: string;
  readonly align: "start" | "center" | "end";
  /** Factor of the size. */
  readonly lineHeight: number;
  /** px above the block. */
  readonly space: number;
}

interface Style {
  readonly font: FontContext;
  readonly color: string;
  readonly align: HtmlBlock["align"];
  readonly lineHeight: number;
}

const BLOCKS =
  /^(?:html|body|div|p|h[1-6]|ul|ol|li|dl|dt|dd|section|article|header|footer|blockquote|pre|figure|figcaption|table|thead|tbody|tr|td|th)$/;
const HEADING_SIZES: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.17, h4: 1, h5: 0.83, h6: 0.67 };
const BOLD = /^(?:b|strong|h[1-6]|th)$/;
const ITALIC = /^(?:i|em|cite|dfn)$/;
const SPACED = /^(?:p|h[1-6]|ul|ol|dl|blockquote|pre|figure)$/;

/**
 * Reads the HTML of a `<foreignObject>` as paragraphs in document order. A paragraph is set in one style: that of its
 * block, or of the inline element that holds all of it.
 */
export function readHtmlBlocks(foreignObject: SvgElement, outer: FontContext): HtmlBlock[] {
  const reader = new HtmlReader();
  reader.read(foreignObject, { font: enter(foreignObject, outer), color: "#000000", align: "start", lineHeight: 1.2 });
  return reader.finish();
}

class HtmlReader {
  readonly #blocks: HtmlBlock[] = [];
  #text = "";
  #style: Style | undefined;
  #space = 0;

  read(element: SvgElement, style: Style): void {
    for (const child of element.children) {
      if (typeof child === "string") this.#add(child, style);
      else if (localName(child) === "br") this.#text += "\n";
      else this.#enter(child, style);
    }
  }

  finish(): HtmlBlock[] {
    this.#flush();
    return this.#blocks;
  }

  #enter(element: SvgElement, outer: Style): void {
    const name = localName(element);
    if (ownProperty(element, "display") === "none" || name === "style" || name === "script") return;
    const style = enterHtml(element, name, outer);
    const isBlock = BLOCKS.test(name);
    if (isBlock) this.#flush();
    const margin = isBlock ? marginOf(element, name, style) : 0;
    this.#space = Math.max(this.#space, margin);
    if (name === "li") this.#add("\u2022 ", style);
    this.read(element, style);
    if (isBlock) this.#flush();
    this.#space = Math.max(this.#space, margin);
  }

  #add(text: string, style: Style): void {
    if (text.trim() !== "" && this.#style === undefined) this.#style = style;
    this.#text += style.font.preserveSpaces ? text : text.replace(/\s+/g, " ");
  }

  #flush(): void {
    const style = this.#style;
    const raw = this.#text;
    const text = style?.font.preserveSpaces === true ? raw.trimEnd() : raw.replace(/ *\n */g, "\n").trim();
    this.#text = "";
    this.#style = undefined;
    if (text === "" || style === undefined) return;
    const shown = style.font.upperCase ? text.toLocaleUpperCase(style.font.language) : text;
    this.#blocks.push({ ...style, text: shown, space: this.#blocks.length === 0 ? 0 : this.#space });
    this.#space = 0;
  }
}

function enterHtml(element: SvgElement, name: string, outer: Style): Style {
  const heading = HEADING_SIZES[name];
  const implied: FontContext = {
    ...outer.font,
    ...(heading === undefined ? {} : { size: outer.font.size * heading }),
    ...(BOLD.test(name) ? { weight: 700 } : {}),
    ...(ITALIC.test(name) ? { italic: true } : {}),
    ...(name === "pre" ? { preserveSpaces: true } : {}),
  };
  const font = enter(element, implied);
  const align = ownProperty(element, "text-align") ?? ownProperty(element, "justify-content");
  const lineHeight = ownProperty(element, "line-height");
  const factor =
    lineHeight === undefined
      ? undefined
      : /^[\d.]+$/.test(lineHeight)
        ? Number(lineHeight)
        : (parseLength(lineHeight, font.size, font.size) ?? 0) / font.size;
  return {
    font,
    color: ownProperty(element, "color") ?? outer.color,
    align: align === undefined ? outer.align : readAlign(align, font.direction),
    lineHeight: factor === undefined || !(factor > 0) ? outer.lineHeight : factor,
  };
}

/** Space above and below a block: its own margin, else one em for what browsers set apart. */
function marginOf(element: SvgElement, name: string, { font }: Style): number {
  const own = (ownProperty(element, "margin") ?? ownProperty(element, "margin-bottom"))?.split(/\s+/)[0];
  return parseLength(own, font.size, font.size) ?? (SPACED.test(name) ? font.size : 0);
}

function readAlign(value: string, direction: FontContext["direction"]): HtmlBlock["align"] {
  if (value === "center") return "center";
  if (value === "end" || value === "flex-end" || value === (direction === "rtl" ? "left" : "right")) return "end";
  return "start";
}

/** HTML may carry a namespace prefix: `xhtml:div`. */
function localName({ name }: SvgElement): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}
