import type { LanguageRules } from "../language/language-rules.ts";

/** Fewer words are an opening, not what is said. */
const FEWEST_WORDS = 6;
/** What only adds examples or what something is done for: the clause in front of it is whole. */
const ADDED =
  "(?:including|such as|for example|in order to|so as to|so that|einschließlich|darunter|zum Beispiel|damit|y compris|notamment|par exemple|afin d|incluid[oa]s?|como por ejemplo|para que|inclus[oaie]|tra cui|ad esempio|affinché|incluindo|por exemplo|para que|waaronder|zodat|bijvoorbeeld)(?!\\p{L})";
/** One remark in brackets, one addition, or both, and nothing behind them. */
const REST = new RegExp(`^[\\s,]*([(（][^()（）]{2,80}[)）])?([\\s,]*${ADDED}[^;.!?]*)?[.!?。]?$`, "u");
/** What an addition depends on bounds nothing that stands before it. */
const CONDITION = /(?<!\p{L})(?:if|wenn|falls|si|se|als)(?!\p{L})/giu;
const IF_ANY = /[(（](?:if any|falls vorhanden|le cas échéant|si los hay|se presenti|se houver|indien aanwezig)[)）]/iu;
/** "the calendar of the team | to open the round": behind an article and its noun, where no noun asks for more. */
const NOUN =
  /(?<!\p{L})(?:the|an?|its|their|his|her|our|your|each|every)\s(?:\p{L}+\s)?(?!(?:right|way|chance|time|need|decision|plan|effort|attempt|opportunity|ability|power|duty|permission|promise|wish|desire|offer|order|request|tendency|willingness|first|last|only|one|reason|thing|place|person|people)$)\p{L}+$/iu;
const PURPOSE = /^\s*to\s(?!the\s|an?\s|its\s|their\s|our\s|your\s|his\s|her\s|\p{Lu})\p{Ll}+\s[^;,:.!?]*[.!?]?$/u;

/** Whether the first words of a sentence say all of its main clause, `rest` only adding a remark, examples or a purpose. */
export function isWholeWithout(opening: string, rest: string, rules: LanguageRules): boolean {
  if (opening.split(/\s+/u).length < FEWEST_WORDS || !rules.hasVerb(opening)) return false;
  if (rules.opensWith("conditionals", opening)) return false;
  const bounds = (text: string): boolean => rules.contains("negations", text);
  const [whole, remark = "", addition = ""] = REST.exec(rest) ?? [];
  if (whole !== undefined) return !bounds(remark.replace(IF_ANY, "")) && !bounds(addition.replace(CONDITION, ""));
  return rules.language === "en" && NOUN.test(opening) && PURPOSE.test(rest) && !bounds(rest);
}
