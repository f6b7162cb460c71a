import { INITIAL_PAINT } from "../../svg/computed/paint-state.ts";
import type { SvgElement } from "../../svg/element.ts";
import { indexIds } from "../../svg/expand-uses.ts";
import { IDENTITY, invert, multiply, type Matrix } from "../../svg/geometry/matrix.ts";
import { fitInto, readViewBox } from "../../svg/geometry/view-box.ts";
import { attribute } from "../../svg/walk.ts";
import type { Typesetter } from "../../typeset/typesetter.ts";
import { readSlide } from "../read-slide.ts";
import { slideSize } from "../slide-size.ts";
import { INITIAL_FONT } from "../text/font-context.ts";
import { Content } from "./content.ts";
import { elementDrawer } from "./draw-element.ts";
import { enterElement, type Drawing } from "./drawing.ts";
import { PdfFile } from "./pdf-file.ts";
import { PdfFonts } from "./pdf-fonts.ts";
import { PdfResources } from "./pdf-resources.ts";
import { pdfName, type PdfRef } from "./pdf-values.ts";
import { loadPictures, type PdfPicture } from "./pictures.ts";

export interface PdfSlide {
  readonly svg: string;
  /** Shown in the reader's outline. */
  readonly title: string;
}

export interface PdfOptions {
  readonly typesetter: Typesetter;
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
}

/** PDF points per px (96 px to the inch, 72 pt). */
const POINTS = 0.75;

/**
 * A deck as PDF, one page a slide, drawn as vectors with text that can be selected in every script. The same deck
 * gives the same bytes. Throws `unsafe_content` for markup that is no SVG, RangeError without slides.
 */
export async function renderPdf(slides: readonly PdfSlide[], options: PdfOptions): Promise<Uint8Array> {
  if (slides.length === 0) throw new RangeError("A PDF needs at least one slide");
  const file = new PdfFile();
  const document = {
    file,
    resources: new PdfResources(file),
    fonts: new PdfFonts(file),
    typesetter: options.typesetter,
    pictures: new Map<string, PdfPicture>(),
  };
  const pages = file.reserve();
  const kids: PdfRef[] = [];
  for (const { svg } of slides) kids.push(await addPage(svg, pages, document));
  await document.fonts.write(options.typesetter);
  document.resources.write();
  file.put(pages, { Type: pdfName("Pages"), Kids: kids, Count: kids.length });
  const catalog = file.add({
    Type: pdfName("Catalog"),
    Pages: pages,
    Lang: options.language,
    ViewerPreferences: { DisplayDocTitle: true },
    Outlines: addOutline(slides, kids, file),
  });
  return file.finish(catalog, file.add({ Title: options.title, Producer: "Slidewright" }));
}

interface Document {
  readonly file: PdfFile;
  readonly resources: PdfResources;
  readonly fonts: PdfFonts;
  readonly typesetter: Typesetter;
  readonly pictures: Map<string, PdfPicture>;
}

async function addPage(svg: string, pages: PdfRef, document: Document): Promise<PdfRef> {
  const root = await readSlide(svg, document.typesetter);
  await loadPictures(root, document.file, document.pictures);
  const { file, resources } = document;
  const ids = indexIds(root);
  const canvas = canvasOf(root);
  const drawing: Drawing = {
    ...document,
    root,
    viewport: canvas.viewport,
    find: (id) => ids.get(id),
    open: new Set(),
  };
  const content = new Content(IDENTITY, invert(canvas.toPage));
  const inherited = enterElement(root, { paint: INITIAL_PAINT, font: INITIAL_FONT });
  const draw = elementDrawer(drawing);
  content.scoped(() => {
    content.transform(canvas.toPage);
    for (const child of root.children) if (typeof child !== "string") draw(child, inherited, content);
  });
  return file.add({
    Type: pdfName("Page"),
    Parent: pages,
    MediaBox: [0, 0, canvas.width, canvas.height],
    Resources: resources.ref,
    Group: { S: pdfName("Transparency"), CS: pdfName("DeviceRGB") },
    Contents: file.addStream({}, content.toString()),
  });
}

interface Canvas {
  /** Of the page, in points. */
  readonly width: number;
  readonly height: number;
  /** From the slide's coordinates to the page's, which run upwards. */
  readonly toPage: Matrix;
  /** In the slide's coordinates. */
  readonly viewport: { readonly width: number; readonly height: number };
}

function canvasOf(root: SvgElement): Canvas {
  const viewBox = readViewBox(root);
  const { width, height } = slideSize(root);
  const box = { x: 0, y: 0, width, height };
  const flip: Matrix = [POINTS, 0, 0, -POINTS, 0, height * POINTS];
  const fit = viewBox === undefined ? IDENTITY : fitInto(viewBox, box, attribute(root, "preserveAspectRatio"));
  return { width: width * POINTS, height: height * POINTS, toPage: multiply(flip, fit), viewport: viewBox ?? box };
}

/** Bookmarks, one a slide. */
function addOutline(slides: readonly PdfSlide[], pages: readonly PdfRef[], file: PdfFile): PdfRef {
  const outline = file.reserve();
  const entries = slides.map(() => file.reserve());
  for (const [index, entry] of entries.entries()) {
    const page = pages[index];
    file.put(entry, {
      Title: slides[index]?.title ?? "",
      Parent: outline,
      Prev: entries[index - 1],
      Next: entries[index + 1],
      Dest: page === undefined ? undefined : [page, pdfName("Fit")],
    });
  }
  file.put(outline, { Type: pdfName("Outlines"), First: entries[0], Last: entries.at(-1), Count: entries.length });
  return outline;
}
