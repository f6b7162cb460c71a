import { readGradient, type Gradient, type GradientStop } from "../../svg/computed/gradient.ts";
import type { SvgElement } from "../../svg/element.ts";
import { IDENTITY, multiply, parseTransform, scale, translate, type Matrix } from "../../svg/geometry/matrix.ts";
import type { Bounds } from "../../svg/geometry/path.ts";
import { parseLength } from "../../svg/length.ts";
import { fitInto, readViewBox } from "../../svg/geometry/view-box.ts";
import { attribute } from "../../svg/walk.ts";
import { Content } from "./content.ts";
import { drawContent, type DrawElement, type Drawing } from "./drawing.ts";
import { pdfName, type PdfDictionary, type PdfRef, type PdfValue } from "./pdf-values.ts";

/** From shares of a box (objectBoundingBox units) to user units. */
export function boxMatrix({ left, top, right, bottom }: Bounds): Matrix {
  return multiply(translate(left, top), scale(right - left, bottom - top));
}

/** The gradient with this id, resolved; undefined when there is none. */
export function findGradient(id: string, drawing: Drawing): Gradient | undefined {
  const element = drawing.find(id);
  return element === undefined ? undefined : readGradient(element, (other) => drawing.find(other), drawing.viewport);
}

/** A shading pattern in `matrix` coordinates; `gray` paints the stops' alpha instead of their colours (for soft masks). */
export function gradientPattern(gradient: Gradient, bounds: Bounds, matrix: Matrix, gray: boolean): PdfValue {
  const units = gradient.boxUnits ? boxMatrix(bounds) : IDENTITY;
  const coordinates =
    gradient.kind === "linear"
      ? [gradient.x1, gradient.y1, gradient.x2, gradient.y2]
      : [gradient.fx, gradient.fy, gradient.fr, gradient.cx, gradient.cy, gradient.r];
  return {
    Type: pdfName("Pattern"),
    PatternType: 2,
    Matrix: [...multiply(multiply(matrix, units), gradient.transform)],
    Shading: {
      ShadingType: gradient.kind === "linear" ? 2 : 3,
      ColorSpace: pdfName(gray ? "DeviceGray" : "DeviceRGB"),
      Coords: coordinates,
      Function: rampFunction(gradient.stops, gray),
      Extend: [true, true],
    },
  };
}

/** Linear interpolation between stops, as a stitching of exponential functions (ISO 32000-1, 7.10). */
function rampFunction(stops: readonly GradientStop[], gray: boolean): PdfDictionary {
  const values = ({ color }: GradientStop): number[] => (gray ? [color.alpha] : [color.red, color.green, color.blue]);
  const first = stops[0];
  const last = stops.at(-1);
  if (first === undefined || last === undefined) throw new RangeError("A gradient needs stops");
  const full = [{ ...first, offset: 0 }, ...stops, { ...last, offset: 1 }];
  const pieces = full.slice(1).map((stop, index) => ({
    FunctionType: 2,
    Domain: [0, 1],
    C0: values(full[index] ?? first),
    C1: values(stop),
    N: 1,
  }));
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: pieces,
    Bounds: full.slice(1, -1).map(({ offset }) => offset),
    Encode: pieces.flatMap(() => [0, 1]),
  };
}

/** A tiling pattern drawn by `draw`; undefined when the tile has no size. */
export function tilingPattern(
  id: string,
  element: SvgElement,
  bounds: Bounds,
  matrix: Matrix,
  drawing: Drawing,
  draw: DrawElement,
): PdfRef | undefined {
  const boxUnits = attribute(element, "patternUnits") !== "userSpaceOnUse";
  const [boxWidth, boxHeight] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const size = (name: string, box: number, whole: number): number => {
    const value = parseLength(attribute(element, name), boxUnits ? 1 : whole) ?? 0;
    return boxUnits ? value * box : value;
  };
  const x = size("x", boxWidth, drawing.viewport.width) + (boxUnits ? bounds.left : 0);
  const y = size("y", boxHeight, drawing.viewport.height) + (boxUnits ? bounds.top : 0);
  const width = size("width", boxWidth, drawing.viewport.width);
  const height = size("height", boxHeight, drawing.viewport.height);
  if (width <= 0 || height <= 0) return undefined;
  const place = multiply(parseTransform(attribute(element, "patternTransform")), translate(x, y));
  const content = new Content();
  const viewBox = readViewBox(element);
  if (viewBox !== undefined) {
    content.transform(fitInto(viewBox, { x: 0, y: 0, width, height }, attribute(element, "preserveAspectRatio")));
  } else if (attribute(element, "patternContentUnits") === "objectBoundingBox") {
    content.transform(scale(boxWidth, boxHeight));
  }
  drawContent(element, id, content, drawing, draw);
  return drawing.file.addStream(
    {
      Type: pdfName("Pattern"),
      PatternType: 1,
      PaintType: 1,
      TilingType: 1,
      BBox: [0, 0, width, height],
      XStep: width,
      YStep: height,
      Matrix: [...multiply(matrix, place)],
      Resources: drawing.resources.ref,
    },
    content.toString(),
  );
}
