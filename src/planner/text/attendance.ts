/** What minutes head the names of those with who was there, who was not, who asked to be excused. */
export const ATTENDANCE = [
  "attendees|attendance|present|absent|apologies|participants|regrets|in attendance|who was there",
  "teilnehme(?:r|nde|rinnen und teilnehmer|r:innen|r\\*innen)|anwesend(?:e)?|abwesend(?:e)?|entschuldigt",
  "participants|présents|présences|absents|excusés",
  "asistentes|participantes|presentes|ausentes",
  "presenti|partecipanti|assenti|presentes|participantes|ausentes",
  "aanwezig(?:en)?|afwezig(?:en)?|deelnemers|участники|присутствовали|отсутствовали",
  "الحاضرون|الحضور|المشاركون|الغائبون|משתתפים|נוכחים|נעדרים|उपस्थित|प्रतिभागी|अनुपस्थित",
  "出席者|参加者|欠席者|참석자|참가자|불참자|出席(?:人员|人員)?|与会(?:人员|者)|與會(?:人员|者)|缺席(?:人员|人員)?",
].join("|");
