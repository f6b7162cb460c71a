import type { SlideContent } from "../../../../deck/slide-content.ts";
import { headingPhrase, kickerFor } from "../headline.ts";
import type { SlotWriter } from "../proposal.ts";
import { itemRoom, titleRoom } from "../room.ts";
import { scoreOf } from "../score.ts";
import { fits, SHORT_WORDS } from "../../wording.ts";
import { itemRows, mostSalient, type ShownItem, shownItems } from "./list-items.ts";

const ROOM = itemRoom("list");
const FEWEST = 4;
/** Entries of one list beyond which it deserves a slide of its own. */
const MOST_IN_ONE = 4;
/** Share of the entries that the slide has to hold. */
const MOST_OF_THEM = 0.7;
const CRAFT = 0.7;

/** Brief lists under several subsections, and nothing else, as one list under the heading that all of them share. */
export const writeJoinedLists: SlotWriter = ({ digest, segment }) => {
  const { rules } = digest;
  const { parts, passages, section, claims } = segment;
  const brief = passages.every(
    ({ unit, items }) =>
      unit.kind === "list" && unit.ordered !== true && items.length <= MOST_IN_ONE && items.every(isPlain),
  );
  const title = headingPhrase(section, rules);
  if (parts.length < 2 || !brief || title === undefined) return [];
  if (!fits(title.text, { length: titleRoom("list"), words: SHORT_WORDS })) return [];
  const all = passages.flatMap(({ items, unit }): readonly ShownItem[] =>
    shownItems(items, { text: ROOM.text, rules, claims, strong: unit.strong }),
  );
  const total = passages.reduce((sum, { items }) => sum + items.length, 0);
  const shown = mostSalient(all, ROOM.max);
  if (shown.length < FEWEST || shown.length < total * MOST_OF_THEM) return [];
  const kicker = section.parent === undefined ? undefined : kickerFor(section.parent, title.text, rules);
  const content: SlideContent = { type: "list", ...(kicker && { kicker }), title, items: itemRows(shown, rules) };
  const uses = shown.flatMap((item) => item.claims);
  return [{ type: "list", candidates: [content], uses, score: scoreOf("list", CRAFT, shown.length / total) }];
};

function isPlain({
  children = [],
  checked,
}: {
  readonly children?: readonly unknown[];
  readonly checked?: boolean;
}): boolean {
  return children.length === 0 && checked === undefined;
}
