import * as hb from "harfbuzzjs";
import { describe, expect, test } from "vitest";
import { installedFonts } from "../../../src/typeset/node/installed-fonts.ts";
import { subsetFont } from "../../../src/typeset/node/subset-font.ts";
import { toSfnt } from "../../../src/typeset/sfnt.ts";

async function sfnt(file: string): Promise<Uint8Array> {
  const source = installedFonts();
  const slices = source.families().flatMap(({ cuts }) => cuts.flatMap((cut) => cut.slices));
  const slice = slices.find((candidate) => candidate.file === file);
  if (slice === undefined) throw new Error(`${file} is not installed`);
  return toSfnt(await source.load(slice));
}

const faceOf = (bytes: Uint8Array): hb.Face => new hb.Face(new hb.Blob(bytes));

describe("subsetFont", () => {
  test("keeps the outlines and ids of the glyphs asked for", async () => {
    const whole = await sfnt("inter-latin-wght-normal.woff2");
    const font = new hb.Font(faceOf(whole));
    const glyph = font.nominalGlyph(0x67) ?? 0;
    const subset = subsetFont(whole, { glyphs: [glyph] });
    expect(subset.length).toBeLessThan(whole.length / 10);
    expect(new hb.Font(faceOf(subset)).glyphToPath(glyph)).toBe(font.glyphToPath(glyph));
  });

  test("leaves glyph 0 blank, which PDF text relies on", async () => {
    const whole = await sfnt("inter-latin-wght-normal.woff2");
    expect(new hb.Font(faceOf(subsetFont(whole, { glyphs: [5] }))).glyphToPath(0)).toBe("");
  });

  test("fixes an axis and leaves the others variable", async () => {
    const display = await sfnt("fraunces-latin-display-normal.ttf");
    expect(Object.keys(faceOf(display).getAxisInfos())).toEqual(["wght"]);
    const bold = subsetFont(display, { pin: { wght: 700 } });
    expect(Object.keys(faceOf(bold).getAxisInfos())).toEqual([]);
    const variable = new hb.Font(faceOf(display));
    variable.setVariations([new hb.Variation("wght", 700)]);
    const glyph = variable.nominalGlyph(0x61) ?? 0;
    expect(
      Math.abs(new hb.Font(faceOf(bold)).glyphHAdvance(glyph) - variable.glyphHAdvance(glyph)),
    ).toBeLessThanOrEqual(1);
  });

  test("refuses an axis the font does not have", async () => {
    expect(() => subsetFont(faceless, { pin: { wdth: 80 } })).toThrow("wdth");
  });
});

const faceless = new Uint8Array(16);
