import { readFile } from "node:fs/promises";
import { SLIDE_TYPES, type SlideType } from "../deck/slide-types.ts";
import { SLOT_CONTRACTS, type SlotContract } from "../deck/slot-contracts.ts";

const FILE = new URL("authoring-guide.md", import.meta.url);

/** How a model writes a deck itself, with the room that each slide type has filled into the table. */
export async function readAuthoringGuide(): Promise<string> {
  const guide = await readFile(FILE, "utf8");
  return SLIDE_TYPES.reduce(
    (text, type) => text.replace(new RegExp(`^(\\| \`${type}\` .*)\\{room\\}`, "m"), `$1${describeRoom(type)}`),
    guide,
  );
}

/** "title 84, 2–6 items of 110, labels 36" */
function describeRoom(type: SlideType): string {
  const { title, value, body, items, sides, points, table, code, speaker, caption, action } = SLOT_CONTRACTS[type];
  const parts = [
    most("figure", value),
    most(type === "quote" ? "words" : "title", title),
    most("text", body),
    ...describeItems(items),
    ...(sides === undefined ? [] : [`headings ${sides.heading}`, `${sides.max} × ${sides.text} a side`]),
    ...(points === undefined ? [] : [`${points.min}–${points.max} points`, `labels ${points.label}`]),
    ...(table === undefined ? [] : [`${table.columns} columns, ${table.rows} rows`, `cells ${table.cell}`]),
    ...(code === undefined ? [] : [`${code.lines} lines of ${code.columns}`]),
    most("name", speaker),
    most("caption", caption),
    most("action", action),
  ];
  return parts.filter((part) => part !== undefined).join(", ");
}

function describeItems(items: SlotContract["items"]): (string | undefined)[] {
  if (items === undefined) return [];
  const { min, max, text, label, value } = items;
  const entries = `${min}–${max} items${text === undefined ? "" : ` of ${text}`}`;
  return [entries, most("labels", label), most("figures", value)];
}

function most(name: string, length: number | undefined): string | undefined {
  return length === undefined ? undefined : `${name} ${length}`;
}
