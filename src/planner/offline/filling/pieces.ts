import { displayLength } from "../../../deck/display-length.ts";
import type { SourceSpan } from "../../../deck/slide-content.ts";
import type { ListItem } from "../../source/source-document.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { bracketsClose } from "../../text/brackets.ts";
import { wordCount } from "../../text/word-count.ts";
import type { Claim, Run } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import type { Passage } from "../digest/passage.ts";
import { part } from "../storyline/split-list.ts";
import type { ShownSpans } from "./shown.ts";
import { SENTENCE_END } from "../../text/sentence-end.ts";

/** A stretch of the source that no slide shows yet and that may have one. */
export interface Piece {
  readonly passage: Passage;
  /** Where it begins in the source. */
  readonly start: number;
  /** The sentence before it, where it can't be understood without: it may only follow the slide that shows that one. */
  readonly behind?: Claim;
}

const FEWEST_BRANCHES = 2;
const FEWEST_ITEM_WORDS = 3;
const SHORTEST_ITEM = 16;

/** The stretches that a slide for the piece shows. */
export function matterOf({ passage: { unit, items, runs } }: Piece): readonly SourceSpan[] {
  if (items.length > 0) return items.flatMap(entriesOf).map(({ span }) => span);
  const claims = runs.flat();
  if (claims.length > 0) return claims.map(({ sentence }) => sentence.span);
  return unit.table === undefined ? [unit.span] : unit.table.rows.flat().map(({ span }) => span);
}

/** The entries that an item stands for: those under it, where it only heads them. */
function entriesOf(item: ListItem): readonly ListItem[] {
  return item.children ?? [item];
}

const FEWEST_WORDS = 6;
const ADDRESS = /https?:|www\.|\S@\S+\.\S|[{}<>\\|]/u;

/** Talk about the page and bracketed asides are no points; they may be read out before a slide stays empty. */
function isWhole({ text, words }: Claim, rules: LanguageRules): boolean {
  if (words < FEWEST_WORDS || !rules.hasVerb(text) || rules.contains("boilerplate", text)) return false;
  return SENTENCE_END.test(text) && !ADDRESS.test(text) && bracketsClose(text);
}

/** Everything that slides leave out, in source order: blocks whole, lists also by branch and by item, prose by thought. `inNeed`
 * admits sentences that no slide should show as long as there are others. */
export function unshownPieces(digest: Digest, shown: ShownSpans, inNeed = false): readonly Piece[] {
  const isFit = (claim: Claim): boolean => claim.standing !== "unfit" || (inNeed && isWhole(claim, digest.rules));
  return digest.passages.flatMap((passage) => {
    switch (passage.unit.kind) {
      case "list":
        return listPieces(passage, shown);
      case "paragraph":
        return passage.runs.flatMap((run) => prosePieces(passage, run, shown, isFit));
      case "table":
        return tablePieces(passage, shown);
      default:
        return shown.has(passage.unit.span) ? [] : [{ passage, start: passage.unit.span.start }];
    }
  });
}

/** A table as it stands; one of two columns, whose cells are too long for that, also row by row. */
function tablePieces(passage: Passage, shown: ShownSpans): readonly Piece[] {
  const { table, span } = passage.unit;
  if (table === undefined || shown.has(span)) return [];
  const items = table.rows.flatMap(([name, matter, ...more]): ListItem[] => {
    if (name === undefined || matter === undefined || more.length > 0) return [];
    const { text } = matter;
    return [{ label: name.text, labelSpan: name.span, text, span: matter.span, sentences: [matter] }];
  });
  const whole = items.length >= FEWEST_BRANCHES ? [pieceOf(passage, items)] : [];
  return [{ passage, start: span.start }, ...whole, ...items.map((item) => pieceOf(passage, [item]))];
}

/** The list's own items as one slide, each item with entries of its own as another, and each item by itself. */
function listPieces(passage: Passage, shown: ShownSpans): readonly Piece[] {
  const open = passage.items.filter((item) => !isShown(item, shown));
  const whole = open.length >= FEWEST_BRANCHES ? [pieceOf(passage, open.map(withoutChildren))] : [];
  const branches = passage.items.flatMap(branchesOf).flatMap((item): Piece[] => {
    const children = (item.children ?? []).filter((child) => !isShown(child, shown));
    return children.length < FEWEST_BRANCHES ? [] : [pieceOf(passage, [{ ...item, children }])];
  });
  const single = passage.items
    .flatMap(allItems)
    .filter((item) => !isShown(item, shown) && saysEnough(item))
    .map((item) => pieceOf(passage, [withoutChildren(item)]));
  return [...whole, ...branches, ...single];
}

/** A name alone says nothing. */
function saysEnough({ label, text }: ListItem): boolean {
  return label !== undefined || (wordCount(text) >= FEWEST_ITEM_WORDS && displayLength(text) >= SHORTEST_ITEM);
}

function branchesOf(item: ListItem): readonly ListItem[] {
  const { children = [] } = item;
  return children.length === 0 ? [] : [item, ...children.flatMap(branchesOf)];
}

function allItems(item: ListItem): readonly ListItem[] {
  return [item, ...(item.children ?? []).flatMap(allItems)];
}

function withoutChildren({ children: _left, ...item }: ListItem): ListItem {
  return item;
}

function isShown({ span, labelSpan }: ListItem, shown: ShownSpans): boolean {
  return shown.has(span) || (labelSpan !== undefined && shown.has(labelSpan));
}

function pieceOf(passage: Passage, items: readonly ListItem[]): Piece {
  const own = new Set(items.flatMap(allItems).flatMap(({ sentences }) => sentences));
  const runs = passage.runs.filter((run) => run.some(({ sentence }) => own.has(sentence)));
  return { passage: part(passage, items, runs), start: items[0]?.span.start ?? passage.unit.span.start };
}

/** A sentence that reads alone and those behind it that lean on it, question and answer, claim and reply. */
function prosePieces(
  passage: Passage,
  run: Run,
  shown: ShownSpans,
  isFit: (claim: Claim) => boolean,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let open: Claim[] = [];
  const close = (): void => {
    const [first] = open;
    if (first !== undefined) {
      const before = run[run.indexOf(first) - 1];
      const behind = first.standing === "leaning" && before !== undefined ? { behind: before } : {};
      pieces.push({ passage: part(passage, [], [open]), start: first.sentence.span.start, ...behind });
    }
    open = [];
  };
  for (const claim of run) {
    const last = open.at(-1);
    const belongs = claim.standing === "leaning" || last?.asks === true || last?.needs === "reply";
    const isOpen = isFit(claim) && !shown.has(claim.sentence.span);
    if (!belongs || !isOpen) close();
    if (isOpen) open.push(claim);
  }
  close();
  return pieces;
}
