import type { FontInstance } from "../../typeset/font-face.ts";
import type { Typesetter } from "../../typeset/typesetter.ts";
import type { PdfFile } from "./pdf-file.ts";
import { parsePathData } from "../../svg/geometry/path-data.ts";
import { Content } from "./content.ts";
import { PdfFont } from "./pdf-font.ts";
import { pdfName, type PdfRef } from "./pdf-values.ts";

/** The faces a document uses, each embedded once with the glyphs that were drawn. */
export class PdfFonts {
  readonly #file: PdfFile;
  readonly #fonts = new Map<string, PdfFont>();
  readonly #forms = new Map<string, PdfRef>();

  constructor(file: PdfFile) {
    this.#file = file;
  }

  of(instance: FontInstance): PdfFont {
    let font = this.#fonts.get(instance.id);
    if (font === undefined) {
      font = new PdfFont(instance, this.#file);
      this.#fonts.set(instance.id, font);
    }
    return font;
  }

  /** A glyph as a form 1 em large, y downwards, filled in the current colour: for marks that give no text of their own. */
  formOf(instance: FontInstance, glyph: number): PdfRef | undefined {
    const box = instance.box(glyph);
    if (box === undefined) return undefined;
    const key = `${instance.id}/${glyph}`;
    let form = this.#forms.get(key);
    if (form === undefined) {
      const content = new Content();
      content.path(
        parsePathData(
          instance
            .outline(glyph)
            .map(({ type, points }) => `${type}${points.join(" ")}`)
            .join(""),
        ),
      );
      content.write("f");
      form = this.#file.addStream(
        { Type: pdfName("XObject"), Subtype: pdfName("Form"), BBox: [box.left, box.top, box.right, box.bottom] },
        content.toString(),
      );
      this.#forms.set(key, form);
    }
    return form;
  }

  /** Writes all fonts; call it once, after the last page. */
  async write(typesetter: Typesetter): Promise<void> {
    for (const font of this.#fonts.values()) {
      font.write(this.#file, await typesetter.fontFile(font.instance.face));
    }
  }
}
