import { displayLength } from "../../../../deck/display-length.ts";
import type { Sentence, TableData } from "../../../source/source-document.ts";
import { parseFigure } from "../../../source/facts/digits.ts";

/** What the last row of a table is called that adds up the others. */
const TOTAL =
  /^(?:(?:grand |sub)?totals?|sum|overall|altogether|in all|(?:ins)?gesamt|summe|gesamtsumme|zusammen|total (?:général|general|geral)|ensemble|somme|totales|suma|totais|soma|totali?|somma|complessivo|totaal|samen|итого|всего|合計|总计|合计|總計|計|小計|합계|총계|(?:ال)?مجموع|(?:ال)?إجمالي|סך הכ[וּ]?ל|סה["״]כ|कुल|योग)[\s:：.]*$/iu;
/** How far the sum of a column may be from its last row, as rounding leaves it. */
const ROUNDING = 0.005;
const FEWEST_PARTS = 3;
const BRACKETS = /\s*[(（][^()（）]*[)）]/gu;

/** The rows that stand for something; what only adds them up is no part of them. */
export function withoutTotals({ rows }: TableData, language: string): TableData["rows"] {
  const named = rows.filter(([first]) => !TOTAL.test(first?.text ?? ""));
  const last = named.at(-1);
  const others = named.slice(0, -1);
  if (last === undefined || others.length < FEWEST_PARTS) return named;
  const columns = last.map((_, at) => at).filter((at) => at > 0 && isFigure(last[at]));
  const added = columns.filter((at) => isSum(last[at], others, at, language));
  return columns.length > 0 && added.length === columns.length ? others : named;
}

function isFigure(cell: Sentence | undefined): boolean {
  return cell !== undefined && figureIn(cell) !== undefined;
}

function figureIn({ text }: Sentence): string | undefined {
  return /^\P{L}*?(\p{Nd}[\p{Nd}.,'’\s]*)/u.exec(text)?.[1]?.trim();
}

function isSum(cell: Sentence | undefined, rows: TableData["rows"], at: number, language: string): boolean {
  const value = valueOf(cell, language);
  const parts = rows.map((row) => valueOf(row[at], language));
  if (value === undefined || value === 0 || parts.includes(undefined)) return false;
  const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  return Math.abs(sum - value) <= Math.abs(value) * ROUNDING;
}

function valueOf(cell: Sentence | undefined, language: string): number | undefined {
  const figure = cell === undefined ? undefined : figureIn(cell);
  return figure === undefined ? undefined : parseFigure(figure, language);
}

/** A cell without its brackets where it has no room with them; undefined where it has none without them either. */
export function cellWithin(cell: Sentence, length: number): Sentence | undefined {
  if (displayLength(cell.text) <= length) return cell;
  const text = cell.text.replace(BRACKETS, "").trim();
  return text !== "" && displayLength(text) <= length ? { ...cell, text } : undefined;
}
