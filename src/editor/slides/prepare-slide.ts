import { drawingCost } from "./drawing-cost.ts";
import { cssStaysInside } from "./reference-policy.ts";
import { createSlidePurifier, type SlidePurifier } from "./slide-purifier.ts";

const MAX_DRAWING_COST = 200_000;
/** Holds an inline style between parsing and mounting: as a `style` attribute the security policy would refuse it. */
const INLINE_STYLE = "data-inline-style";

/** A slide that is safe to show, ready to be copied into any number of shadow roots. */
export interface PreparedSlide {
  readonly template: SVGSVGElement;
  readonly sheets: readonly CSSStyleSheet[];
}

let purify: SlidePurifier | undefined;

/**
 * Parses stored markup as XML and purifies it. The server has checked it before; this is the second line, by other
 * means. Answers `undefined` for what is no SVG, has a DOCTYPE or would draw without end.
 */
export function prepareSlide(markup: string): PreparedSlide | undefined {
  if (/<!DOCTYPE/i.test(markup)) return undefined;
  const root = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
  if (!(root instanceof SVGSVGElement) || root.querySelector("parsererror") !== null) return undefined;
  if (drawingCost(root) > MAX_DRAWING_COST) return undefined;
  const sheets = takeStyleSheets(root);
  if (!purified(root)) return undefined;
  setAsideInlineStyles(root);
  for (const link of root.querySelectorAll("a")) {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer");
  }
  // The frame around it is named as the slide; inside, its text is to be read as text.
  root.setAttribute("role", "presentation");
  if (!root.hasAttribute("viewBox")) root.setAttribute("viewBox", viewBoxFromSize(root));
  return { template: root, sheets };
}

/** Copies a prepared slide into a shadow root, in which its ids and styles meet no other slide's. */
export function mountSlide(shadow: ShadowRoot, slide: PreparedSlide, frame: CSSStyleSheet): void {
  const copy = document.importNode(slide.template, true);
  for (const element of [copy, ...copy.querySelectorAll<SVGElement | HTMLElement>(`[${INLINE_STYLE}]`)]) {
    element.style.cssText = element.getAttribute(INLINE_STYLE) ?? "";
    element.removeAttribute(INLINE_STYLE);
  }
  shadow.adoptedStyleSheets = [...slide.sheets, frame];
  shadow.replaceChildren(copy);
}

/** DOMPurify throws at a root it would have to remove, such as a prefixed `<s:svg>`. */
function purified(root: SVGSVGElement): boolean {
  purify ??= createSlidePurifier();
  try {
    purify(root);
    return true;
  } catch {
    return false;
  }
}

function takeStyleSheets(root: SVGSVGElement): CSSStyleSheet[] {
  const sheets: CSSStyleSheet[] = [];
  for (const style of root.querySelectorAll("style")) {
    const css = style.textContent;
    style.remove();
    if (!cssStaysInside(css)) continue;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.push(sheet);
  }
  return sheets;
}

function setAsideInlineStyles(root: SVGSVGElement): void {
  for (const element of root.querySelectorAll(`[${INLINE_STYLE}]`)) element.removeAttribute(INLINE_STYLE);
  for (const element of [root, ...root.querySelectorAll("[style]")]) {
    element.setAttribute(INLINE_STYLE, element.getAttribute("style") ?? "");
    element.removeAttribute("style");
  }
}

function viewBoxFromSize(root: SVGSVGElement): string {
  const [width, height] = ["width", "height"].map((name) => Number.parseFloat(root.getAttribute(name) ?? ""));
  return width && height ? `0 0 ${width} ${height}` : "0 0 1920 1080";
}
