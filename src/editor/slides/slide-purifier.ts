import createDOMPurify, { type Config } from "dompurify";
import { cssStaysInside, hrefStaysInside } from "./reference-policy.ts";

/** HTML that a `<foreignObject>` may hold: text and its structure, no forms, no media, no embedded pages. */
const TEXT_TAGS =
  "foreignobject div p span br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code kbd b strong i em u s small sub sup mark q cite table thead tbody tr th td";

const CONFIG: Config = {
  IN_PLACE: true,
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ["use", ...TEXT_TAGS.split(" ")],
  ADD_ATTR: ["xml:lang", "dir", "fr", "unicode-bidi", "colspan", "rowspan", "start"],
  // `<style>` is taken out beforehand and adopted as a sheet; slides offer no stops to the Tab key.
  FORBID_TAGS: ["style"],
  FORBID_ATTR: ["tabindex"],
  HTML_INTEGRATION_POINTS: { foreignobject: true },
  KEEP_CONTENT: false,
  // Slots are called `title` and `body`. Inside a shadow root these ids can't shadow properties of the document.
  SANITIZE_DOM: false,
};

/** Strips a parsed slide, in place, of everything that could run, load or lead the page elsewhere. */
export type SlidePurifier = (root: SVGSVGElement) => void;

export function createSlidePurifier(): SlidePurifier {
  const purify = createDOMPurify(window);
  purify.addHook("uponSanitizeAttribute", (element, attribute) => {
    const isHref = attribute.attrName === "href" || attribute.attrName === "xlink:href";
    const staysInside = isHref
      ? hrefStaysInside(element.localName, attribute.attrValue)
      : attribute.attrName.startsWith("data-") || cssStaysInside(attribute.attrValue);
    if (!staysInside) attribute.keepAttr = false;
  });
  return (root) => {
    purify.sanitize(root, CONFIG);
  };
}
