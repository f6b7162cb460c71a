const LENGTH = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(px|pt|pc|in|cm|mm|em|rem|ex|%)?\s*$/i;

/** px per absolute unit (CSS Values 4, §6.2). */
const ABSOLUTE: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  rem: 16,
};

/** A CSS length in user units; per cent are of `base`. Undefined when absent or not a length. */
export function parseLength(value: string | undefined, base: number, em = 16): number | undefined {
  const match = LENGTH.exec(value ?? "");
  if (match === null) return undefined;
  const number = Number(match[1]);
  const unit = (match[2] ?? "px").toLowerCase();
  if (unit === "%") return (number * base) / 100;
  if (unit === "em") return number * em;
  return unit === "ex" ? (number * em) / 2 : number * (ABSOLUTE[unit] ?? 1);
}
