import { displayLength } from "../../../../deck/display-length.ts";
import type { Item, Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import { capitalised } from "../../../text/shorten.ts";
import type { Claim } from "../../digest/claim.ts";
import type { Digest } from "../../digest/digest.ts";
import type { Member } from "../../storyline/member-sets.ts";
import type { MemberGroup } from "../../storyline/whole-sets.ts";
import { fits, phraseOf, SHORT_WORDS } from "../../wording.ts";
import { headingPhrase } from "../headline.ts";
import type { Assignment, SlotWriter } from "../proposal.ts";
import { itemRoom, titleRoom } from "../room.ts";
import { scoreOf } from "../score.ts";
import { tellingLine } from "./parts.ts";

const { label: LABEL, max: MOST } = itemRoom("list");
const KICKER = 52;
/** Words of what a member says, beside its name. */
const MOST_WORDS = SHORT_WORDS + 2;
/** A counter that names what it counts. */
const NAMES_UNIT = /\p{L}{2}/u;

interface Row {
  /** In the whole set, from 1. */
  readonly place: number;
  readonly name: Phrase;
  readonly line?: Phrase;
  readonly claim?: Claim;
}

/** Members of a set that share a slide, every one of them: each by its heading, with what it says where all of them have room for that. */
export const writeMembers: SlotWriter = (assignment) => {
  const { digest, segment } = assignment;
  const { group } = segment;
  if (group === undefined || group.members.length > MOST) return [];
  const rows = group.members.flatMap((member) => rowOf(member, group, assignment));
  const head = headOf(group, digest);
  if (head === undefined || rows.length < group.members.length) return [];
  const full: SlideContent = { type: "list", ...head, items: rows.map(itemOf) };
  const bare: SlideContent = { type: "list", ...head, items: rows.map(namedItem) };
  const told = rows.filter(({ line }) => line !== undefined).length;
  const isTold = told * 2 > rows.length && rows.every(({ name }) => displayLength(name.text) <= LABEL);
  if (!isTold) return [{ type: "list", candidates: [bare], uses: [], score: scoreOf("list", 0.5, 1) }];
  const uses = rows.flatMap(({ claim }) => claim ?? []);
  return [{ type: "list", candidates: [full, bare], uses, score: scoreOf("list", 1, 1) }];
};

function itemOf({ name, line, place }: Row): Item {
  return { label: name, ...(line && { text: line }), place };
}

function namedItem({ name, place }: Row): Item {
  return { text: name, place };
}

function rowOf(member: Member, { set, members }: MemberGroup, assignment: Assignment): Row[] {
  const { section, name } = member;
  const { heading } = section;
  const { rules } = assignment.digest;
  const { text: length } = itemRoom("list", members.length);
  const text = capitalised(name, rules.language);
  if (heading === undefined || displayLength(text) > length) return [];
  const told = tellingLine(section, text, { length, words: MOST_WORDS }, assignment);
  return [{ place: set.members.indexOf(member) + 1, name: phraseOf(text, heading), ...told }];
}

/** The title over some members, honest about which of them it heads, and what stands above it. */
function headOf(group: MemberGroup, digest: Digest): Pick<SlideContent, "title" | "kicker"> | undefined {
  const { set, members } = group;
  const { rules } = digest;
  const matter = matterOf(group, digest);
  const room = { length: titleRoom("list") };
  const counted = members.length < set.members.length ? countedRange(members, rules) : undefined;
  if (counted !== undefined) {
    const kicker = matter !== undefined && fits(matter.text, { length: KICKER }) ? { kicker: matter } : {};
    return { title: counted, ...kicker };
  }
  const place = group.of > 1 ? ` (${group.at}/${group.of})` : "";
  const title = matter && { ...matter, text: `${matter.text}${place}` };
  return title !== undefined && fits(title.text, room) ? { title } : undefined;
}

/** What the set is about: the heading above it, or the title of the source. */
function matterOf({ set }: MemberGroup, { source, rules }: Digest): Phrase | undefined {
  const { title } = source;
  return headingPhrase(set.parent, rules) ?? (title && phraseOf(title.text, title));
}

/** "Lesson #1" and "Lesson #3" as "Lesson #1–#3": a counter that names what it counts needs nothing else. */
function countedRange(members: readonly Member[], rules: LanguageRules): Phrase | undefined {
  const [first, last] = [members.at(0), members.at(-1)];
  if (first?.counter === undefined || last?.counter === undefined || !NAMES_UNIT.test(first.counter)) return undefined;
  const end = last.counter.replace(/^\p{L}[\p{L}\p{M}\s]*/u, "");
  const text = capitalised(`${first.counter}–${end}`, rules.language);
  return { text, sources: [first, last].flatMap(({ section: { heading } }) => heading?.span ?? []) };
}
