import { IDENTITY } from "../../svg/geometry/matrix.ts";
import type { Bounds } from "../../svg/geometry/path.ts";
import { Content } from "./content.ts";
import type { Drawing } from "./drawing.ts";
import { pdfName, type PdfDictionary, type PdfRef } from "./pdf-values.ts";

/** A transparency group of what `draw` writes, clipped to `bounds`, in the current coordinates of `parent`. */
export function addForm(
  parent: Content,
  drawing: Drawing,
  bounds: Bounds,
  draw: (content: Content) => void,
  colorSpace: "DeviceRGB" | "DeviceGray" = "DeviceRGB",
): PdfRef {
  const content = new Content(IDENTITY, parent.onSlide);
  draw(content);
  return drawing.file.addStream(
    {
      Type: pdfName("XObject"),
      Subtype: pdfName("Form"),
      BBox: [bounds.left, bounds.top, bounds.right, bounds.bottom],
      Resources: drawing.resources.ref,
      Group: { S: pdfName("Transparency"), CS: pdfName(colorSpace), I: true },
    },
    content.toString(),
  );
}

/** Switches to a graphics state: opacity, blend mode, soft mask. */
export function useGraphicsState(content: Content, drawing: Drawing, state: PdfDictionary): void {
  if (Object.keys(state).length > 0) content.write(`/${drawing.resources.name("ExtGState", state)} gs`);
}

/** Shows through the soft mask only: `form` is a transparency group in current coordinates. */
export function useSoftMask(content: Content, drawing: Drawing, form: PdfRef, kind: "Luminosity" | "Alpha"): void {
  useGraphicsState(content, drawing, { SMask: { Type: pdfName("Mask"), S: pdfName(kind), G: form } });
}

export function drawForm(content: Content, drawing: Drawing, form: PdfRef): void {
  content.write(`/${drawing.resources.name("XObject", form)} Do`);
}
