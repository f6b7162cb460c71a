/** What a finding was found with, as the subject of its sentence. */
const MEANS =
  "survey|poll|questionnaire|study|interviews|sample|report|Umfrage|Studie|Befragung|Erhebung|Stichprobe|Bericht|enquête|sondage|étude|questionnaire|rapport|encuesta|estudio|cuestionario|muestra|informe|indagine|sondaggio|studio|pesquisa|inquérito|estudo|enquête|onderzoek|опрос|исследование";
/** What happens to it: it was held, open, answered. */
const DONE =
  "was|were|ran|took place|had|received|covered|asked|consisted|wurde|wurden|lief|umfasste|hatte|fand|a été|ont été|comptait|fue|se realizó|se hizo|tuvo|è stato|è stata|foi|teve|werd|liep|had|провели|проводился|был|было";
const ARTICLE = "the|our|this|die|der|das|unsere|diese|l['’]|la|le|les|notre|el|nuestra|nuestro|lo|il|o|a|de|het";
const SPACED = new RegExp(
  `^(?:(?:${ARTICLE})\\s*)?(?:\\S+\\s+){0,2}?(?:${MEANS})\\s+(?:\\S+\\s+){0,2}?(?:${DONE})(?!\\p{L})`,
  "iu",
);
/** "In May we asked 300 people", "Im Mai haben wir 300 Leute befragt". */
const ASKED = new RegExp(
  [
    "^(?:[^.,]{0,50},? )?we (?:also )?(?:asked|surveyed|interviewed|polled|questioned) (?:(?:about|over|nearly|more than|a total of|some) )?\\p{Nd}",
    "^(?:[^.]{0,80}(?:haben wir|wir haben)|wir) (?:[^.]|\\.(?=\\p{Nd})){0,140}(?:befragt|interviewt)[.]?$",
    "^(?:[^.,]{0,50},? )?(?:nous avons|on a) (?:interrogé|sondé|consulté) [^.]{0,20}\\p{Nd}",
    "^(?:[^.,]{0,50},? )?(?:encuestamos|entrevistamos|hemos (?:encuestado|entrevistado)|preguntamos) a [^.]{0,20}\\p{Nd}",
    "^(?:[^.,]{0,50},? )?abbiamo (?:intervistato|interpellato) [^.]{0,20}\\p{Nd}",
    "^(?:[^.,]{0,50},? )?(?:entrevistamos|inquirimos|ouvimos) [^.]{0,20}\\p{Nd}",
    "^(?:[^.,]{0,50},? )?(?:we|wij) hebben [^.]{0,30}\\p{Nd}[^.]{0,40}(?:ondervraagd|geïnterviewd)[.]?$",
    "^(?:[^.,]{0,50},? )?мы (?:опросили|проинтервьюировали) [^.]{0,20}\\p{Nd}",
  ].join("|"),
  "iu",
);
/** Without one of these no sentence says whom somebody asked. */
const MAY_ASK = /\p{Nd}|befragt|interviewt/iu;
const UNSPACED =
  /^.{0,8}(?:アンケート|調査|설문|조사|问卷|調查|调查).{0,14}(?:実施|行い|行われ|실시|진행|进行|進行|开展)/u;
const RIGHT_TO_LEFT =
  /^(?:أجري(?:ت)?|شمل(?:ت)?) (?:الاستطلاع|الدراسة|المسح)|^(?:הסקר|המחקר) (?:נערך|כלל|נעשה)|^(?:सर्वेक्षण|अध्ययन) .{0,30}(?:किया गया|हुआ)/u;

/** Whether a sentence says how something was found out ("The survey was open for two weeks"), not what. */
export function isMethodFact(text: string): boolean {
  return (
    SPACED.test(text) || (MAY_ASK.test(text) && ASKED.test(text)) || UNSPACED.test(text) || RIGHT_TO_LEFT.test(text)
  );
}
