/** Openings by which a sentence counts or joins what the ones before have named, each the alternatives of a regular expression. */
interface Countings {
  /** … two of them at least: "Combined, …", "These two …". */
  readonly two: string;
  /** … three at least: "All three …". */
  readonly three: string;
  /** Words by which one sentence names two by itself. */
  readonly and: string;
}

export const COUNTINGS: Readonly<Record<string, Countings>> = {
  en: {
    two: "(?:combined|together|taken together)(?=,)|(?:(?:in|of|for|with) )?(?:both|these two|those two|the two|neither)(?! (?:\\p{L}+ ){1,3}(?:and|nor) )",
    three:
      "all (?:of )?(?:these|those|them)|none of (?:these|those|them)|each of (?:these|those|them)|(?:(?:in|of|for|with) )?(?:all three|these three|those three|the three)",
    and: "and",
  },
  de: {
    two: "(?:zusammen|zusammengenommen|gemeinsam)|(?:die |diese |in |bei )?beide[nrsm]?|diese zwei|die zwei",
    three: "all(?:e|es)? diese[rn]?|keine[rs]? davon|sie alle|(?:in )?alle[nr]? drei|diese drei|die drei",
    and: "und",
  },
  es: {
    two: "(?:juntos|juntas|en conjunto|sumados|sumadas)|amb[oa]s|(?:est|es)[oa]s dos|l[oa]s dos",
    three: "tod[oa]s (?:est|es)[oa]s|ningun[oa] de (?:est|es)[oa]s|(?:est|es)[oa]s tres|l[oa]s tres",
    and: "y|e",
  },
  fr: {
    two: "(?:ensemble|réunis|réunies|à eux deux|à elles deux)|(?:ces|les|tous les|toutes les) deux",
    three: "(?:tous|toutes) ces|aucune? de ces|(?:ces|les|tous les|toutes les) trois",
    and: "et",
  },
  it: {
    two: "(?:insieme|nel complesso)|entramb[ei]|quest[ei] due|(?:i|le) due",
    three: "tutt[ei] quest[ei]|nessun[oa] di quest[ei]|quest[ei] tre|tutt[ei] e tre",
    and: "e|ed",
  },
  pt: {
    two: "(?:juntos|juntas|somados|somadas|em conjunto)|amb[oa]s|(?:est|ess)[ea]s dois|(?:est|ess)as duas|os dois|as duas",
    three: "tod[oa]s (?:est|ess)[ea]s|nenhum[a]? dess[ea]s|(?:est|ess)[ea]s três|[oa]s três",
    and: "e",
  },
  nl: {
    two: "(?:samen|gezamenlijk|bij elkaar)|beiden?|(?:deze|die|de) twee",
    three: "al (?:deze|die)|geen van (?:deze|die)|alle drie|(?:deze|die|de) drie",
    and: "en",
  },
  ru: { two: "(?:вместе|в сумме)|оба|обе|эти дв[ае]", three: "все эти|ни один из этих|все три|эти три", and: "и" },
  ar: { two: "كلاهما|كلتاهما|هذان|هاتان", three: "كل هذه|جميع هذه|هذه الثلاثة|الثلاثة", and: "و\\p{L}+" },
  he: { two: "שניהם|שתיהן|שני ה\\p{L}+", three: "כל אלה|כל אלו|שלושתם|שלושתן", and: "ו\\p{L}+" },
  hi: { two: "दोनों|इन दोनों", three: "ये सभी|इन सभी|तीनों|इन तीनों", and: "और|तथा|एवं" },
  ja: {
    two: "両者|双方|この二つ|この2つ|これら二つ|合わせて",
    three: "これらすべて|これらはすべて|いずれも|どれも|三つとも|この三つ|この3つ",
    and: "と|や",
  },
  ko: { two: "둘 다|두|이 두|이 둘|합치면", three: "이 모든|이들 모두|셋 다|세|이 세", and: "와|과" },
  zh: {
    two: "两者|兩者|二者|这两|這兩|双方|合计",
    three: "所有这些|这些都|這些都|所有這些|三者|这三|這三",
    and: "和|与|及|、",
  },
};
