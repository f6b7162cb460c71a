import type { SlideContent } from "../../../../deck/slide-content.ts";
import type { ListItem } from "../../../source/source-document.ts";
import { wordCount } from "../../../text/word-count.ts";
import type { Passage } from "../../digest/passage.ts";
import { fits, phraseOf, SHORT_WORDS } from "../../wording.ts";
import { headingText, kickerFor } from "../headline.ts";
import type { Assignment, Proposal, SlotWriter } from "../proposal.ts";
import { itemRoom, titleRoom } from "../room.ts";
import { passageShare, scoreOf, sideline } from "../score.ts";
import { itemRows, mostSalient, shownItems } from "./list-items.ts";

const ROOM = itemRoom("list");
const FEWEST = 2;
const CRAFT = 0.5;

/** An outline's entry with entries of its own: the entry is the title, what stands under it the list. */
export const writeNestedLists: SlotWriter = (assignment) =>
  assignment.segment.passages.flatMap((passage) =>
    passage.items.flatMap((item) => nestedList(item, passage, assignment)),
  );

function nestedList(item: ListItem, passage: Passage, { digest, segment }: Assignment): Proposal[] {
  const { rules } = digest;
  const { children = [] } = item;
  const title = headingText(item.text === "" ? (item.label ?? "") : item.text, rules);
  const span = item.text === "" ? (item.labelSpan ?? item.span) : item.span;
  if (children.length < FEWEST || wordCount(title) < FEWEST) return [];
  if (!fits(title, { length: titleRoom("list"), words: SHORT_WORDS }) || rules.opensWith("pointers", title)) return [];
  const { strong } = passage.unit;
  const shown = mostSalient(shownItems(children, { text: ROOM.text, rules, claims: segment.claims, strong }), ROOM.max);
  if (shown.length < FEWEST) return [];
  const kicker = kickerFor(segment.section, title, rules);
  const content: SlideContent = {
    type: "list",
    ...(kicker === undefined ? {} : { kicker }),
    title: phraseOf(title, { text: item.text, span }),
    items: itemRows(shown, rules),
  };
  const share = (passageShare(passage, segment) * (1 + children.length)) / (1 + entriesOf(passage.items));
  const score = scoreOf("list", CRAFT, share) - sideline(share);
  return [{ type: "list", candidates: [content], uses: shown.flatMap(({ claims }) => claims), score }];
}

function entriesOf(items: readonly ListItem[]): number {
  return items.reduce((sum, item) => sum + 1 + entriesOf(item.children ?? []), 0);
}
