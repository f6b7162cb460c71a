import type { SlideType } from "../../../deck/slide-types.ts";
import { SLOT_CONTRACTS, type SlotContract } from "../../../deck/slot-contracts.ts";

const REQUIRED_BODY: ReadonlySet<SlideType> = new Set(["tip", "definition", "qa"]);

/** Whether a slide of this type has nothing to show without its body. */
export function needsBody(type: SlideType): boolean {
  return REQUIRED_BODY.has(type);
}

const ITEM_FIELDS: Readonly<Partial<Record<SlideType, string>>> = {
  agenda: "text only",
  recap: "text only",
  checklist: "text, or label and text",
  list: "text, or label and text",
  steps: "label is the step in a few words, text what to do; text alone for one sentence",
  timeline: "label is the date, text what happened",
  stats: "value is the figure, text what it measures",
};

/** What a type has room for, as one line for a model: the numbers are most characters. */
export function budgetLine(type: SlideType): string {
  const contract = SLOT_CONTRACTS[type];
  return `${type}: ${[`title ${contract.title}`, ...slots(type, contract)].join("; ")}`;
}

function slots(type: SlideType, contract: SlotContract): string[] {
  const { body, items, sides, points, table, value, speaker, caption, code, action } = contract;
  return [
    value === undefined ? "" : `value ${value}`,
    body === undefined ? "" : `body ${body}${needsBody(type) ? "" : " or empty"}`,
    items === undefined ? "" : itemSlots(type, items),
    sides === undefined
      ? ""
      : `left_heading, right_heading ${sides.heading}; left, right 1 to ${sides.max} of ${sides.text} each`,
    points === undefined
      ? ""
      : `items ${points.min} to ${points.max}, label ${points.label}, value ${points.display}, text empty; chart`,
    table === undefined
      ? ""
      : `table: a header row and up to ${table.rows} rows of 2 to ${table.columns} cells, header ${table.header}, cell ${table.cell}`,
    code === undefined ? "" : `code up to ${code.lines} lines of ${code.columns}, copied exactly`,
    speaker === undefined ? "" : `extra ${speaker}: who said it`,
    caption === undefined ? "" : `extra ${caption}: a caption, or empty`,
    action === undefined ? "" : `extra ${action}: the words on the button, or empty`,
  ].filter((slot) => slot !== "");
}

function itemSlots(type: SlideType, items: NonNullable<SlotContract["items"]>): string {
  const rooms = [
    items.label === undefined || type === "recap" ? "" : `label ${items.label}`,
    items.value === undefined ? "" : `value ${items.value}`,
    items.text === undefined ? "" : `text ${items.text}`,
  ].filter((room) => room !== "");
  return `items ${items.min} to ${items.max}, ${rooms.join(", ")} (${ITEM_FIELDS[type] ?? ""})`;
}
