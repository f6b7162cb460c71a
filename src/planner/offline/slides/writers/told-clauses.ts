import { displayLength } from "../../../../deck/display-length.ts";
import type { Phrase } from "../../../../deck/slide-content.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import { bracketsClose } from "../../../text/brackets.ts";
import type { Claim } from "../../digest/claim.ts";
import { itemRoom } from "../room.ts";
import type { ToldFigure } from "./told-figures.ts";

const ROOM = itemRoom("stats");
/** Between the clause of one figure and the next figure: "…, and 11% …". */
const TIED =
  /\s*[,;،؛]?\s*(?:(?:and|while|whereas|but|und|während|aber|et|tandis que|mais|y|mientras|pero|e|mentre|ma|enquanto|mas|en|terwijl|maar|и|а|но|و)\s+)?(?:another|only|just|nur|seulement|solo|sólo|apenas)?\s*$/iu;
const ENDS = /[,;،؛]\s|[,;،؛]?\s(?:and|while|whereas|but|und|et|mais|y|pero|e|ma|mas|en|maar|и|а|و)\s/iu;
/** What a first figure may have in front of it: nothing, or a few words and a comma. */
const LEAD_IN = /^(?:[^.;:]{0,80},\s+)?$/u;
/** "電話が", "住房占", "빵이": who a figure is said of, where it stands behind its name. */
const SAID_OF =
  /(?:^|[、。，,；;：:はも])([^、。，,；;：:はも「」（）()\s\p{Nd}]{1,14}?)\s?(?:が|は|占|为|為|이|가|은|는)\s?$/u;
const NAMED: ReadonlySet<string> = new Set(["ja", "zh", "ko"]);
const FEWEST = 3;

/**
 * The shares of a sentence each of which opens a clause of its own ("71% said …, 18% would have … and 11% …"), each with what
 * its clause says.
 */
export function toldClauses({ figures, sentence, asks }: Claim, rules: LanguageRules): readonly ToldFigure[] {
  if (!rules.spaced || asks || figures.length < 2 || figures.length > ROOM.max) return [];
  if (figures.some(({ percent }) => !percent)) return [];
  const { text, span } = sentence;
  const first = figures[0]?.span.start ?? span.start;
  if (!LEAD_IN.test(text.slice(0, first - span.start))) return [];
  const told = figures.flatMap((fact, at): ToldFigure[] => {
    const from = fact.span.end - span.start;
    const next = figures[at + 1];
    const stretch = text.slice(from, next === undefined ? text.length : next.span.start - span.start);
    if (next !== undefined && !ENDS.test(stretch.slice(-24))) return [];
    const clause = next === undefined ? stretch.replace(/[.!।]+\s*$/u, "") : stretch.replace(TIED, "");
    const said = clause.trim();
    if (!isClause(said, rules)) return [];
    const start = fact.span.end + clause.indexOf(said);
    return [{ fact, label: { text: said, sources: [{ start, end: start + said.length }] } }];
  });
  // Some of them do something: otherwise they are names, which bars show better.
  const states = told.some(({ label }) => rules.hasVerb(label.text));
  return told.length === figures.length && states ? told : [];
}

function isClause(text: string, rules: LanguageRules): boolean {
  if (!/\p{L}{2}/u.test(text) || /\p{Nd}|^[,;.)）]/u.test(text) || !bracketsClose(text)) return false;
  if (rules.opensWith("negations", text)) return false;
  return displayLength(text) <= ROOM.text;
}

/** "電話が78%、窓口が8%": shares behind the names of what they are shares of, in scripts without spaces. */
export function namedShares({ figures, sentence, asks }: Claim, rules: LanguageRules): readonly ToldFigure[] {
  if (!NAMED.has(rules.language) || asks || figures.length < FEWEST || figures.some(({ percent }) => !percent))
    return [];
  const { text, span } = sentence;
  const told = figures.flatMap((fact, at): ToldFigure[] => {
    const from = figures[at - 1]?.span.end ?? span.start;
    const before = text.slice(from - span.start, fact.span.start - span.start);
    const name = SAID_OF.exec(before)?.[1];
    if (name === undefined) return [];
    const start = from + before.lastIndexOf(name);
    const label: Phrase = { text: name, sources: [{ start, end: start + name.length }] };
    return [{ fact, label }];
  });
  const distinct = new Set(told.map(({ label }) => label.text)).size === told.length;
  return told.length === figures.length && distinct ? told : [];
}
