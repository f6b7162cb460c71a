import type { SvgElement } from "../svg/element.ts";
import { readViewBox } from "../svg/geometry/view-box.ts";
import { parseLength } from "../svg/length.ts";
import { attribute } from "../svg/walk.ts";

/** Pixels. */
export interface SlideSize {
  readonly width: number;
  readonly height: number;
}

/** For markup that says nothing about its size, px. */
const DEFAULT_SIZE = 1080;

/** How large a slide is by its own account: `width` and `height`, else its view box. */
export function slideSize(root: SvgElement): SlideSize {
  const viewBox = readViewBox(root);
  const side = (name: "width" | "height"): number => {
    const said = parseLength(attribute(root, name), viewBox?.[name] ?? 0) ?? 0;
    return said > 0 && Number.isFinite(said) ? said : (viewBox?.[name] ?? DEFAULT_SIZE);
  };
  return { width: side("width"), height: side("height") };
}
