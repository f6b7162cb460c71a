import type { RawSlide } from "../answer/raw-deck.ts";
import type { Fault } from "./fault.ts";

/** Lists whose entries can go one by one. */
const ENTRY = /^(?<list>items|left|right|table)\[(?<at>\d+)\]/;
const SPARE = ["kicker", "body", "extra", "notes"] as const;

/**
 * The slide without what is wrong with it, as far as it can do without: texts beside the message, entries of lists,
 * sentences of its notes. What it can't do without stays at fault.
 */
export function pruneSlide(raw: RawSlide, faults: readonly Fault[]): RawSlide {
  const fields = new Set(faults.map(({ field }) => field));
  const spared = Object.fromEntries(SPARE.filter((name) => fields.has(name)).map((name) => [name, ""]));
  const dropped = (list: string): ReadonlySet<number> =>
    new Set(
      [...fields].flatMap((field) => {
        const entry = ENTRY.exec(field)?.groups;
        return entry?.["list"] === list ? [Number(entry["at"])] : [];
      }),
    );
  const without = <T>(list: string, entries: readonly T[]): T[] => {
    const gone = dropped(list);
    const kept = entries.filter((_entry, at) => !gone.has(at));
    const limit = faults.find(({ field, rule }) => field === list && rule === "too_many")?.limit ?? kept.length;
    // A table has its header row besides.
    return kept.slice(0, list === "table" ? limit + 1 : limit);
  };
  return {
    ...raw,
    ...spared,
    items: without("items", raw.items),
    left: without("left", raw.left),
    right: without("right", raw.right),
    table: without("table", raw.table),
  };
}
