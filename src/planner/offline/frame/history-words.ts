/** How something came to be: with a date beside it the past of a matter, not what a text says of it. */
const BEGAN: Readonly<Record<string, RegExp>> = {
  en: /\b(?:(?:was|were|been|we|i|first|originally) (?:first |originally )?(?:introduced|founded|launched|created|established|formed|started|begun|began|opened|released|announced|published|built|set up)|(?:began|started|opened|launched) (?:in|as|with|on)|has (?:existed|been around) since|dates? (?:back to|from))\b/iu,
  de: /(?<!\p{L})(?:gegründet|eingeführt|ins leben gerufen|eingerichtet|gestartet|eröffnet|veröffentlicht|entstanden|entstand|begann|begannen|angefangen|besteht seit|gibt es seit|geht (?:auf|zurück))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:a|ont|avons|fut|furent) (?:été )?(?:fondée?s?|créée?s?|lancée?s?|introduite?s?|publiée?s?|ouverte?s?|instaurée?s?)|existe depuis|remonte à|a débuté|a commencé)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:se (?:fundó|creó|lanzó|introdujo|publicó|inauguró|estableció)|(?:fue|fueron) (?:fundad|cread|lanzad|introducid|publicad|inaugurad|establecid)[oa]s?|(?:fundamos|creamos|lanzamos|presentamos|introdujimos)|existe desde|comenzó|empezó|nació)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:(?:è stat[oa]|fu|furono|sono stat[ie]) (?:fondat|creat|lanciat|introdott|pubblicat|inaugurat|istituit)[oaie]|(?:nacque|è nat[oa]|esiste dal|risale al|abbiamo (?:fondato|creato|lanciato|introdotto)))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:(?:foi|foram) (?:fundad|criad|lançad|introduzid|publicad|inaugurad)[oa]s?|(?:fundamos|criamos|lançamos|introduzimos)|existe desde|começou|nasceu|surgiu)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:opgericht|ingevoerd|gelanceerd|gestart|geopend|gepubliceerd|ontstond|ontstaan|begon|bestaat sinds)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:основан[аоы]?|создан[аоы]?|запущен[аоы]?|введ[её]н[аоы]?|открыт[аоы]?|опубликован[аоы]?|возник(?:ла|ло|ли)?|начал(?:ся|ась|ось|ись)|существует с)(?!\p{L})/iu,
  ar: /(?:تأسس|تأسست|أنشئ|أنشئت|أطلق|أطلقت|بدأ|بدأت|افتتح|افتتحت)/u,
  he: /(?:נוסד|נוסדה|הוקם|הוקמה|הושק|הושקה|נפתח|נפתחה|החל|החלה|התחיל|התחילה)/u,
  hi: /(?:स्थापित|स्थापना|शुरुआत|शुरू (?:हुआ|हुई|किया)|प्रारंभ|लॉन्च)/u,
  ja: /(?:設立|創設|創立|発足|開始され|始まり|始まった|始まりました|スタートし|誕生し)/u,
  ko: /(?:설립|창설|창립|출범|시작되|시작했|시작하였|개최되기 시작|탄생)/u,
  zh: /(?:成立|创立|創立|创建|創建|始于|始於|开始于|開始於|创办|創辦|诞生|誕生)/u,
};

/** Whether a dated sentence tells when something began: "In May 2009 we founded the club". */
export function tellsBeginning(text: string, language: string): boolean {
  return BEGAN[language]?.test(text) ?? false;
}
