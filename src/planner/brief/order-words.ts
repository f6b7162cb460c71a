import { COUNT_PATTERN, SLIDE_WORDS } from "./counts.ts";

/** Verbs that give an order, by the ending they may take. */
const VERBS: readonly (readonly [ending: string, stems: string])[] = [
  [
    "(?:e|es|ing|s)?",
    "add aim animat avoid begin call choos clos concentrat conclud creat describ drop emphasis emphasiz end ensur exclud explain finish focus focuss giv highlight ignor includ insert keep leav limit mak mention nam omit open pick prefer present put remov rewrit set show skip start stress stick target titl translat turn us writ cut let",
  ],
  [
    "(?:e|en|t|et|n|re|ren|iere|ieren)?",
    "mach nimm nutz verwend benutz übersetz erstell schreib zeig lass füg beton konzentrier fokussier beend end schließ beginn start vermeid verzicht ignorier überspring erwähn nenn gib",
  ],
  [
    "(?:s|z|e|es|ez|er|is|issez|ir|ons|t|te|tes|re)?",
    "fai met mett utilis écri écriv termin fini commenc évit oubli omet laiss supprim enlèv enlev ignor exclu concentr insist ajout inclu montr gard appell intitul tradui parl",
  ],
  [
    "(?:a|e|ar|er|ir|as|es|ad|an|en|lo|la|los|o|te|ate|alo|ala|elo|z|zlo)?",
    "ha us utiliz pon escrib termin acab cierr empiez evit omit dej quit elimin ignor exclu excluy céntr concéntr enfóc destac añad agreg incluy muestr traduc titúl llám habl",
  ],
];

const PHRASES = [
  "do|don['’]t|not|no|nothing|never|without|with|for|aimed|targeted|at most|at least|max|maximum|minimum|exactly|around|roughly|up to|this time|rather",
  "call to action|it should|it['’]s|it is|i['’]d|i want|i need|we want|we need|the (?:title|audience|tone|deck|slides|last|first|final|look)|everything|maybe|please|also",
  "keine?n?|nicht|nichts|ohne|mit|für|auf|am ende|zum schluss|höchstens|maximal|mindestens|genau|etwa|bitte|eher|diesmal|lieber|vor allem",
  "ne|pas|sans|avec|pour|au plus|environ|rien|plutôt|surtout|cette fois|à la fin",
  "sin|con|para|máximo|como máximo|unas|nada|más bien|esta vez|al final|sobre todo",
].join("|");

const verbs = VERBS.map(([ending, stems]) => `(?:${stems.split(" ").join("|")})${ending}`).join("|");

const ORDER = new RegExp(
  `^(?:(?:just|only|simply|instead|einfach|nur|juste|simplement|simplemente|solo)\\s+)?(?:(?:${PHRASES}|${verbs})(?![\\p{L}])|n['’]\\p{L}|(?:${COUNT_PATTERN})[\\s-]+(?:\\p{L}+[\\s-]+)?${SLIDE_WORDS}` +
    `|\\p{L}+(?: \\p{L}+)?\\s?:\\s|in (?:simple|plain|easy|einfacher|the style)|[^,;]{1,60}\\s(?:weglassen|auslassen|streichen|überspringen)$)`,
  "iu",
);
const LANGUAGE = /^(?:(?:16:9|4:3|4:5)(?!\d)|in\s+(?:\p{Lu}|\d)|en\s+\p{L}{4,})/u;

/** Whether a stretch begins like a wish of its own: an order, a refusal, a label, a number of slides. */
export function opensWish(text: string): boolean {
  return ORDER.test(text) || LANGUAGE.test(text);
}

const OTHER_DECK =
  /(?<![\p{L}])(?:last (?:year|time|month|week|quarter)|previous|had|were|was|used to|letzte[sn]? (?:Jahr|Mal)|vorige|waren|war|hatten?|l['’]an(?:née)? derni\p{L}+|dernière fois|étaient|était|avions|avait|año pasado|última vez|eran|era|fueron|tuvimos)(?![\p{L}])|前回|昨年|去年|でした|だった/iu;

/** Whether a wish only tells of another deck: "the 10 slides we had last year were too long". */
export function isBackground(text: string): boolean {
  return OTHER_DECK.test(text) && (!opensWish(text) || /^(?:the|die|der|das|les?|las?|los)\s/iu.test(text));
}
