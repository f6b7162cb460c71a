import { displayLength } from "../../../../deck/display-length.ts";
import { type ChartPoint, fixedPhrase, type Phrase, type SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { Sentence, TableData } from "../../../source/source-document.ts";
import type { NumberFact } from "../../digest/claim.ts";
import type { Digest } from "../../digest/digest.ts";
import type { Passage } from "../../digest/passage.ts";
import { capitalised } from "../../../text/shorten.ts";
import { phraseOf } from "../../wording.ts";
import { type Headline, headlineOver, standsBefore } from "../headline.ts";
import type { Assignment, Proposal, SlotWriter } from "../proposal.ts";
import { passageShare, scoreOf } from "../score.ts";
import { figurePhrase } from "./figures.ts";
import { cellWithin, withoutTotals } from "./table-rows.ts";

const POINTS = SLOT_CONTRACTS.chart.points ?? { min: 2, max: 8, label: 28, display: 14 };
const TABLE = SLOT_CONTRACTS.table.table ?? { columns: 4, rows: 6, header: 22, cell: 34 };
const LEAST_POINTS = 3;
const FEW = 4;
const SHARE = /^[^\p{L}\p{Nd}]*\p{Nd}[\p{Nd}.,]*\s?[%٪％]$/u;
/** Shares that add up to this are the parts of one whole. */
const WHOLE = { least: 97, most: 103, parts: 6 };

/** Lists and tables of label and figure, as bars; as a ring where the figures are the parts of a whole; years as a line. */
export const writeChart: SlotWriter = (assignment) =>
  assignment.segment.passages.flatMap((passage) => {
    const all = pointsOf(passage, assignment.digest);
    return all.length < LEAST_POINTS || areMixed(all, passage) ? [] : chartSlides(all, passage, assignment);
  });

/** Members, loans and repairs: a few bare counts in a list are figures of different things. */
function areMixed(points: readonly ChartPoint[], { unit }: Passage): boolean {
  return (
    unit.table === undefined &&
    points.length <= FEW &&
    points.every(({ display }) => !/[^\p{Nd}.,'’\s]/u.test(display.text))
  );
}

function chartSlides(all: readonly ChartPoint[], passage: Passage, assignment: Assignment): readonly Proposal[] {
  const { digest, segment } = assignment;
  const headline = chartHeadline(all, passage, assignment);
  if (headline === undefined) return [];
  const kind = kindOf(all);
  const points = kind === "line" ? all : largest(all, POINTS.max);
  if (points.length > POINTS.max) return [];
  const { title, kicker } = headline;
  const caption =
    points.length < all.length ? fixedPhrase(digest.words.largestShown) : columnName(passage, digest.rules.language);
  const chart: SlideContent = {
    type: "chart",
    ...(kicker === undefined ? {} : { kicker }),
    title,
    kind,
    points,
    ...(caption === undefined ? {} : { caption }),
  };
  const uses = headline.claim === undefined ? [] : [headline.claim];
  const craft = 0.4 * headline.quality + 0.6;
  return [
    {
      type: "chart",
      candidates: [chart],
      uses,
      score: scoreOf("chart", craft, 0.4 + 0.4 * passageShare(passage, segment)),
    },
  ];
}

/** What the figures are of, where they are one column of several. */
function columnName({ unit }: Passage, language: string): Phrase | undefined {
  const { columns = [] } = unit.table ?? {};
  const at = unit.table === undefined ? undefined : figureColumn(withoutTotals(unit.table, language));
  const name = at === undefined || columns.length < 3 ? undefined : columns[at];
  return name === undefined || name.text === "" ? undefined : phraseOf(name.text, name);
}

/** How much a sentence about the largest or the last value is worth over one that merely stands in the section. */
const NAMES_A_POINT = 0.25;
const STANDS_BEFORE = 0.12;

/** A claim about the figures, else what announces them, else the heading: never the heading with a bare figure. */
function chartHeadline(
  points: readonly ChartPoint[],
  passage: Passage,
  { digest, headlines }: Assignment,
): Headline | undefined {
  const telling = new Set(
    [...largest(points, 1), ...points.slice(-1)].flatMap(({ label }) => digest.termsOf(label.text)),
  );
  const weighed = headlines.map((headline) => {
    const names = digest.termsOf(headline.title.text).some((term) => telling.has(term));
    if (headline.claim === undefined) return headline;
    const before = standsBefore(headline.claim, passage) ? STANDS_BEFORE : 0;
    return { ...headline, quality: headline.quality + before + (names ? NAMES_A_POINT : 0) };
  });
  return headlineOver(passage, [], weighed);
}

function kindOf(points: readonly ChartPoint[]): "bar" | "line" | "donut" {
  const years = points.map((point) => /^(?:1[5-9]|20)\d\d$/u.test(point.label.text.trim()) && Number(point.label.text));
  if (years.every((year, at) => typeof year === "number" && (at === 0 || year > Number(years[at - 1])))) return "line";
  const sum = points.reduce((total, point) => total + point.value, 0);
  const percent = points.every((point) => /[%٪％]/u.test(point.display.text));
  return percent && points.length <= WHOLE.parts && sum >= WHOLE.least && sum <= WHOLE.most ? "donut" : "bar";
}

function largest(points: readonly ChartPoint[], count: number): readonly ChartPoint[] {
  if (points.length <= count) return points;
  const kept = new Set([...points].sort((a, b) => b.value - a.value).slice(0, count));
  return points.filter((point) => kept.has(point));
}

function pointsOf(passage: Passage, digest: Digest): readonly ChartPoint[] {
  const numbers = digest.source.facts.filter(
    (fact): fact is NumberFact => fact.kind === "number" && fact.unitId === passage.unit.id,
  );
  const { table } = passage.unit;
  const rows = table === undefined ? [] : withoutTotals(table, digest.rules.language);
  const points = table === undefined ? itemPoints(passage, numbers, digest) : tablePoints(rows, numbers);
  const wanted = table === undefined ? passage.items.length : rows.length;
  const alike = new Set(points.map((point) => point.display.text.replace(/[\p{Nd}.,\s]/gu, ""))).size === 1;
  return points.length === wanted && alike ? points : [];
}

function itemPoints(passage: Passage, numbers: readonly NumberFact[], digest: Digest): ChartPoint[] {
  return passage.items.flatMap((item) => {
    if (item.label === undefined) return [];
    const fact = numbers.find((at) => at.span.start >= item.span.start && at.span.end <= item.span.end);
    const label = { text: capitalised(item.label, digest.rules.language), sources: [item.labelSpan ?? item.span] };
    return fact === undefined || item.text.replace(fact.display, "").trim().length > 1 ? [] : chartPoint(label, fact);
  });
}

/** The figures of the second column; of a table too wide or too long to be shown whole, its one column of shares. */
function tablePoints(rows: TableData["rows"], numbers: readonly NumberFact[]): ChartPoint[] {
  const at = figureColumn(rows);
  if (at === undefined) return [];
  return rows.flatMap((row) => {
    const [first] = row;
    const cell = row[at];
    const fact = numbers.find((number) => cell !== undefined && isWholeCell(number, cell));
    const label = first === undefined ? undefined : cellWithin(first, POINTS.label);
    return fact === undefined || label === undefined ? [] : chartPoint(phraseOf(label.text, label), fact);
  });
}

function figureColumn(rows: TableData["rows"]): number | undefined {
  if (rows.every((row) => row.length === 2)) return 1;
  if (isShownWhole(rows)) return undefined;
  const columns = (rows[0] ?? []).map((_, at) => at).slice(1);
  const shares = columns.filter((at) => rows.every((row) => SHARE.test(row[at]?.text ?? "")));
  return shares.length === 1 ? shares[0] : undefined;
}

function isShownWhole(rows: TableData["rows"]): boolean {
  const roomy = rows.every((row) => row.every(({ text }) => displayLength(text) <= TABLE.cell));
  return roomy && rows.length <= TABLE.rows && rows.every((row) => row.length <= TABLE.columns);
}

function isWholeCell(fact: NumberFact, cell: Sentence): boolean {
  const inside = fact.span.start >= cell.span.start && fact.span.end <= cell.span.end;
  return inside && cell.text.replace(fact.display, "").trim().length <= 1;
}

function chartPoint(label: Phrase, fact: NumberFact): ChartPoint[] {
  if (displayLength(label.text) > POINTS.label || displayLength(fact.display) > POINTS.display) return [];
  return [{ label, value: fact.value, display: figurePhrase(fact) }];
}
