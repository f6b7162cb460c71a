import type { SvgElement } from "../../svg/element.ts";
import { fitInto } from "../../svg/geometry/view-box.ts";
import { parseLength } from "../../svg/length.ts";
import { attribute } from "../../svg/walk.ts";
import { hrefOf } from "../data-url.ts";
import type { Content } from "./content.ts";
import type { Drawing } from "./drawing.ts";
import { drawForm, useGraphicsState } from "./forms.ts";

/** Draws an `<image>`, cropped or fitted as it says; pictures that could not be read are left out. */
export function drawImage(image: SvgElement, opacity: number, content: Content, drawing: Drawing): void {
  const picture = drawing.pictures.get(hrefOf(image) ?? "");
  if (picture === undefined) return;
  const of = (name: string, base: number): number | undefined => parseLength(attribute(image, name), base);
  const { width, height } = drawing.viewport;
  const box = {
    x: of("x", width) ?? 0,
    y: of("y", height) ?? 0,
    width: of("width", width) ?? picture.width,
    height: of("height", height) ?? picture.height,
  };
  if (box.width <= 0 || box.height <= 0) return;
  const source = { x: 0, y: 0, width: picture.width, height: picture.height };
  content.scoped(() => {
    if (opacity < 1) useGraphicsState(content, drawing, { ca: opacity });
    content.call("re", box.x, box.y, box.width, box.height);
    content.write("W n");
    content.transform(fitInto(source, box, attribute(image, "preserveAspectRatio")));
    // Pictures fill the unit square bottom up.
    content.transform([picture.width, 0, 0, -picture.height, 0, picture.height]);
    drawForm(content, drawing, picture.ref);
  });
}
