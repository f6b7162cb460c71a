import type { TextDirection } from "../../deck/deck-plan.ts";
import { textElement, type LineMetrics, type TextSlot } from "../../svg/text-slot.ts";
import type { SvgElement } from "../../svg/element.ts";
import type { Line } from "../../typeset/break-lines.ts";
import { inkReach } from "../../typeset/ink-reach.ts";
import { serverTypesetter } from "../../typeset/node/server-typesetter.ts";
import type { Paragraph } from "../../typeset/paragraph.ts";
import { minimumLineHeight } from "../../typeset/scripts.ts";
import { shownText } from "../../typeset/shown-text.ts";
import { styleKey, type TypeStyle } from "../../typeset/type-style.ts";
import type { Placed } from "../flow/flow-tree.ts";
import type { SceneNode, TextNode } from "../scene.ts";
import type { Fonts } from "../theme.ts";
import { spacedFamily } from "./spaced-family.ts";
import { directionOf, sizeRange, type SetText, type TextSetter } from "./set-text.ts";

/** What decides how a deck's texts are set. */
export interface TextSettings {
  readonly fonts: Fonts;
  readonly language: string;
  readonly direction: TextDirection;
}

function isBalanced(node: TextNode): boolean {
  return node.text.balance ?? (node.text.role === "title" || node.text.role === "figure");
}

function textNodes(node: SceneNode): TextNode[] {
  if (node.kind === "text") return [node];
  return node.kind === "box" ? node.children.flatMap(textNodes) : [];
}

/** Where the ink of lines begins and ends; baselines stand as `textElement` places them. */
function inkOf(
  paragraph: Paragraph,
  lines: readonly Line[],
  { ascent, descent }: LineMetrics,
  { size, lineHeight }: { readonly size: number; readonly lineHeight: number },
): SetText["ink"] {
  const [first, last] = [lines[0], lines.at(-1)];
  const above = first && inkReach(paragraph, first.start, first.end);
  const below = last && inkReach(paragraph, last.start, last.end);
  if (above === undefined || below === undefined) return undefined;
  const baseline = (lineHeight - (ascent + descent) * size) / 2 + ascent * size;
  return {
    top: baseline + above.top * size,
    bottom: baseline + (lines.length - 1) * lineHeight + below.bottom * size,
  };
}

/** Sets the texts of a deck's slides: fonts by slot, language and direction; results are remembered per node. */
export class SlideTexts implements TextSetter {
  readonly #settings: TextSettings;
  readonly #typesetter = serverTypesetter();
  readonly #remembered = new WeakMap<TextNode, Map<string, SetText>>();
  readonly #missing = new WeakMap<TextNode, readonly string[]>();

  constructor(settings: TextSettings) {
    this.#settings = settings;
  }

  #style(node: TextNode): TypeStyle {
    const font = this.#settings.fonts[node.text.font];
    const { family, genre } = node.text.role === "code" ? font : spacedFamily(font, node.phrase.text);
    return {
      family,
      genre,
      weight: node.text.weight ?? font.weight,
      ...(node.text.italic === undefined ? {} : { italic: node.text.italic }),
      ...(node.text.tracking === undefined ? {} : { tracking: node.text.tracking }),
      language: this.#settings.language,
      direction: directionOf(node, this.#settings.direction),
    };
  }

  #shown(node: TextNode): string {
    const { language } = this.#settings;
    const direction = directionOf(node, this.#settings.direction);
    return shownText(node.phrase.text, { case: node.text.case, language, direction });
  }

  /** What is set of a node's text: graphemes that no installed font can draw are left out. */
  #drawable(node: TextNode): string {
    const { text, missing } = this.#typesetter.coverable(this.#shown(node), this.#style(node));
    if (missing.length > 0) this.#missing.set(node, missing);
    return text;
  }

  /** Loads the fonts of a scene's texts; must come before the scene is fitted. */
  async load(root: SceneNode): Promise<void> {
    const demands = new Map<string, { texts: string[]; style: TypeStyle }>();
    for (const node of textNodes(root)) {
      const style = this.#style(node);
      const demand = demands.get(styleKey(style)) ?? { texts: [], style };
      demand.texts.push(this.#shown(node));
      demands.set(styleKey(style), demand);
    }
    await this.#typesetter.ensure([...demands.values()]);
  }

  set(node: TextNode, size: number, width: number | undefined, dense = false): SetText {
    const known = this.#remembered.get(node) ?? new Map<string, SetText>();
    this.#remembered.set(node, known);
    const key = `${size}/${width === undefined ? "" : Math.round(width * 10)}/${dense}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const set = this.#break(node, size, width ?? Number.POSITIVE_INFINITY, dense);
    known.set(key, set);
    return set;
  }

  #break(node: TextNode, size: number, width: number, dense: boolean): SetText {
    const text = this.#drawable(node);
    const style = this.#style(node);
    const paragraph = this.#typesetter.prepare(text, style);
    const broken = this.#typesetter.breakLines(paragraph, {
      width,
      size,
      balance: isBalanced(node),
      dense,
    });
    const lineHeight = Math.max(node.text.lineHeight, minimumLineHeight(text)) * size;
    return {
      lines: broken.lines,
      size,
      lineHeight,
      width: broken.width,
      height: broken.lines.length * lineHeight,
      ink: inkOf(paragraph, broken.lines, this.#typesetter.metrics(style), { size, lineHeight }),
      divided: broken.divided,
    };
  }

  /** Draws placed texts as `<text>` slots that hold all that is needed to set them again. */
  painter(texts: ReadonlyMap<TextNode, SetText>): (placed: Placed<TextNode>) => SvgElement {
    return (placed) => {
      const { node, rect } = placed;
      const set = texts.get(node) ?? this.set(node, sizeRange(node).max, rect.width);
      const style = this.#style(node);
      const drawable = this.#drawable(node);
      const slot: TextSlot = {
        id: node.id,
        box: rect,
        role: node.text.role,
        fit: sizeRange(node),
        size: set.size,
        align: node.text.align ?? "start",
        lineHeight: Math.round((set.lineHeight / set.size) * 1000) / 1000,
        source: node.phrase.text,
        families: this.#typesetter.familiesUsed(drawable, style),
        genre: style.genre,
        weight: this.#typesetter.weightOf(style),
        ...(style.italic === undefined ? {} : { italic: style.italic }),
        tracking: this.#typesetter.prepare(drawable, style).tracking,
        fill: node.text.color,
        direction: style.direction,
        ...(node.text.case === undefined ? {} : { case: node.text.case }),
        balance: isBalanced(node),
        ...(node.text.maxLines === undefined ? {} : { maxLines: node.text.maxLines }),
      };
      const lines = set.lines.map((line) => line.text);
      return textElement(slot, lines, this.#typesetter.metrics(style));
    };
  }

  /** Graphemes left out of these texts because no installed font has them. */
  missing(texts: ReadonlyMap<TextNode, SetText>): readonly string[] {
    return [...new Set([...texts.keys()].flatMap((node) => this.#missing.get(node) ?? []))];
  }
}
