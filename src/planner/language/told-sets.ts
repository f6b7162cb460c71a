/** How a language counts what it names next, and how it begins to name it, each as the alternatives of a regular expression. */
interface ToldSets {
  /** The words for three to eight, in order. */
  readonly numbers: string;
  /** "These are …", "Das sind …": openings of a sentence that names what the one before has counted. */
  readonly naming: string;
  /** What stands before the last of several names. */
  readonly and: string;
}

export const TOLD_SETS: Readonly<Record<string, ToldSets>> = {
  en: {
    numbers: "three|four|five|six|seven|eight",
    naming: "(?:these|those|they)(?: \\p{L}+)? (?:are|include)(?: the following)?|namely",
    and: "and|or",
  },
  de: {
    numbers: "drei|vier|fünf|sechs|sieben|acht",
    naming: "(?:dies|das|es|diese)(?: \\p{L}+)? sind|(?:das|dies) wären|dazu gehören|nämlich",
    and: "und|oder|sowie",
  },
  es: {
    numbers: "tres|cuatro|cinco|seis|siete|ocho",
    naming: "(?:(?:est|es)[oa]s |ell[oa]s )?(?:\\p{L}+ )?son|se trata de|a saber",
    and: "y|e|o|u",
  },
  fr: {
    numbers: "trois|quatre|cinq|six|sept|huit",
    naming: "ce sont|il s[’']agit (?:de|du|des)|(?:ceux-ci|celles-ci|ils|elles) sont|à savoir",
    and: "et|ou|ainsi que",
  },
  it: {
    numbers: "tre|quattro|cinque|sei|sette|otto",
    naming: "(?:(?:quest|ess)[ei] )?sono|si tratta di|vale a dire",
    and: "e|ed|o",
  },
  nl: {
    numbers: "drie|vier|vijf|zes|zeven|acht",
    naming: "(?:dit|dat|het) zijn|namelijk",
    and: "en|of",
  },
  pt: {
    numbers: "três|quatro|cinco|seis|sete|oito",
    naming: "(?:(?:est|ess)[ea]s |el[ea]s )?(?:\\p{L}+ )?são|trata-se de|a saber",
    and: "e|ou",
  },
  zh: { numbers: "三|四|五|六|七|八", naming: "(?:它们|这些|分别)*(?:分别)?(?:是|为|為)|即", and: "和|以及|与|及|與" },
};
