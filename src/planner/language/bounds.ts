/** How a figure is denied or bounded by its verb: the words before it, and those behind it. */
interface Bounds {
  readonly before?: string;
  readonly behind?: string;
}

/**
 * Words by which a sentence says that something does not come up to its figure or does not go past it, as regular
 * expressions by language. The figure alone would say the opposite.
 */
export const BOUNDS: Readonly<Record<string, Bounds>> = {
  en: {
    before:
      "(?:not|n[’']t|never|cannot|hardly|nobody|none|nowhere) (?:\\p{L}+ )?(?:exceed|reach|surpass|pass|top|attain|get to|come to|rise (?:above|over|to|beyond)|go (?:above|over|beyond|past|below|under)|fall (?:below|under)|drop (?:below|under))(?:e?d|e?s)?",
    behind: "(?:was|were|is|are) (?:not|never) (?:reached|exceeded|met|attained)",
  },
  de: {
    before: "(?:nicht|nie|niemals|kaum|kein\\p{L}*) (?:\\p{L}+ )?(?:über|unter|auf|an)",
    behind: "(?:\\p{L}+ )?(?:nicht|nie|kaum) (?:\\p{L}+ )?(?:über|unter|erreich|hinaus)\\p{L}*",
  },
  fr: {
    before:
      "(?:ne|n[’']) ?(?:\\p{L}+ ){0,2}(?:dépass|excèd|excéd|attei|attein|franchi)\\p{L}*(?: (?:pas|jamais|guère|plus))?",
  },
  es: {
    before:
      "(?:no|nunca|ninguna?|tampoco|apenas) (?:\\p{L}+ ){0,2}?(?:super|alcan[zc]|exced|sobrepas|rebas|lleg)\\p{L}*(?: (?:a|al))?",
  },
  it: { before: "(?:non|mai|nessun\\p{L}*) (?:\\p{L}+ ){0,2}?(?:super|raggiun|eccede|oltrepass|arriv)\\p{L}*" },
  pt: {
    before: "(?:não|nunca|nenhuma?|tampouco) (?:\\p{L}+ ){0,2}?(?:ultrapass|super|exced|ating|alcan[çc]|cheg)\\p{L}*",
  },
  nl: {
    before: "(?:niet|nooit|geen|nauwelijks) (?:\\p{L}+ )?(?:boven|onder|over|aan|tot)",
    behind: "(?:\\p{L}+ )?(?:niet|nooit) (?:\\p{L}+ )?(?:overschrijd|overschreden|halen|haalt|gehaald|bereik)\\p{L}*",
  },
  ru: { before: "(?:не|никогда не) (?:\\p{L}+ )?(?:превы[шс]|достиг|доход|дот[яе])\\p{L}*" },
  ar: { before: "(?:لا|لم|لن) [تي](?:تجاوز|تعد|تخط|صل|بلغ|زيد|زد|قل)\\p{L}*" },
  he: { before: "(?:לא|אינו|אינה|אינם|אינן) (?:עול|על|עבר|עובר|מגיע|הגיע|חור|חצ)\\p{L}*" },
  hi: { behind: "(?:से (?:कम|अधिक|ज़्यादा|ज्यादा|ऊपर|नीचे|आगे)|तक नहीं)" },
  ja: {
    behind:
      "(?:以下|未満|弱|を(?:超え|上回ら|下回ら|越え)(?:ない|ず|ません|な)|に(?:も)?(?:満た(?:ない|ず|な)|達(?:しな|しません|していな|していません)|届か|及ば))",
  },
  ko: { behind: "(?:이하|미만|(?:을|를) (?:넘지|초과하지)|에 (?:못|미치지|달하지|불과하지))" },
  zh: {
    before: "(?:不|没有|沒有|没|沒|未|从未|從未)(?:能)?(?:超过|超過|达到|達到|达|達|到)了?",
    behind: "(?:以下|以内|以內|未满|未滿)",
  },
};

/** Words by which the line over a list says for whom or why its entries hold: "Because of the flood:", "Among those under 30:". */
export const LIST_CONDITIONS =
  "because of|due to|owing to|as a result of|for lack of|among|amongst|out of those|of those (?:who|that)|" +
  "wegen|aufgrund|auf grund|infolge|mangels|unter (?:den|denen|jenen)|von denen,? die|" +
  "en raison d\\p{L}*|à cause d\\p{L}*|faute d\\p{L}*|suite à|parmi|chez|" +
  "debido a|a causa de|por culpa de|por falta de|entre (?:los|las|quienes)|de quienes|" +
  "a causa d\\p{L}*|per mancanza di|tra (?:i|gli|le|chi|coloro)|fra (?:i|gli|le|chi|coloro)|" +
  "devido a\\p{L}*|por causa d\\p{L}*|por falta de|entre (?:os|as|quem|aqueles|aquelas)|" +
  "vanwege|wegens|door gebrek aan|onder (?:de|degenen)|van degenen die|" +
  "из-за|по причине|вследствие|среди|из тех,? кто|" +
  "بسبب|نتيجة|من بين|בגלל|עקב|בשל|מבין|מקרב|के कारण|की वजह से|में से|" +
  "のため|が原因|のうち|때문에|으로 인해|가운데|중에서|由于|由於|因为|因為|在.{2,12}(?:中|当中|之中)";
