/** Tags for the names people write in a language field, beyond what `Intl.DisplayNames` lists. */
const ALIASES: Readonly<Record<string, string>> = {
  "brazilian portuguese": "pt-BR",
  "european portuguese": "pt-PT",
  "british english": "en-GB",
  "american english": "en-US",
  mandarin: "zh",
  "simplified chinese": "zh",
  "chinese (simplified)": "zh",
  "chinese simplified": "zh",
  "traditional chinese": "zh-Hant",
  "chinese (traditional)": "zh-Hant",
  "chinese traditional": "zh-Hant",
  farsi: "fa",
  flemish: "nl-BE",
  norwegian: "nb",
  castilian: "es",
  tagalog: "tl",
};

const TAGS = (
  "af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is " +
  "it ja ka kk km kn ko ky la lo lt lv mk ml mn mr ms mt my nb ne nl nn pa pl ps pt ro ru sd si sk " +
  "sl sq sr sv sw ta te th tl tr uk ur uz vi yi zh zu"
).split(" ");

function tableOfNames(): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames("en", { type: "language" });
  return { ...Object.fromEntries(TAGS.map((tag) => [(names.of(tag) ?? tag).toLowerCase(), tag])), ...ALIASES };
}

/** English language names in lower case → BCP 47 tags. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = tableOfNames();
