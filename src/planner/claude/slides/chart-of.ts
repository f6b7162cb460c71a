import type { ChartPoint, ContentByType } from "../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../deck/slot-contracts.ts";
import type { RawItem, RawSlide } from "../answer/raw-deck.ts";
import type { SlideReader } from "./slide-reader.ts";

const KINDS = ["bar", "line", "donut"] as const;
/** Shares of a whole that a ring can show, in percent. */
const WHOLE = { least: 98, most: 102 };

/**
 * A chart whose plotted numbers are read off its labels: what is drawn is what is written, and what is written is in the
 * source. A ring whose parts are no whole becomes bars.
 */
export function chartOf(raw: RawSlide, reader: SlideReader): Omit<ContentByType["chart"], "title" | "kicker"> {
  const room = SLOT_CONTRACTS.chart.points ?? { min: 0, max: 0 };
  const { items } = raw;
  if (items.length > room.max) reader.fault("items", "too_many", { found: items.length, limit: room.max });
  if (items.length < room.min) reader.fault("items", "too_few", { found: items.length, limit: room.min });
  const points = items.map((item, at) => reader.together([item.label, item.value], () => pointOf(item, at, reader)));
  const caption = reader.optional("extra", raw.extra, SLOT_CONTRACTS.chart.caption);
  return { kind: kindOf(raw.chart, points), points, ...(caption === undefined ? {} : { caption }) };
}

function pointOf(item: RawItem, at: number, reader: SlideReader): ChartPoint {
  const room = SLOT_CONTRACTS.chart.points ?? { label: 0, display: 0 };
  const field = `items[${at}]`;
  const label = reader.required(`${field}.label`, item.label, room.label);
  const display = reader.required(`${field}.value`, item.value, room.display, "figure");
  const value = reader.figureIn(display.text);
  if (value === undefined) reader.fault(`${field}.value`, "no_number", { found: display.text });
  return { label, display, value: value ?? 0 };
}

function kindOf(wanted: string, points: readonly ChartPoint[]): "bar" | "line" | "donut" {
  const kind = KINDS.find((known) => known === wanted) ?? "bar";
  if (kind !== "donut") return kind;
  const sum = points.reduce((total, { value }) => total + value, 0);
  const shares = points.every(({ display, value }) => /[%٪％]/u.test(display.text) && value >= 0);
  return shares && sum >= WHOLE.least && sum <= WHOLE.most ? "donut" : "bar";
}
