const PERCENTAGE = /^(\d{1,3}(?:[.,]\d+)?)\s?%$/;
/** Digits with signs and at most a short unit: "−71%", "31 days", "1,2 Mio. €". */
const NUMERIC = /^[^\p{L}]*\d[^\p{L}]*(?:\p{L}{1,4}\.?)?[^\p{L}]*$/u;

/** The share of a hundred (0…100) that a figure states, if it does: "48%", "12,5 %". */
export function percentageOf(figure: string): number | undefined {
  const digits = PERCENTAGE.exec(figure.trim())?.[1];
  const share = digits === undefined ? Number.NaN : Number(digits.replace(",", "."));
  return share <= 100 ? share : undefined;
}

/** Whether a table cell is a figure, so that its column is ranged to the end. */
export function isNumeric(cell: string): boolean {
  return NUMERIC.test(cell);
}

const TAILS = /[gjpqy,;()\p{Script=Han}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** Whether a figure has ink below the line it stands on ("40 kg", "1,250"): set as tight as figures are, it hangs out. */
export function hasTails(figure: string): boolean {
  return TAILS.test(figure);
}

const YEAR = /^\p{Nd}{4}$/u;

/** Whether a label is a year and nothing else: on a slide about one event, it is the figure. */
export function isYear(label: string): boolean {
  return YEAR.test(label.trim());
}
