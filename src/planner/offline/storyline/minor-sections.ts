import type { LanguageRules } from "../../language/language-rules.ts";
import type { ListItem, Unit } from "../../source/source-document.ts";
import { wordCount } from "../../text/word-count.ts";
import { lineage, type Section } from "../digest/sections.ts";

/** Names that make a list of people, and words that one has with its role and account. */
const FEWEST_NAMES = 3;
const MOST_NAME_WORDS = 9;
/** "Ada Lovelace @ada (chair)". */
const ACCOUNT = /^[^.:;]{0,50}(?<![\p{L}\p{N}.])@[\p{L}\p{N}_-]{3,}(?:\s*[([（][^)\]）]*[)\]）])?[\s,.]*$/u;
/** An address or a number is there to be used. */
const CONTACT = /https?:|\p{L}@\p{L}|\p{Nd}{3}/u;
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

/** Whether a list only names people, by their accounts or as those who were there. */
export function isRoster({ items = [] }: Unit, section: Section, rules: LanguageRules): boolean {
  if (items.length < FEWEST_NAMES || items.some(({ children = [] }) => children.length > 0)) return false;
  const recorded = isMinor(section);
  const namesOne = ({ text }: ListItem): boolean =>
    wordCount(text) <= MOST_NAME_WORDS &&
    (ACCOUNT.test(text) || (recorded && !rules.hasVerb(text) && !CONTACT.test(text)));
  return items.every(namesOne);
}
