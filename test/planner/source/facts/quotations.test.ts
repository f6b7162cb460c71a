import { describe, expect, test } from "vitest";
import { findQuotations } from "../../../../src/planner/source/facts/quotations.ts";

describe("quotations", () => {
  test.each<[text: string, words: string, speaker: string | undefined]>([
    [
      "“We stopped guessing at last,” said Mara Lindqvist, who led it.",
      "We stopped guessing at last",
      "Mara Lindqvist",
    ],
    [
      "Mara de Vries, the founder, said: “We stopped guessing at last.”",
      "We stopped guessing at last.",
      "Mara de Vries",
    ],
    ['"It is a matter of habit", Tom Okafor explains.', "It is a matter of habit", "Tom Okafor"],
    ["„Das haben wir nie bereut“, sagt Petra Vogt.", "Das haben wir nie bereut", "Petra Vogt"],
    ["« Nous avons tout recommencé », explique Anne Morel.", "Nous avons tout recommencé", "Anne Morel"],
    ["“We stopped guessing at last,” said Mara Lund. Fares stay the same.", "We stopped guessing at last", "Mara Lund"],
    ["“We stopped guessing at last,” said J. R. Lund. Fares stay.", "We stopped guessing at last", "J. R. Lund"],
    ["“Bees know no borders and no hours.” Ada Lund", "Bees know no borders and no hours.", "Ada Lund"],
    ["Ende Oktober konnte die Zeitung melden: „Das Boot ist endlich da“.", "Das Boot ist endlich da", undefined],
    ["In Bern the papers wrote: “The boat is here at last.”", "The boat is here at last.", undefined],
    ["“It was quiet for a week,” she said.", "It was quiet for a week", undefined],
    [
      "There is a fine line by Ada Lund from Malmö: “Bees know no borders and no hours.”",
      "Bees know no borders and no hours.",
      "Ada Lund",
    ],
    ["Ein Satz von Petra Vogt aus Bern: „Das haben wir nie bereut.“", "Das haben wir nie bereut.", "Petra Vogt"],
    ["A line of Spring Street: “Bees know no borders at all.”", "Bees know no borders at all.", undefined],
    ["佐藤さんは「急がないことが一番の近道です」と話す。", "急がないことが一番の近道です", "佐藤さん"],
  ])("%s", (text, words, speaker) => {
    const [found] = findQuotations(text);
    expect(text.slice(found?.span.start, found?.span.end)).toBe(words);
    expect(found?.speaker === undefined ? undefined : text.slice(found.speaker.start, found.speaker.end)).toBe(speaker);
  });

  test("a term in quotation marks is no quotation", () => {
    expect(findQuotations('The so-called “parking lot” and the "enforcer" help.')).toEqual([]);
    expect(findQuotations("“We stopped guessing,” said Mara Lindqvist.")).toEqual([]);
  });
});
