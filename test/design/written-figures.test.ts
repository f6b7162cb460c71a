import { describe, expect, it } from "vitest";
import { hasTails, isNumeric, isYear, percentageOf } from "../../src/design/written-figures.ts";

describe("hasTails", () => {
  it.each(["40 kg", "1,250", "72種類"])("sees ink below the line of %s", (figure) => {
    expect(hasTails(figure)).toBe(true);
  });

  it.each(["48%", "$3.90", "12 tonnes"])("sees none below %s", (figure) => {
    expect(hasTails(figure)).toBe(false);
  });
});

describe("percentageOf", () => {
  it.each([
    ["48%", 48],
    ["12,5 %", 12.5],
    ["0.4%", 0.4],
    ["100 %", 100],
  ])("reads %s", (figure, share) => {
    expect(percentageOf(figure)).toBe(share);
  });

  it.each(["130%", "−5%", "48", "about 48%", "12.5×", "%"])("finds no share of a hundred in %s", (figure) => {
    expect(percentageOf(figure)).toBeUndefined();
  });
});

describe("isNumeric", () => {
  it.each(["−71%", "31 days", "1,2 Mio. €", "€29", "2024"])("takes %s for a figure", (cell) => {
    expect(isNumeric(cell)).toBe(true);
  });

  it.each(["Checkout", "An hour a week", "", "Q", "3 working days a week"])("takes %s for words", (cell) => {
    expect(isNumeric(cell)).toBe(false);
  });
});

describe("isYear", () => {
  it.each([
    ["1978", true],
    [" 2024 ", true],
    ["٢٠٢٤", true],
    ["In 1978", false],
    ["12", false],
    ["12345", false],
  ])("tells of %s: %s", (label, year) => {
    expect(isYear(label)).toBe(year);
  });
});
