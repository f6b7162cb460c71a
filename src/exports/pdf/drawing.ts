import { enterPaint, INITIAL_PAINT, type PaintState } from "../../svg/computed/paint-state.ts";
import type { SvgElement } from "../../svg/element.ts";
import type { Typesetter } from "../../typeset/typesetter.ts";
import { enter, INITIAL_FONT, type FontContext } from "../text/font-context.ts";
import type { Content } from "./content.ts";
import type { PdfFonts } from "./pdf-fonts.ts";
import type { PdfFile } from "./pdf-file.ts";
import type { PdfPicture } from "./pictures.ts";
import type { PdfResources } from "./pdf-resources.ts";

/** What drawing a slide needs, the same for all its elements. */
export interface Drawing {
  readonly file: PdfFile;
  readonly resources: PdfResources;
  readonly fonts: PdfFonts;
  readonly typesetter: Typesetter;
  /** Decoded pictures by their `href`. */
  readonly pictures: ReadonlyMap<string, PdfPicture>;
  /** Canvas in px. */
  readonly viewport: { readonly width: number; readonly height: number };
  readonly root: SvgElement;
  find(id: string): SvgElement | undefined;
  /** Ids of the patterns and masks whose content is being drawn: they must not draw themselves again. */
  readonly open: Set<string>;
}

/** Inherited properties at one place of the tree. */
export interface Inherited {
  readonly paint: PaintState;
  readonly font: FontContext;
}

/** Draws a subtree into a content stream; passed around so that masks, patterns and groups can draw their content. */
export type DrawElement = (element: SvgElement, inherited: Inherited, content: Content) => void;

/** Properties inside an element, given those outside it. */
export function enterElement(element: SvgElement, { paint, font }: Inherited): Inherited {
  return { paint: enterPaint(element, paint), font: enter(element, font) };
}

/**
 * Draws the content of a pattern or mask, which inherits from where it is defined and not from where it is used.
 * Draws nothing when that is being done already.
 */
export function drawContent(
  server: SvgElement,
  id: string,
  content: Content,
  drawing: Drawing,
  draw: DrawElement,
): void {
  if (drawing.open.has(id)) return;
  drawing.open.add(id);
  const inherited = inheritedInside(server, drawing.root);
  for (const child of server.children) if (typeof child !== "string") draw(child, inherited, content);
  drawing.open.delete(id);
}

/** What the children of an element inherit where it stands in the tree. */
export function inheritedInside(target: SvgElement, root: SvgElement): Inherited {
  const search = (element: SvgElement, outer: Inherited): Inherited | undefined => {
    const inside = enterElement(element, outer);
    if (element === target) return inside;
    for (const child of element.children) {
      const found = typeof child === "string" ? undefined : search(child, inside);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const initial = { paint: INITIAL_PAINT, font: INITIAL_FONT };
  return search(root, initial) ?? initial;
}
