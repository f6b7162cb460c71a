import { describe, expect, test } from "vitest";
import { Hyphenation } from "../../src/typeset/hyphenation.ts";

async function divided(word: string, language: string): Promise<string> {
  const hyphenation = new Hyphenation();
  await hyphenation.ensure(word, language);
  const points = [0, ...hyphenation.points(word, language), word.length];
  return points
    .slice(1)
    .map((end, index) => word.slice(points[index], end))
    .join("-");
}

describe("hyphenation", () => {
  test.each([
    ["Grundstücksverkehr", "de", "Grund-stücks-ver-kehr"],
    ["responsibility", "en-GB", "respon-si-bil-ity"],
    ["достопримечательность", "ru", "досто-при-ме-ча-тель-ность"],
    ["anticonstitutionnel", "fr", "anti-cons-ti-tu-tion-nel"],
    ["verantwoordelijkheid", "nl", "ver-ant-woor-de-lijk-heid"],
  ])("divides %s", async (word, language, expected) => {
    expect(await divided(word, language)).toBe(expected);
  });

  test("keeps three letters at either end, whatever stands around the word", async () => {
    expect(await divided("(Abenteuer),", "de")).toBe("(Aben-teuer),");
  });

  test.each(["mara@example.org", "documentation.example.org/introduction", "https://international.example"])(
    "puts no hyphen into %s",
    async (address) => {
      expect(await divided(address, "en")).toBe(address);
    },
  );

  test("leaves words whole in languages without patterns and before they are loaded", async () => {
    expect(await divided("Internationalization", "xx")).toBe("Internationalization");
    expect(new Hyphenation().points("Verordnung", "de")).toEqual([]);
  });
});
