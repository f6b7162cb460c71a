import { inlineStyles } from "../svg/computed/inline-styles.ts";
import type { SvgAttributes, SvgElement } from "../svg/element.ts";
import { expandUses } from "../svg/expand-uses.ts";
import { parseSvg } from "../svg/parse-svg.ts";
import { transform } from "../svg/walk.ts";
import { SVG_NAMESPACE, writeSvg } from "../svg/write-svg.ts";
import type { Typesetter } from "../typeset/typesetter.ts";
import { embedPictures } from "./embed-pictures.ts";
import { loadFonts, outlineText } from "./text/outline-text.ts";
import { setForeignObjects } from "./text/set-foreign-objects.ts";

/** SVG pictures inside SVG pictures are read this deep. */
const MAX_NESTING = 2;

/**
 * Reads a slide for export: style rules moved into their elements, uses replaced by what they show, HTML set as text,
 * pictures from outside and foreign elements dropped, the fonts of all text loaded. Throws `unsafe_content` for markup
 * that is no SVG.
 */
export async function readSlide(svg: string, typesetter: Typesetter, nesting = 0): Promise<SvgElement> {
  const root = await setForeignObjects(expandUses(inlineStyles(parseSvg(svg))), typesetter);
  await loadFonts(root, typesetter);
  return embedPictures(withoutForeignNames(root), async (markup) => {
    if (nesting >= MAX_NESTING) return undefined;
    const nested = await readSlide(markup, typesetter, nesting + 1).catch(() => undefined);
    return nested === undefined ? undefined : writeSvg(outlineText(nested, typesetter));
  });
}

const XLINK = "http://www.w3.org/1999/xlink";

/** Only names a renderer knows: prefixes that nobody declared, or that are not SVG, stop resvg altogether. */
function withoutForeignNames(root: SvgElement): SvgElement {
  const known = transform(root, ({ name, attributes, children }) =>
    name.includes(":") ? undefined : { name, attributes: ownAttributes(attributes), children },
  );
  return { ...known, attributes: { ...known.attributes, xmlns: SVG_NAMESPACE, "xmlns:xlink": XLINK } };
}

function ownAttributes(attributes: SvgAttributes): SvgAttributes {
  const kept = Object.entries(attributes).filter(
    ([name]) => name === "xlink:href" || (!name.includes(":") && name !== "xmlns") || name.startsWith("xml:"),
  );
  return Object.fromEntries(kept);
}
