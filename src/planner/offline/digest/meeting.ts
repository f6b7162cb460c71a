import type { SourceDocument } from "../../source/source-document.ts";
import { namesDecisions } from "../slides/decisions-heading.ts";

/** Headings and titles that only the record of a meeting has. */
const OF_MEETINGS =
  /(?:^|\P{L})(?:minutes|action items?|attendees|meeting notes|next meeting|sitzungsprotokoll|protokoll|teilnehmende|aufgaben|nächste sitzung|compte[- ]rendu|ordre du jour|prochaine réunion|acta|orden del día|asistentes|próxima reunión|verbale|ordine del giorno|prossima riunione|ata da reunião|pauta|próxima reunião|notulen|actiepunten|volgende vergadering|протокол|повестка дня|поручения)(?:\P{L}|$)|議事録|出席者|次回会議|회의록|참석자|会议纪要|會議紀要|与会人员|محضر|الحاضرون|פרוטוקול|משתתפים|कार्यवृत्त|बैठक/iu;
/** A meeting and its day, as minutes without such headings are called. */
const MEETING =
  /(?:^|\P{L})(?:meeting|call|sitzung|besprechung|versammlung|jour fixe|réunion|séance|reunión|sesión|riunione|seduta|reunião|vergadering|overleg|совещание|заседание|встреча|собрание)(?:\P{L}|$)|会議|例会|定例|회의|会议|會議|اجتماع|ישיבה|ישיבת|פגישה|פגישת|बैठक/iu;
const DAY =
  /\d{4}[-./年]\s?\d{1,2}|\d{1,2}[-./]\s?\d{1,2}[-./]\s?\d{2,4}|\p{L}{3,}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}|\d{1,2}\.?\s(?:de\s)?\p{L}{3,}\s(?:de\s)?\d{4}/u;
/** Whether a text is the record of a meeting, by its title and its headings. */
export function recordsMeeting({ title, headings }: Pick<SourceDocument, "title" | "headings">): boolean {
  const heads = [title, ...headings].map((head) => head?.text ?? "");
  if (heads.some((head) => namesDecisions(head) || OF_MEETINGS.test(head))) return true;
  const name = title?.text ?? "";
  return MEETING.test(name) && DAY.test(name);
}
