import { parseFigure } from "../../source/facts/digits.ts";
import { findNumbers } from "../../source/facts/numbers.ts";

/** How a text uses its figures: "3.2 million" is 3.2 a million times, "41%" is 41 percent. */
interface Use {
  readonly value: number;
  readonly percent: boolean;
  readonly display: string;
  readonly figure: number;
}

/**
 * Tells figures of a text that the source has, but for something else: "3.2 billion" where it says "3.2 million", "41%"
 * where it says "41 million". A bare figure, in the text or in the source, may stand for anything: its unit is in a
 * heading or a caption.
 */
export function misusedFigures(source: string, sourceLanguage: string) {
  const uses = new Map<number, Use[]>();
  for (const use of usesIn(source, sourceLanguage)) uses.set(use.figure, [...(uses.get(use.figure) ?? []), use]);
  return (text: string, language: string): readonly string[] =>
    usesIn(text, language)
      .filter((use) => !isBare(use))
      .filter((use) => {
        const known = uses.get(use.figure) ?? [];
        const isSame = ({ value, percent }: Use): boolean => value === use.value && percent === use.percent;
        return known.length > 0 && !known.some((other) => isSame(other) || isBare(other));
      })
      .map(({ display }) => display);
}

function isBare({ value, figure, percent }: Use): boolean {
  return !percent && value === figure;
}

function usesIn(text: string, language: string): readonly Use[] {
  return findNumbers(text, language).map(({ display, value, percent }) => {
    const figure = parseFigure(/\p{Nd}[\p{Nd}.,]*(?<![.,])/u.exec(display)?.[0] ?? "", language);
    return { value: Math.abs(value), percent, display, figure };
  });
}
