import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, test } from "vitest";
import { renderPdf } from "../../../src/exports/pdf/render-pdf.ts";
import { SENTENCES, typesetter } from "../../support/typeset.ts";

const slide = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 1350" width="1080" height="1350">${body}</svg>`;

const render = (...bodies: string[]): Promise<Uint8Array> =>
  renderPdf(
    bodies.map((body, index) => ({ svg: slide(body), title: `Slide ${index + 1}` })),
    { typesetter, title: "Büro 日本", language: "de" },
  );

async function open(pdf: Uint8Array) {
  return getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
}

/** Text of a page as a reader's clipboard would have it, one line for each of the page. */
async function textOf(pdf: Uint8Array, page = 1): Promise<string> {
  const content = await (await (await open(pdf)).getPage(page)).getTextContent();
  return content.items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
}

async function operatorsOf(pdf: Uint8Array): Promise<number> {
  return (await (await (await open(pdf)).getPage(1)).getOperatorList()).fnArray.length;
}

describe("renderPdf", () => {
  test("has a page a slide, a title, a language and bookmarks", async () => {
    const pdf = await open(await render("<rect width='10' height='10'/>", ""));
    expect(pdf.numPages).toBe(2);
    expect((await pdf.getPage(1)).view).toEqual([0, 0, 810, 1012.5]);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: "Büro 日本", Language: "de" });
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(["Slide 1", "Slide 2"]);
  });

  test("gives the same bytes for the same deck", async () => {
    const body =
      "<text x='10' y='80' font-size='40' fill='url(#g)'>Ätzend &amp; 日本</text><linearGradient id='g'><stop/></linearGradient>";
    expect(Buffer.compare(await render(body), await render(body))).toBe(0);
  });

  test("keeps text selectable in every script, in reading order", async () => {
    for (const [language, texts] of Object.entries(SENTENCES)) {
      for (const text of texts.filter((one) => !MIXED.has(one))) {
        const rtl = language === "ar" || language === "he";
        const pdf = await render(
          `<text x="${rtl ? 1000 : 80}" y="150" font-family="Inter" font-size="40" lang="${language}" direction="${rtl ? "rtl" : "ltr"}">${text.replaceAll("&", "&amp;")}</text>`,
        );
        expect(await textOf(pdf), language).toBe(text);
      }
    }
  });

  test("keeps every word of lines in two directions", async () => {
    for (const text of MIXED) {
      const pdf = await render(
        `<text x="1000" y="150" font-family="Inter" font-size="40" direction="rtl">${text}</text>`,
      );
      const words = text.split(/[\s()%]+/).filter(Boolean);
      const copied = await textOf(pdf);
      expect(
        words.filter((word) => !copied.includes(word)),
        text,
      ).toEqual([]);
    }
  });

  test("does not tear spaced letters apart or run lines together", async () => {
    const pdf = await render(
      "<text font-family='Inter' font-size='30' letter-spacing='6'><tspan x='80' y='100'>WIDE KICKER</tspan><tspan x='80' y='150'>next line</tspan></text>",
    );
    expect(await textOf(pdf)).toBe("WIDE KICKER\nnext line");
  });

  test("embeds each face once, with the glyphs that are used", async () => {
    const body = "<text x='10' y='80' font-family='Inter' font-size='40'>Hello</text>";
    const one = await render(body);
    const ten = await render(...Array.from({ length: 10 }, () => body));
    expect(one.length).toBeLessThan(12_000);
    expect(ten.length - one.length).toBeLessThan(9 * 700);
  });

  test("draws text of filtered elements as a picture that can still be searched", async () => {
    const pdf = await render(
      "<filter id='f'><feGaussianBlur stdDeviation='4'/></filter><g filter='url(#f)'><text x='80' y='200' font-size='60'>Blurred</text></g>",
    );
    expect(await textOf(pdf)).toBe("Blurred");
    expect(Buffer.from(pdf).includes("/Subtype /Image")).toBe(true);
  });

  test("takes JPEG as it is and shares pictures between slides", async () => {
    const jpeg = await (
      await import("sharp")
    )
      .default({ create: { width: 64, height: 64, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    const image = `<image width="64" height="64" href="data:image/jpeg;base64,${jpeg.toString("base64")}"/>`;
    const pdf = Buffer.from(await render(image, image));
    expect(pdf.toString("latin1").split("/DCTDecode").length - 1).toBe(1);
    expect(pdf.includes(jpeg)).toBe(true);
  });
});

/** Lines in two directions: readers differ in how they join their parts. */
const MIXED = new Set(["في عام 2024 بلغت النسبة 48% (تقريبًا)", "مرحبا Hello بالعالم", "שלום (2024) world!"]);

describe("markup that is not ours", () => {
  test.each([
    ["nothing", ""],
    [
      "a pattern that paints itself",
      "<pattern id='p' width='9' height='9'><rect width='9' height='9' fill='url(#p)'/></pattern><rect width='90' height='90' fill='url(#p)'/>",
    ],
    [
      "a mask inside itself",
      "<mask id='m'><g mask='url(#m)'><rect width='9' height='9'/></g></mask><rect width='90' height='90' mask='url(#m)'/>",
    ],
    [
      "a clip inside itself",
      "<clipPath id='c' clip-path='url(#c)'><rect width='9' height='9'/></clipPath><rect width='90' height='90' clip-path='url(#c)'/>",
    ],
    [
      "references to nothing",
      "<rect width='9' height='9' fill='url(#a)' clip-path='url(#b)' mask='url(#c)' filter='url(#d)'/>",
    ],
    [
      "broken pictures",
      "<image href='data:image/png;base64,AAAA' width='9' height='9'/><image href='https://example.com/a.png' width='9' height='9'/><image width='9'/>",
    ],
    [
      "odd numbers",
      "<rect width='1e400' height='NaN'/><circle r='-4'/><text font-size='0' x='a'>t</text><g transform='scale(0)'><text>u</text></g><path d='M0 0L1e39 5'/>",
    ],
    [
      "unknown elements",
      "<blink><rect width='9' height='9'/></blink><video/><switch><foreignObject/><rect width='5' height='5'/></switch>",
    ],
    [
      "text in odd places",
      "<a href='https://example.com'><text>link</text></a><text><textPath href='#p'>on a path</textPath></text><text x='1 2 3' dx='1em' rotate='4'>abc</text>",
    ],
    ["emoji and private characters", "<text font-size='40'>🚀 \u{e000} 👩‍👩‍👧 ok</text>"],
    [
      "masks of text",
      "<mask id='m'><text font-size='99' fill='#fff' font-family='Fraunces'>MASK</text></mask><g font-family='Inter'><rect width='999' height='99' mask='url(#m)'/></g>",
    ],
  ])("does not stop the export: %s", async (_, body) => {
    expect(await operatorsOf(await render(body))).toBeGreaterThanOrEqual(0);
  });

  test("is refused only when it is no SVG at all", async () => {
    await expect(
      renderPdf([{ svg: "<p/>", title: "" }], { typesetter, title: "", language: "en" }),
    ).rejects.toMatchObject({
      code: "unsafe_content",
    });
    await expect(renderPdf([], { typesetter, title: "", language: "en" })).rejects.toThrow(RangeError);
  });
});
