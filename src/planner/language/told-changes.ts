/** How a language says that something went from one figure to another. */
interface Tells {
  /** What stands right in front of the first figure, and of the second one. */
  readonly from: RegExp;
  readonly to: RegExp;
  /** A word of change: "from 9 to 5" is a span. None where `to` says it. */
  readonly changes?: RegExp;
}

export const TELLS_CHANGE: Readonly<Record<string, Tells>> = {
  en: {
    from: /\sfrom\s$/iu,
    to: /\sto\s$/iu,
    changes:
      /\b(?:r[io]sen?|rises?|rose|risen|grew|grown|grows?|fell|fallen|falls?|dropp?(?:ed|s)?|gone|went|goes|increased?s?|decreased?s?|declined?s?|climb(?:ed|s)?|jump(?:ed|s)?|shrank|shrunk|shrinks|cut|reduced|rais(?:ed|es)|lowered|improved|moved|slipped|sank|sunk|up|down|soared|doubled|halved)\b/iu,
  },
  de: { from: /(?:^|\s)vo[nm]\s$/iu, to: /\sauf\s$/iu },
  nl: { from: /(?:^|\s)van\s$/iu, to: /\snaar\s$/iu },
  fr: {
    from: /\sde\s$/iu,
    to: /\sà\s$/iu,
    changes:
      /(?<!\p{L})(?:passée?s?|passent?|passait|augmenté|augmente|monté|monte|baissé|baisse|tombée?s?|tombe|chuté|chute|descendue?s?|réduite?s?|réduit|grimpé|diminué|diminue|progressé)(?!\p{L})/iu,
  },
  es: {
    from: /\sdel?\s(?:un\s)?$/iu,
    to: /\sal?\s(?:un\s)?$/iu,
    changes:
      /(?<!\p{L})(?:pas(?:ó|aron|a|an|ado)|sub(?:ió|ieron|e|ido)|baj(?:ó|aron|a|ado)|ca(?:yó|yeron|e|ído)|aument(?:ó|aron|a|ado)|crec(?:ió|ieron|e|ido)|redu(?:jo|jeron|ce|cido)|disminuy(?:ó|eron|e))(?!\p{L})/iu,
  },
  it: {
    from: /\sda(?:l|ll[’'])?\s?$/iu,
    to: /\sa(?:l|ll[’'])?\s?$/iu,
    changes:
      /(?<!\p{L})(?:passat[oaie]|passa|salit[oaie]|sale|sces[oaie]|cresciut[oaie]|aumentat[oaie]|calat[oaie]|ridott[oaie]|diminuit[oaie])(?!\p{L})/iu,
  },
  pt: {
    from: /\sde\s$/iu,
    to: /\spara\s$/iu,
    changes:
      /(?<!\p{L})(?:pass(?:ou|aram|a)|sub(?:iu|iram|e)|ca(?:iu|íram|i)|aument(?:ou|aram|a)|cresce(?:u|ram)|cresce|reduz(?:iu|iram)?|diminu(?:iu|íram|i)|baix(?:ou|aram))(?!\p{L})/iu,
  },
  ru: { from: /\sс\s$/iu, to: /\sдо\s$/iu, changes: /(?:вырос|упал|снизил|увелич|сократил|поднял|рост|паден)/iu },
  ja: { from: /[がはをも、]$/u, to: /から$/u, changes: /(?:増|減|上が|下が|伸び|縮|改善|落ち|なっ|なり)/u },
  zh: { from: /(?:从|由|從)$/u, to: /(?:到|至|为|為)了?$/u, changes: /(?:增|降|升|减|減|涨|漲|跌|提高|缩|縮)/u },
  ko: { from: /[이가은는을를]\s$/u, to: /에서\s$/u, changes: /(?:늘|줄|증가|감소|올라|올랐|떨어|상승|하락|개선)/u },
};

/** Since or after what something is so, at the end of a sentence. */
export const SINCE: Readonly<Record<string, RegExp>> = {
  en: /,?\s(?:since|after|once|when)\s.*$/iu,
  de: /,\s(?:seit|seitdem|nachdem|als)\s.*$/iu,
  fr: /,?\s(?:depuis qu[e’']|après qu[e’']|lorsqu[e’']|depuis le|depuis la)\s?.*$/iu,
  es: /,?\s(?:desde que|después de que|cuando)\s.*$/iu,
  it: /,?\s(?:da quando|dopo che|quando)\s.*$/iu,
  pt: /,?\s(?:desde que|depois que|quando)\s.*$/iu,
  nl: /,?\s(?:sinds|nadat|toen)\s.*$/iu,
};
