import { displayLength } from "../../deck/display-length.ts";
import type { SlideContent } from "../../deck/slide-content.ts";
import { itemTextRoom, SLOT_CONTRACTS, type SlotContract } from "../../deck/slot-contracts.ts";
import { type Check, type Finding, result } from "./check-result.ts";
import { type TextRole, textsOf } from "./slide-texts.ts";

/** Every candidate keeps to the capacities that layouts are built for. */
export const slotCapacity: Check = ({ plan }) => {
  const findings: Finding[] = [];
  let units = 0;
  for (const [slide, { candidates }] of plan.slides.entries()) {
    for (const content of candidates) {
      units++;
      const message = faultOf(content);
      if (message !== undefined) {
        findings.push({
          check: "slot_capacity",
          slide,
          text: content.title.text,
          message: `${content.type}: ${message}`,
        });
      }
    }
  }
  return result("slot_capacity", units, findings);
};

function faultOf(content: SlideContent): string | undefined {
  const contract = SLOT_CONTRACTS[content.type];
  for (const { role, phrase } of textsOf(content)) {
    const room = roomOf(role, content);
    const length = displayLength(phrase.text);
    if (role !== "code" && length > room) return `its ${role} has ${length} of ${room} half-ems.`;
  }
  return countFault(content, contract);
}

function roomOf(role: TextRole, content: SlideContent): number {
  const contract: SlotContract = SLOT_CONTRACTS[content.type];
  const itemText = "items" in content ? itemTextRoom(content.type, content.items.length) : undefined;
  const rooms: Readonly<Record<TextRole, number | undefined>> = {
    kicker: contract.kicker,
    title: contract.title,
    body: contract.body,
    bullet: itemText ?? contract.sides?.text,
    label: contract.items?.label,
    value: contract.value ?? contract.items?.value ?? contract.points?.display,
    heading: contract.sides?.heading,
    cell: contract.table === undefined ? undefined : Math.max(contract.table.cell, contract.table.header),
    point: contract.points?.label,
    speaker: contract.speaker,
    caption: contract.caption,
    code: undefined,
    action: contract.action,
  };
  return rooms[role] ?? 0;
}

function countFault(content: SlideContent, { items, sides, points, table, code }: SlotContract): string | undefined {
  const within = (count: number, least: number, most: number): boolean => count >= least && count <= most;
  if ("items" in content && items !== undefined && !within(content.items.length, items.min, items.max)) {
    return `it has ${content.items.length} items.`;
  }
  if ("left" in content && sides !== undefined) {
    const most = Math.max(content.left.items.length, content.right.items.length);
    if (most > sides.max) return `a side has ${most} entries.`;
  }
  if ("points" in content && points !== undefined && !within(content.points.length, points.min, points.max)) {
    return `it has ${content.points.length} points.`;
  }
  if ("rows" in content && table !== undefined) {
    if (content.rows.length > table.rows || content.columns.length > table.columns) return "the table is too large.";
  }
  if ("code" in content && code !== undefined) {
    const lines = content.code.text.split("\n");
    if (lines.length > code.lines || lines.some((line) => displayLength(line) > code.columns))
      return "the code is too large.";
  }
  return undefined;
}
