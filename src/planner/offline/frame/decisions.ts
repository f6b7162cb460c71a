import type { Item } from "../../../deck/slide-content.ts";
import type { Digest } from "../digest/digest.ts";
import { namesDecisions } from "../slides/decisions-heading.ts";
import { itemRoom } from "../slides/room.ts";
import { mostSalient, shownItems } from "../slides/writers/list-items.ts";

const ROOM = itemRoom("recap");

/** What minutes decided, as the rows of their summary; none where no section is headed so. */
export function decisionItems({ passages, rules }: Digest): readonly Item[] {
  const found = passages.find(
    ({ unit, section }) => unit.kind === "list" && namesDecisions(section.heading?.text ?? ""),
  );
  if (found === undefined) return [];
  const claims = found.runs.flat();
  const room = { text: ROOM.text, rules, claims, strong: found.unit.strong };
  return mostSalient(shownItems(found.items, room), ROOM.max).map(({ line }) => ({ text: line }));
}
