import type { Item, Phrase, SlideContent } from "../../../deck/slide-content.ts";
import type { SlideType } from "../../../deck/slide-types.ts";
import { SLOT_CONTRACTS } from "../../../deck/slot-contracts.ts";
import type { RawItem, RawSlide } from "../answer/raw-deck.ts";
import { needsBody } from "./budgets.ts";
import { chartOf } from "./chart-of.ts";
import type { FixedTitles } from "./fixed-titles.ts";
import type { SlideReader } from "./slide-reader.ts";
import { codeOf, sidesOf, tableOf } from "./other-content.ts";

/** The content of a slide of this type, read field by field; the reader gathers what is missing or too much. */
export function contentOf(type: SlideType, raw: RawSlide, reader: SlideReader, fixed: FixedTitles): SlideContent {
  switch (type) {
    case "agenda":
    case "list":
    case "checklist":
    case "steps":
    case "timeline":
    case "stats":
    case "recap":
      return { type, ...headOf(type, raw, reader, fixed), items: itemsOf(type, raw, reader) };
    case "comparison":
    case "pros_cons":
    case "myth_fact":
    case "before_after":
      return { type, ...headOf(type, raw, reader, fixed), ...sidesOf(type, raw, reader, fixed) };
    case "chart":
      return { type, ...headOf(type, raw, reader, fixed), ...chartOf(raw, reader) };
    case "table":
      return { type, ...headOf(type, raw, reader, fixed), ...tableOf(raw, reader) };
    case "code":
      return { type, ...headOf(type, raw, reader, fixed), ...codeOf(raw, reader) };
    case "stat": {
      const value = reader.required("value", raw.value, SLOT_CONTRACTS.stat.value, "figure");
      if (!/\p{N}/u.test(value.text)) reader.fault("value", "no_number", { found: value.text });
      return { type, ...headOf(type, raw, reader, fixed), value, ...bodyOf(type, raw, reader) };
    }
    case "quote":
      return {
        type,
        ...headOf(type, raw, reader, fixed),
        ...optional("speaker", raw, reader, SLOT_CONTRACTS.quote.speaker),
      };
    case "cta":
      return {
        type,
        ...headOf(type, raw, reader, fixed),
        ...bodyOf(type, raw, reader),
        ...optional("action", raw, reader, SLOT_CONTRACTS.cta.action),
      };
    case "definition":
    case "qa":
      return {
        type,
        ...headOf(type, raw, reader, fixed),
        body: reader.required("body", raw.body, SLOT_CONTRACTS[type].body),
      };
    default:
      return { type, ...headOf(type, raw, reader, fixed), ...bodyOf(type, raw, reader) };
  }
}

/** Agenda and recap are headed by the product's own words; a last slide is where nothing else was written. */
function headOf(
  type: SlideType,
  raw: RawSlide,
  reader: SlideReader,
  fixed: FixedTitles,
): { readonly kicker?: Phrase; readonly title: Phrase } {
  const contract = SLOT_CONTRACTS[type];
  if (type === "agenda" || type === "recap") return { title: fixed[type] };
  const kicker = type === "takeaway" ? fixed.takeaway : reader.optional("kicker", raw.kicker, contract.kicker);
  const written = type === "quote" ? unquoted(raw.title) : withoutStop(raw.title);
  const own = type === "cta" || type === "closing" ? fixed[type] : undefined;
  const title =
    own === undefined
      ? reader.required("title", written, contract.title)
      : (reader.optional("title", written, contract.title) ?? own);
  return { ...(kicker === undefined ? {} : { kicker }), title };
}

function bodyOf(type: SlideType, raw: RawSlide, reader: SlideReader): { readonly body?: Phrase } {
  const { body: room } = SLOT_CONTRACTS[type];
  if (room === undefined) return {};
  if (needsBody(type)) return { body: reader.required("body", raw.body, room) };
  const body = reader.optional("body", raw.body, room);
  return body === undefined ? {} : { body };
}

function optional<Name extends string>(
  name: Name,
  { extra }: RawSlide,
  reader: SlideReader,
  room: number | undefined,
): Partial<Record<Name, Phrase>> {
  const phrase = reader.optional("extra", extra, room);
  const found: Partial<Record<Name, Phrase>> = {};
  if (phrase !== undefined) found[name] = phrase;
  return found;
}

function itemsOf(type: SlideType, { items }: RawSlide, reader: SlideReader): readonly Item[] {
  const room = SLOT_CONTRACTS[type].items ?? { min: 0, max: 0 };
  if (items.length > room.max) reader.fault("items", "too_many", { found: items.length, limit: room.max });
  if (items.length < room.min) reader.fault("items", "too_few", { found: items.length, limit: room.min });
  return items.map((item, at) =>
    reader.together(Object.values(item), () => itemOf(type, item, `items[${at}]`, reader)),
  );
}

/** A list of plain points takes a label in front of its text; a type without labels shows the text alone. */
function itemOf(type: SlideType, item: RawItem, field: string, reader: SlideReader): Item {
  const room = SLOT_CONTRACTS[type].items ?? { min: 0, max: 0 };
  const bare = withoutStop(item.text);
  if (type === "stats") {
    return {
      value: reader.required(`${field}.value`, item.value, room.value, "figure"),
      text: reader.required(`${field}.text`, bare, room.text),
    };
  }
  const label =
    room.label === undefined || type === "recap"
      ? undefined
      : reader.optional(`${field}.label`, item.label, room.label);
  if (type === "timeline") {
    if (label === undefined) reader.fault(`${field}.label`, "empty");
    return { ...(label === undefined ? {} : { label }), text: reader.required(`${field}.text`, bare, room.text) };
  }
  if (label === undefined) return { text: reader.required(`${field}.text`, bare, room.text) };
  const text = reader.optional(`${field}.text`, bare, room.text);
  return text === undefined ? { text: label } : { label, text };
}

/** A headline and a point take no full stop; several sentences keep theirs. */
function withoutStop(text: string): string {
  const trimmed = text.trim();
  return /^[^.。]+[.。]$/u.test(trimmed) ? trimmed.slice(0, -1) : trimmed;
}

/** The theme draws the quotation marks. */
function unquoted(text: string): string {
  return text.trim().replace(/^["“„«»「『'‘]\s*|\s*["”“»«」』'’]$/gu, "");
}
