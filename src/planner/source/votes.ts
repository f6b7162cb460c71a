import type { Block, InlineText } from "./block.ts";

const LONGEST = 60;
/** "All in favor: 3 aye", "Gegenstimmen: keine", "Abstentions : 2": the count of one side of a vote. */
const SIDE =
  /^(?:all |those )?(?:(?:in )?favou?r|ayes?|yeas?|yes|for|opposed|against|nays?|noes|no|abstain(?:ed|ing)?|abstentions?|ja(?:-stimmen)?|nein(?:-stimmen)?|dafür|dagegen|gegenstimmen|enthaltungen|pour|contre|abstentions|a favor|en contra|abstenciones|favorevoli|contrari|astenuti|abstenções|voor|tegen|onthoudingen|за|против|воздержал\p{L}*|賛成|反対|棄権|찬성|반대|기권|赞成|贊成|反对|反對|弃权|棄權)\s?[:：–-]\s?(?:\d+|all|none|alle|keine?|tous|aucune?|todos|ningun[oa]|tutti|nessuno|nenhum|geen|нет|なし|없음|无|無)(?:\s.{0,20})?[.。]?$/iu;
/** "The motion passed.", "Jordan called for the vote.": nothing but the course or the result of a vote. */
const RESULT =
  /^(?:(?:the )?(?:motion|resolution|proposal|amendment|vote|measure)(?: was| is| has)? (?:passe[sd]|carrie[sd]|fail(?:s|ed)|approved|adopted|rejected|defeated)(?: unanimously)?|(?:motion )?(?:carried|passed|approved|so moved)(?: unanimously)?|der antrag (?:ist|wird|wurde) (?:einstimmig |mehrheitlich )?(?:angenommen|abgelehnt)|(?:einstimmig |mehrheitlich )?(?:angenommen|abgelehnt|beschlossen)|(?:la )?(?:motion|résolution|proposition|délibération) est (?:adoptée|rejetée)(?: à l[’']unanimité)?|(?:adopté|rejeté)e?(?: à l[’']unanimité)?|(?:la )?(?:moción|propuesta) (?:se aprueba|es aprobada|fue aprobada|se rechaza)(?: por unanimidad)?|(?:aprobad|rechazad)[oa](?: por unanimidad)?|(?:approvat|respint)[oa](?: all[’']unanimità)?|(?:aprovad|rejeitad)[oa](?: por unanimidade)?|(?:het voorstel (?:is|wordt) )?(?:unaniem )?(?:aangenomen|verworpen)|принято(?: единогласно)?|可決|否決|承認|가결|부결|通过|通過)[.。]?$/iu;
const CALL = /^(?:\p{L}[\p{L}.'’-]* ){1,4}called for (?:the|a) vote[.]?$/iu;

/** What a block tells of a vote: who was for it and against it, or what came of it. */
interface Told {
  readonly sides?: string;
  readonly result?: string;
}

/**
 * Joins the count and the result of a vote to the paragraph with what was voted on, so that what was moved and what
 * came of it are read together: "Ada moved to sell the boat. The motion passed (in favour: 3; opposed: none)."
 */
export function joinVotes(blocks: readonly Block[]): readonly Block[] {
  const output: Block[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at];
    if (block === undefined) continue;
    const told: Told[] = [];
    for (; block.kind === "paragraph"; at++) {
      const next = blocks[at + 1];
      const more = next === undefined ? undefined : toldBy(next);
      if (more === undefined) break;
      told.push(more);
    }
    output.push(
      block.kind === "paragraph" && told.length > 0 ? { ...block, inline: joined(block.inline, told) } : block,
    );
  }
  return output;
}

function toldBy(block: Block): Told | undefined {
  if (block.kind === "paragraph") {
    const { text } = block.inline;
    if (text.length > LONGEST) return undefined;
    if (CALL.test(text)) return {};
    return RESULT.test(text) ? { result: text } : SIDE.test(text) ? { sides: bare(text) } : undefined;
  }
  if (block.kind !== "list" || block.entries.length === 0) return undefined;
  const entries = block.entries.map(({ inline, children }) => (children.length === 0 ? inline.text : ""));
  const counts = entries.every((text) => text.length <= LONGEST && SIDE.test(text));
  return counts ? { sides: entries.map(bare).join("; ") } : undefined;
}

function joined(inline: InlineText, told: readonly Told[]): InlineText {
  const sides = told.flatMap((at) => at.sides ?? []).join("; ");
  const results = told.flatMap((at) => at.result ?? []);
  const [result, ...more] = results.map(bare);
  const counts = sides === "" ? "" : ` (${sides})`;
  if (result === undefined) return { ...inline, text: counts === "" ? inline.text : `${bare(inline.text)}${counts}.` };
  const ends = /[.!?。！？]["”»)]?$/u.test(inline.text);
  return {
    ...inline,
    text: [`${inline.text}${ends ? "" : "."}`, `${result}${counts}.`, ...more.map((at) => `${at}.`)].join(" "),
  };
}

function bare(text: string): string {
  return text.replace(/[.。]$/u, "");
}
