import { lineage, type Section } from "../digest/sections.ts";

/** Headings of what a text has to record and nobody has to hear: who was there, whom to write to, which version it is. */
const RECORDS = new RegExp(
  `^(?:${[
    "attendees|attendance|present|absent|apologies|participants|regrets|contact(?: us| information)?|revision history|version history|document history|metadata|housekeeping",
    "teilnehme(?:r|nde|rinnen und teilnehmer|r:innen|r\\*innen)|anwesend(?:e)?|entschuldigt|kontakt|ansprechpartner(?:in)?|versionsgeschichte",
    "participants|présents|présences|absents|excusés|contact|historique des versions",
    "asistentes|participantes|presentes|ausentes|contacto|historial de versiones",
    "presenti|partecipanti|assenti|contatti|presentes|participantes|ausentes|contacto|contato",
    "aanwezig(?:en)?|afwezig(?:en)?|deelnemers|contact|участники|присутствовали|отсутствовали|контакты",
    "الحاضرون|الحضور|المشاركون|الغائبون|جهات الاتصال|اتصل بنا|משתתפים|נוכחים|נעדרים|יצירת קשר|צור קשר|उपस्थित|प्रतिभागी|अनुपस्थित|संपर्क",
    "出席者|参加者|欠席者|連絡先|お問い合わせ|참석자|참가자|불참자|연락처|문의|出席(?:人员|人員)?|与会(?:人员|者)|與會(?:人員|者)|缺席(?:人员|人員)?|联系方式|聯絡方式",
  ].join("|")})[\\s:：.]*$`,
  "iu",
);

/** Whether a section is there for the record: it gets a slide only when every other has its own. */
export function isMinor(section: Section): boolean {
  return lineage(section).some(({ heading }) => RECORDS.test(heading?.text ?? ""));
}
