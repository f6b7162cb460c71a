import type { PaintState } from "../../svg/computed/paint-state.ts";
import type { SvgElement } from "../../svg/element.ts";
import type { Typesetter } from "../../typeset/typesetter.ts";
import type { FontContext } from "../text/font-context.ts";
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
}

/** Inherited properties at one place of the tree. */
export interface Inherited {
  readonly paint: PaintState;
  readonly font: FontContext;
}

/** Draws a subtree into a content stream; passed around so that masks, patterns and groups can draw their content. */
export type DrawElement = (element: SvgElement, inherited: Inherited, content: Content) => void;
