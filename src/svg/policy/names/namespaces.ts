export const SVG = "http://www.w3.org/2000/svg";
export const XHTML = "http://www.w3.org/1999/xhtml";
export const XLINK = "http://www.w3.org/1999/xlink";
export const XML = "http://www.w3.org/XML/1998/namespace";
export const XMLNS = "http://www.w3.org/2000/xmlns/";

/**
 * Notes that drawing programs keep in their files (layer names, guides, licences). No renderer reads them; refusing
 * them would refuse most files that people have.
 */
export const DRAWING_PROGRAMS: ReadonlySet<string> = new Set([
  "http://www.inkscape.org/namespaces/inkscape",
  "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  "http://purl.org/dc/elements/1.1/",
  "http://creativecommons.org/ns#",
  "http://web.resource.org/cc/",
  "http://www.bohemiancoding.com/sketch/ns",
  "http://www.figma.com/figma/ns",
  "http://www.serif.com/",
  "http://vectornator.io",
  "http://krita.org/namespaces/svg/krita",
]);
