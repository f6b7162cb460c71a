import type { Item } from "../../../deck/slide-content.ts";
import type { Digest } from "../digest/digest.ts";
import { itemRoom } from "../slides/room.ts";
import { mostSalient, shownItems } from "../slides/writers/list-items.ts";

const ROOM = itemRoom("recap");
const DECISIONS =
  /^(?:decisions?|what we decided|resolutions|beschl[uü]sse|entscheidungen|beschlossen|décisions?|decisiones|acuerdos|decisões|decisioni|besluiten|решения|قرارات|القرارات|החלטות|निर्णय|फ़ैसले|決定事項|決定|结论与决定|决定|決議|决议|결정(?: ?사항)?)(?:\P{L}|$)/iu;

/** What minutes decided, as the rows of their summary; none where no section is headed so. */
export function decisionItems({ passages, rules }: Digest): readonly Item[] {
  const found = passages.find(
    ({ unit, section }) => unit.kind === "list" && DECISIONS.test(section.heading?.text ?? ""),
  );
  if (found === undefined) return [];
  const claims = found.runs.flat();
  const room = { text: ROOM.text, rules, claims, strong: found.unit.strong };
  return mostSalient(shownItems(found.items, room), ROOM.max).map(({ line }) => ({ text: line }));
}
