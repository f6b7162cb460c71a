/** "Not only is it a barn, it is also …": a second thing said of what was spoken of before. */
const NOT_ONLY: Readonly<Record<string, RegExp>> = {
  en: /^not only(?!\p{L})/iu,
  de: /^nicht nur(?!\p{L})/iu,
  fr: /^non seulement(?!\p{L})/iu,
  es: /^no s[oó]lo(?!\p{L})/iu,
  it: /^non solo(?!\p{L})/iu,
  pt: /^não (?:só|apenas|somente)(?!\p{L})/iu,
  nl: /^niet alleen(?!\p{L})/iu,
  ru: /^не только(?!\p{L})/iu,
};

/** Whether a sentence adds to what was said of its matter before: "Not only is it a barn, it is also a school." */
export function addsToBefore(text: string, language: string): boolean {
  return NOT_ONLY[language]?.test(text) ?? false;
}
