/** Openings whose pronoun stands for nothing before: "There is …", "It is important to …", "Es gibt …", "Il faut …". */
const EXPLETIVES: Readonly<Record<string, RegExp>> = {
  en: /^(?:There (?:is|are|was|were|has been|have been|will be|can be|may be)(?!\p{L})|It(?:[’']s| is| was| will be| would be| may be| might be| can be) (?:\p{L}+ ){0,2}(?:absurd|wrong|foolish|wise|reasonable|common|natural|fair|rare|safe|risky|important|possible|impossible|hard|easy|easier|better|best|worth|necessary|useful|helpful|likely|clear|essential|crucial|difficult|tempting)(?!\p{L})[^.]{0,60} (?:to|that) |It (?:takes(?! (?:[\p{L}\p{Nd}-]+ ){1,4}(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)[.!]?$)|pays|helps) |It seems (?:\p{L}+ )[^;?!]{0,90} that )/u,
  de: /^Es (?:gibt|gab|gilt|lohnt|genügt|reicht|fehlt|fehlen|braucht|geht um|ist (?:wichtig|möglich|unmöglich|besser|schwer|schwierig|leicht|sinnvoll|nötig|notwendig|ratsam|hilfreich|klar|falsch))(?!\p{L})/u,
  fr: /^(?:Il (?:y a|y avait|n[’']y a|faut|ne faut|existe|suffit|vaut mieux|manque|est (?:important|possible|impossible|difficile|facile|préférable|utile|nécessaire|essentiel|temps))|C[’']est en )(?!\p{L})/u,
  es: /^Es (?:importante|posible|imposible|mejor|necesario|fácil|difícil|recomendable|útil|esencial|hora)(?!\p{L})/u,
  it: /^(?:È|E’) (?:importante|possibile|impossibile|meglio|necessario|facile|difficile|utile|essenziale|ora)(?!\p{L})/u,
  pt: /^É (?:importante|possível|impossível|melhor|necessário|fácil|difícil|útil|essencial|hora)(?!\p{L})/u,
  nl: /^(?:Er (?:is|zijn|was|waren|bestaat|bestaan)|Het is (?:belangrijk|mogelijk|onmogelijk|beter|nodig|nuttig|moeilijk|makkelijk|verstandig))(?!\p{L})/u,
};

/** Whether a sentence opens with a pronoun that stands for nothing and so ties it to nothing. */
export function opensWithExpletive(text: string, language: string): boolean {
  // What stands behind "Note that" opens small.
  return EXPLETIVES[language]?.test(text.charAt(0).toLocaleUpperCase(language) + text.slice(1)) ?? false;
}
