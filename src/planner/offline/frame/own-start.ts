/** How authors begin with themselves: "When I joined …", "Als ich anfing, …". */
const OWN_START: Readonly<Record<string, RegExp>> = {
  en: /^(?:back )?(?:when|after|since|before|the (?:first )?(?:day|time)) (?:I|we|my|our)(?!\p{L})/iu,
  de: /^(?:als|nachdem|seit|bevor) (?:ich|wir|mein\p{L}*|unser\p{L}*)(?!\p{L})/iu,
  fr: /^(?:quand|lorsque|depuis que|avant que) (?:je|j[’'].|nous|mon|ma|notre)(?!\p{L}{2})|^lorsqu[’']on/iu,
  es: /^(?:cuando|desde que|después de que) (?:yo|me|nos|nosotr[oa]s|\p{L}+(?:[éí]|[aei]mos))(?!\p{L})/iu,
  it: /^(?:quando|da quando|dopo che) (?:io|mi|ci|noi|ho|abbiamo|sono (?:entrat|arrivat)[oa]|siamo)(?!\p{L})/iu,
  pt: /^(?:quando|desde que|depois que) (?:eu|me|nós|nos|\p{L}+(?:ei|[aei]mos))(?!\p{L})/iu,
  nl: /^(?:toen|nadat|sinds|voordat) (?:ik|we|wij|mijn|onze?)(?!\p{L})/iu,
  ru: /^(?:когда|после того,? как|с тех пор,? как) (?:я|мы|мо[йяеи]|наш\p{L}*)(?!\p{L})/iu,
  ar: /^(?:عندما|حينما|حين|منذ أن|بعد أن) (?:بدأت|بدأنا|انضممت|انضممنا|كنت|كنا|التحقت|دخلت|وصلت)(?!\p{L})/u,
  he: /^(?:כאשר |כש|מאז ש|אחרי ש|לפני ש)(?:אני|אנחנו|הצטרפתי|הצטרפנו|התחלתי|התחלנו|הייתי|היינו|הגעתי|הגענו)(?!\p{L})/u,
  hi: /^जब (?:मैं|मैंने|हम|हमने|मेरे|मेरी|हमारे)(?!\p{L})/u,
  ja: /^(?:私|僕|俺|わたし|ぼく)(?:たち)?(?:が|は)[^、。]{1,30}(?:とき|時|頃|ころ)/u,
  ko: /^(?:내가|제가|나는|저는|우리가|우리는)\s[^,.]{1,30}(?:때|무렵)(?!\p{L}{2})/u,
  zh: /^(?:当|當|自从|自從)?我(?:们|們)?[^，。]{1,20}(?:时|時|的时候|的時候|以来|以來)，/u,
};

/** Whether a sentence opens on when its author came in: the beginning of a story, not what the text is about. */
export function tellsOwnStart(text: string, language: string): boolean {
  return OWN_START[language]?.test(text) ?? false;
}
