import { inlineStyles } from "../svg/computed/inline-styles.ts";
import type { SvgElement } from "../svg/element.ts";
import { parseSvg } from "../svg/parse-svg.ts";
import type { Typesetter } from "../typeset/typesetter.ts";
import { loadFonts } from "./text/outline-text.ts";
import { setForeignObjects } from "./text/set-foreign-objects.ts";

/**
 * Reads a slide for export: style rules moved into their elements, HTML set as text, the fonts of all its text loaded.
 * Throws `unsafe_content` for markup that is no SVG.
 */
export async function readSlide(svg: string, typesetter: Typesetter): Promise<SvgElement> {
  const root = await setForeignObjects(inlineStyles(parseSvg(svg)), typesetter);
  await loadFonts(root, typesetter);
  return root;
}
