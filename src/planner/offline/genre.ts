import { displayLength } from "../../deck/display-length.ts";
import type { Digest } from "./digest/digest.ts";
import { isCourtesy } from "../text/asides.ts";
import { namesDecisions } from "./slides/decisions-heading.ts";

/** What a text is, as far as it decides what its author is asked for. */
export type Genre = "speech" | "minutes" | "article";

/** Headings and titles that only the record of a meeting has. */
const OF_MEETINGS =
  /(?:^|\P{L})(?:minutes|action items?|attendees|meeting notes|next meeting|sitzungsprotokoll|protokoll|teilnehmende|aufgaben|nächste sitzung|compte[- ]rendu|ordre du jour|prochaine réunion|acta|orden del día|asistentes|próxima reunión|verbale|ordine del giorno|prossima riunione|ata da reunião|pauta|próxima reunião|notulen|actiepunten|volgende vergadering|протокол|повестка дня|поручения)(?:\P{L}|$)|議事録|出席者|次回会議|회의록|참석자|会议纪要|會議紀要|与会人员|محضر|الحاضرون|פרוטוקול|משתתפים|कार्यवृत्त|बैठक/iu;
/** A meeting and its day, as minutes without such headings are called. */
const MEETING =
  /(?:^|\P{L})(?:meeting|call|sitzung|besprechung|versammlung|jour fixe|réunion|séance|reunión|sesión|riunione|seduta|reunião|vergadering|overleg|совещание|заседание|встреча|собрание)(?:\P{L}|$)|会議|例会|定例|회의|会议|會議|اجتماع|ישיבה|ישיבת|פגישה|פגישת|बैठक/iu;
const DAY =
  /\d{4}[-./年]\s?\d{1,2}|\d{1,2}[-./]\s?\d{1,2}[-./]\s?\d{2,4}|\p{L}{3,}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}|\d{1,2}\.?\s(?:de\s)?\p{L}{3,}\s(?:de\s)?\d{4}/u;
/** What a spoken text with a title is called. */
const OF_SPEECHES =
  /(?:^|\P{L})(?:speech|remarks|address|keynote|eulogy|toast|sermon|rede|ansprache|grußwort|festrede|discours|allocution|discurso|discorso|toespraak|речь|выступление|обращение)(?:\P{L}|$)|演説|スピーチ|挨拶|연설|演讲|演講|致辞|致辭|خطاب|كلمة|נאום|भाषण/iu;
/** "Fellow citizens:", "Liebe Gäste," as a line of its own. */
const SALUTATION = /^[^.?？。]{3,}[:,!：，！、،]$/u;
const LONGEST_SALUTATION = 60;
/** Share of sentences in the first person from which on a text without headings or lists is spoken. */
const SPOKEN = 0.2;

/** The kind of a text by its make-up: minutes by their headings, a speech by whom it turns to and who speaks. */
export function genreOf({ source, claims, rules }: Digest): Genre {
  const heads = [source.title, ...source.headings].map((head) => head?.text ?? "");
  if (heads.some((head) => namesDecisions(head) || OF_MEETINGS.test(head))) return "minutes";
  const name = source.title?.text ?? "";
  if (MEETING.test(name) && DAY.test(name)) return "minutes";
  const prose = source.headings.length === 0 && source.units.every(({ kind }) => kind === "paragraph");
  if (!prose) return "article";
  const [first] = source.units;
  const opening = first?.text.split("\n", 1)[0] ?? "";
  if (SALUTATION.test(opening) && displayLength(opening) <= LONGEST_SALUTATION) return "speech";
  // Under a title of its own an author who says "I" and "we" writes: nobody is greeted.
  const titled = source.title !== undefined && !OF_SPEECHES.test(name);
  if (titled && !isCourtesy(first?.sentences[0]?.text ?? "", rules)) return "article";
  const spoken = claims.filter(({ sentence }) => rules.contains("narrator", sentence.text)).length;
  return spoken >= 2 && spoken >= claims.length * SPOKEN ? "speech" : "article";
}
