import { readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { eld } from "eld/extrasmall";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadNgramDetector, readNgrams } from "../../../src/planner/source/ngram-detector.ts";

const SENTENCES = [
  "The committee met on a rainy Tuesday and decided to keep the old bridge.",
  "Das Komitee traf sich an einem regnerischen Dienstag und behielt die alte Brücke.",
  "Le comité s'est réuni un mardi pluvieux et a décidé de garder le vieux pont.",
  "El comité se reunió un martes lluvioso y decidió conservar el viejo puente.",
  "Комитет собрался в дождливый вторник и решил сохранить старый мост.",
  "Komitet zebrał się w deszczowy wtorek i postanowił zachować stary most.",
  "اجتمعت اللجنة يوم ثلاثاء ممطر وقررت الإبقاء على الجسر القديم.",
  "委員会は雨の火曜日に集まり、古い橋を残すことにしました。",
];

describe("the n-gram detector", async () => {
  const detect = await loadNgramDetector();
  const original = (text: string): { language: string; reliable: boolean } => {
    const found = eld.detect(text);
    return { language: found.language, reliable: found.isReliable() };
  };

  it.each(SENTENCES)("answers as the library itself does: %s", (text) => {
    expect(detect(text)).toEqual(original(text));
    expect(detect(text).language).not.toBe("");
  });

  it("answers as the library itself does for pieces and mixtures", () => {
    const piece = fc.constantFrom(...SENTENCES.flatMap((sentence) => sentence.split(" ")));
    const wild = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.array(piece, { maxLength: 8 }).map((w) => w.join(" ")),
    );
    fc.assert(
      fc.property(wild, (text) => {
        expect(detect(text)).toEqual(original(text));
      }),
    );
  });
});

describe("readNgrams", () => {
  const head = "export const ngramsData = {type:'XS2',languages:{0:'am',1:'ar'},isSubset:false,";

  it("reads the installed data", async () => {
    const folder = dirname(findPackageJSON("eld", import.meta.url) ?? "");
    const data = readNgrams(await readFile(join(folder, "src/ngrams/extrasmall.js"), "utf8"));
    expect(data?.languages).toEqual(eld.info().Languages);
    expect(Object.keys(data?.ngrams ?? {}).length).toBeGreaterThan(40_000);
  });

  it("reads every way a key is written", () => {
    const { type, languages, ngrams } = readNgrams(`${head}ngrams:{' a"b':{0:176},"it's":{0:1,1:2},abc:{1:3}}};`) ?? {};
    expect([type, languages]).toEqual(["XS2", { 0: "am", 1: "ar" }]);
    expect(ngrams).toEqual({ ' a"b': { 0: 176 }, "it's": { 0: 1, 1: 2 }, abc: { 1: 3 } });
  });

  it.each([
    ["no n-grams", `${head}};`],
    ["scores in another shape", `${head}ngrams:{'a':{0:176},'b':[1,2],'c':{0:1}}};`],
    ["n-grams that end early", `${head}ngrams:{'a':{0:176},'b':{0:1`],
  ])("does not read %s", (_, source) => {
    expect(readNgrams(source)).toBeUndefined();
  });
});
