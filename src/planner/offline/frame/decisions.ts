import type { Item } from "../../../deck/slide-content.ts";
import type { Digest } from "../digest/digest.ts";
import { standsAnywhere } from "../digest/claim.ts";
import { recordsMeeting } from "../digest/meeting.ts";
import type { Passage } from "../digest/passage.ts";
import { namesDecisions } from "../slides/decisions-heading.ts";
import { itemRoom } from "../slides/room.ts";
import { shownItems } from "../slides/writers/list-items.ts";
import { tellsOutcome, tellsTask } from "../../text/meeting-sentences.ts";
import { lineFor, phraseOf } from "../wording.ts";

const ROOM = itemRoom("recap");
const MOST_ENTRIES = 5;
const TASKS = 2;
/** Headings of who does what until when. */
const NAMES_TASKS =
  /^(?:action items?|actions|to-?dos?|tasks|next steps|aufgaben|nächste schritte|offene aufgaben|actions à mener|prochaines étapes|tâches|tareas|acciones|próximos pasos|tarefas|próximos passos|azioni|compiti|prossimi passi|actiepunten|taken|задачи|поручения|следующие шаги|المهام|משימות|कार्य|担当|宿題|次のステップ|アクション|할 일|실행 항목|行动项|待办|任务)(?:\P{L}|$)/iu;

/** What minutes decided and who is to do what, as the rows of their summary; none where they have not both. */
export function minutesItems(digest: Digest): readonly Item[] {
  const tasks = rowsUnder(digest, (heading) => NAMES_TASKS.test(heading), TASKS);
  const decided = rowsUnder(digest, namesDecisions, MOST_ENTRIES - TASKS);
  return tasks.length > 0 && decided.length > 0 ? [...decided, ...tasks] : rowsOfProse(digest);
}

/** The same from minutes that tell under each of their matters what came of it. */
function rowsOfProse(digest: Digest): readonly Item[] {
  const { claims, rules, source } = digest;
  if (!recordsMeeting(source)) return [];
  const rows = claims
    .filter((claim) => standsAnywhere(claim))
    .flatMap((claim) => {
      const { text } = claim.sentence;
      const outcome = tellsOutcome(text, rules.language);
      if (!outcome && !tellsTask(text, rules.language)) return [];
      const line = lineFor(claim.text, rules, { length: ROOM.text });
      const says = line !== undefined && (tellsOutcome(line, rules.language) || tellsTask(line, rules.language));
      return says ? [{ claim, outcome, item: { text: phraseOf(line, claim.sentence) } }] : [];
    });
  const outcomes = rows.filter(({ outcome }) => outcome).slice(-(MOST_ENTRIES - 1));
  const tasks = rows.filter(({ outcome }) => !outcome).slice(0, MOST_ENTRIES - outcomes.length);
  return outcomes.length === 0 ? [] : [...outcomes, ...tasks].map(({ item }) => item);
}

function rowsUnder(digest: Digest, test: (heading: string) => boolean, most: number): readonly Item[] {
  const found = digest.passages.find(({ unit, section }) => unit.kind === "list" && test(section.heading?.text ?? ""));
  return found === undefined ? [] : rowsOf(found, digest, most);
}

function rowsOf({ unit, items, runs }: Passage, { rules }: Digest, most: number): readonly Item[] {
  const room = { text: ROOM.text, rules, claims: runs.flat(), strong: unit.strong };
  const open = items.filter(({ checked }) => checked !== true);
  return shownItems(open, room)
    .slice(0, most)
    .map(({ line }) => ({ text: line }));
}
