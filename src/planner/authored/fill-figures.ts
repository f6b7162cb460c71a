import type { ChartPoint, ContentOf, Item, Phrase, SlideContent } from "../../deck/slide-content.ts";
import { findDates } from "../source/facts/dates.ts";
import { findNumbers, type FoundNumber } from "../source/facts/numbers.ts";
import type { Sentence, Unit } from "../source/source-document.ts";
import { groupLines } from "./fill-running-text.ts";
import { joinPhrases, listItem, phraseOf, unitLines, type SlideSource } from "./slide-source.ts";
import { fitsKicker, titled } from "./titled.ts";

/** A figure and the words behind it. */
interface Figure {
  readonly value: Phrase;
  readonly number: FoundNumber;
  readonly rest?: Phrase;
}

/**
 * One big number: the headline is the figure, or begins with it, or the text below does. What follows says what the
 * figure means.
 */
export function fillStat(source: SlideSource, language: string): SlideContent | undefined {
  const { kicker, title, opening, groups } = titled(source);
  const lines = [...opening, ...groups.flatMap(groupLines)];
  const head = leadingFigure(title, language);
  if (head !== undefined) return stat(head.value, [...(head.rest === undefined ? [] : [head.rest]), ...lines], kicker);
  const [first, ...rest] = lines;
  const below = first === undefined ? undefined : leadingFigure(first, language);
  if (below === undefined) return undefined;
  const meaning = [...(below.rest === undefined ? [] : [below.rest]), ...rest];
  if (kicker === undefined && meaning.length > 0 && fitsKicker(title)) return stat(below.value, meaning, title);
  return stat(below.value, [title, ...meaning], kicker);
}

function stat(value: Phrase, lines: readonly Phrase[], kicker: Phrase | undefined): SlideContent | undefined {
  const [title, ...body] = lines;
  if (title === undefined) return undefined;
  return {
    type: "stat",
    ...(kicker === undefined ? {} : { kicker }),
    value,
    title,
    ...(body.length === 0 ? {} : { body: joinPhrases(body) }),
  };
}

/** Two or more figures with a word to each: list items or headings that begin with a number. */
export function fillStats(source: SlideSource, language: string): SlideContent | undefined {
  const { kicker, title, opening, groups } = titled(source);
  if (opening.length > 0) return undefined;
  const items: (Item | undefined)[] = groups.flatMap(({ heading, units }) => {
    if (heading !== undefined) return [statItem(heading, units.flatMap(unitLines), language)];
    return units.flatMap((unit) => (unit.items ?? []).map((item) => listStat(listItem(item), language)));
  });
  const found = items.filter((item) => item !== undefined);
  if (found.length < 2 || found.length !== items.length) return undefined;
  return { type: "stats", ...(kicker === undefined ? {} : { kicker }), title, items: found };
}

function listStat({ label, text }: Item, language: string): Item | undefined {
  if (label === undefined) return text === undefined ? undefined : statItem(text, [], language);
  return statItem(label, text === undefined ? [] : [text], language);
}

function statItem(head: Phrase, more: readonly Phrase[], language: string): Item | undefined {
  const figure = leadingFigure(head, language);
  if (figure === undefined) return undefined;
  const lines = [...(figure.rest === undefined ? [] : [figure.rest]), ...more];
  return lines.length === 0 ? undefined : { value: figure.value, text: joinPhrases(lines) };
}

function leadingFigure({ text, sources }: Phrase, language: string): Figure | undefined {
  const number = findNumbers(text, language)[0];
  if (number === undefined || number.span.start > 2 || findDates(text, language)[0]?.span.start === 0) return undefined;
  const [span] = sources;
  if (span === undefined || sources.length > 1) return undefined;
  const part = (start: number, end: number): Phrase => ({
    text: text.slice(start, end),
    sources: [{ start: span.start + start, end: span.start + end }],
  });
  const [gap = ""] = /^[\s:,–—-]*/u.exec(text.slice(number.span.end)) ?? [];
  const restStart = number.span.end + gap.length;
  const value = part(0, number.span.end);
  return restStart >= text.length ? { value, number } : { value, number, rest: part(restStart, text.length) };
}

/** A chart of a table with one column of numbers, or of a list of labels and numbers. */
export function fillChart(source: SlideSource, language: string): SlideContent | undefined {
  const { kicker, title, opening, groups } = titled(source);
  const units = groups.flatMap((group) => group.units);
  const data = units.find((unit) => unit.kind === "table" || unit.kind === "list");
  if (data === undefined || groups.some(({ heading }) => heading !== undefined)) return undefined;
  const read = chartPoints(data, language);
  if (read === undefined || read.points.length < 2) return undefined;
  const others = units.filter((unit) => unit !== data).flatMap(unitLines);
  const caption = [...opening, ...others, ...read.header];
  return {
    type: "chart",
    ...(kicker === undefined ? {} : { kicker }),
    title,
    kind: chartKind(read.points, language),
    points: read.points,
    ...(caption.length === 0 ? {} : { caption: joinPhrases(caption, " · ") }),
  };
}

function chartPoints(unit: Unit, language: string): { points: ChartPoint[]; header: Phrase[] } | undefined {
  const rows: (readonly Sentence[])[] =
    unit.kind === "table"
      ? [...(unit.table?.rows ?? [])]
      : (unit.items ?? []).map(({ label, labelSpan, text, span }) =>
          label === undefined || labelSpan === undefined
            ? []
            : [
                { text: label, span: labelSpan },
                { text, span },
              ],
        );
  const points = rows.map((row) => chartPoint(row, language));
  const found = points.filter((point) => point !== undefined);
  if (found.length !== points.length) return undefined;
  return { points: found, header: (unit.table?.columns ?? []).filter(({ text }) => text !== "").map(phraseOf) };
}

function chartPoint([label, figure, ...more]: readonly Sentence[], language: string): ChartPoint | undefined {
  if (label === undefined || figure === undefined || more.length > 0) return undefined;
  const number = findNumbers(figure.text, language)[0];
  if (number === undefined || number.display.length < figure.text.trim().length) return undefined;
  return { label: phraseOf(label), value: number.value, display: phraseOf(figure) };
}

function chartKind(points: readonly ChartPoint[], language: string): ContentOf<"chart">["kind"] {
  const dated = points.every(({ label }) => findDates(label.text, language).length > 0);
  if (dated && points.length >= 3) return "line";
  const sum = points.reduce((total, { value }) => total + value, 0);
  const shares = points.every(({ display }) => /[%٪％]/.test(display.text));
  return shares && points.length <= 5 && sum >= 99 && sum <= 101 ? "donut" : "bar";
}
