import type { LanguageRules } from "../../language/language-rules.ts";
import type { ListItem, Unit } from "../../source/source-document.ts";
import { ATTENDANCE } from "../../text/attendance.ts";
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
    ATTENDANCE,
    "contact(?: us| information)?|revision history|version history|document history|metadata|housekeeping",
    "kontakt|ansprechpartner(?:in)?|versionsgeschichte|historique des versions|contacto|historial de versiones",
    "contatti|contato|контакты|جهات الاتصال|اتصل بنا|יצירת קשר|צור קשר|संपर्क",
    "連絡先|お問い合わせ|연락처|문의|联系方式|聯絡方式",
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
