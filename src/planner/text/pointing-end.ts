/** Words by which the end of an announcement only points at what stands under it. */
const POINTING_END: Readonly<Record<string, string>> = {
  en: "here|below|as follows|in the following list",
  de: "hier|unten|im Folgenden|nachfolgend",
  es: "aquí|abajo|a continuación",
  fr: "ici|ci-dessous|ci-après",
  it: "qui|qui sotto|di seguito",
  nl: "hier|hieronder",
  pt: "aqui|abaixo|a seguir",
  ru: "здесь|ниже",
};
const compiled = new Map<string, RegExp>();

/** An announcement without the word at its end that points at its list ("You find such sites here"): over the list it says nothing. */
export function withoutPointingEnd(announcement: string, language: string): string {
  const words = POINTING_END[language];
  if (words === undefined) return announcement;
  const end = compiled.get(language) ?? new RegExp(`\\s+(?:${words})$`, "iu");
  compiled.set(language, end);
  return announcement.replace(end, "");
}
