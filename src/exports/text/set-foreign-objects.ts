import { property } from "../../svg/computed/property.ts";
import { el, type SvgElement } from "../../svg/element.ts";
import { parseLength } from "../../svg/length.ts";
import { attribute, elements } from "../../svg/walk.ts";
import { minimumLineHeight } from "../../typeset/scripts.ts";
import type { Typesetter } from "../../typeset/typesetter.ts";
import { enter, INITIAL_FONT, type FontContext } from "./font-context.ts";
import { readHtmlBlocks, type HtmlBlock } from "./html-blocks.ts";
import { typeStyleOf } from "./place-chunk.ts";
import { paintAttributes } from "./read-text.ts";

/**
 * Replaces every `<foreignObject>` by its text, broken into lines inside its box: renderers outside browsers draw HTML
 * as nothing. Boxes, borders and pictures of the HTML are left out. Loads the fonts it needs.
 */
export async function setForeignObjects(root: SvgElement, typesetter: Typesetter): Promise<SvgElement> {
  if (!Array.from(elements(root)).some(({ name }) => name === "foreignObject")) return root;
  const demands = Array.from(blocksBelow(root, INITIAL_FONT), ({ text, font }) => ({
    texts: [text],
    style: typeStyleOf(font, typesetter),
  }));
  await typesetter.ensure(demands);
  return replaceBelow(root, INITIAL_FONT, typesetter);
}

function* blocksBelow(element: SvgElement, outer: FontContext): Generator<HtmlBlock> {
  if (element.name === "foreignObject") yield* readHtmlBlocks(element, outer);
  else {
    const font = enter(element, outer);
    for (const child of element.children) if (typeof child !== "string") yield* blocksBelow(child, font);
  }
}

function replaceBelow(element: SvgElement, outer: FontContext, typesetter: Typesetter): SvgElement {
  if (element.name === "foreignObject") return setHtml(element, outer, typesetter);
  const font = enter(element, outer);
  return {
    ...element,
    children: element.children.map((child) =>
      typeof child === "string" ? child : replaceBelow(child, font, typesetter),
    ),
  };
}

function setHtml(foreignObject: SvgElement, outer: FontContext, typesetter: Typesetter): SvgElement {
  const of = (name: string): number => parseLength(attribute(foreignObject, name), 0) ?? 0;
  const box = { x: of("x"), y: of("y"), width: of("width"), height: of("height") };
  const blocks = readHtmlBlocks(foreignObject, outer).map((block) => breakBlock(block, box.width, typesetter));
  const height = blocks.reduce((sum, { block, lines, step }) => sum + block.space + lines.length * step, 0);
  const centred = Array.from(elements(foreignObject)).some((part) => property(part, "align-items") === "center");
  let y = box.y + (centred ? Math.max(0, (box.height - height) / 2) : 0);
  const { width: _w, height: _h, ...attributes } = paintAttributes(foreignObject);
  return el(
    "g",
    { ...attributes, id: foreignObject.attributes["id"] },
    ...blocks.map((set) => {
      y += set.block.space;
      const element = blockElement(set, box, y, typesetter);
      y += set.lines.length * set.step;
      return element;
    }),
  );
}

interface BrokenBlock {
  readonly block: HtmlBlock;
  readonly lines: readonly string[];
  /** Height of a line in px. */
  readonly step: number;
}

function breakBlock(block: HtmlBlock, width: number, typesetter: Typesetter): BrokenBlock {
  const paragraph = typesetter.prepare(block.text, typeStyleOf(block.font, typesetter));
  const { lines } = typesetter.breakLines(paragraph, { width, size: block.font.size, dense: true });
  const step = Math.max(block.lineHeight, minimumLineHeight(block.text)) * block.font.size;
  return { block, lines: lines.map(({ text }) => text), step };
}

function blockElement(
  { block, lines, step }: BrokenBlock,
  box: { readonly x: number; readonly width: number },
  top: number,
  typesetter: Typesetter,
): SvgElement {
  const { font, align } = block;
  const { ascent, descent } = typesetter.metrics(typeStyleOf(font, typesetter));
  const baseline = top + (step - (ascent + descent) * font.size) / 2 + ascent * font.size;
  const atRight = (align === "end") !== (font.direction === "rtl");
  const x = align === "center" ? box.x + box.width / 2 : atRight ? box.x + box.width : box.x;
  return el(
    "text",
    {
      "font-family": font.families.join(", "),
      "font-size": font.size,
      "font-weight": font.weight,
      "font-style": font.italic ? "italic" : undefined,
      "letter-spacing": font.letterSpacing === 0 ? undefined : font.letterSpacing,
      "text-anchor": align === "center" ? "middle" : align,
      direction: font.direction,
      lang: font.language,
      "xml:space": "preserve",
      fill: block.color,
    },
    ...lines.map((line, index) => el("tspan", { x, y: baseline + index * step }, line)),
  );
}
