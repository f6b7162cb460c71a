import { describe, expect, test } from "vitest";
import { installedFonts } from "../../../src/typeset/node/installed-fonts.ts";

describe("installedFonts", () => {
  const source = installedFonts();
  const families = new Map(source.families().map((family) => [family.name, family]));

  test("lists variable, static and display families", () => {
    expect(families.get("Inter")).toMatchObject({ genre: "sans", cuts: [{ minWeight: 100, maxWeight: 900 }, {}] });
    expect(families.get("IBM Plex Sans")?.cuts.map(({ minWeight }) => minWeight)).toContain(600);
    expect(families.get("Archivo Black")?.looksLike).toBe(900);
    expect([...families.keys()]).toEqual(
      expect.arrayContaining(["Fraunces Display", "Newsreader Display", "Inter Display"]),
    );
    expect(families.get("Noto Serif JP")?.genre).toBe("serif");
    expect(families.get("JetBrains Mono")?.genre).toBe("mono");
  });

  test("has a readable file for every slice of every family", async () => {
    const slices = [...families.values()].flatMap(({ cuts }) => cuts.flatMap((cut) => cut.slices));
    expect(new Set(slices.map(({ file }) => file)).size).toBe(slices.length);
    const few = slices.filter((_, index) => index % 60 === 0);
    for (const slice of few) expect((await source.load(slice)).byteLength, slice.file).toBeGreaterThan(300);
  });

  test("rejects a slice of another source", async () => {
    await expect(source.load({ file: "../../package.json", ranges: new Uint32Array() })).rejects.toThrow(
      "package.json",
    );
  });
});
