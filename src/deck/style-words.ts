/** Words for looks and the theme tags they stand for, in their basic forms: English, German, French, Spanish, Japanese. */
const TABLE: readonly (readonly [tag: string, words: string, cjk: string])[] = [
  [
    "dark",
    "dark dark-mode night-mode black dunkel dunkle schwarz sombre foncé noir oscuro negro",
    "ダーク 暗め 暗い 黒い 黒",
  ],
  ["light", "light bright airy white hell weiß clair blanc claro luminoso blanco", "明るい 白い 白"],
  [
    "playful",
    "playful fun funny cheerful lively quirky childlike whimsical verspielt fröhlich lustig spielerisch ludique amusant gai divertido alegre lúdico",
    "楽しい 楽しげ ポップ かわいい",
  ],
  [
    "corporate",
    "corporate business businesslike professional serious formal executive sober seriös geschäftlich professionell förmlich professionnel sérieux profesional corporativo serio formel",
    "ビジネスライク ビジネス プロフェッショナル 真面目 フォーマル",
  ],
  [
    "minimal",
    "minimal minimalist minimalistic clean simple uncluttered plain understated schlicht minimalistisch reduziert puristisch minimaliste épuré sobre minimalista limpio sencillo sobrio",
    "シンプル ミニマル すっきり",
  ],
  [
    "elegant",
    "elegant luxurious luxury premium refined sophisticated classy stylish chic edel stilvoll élégant raffiné élégante elegante lujoso refinado",
    "エレガント 上品 高級感",
  ],
  ["technical", "technical techy geeky nerdy technisch technique técnico", "テクニカル 技術的"],
  [
    "bold",
    "bold loud striking daring punchy flashy eye-catching kräftig mutig auffällig plakativ audacieux audacieuse percutant audaz llamativo atrevido",
    "大胆 派手",
  ],
  ["warm", "warm cosy cozy earthy gemütlich chaleureux chaleureuse cálido acogedor", "温かい 暖かい 温かみ"],
  ["cool", "cool cold icy kühl froid froide frío", "クール"],
  ["retro", "retro vintage nostalgic old-school old-fashioned nostalgisch altmodisch rétro nostálgico", "レトロ"],
  ["modern", "modern contemporary fresh frisch moderne contemporain moderno contemporáneo", "モダン 現代的"],
  ["futuristic", "futuristic sci-fi futuristisch futuriste futurista", "未来的"],
  ["editorial", "editorial magazine journalistic newspaper redaktionell éditorial", "雑誌風"],
  ["natural", "natural botanical organic natürlich naturel naturelle natural orgánico", "ナチュラル"],
  ["handmade", "handmade handwritten hand-drawn sketchy handgezeichnet handschriftlich manuscrit", "手書き"],
  ["colorful", "colorful colourful vibrant vivid bunt farbenfroh coloré vif colorido vivo vistoso", "カラフル"],
  ["monochrome", "monochrome monochromatic black-and-white schwarzweiß schwarz-weiß monochromatisch", "モノクロ"],
  ["soft", "soft pastel gentle calm quiet sanft ruhig doux douce calme suave tranquilo", "パステル 落ち着いた"],
  ["geometric", "geometric swiss geometrisch géométrique geométrico", "幾何学的"],
];

const TAGS: ReadonlyMap<string, string> = new Map(
  TABLE.flatMap(([tag, words, cjk]) => `${words} ${cjk}`.split(" ").map((word) => [word, tag] as const)),
);
/** Endings of adjectives in German, French and Spanish. */
const ENDING = "(?:e[rsnm]?|[rsn]|as?|os)?";
const ENDS = /(?:e[rsnm]?|[rsn]|as?|os)$/;

/** Theme tag for a single word, whatever its ending; `undefined` for words that say nothing about looks. */
export function styleTag(word: string): string | undefined {
  const plain = word.toLowerCase();
  const [longest = ""] = ENDS.exec(plain) ?? [];
  const stems = [plain, plain.slice(0, plain.length - longest.length), longest.length > 1 ? plain.slice(0, -1) : plain];
  const masculine = stems.map((stem) => stem.replace(/a$/, "o"));
  const known = [...stems, ...masculine, ...stems.map((stem) => `${stem}o`)].find(
    (stem) => (stem === plain || stem.length >= 4) && TAGS.has(stem),
  );
  return known === undefined ? undefined : TAGS.get(known);
}

/** The theme tags of all style words in a text, each once. */
export function styleTags(text: string): string[] {
  return [...new Set(text.split(/[^\p{L}-]+/u).flatMap((word) => styleTag(word) ?? []))];
}

const byLength = (words: readonly string[]): string[] => [...words].sort((a, b) => b.length - a.length);

/** All style words of languages with spaces, as alternatives of a regular expression, endings included. */
export const STYLE_PATTERN: string = `(?:${byLength(
  [...new Set(TABLE.flatMap(([, words]) => words.split(" ")))].map((word) => word.replace(/o$/, "[oa]")),
).join("|")})${ENDING}`;

/** Style words of languages without spaces. */
export const CJK_STYLE_PATTERN: string = byLength(TABLE.flatMap(([, , cjk]) => cjk.split(" "))).join("|");

/** Theme tags that rule each other out. */
export const OPPOSITES: Readonly<Record<string, string>> = { dark: "light", light: "dark" };

const ABOUT_LOOKS =
  /^(?:a|an|the|and|or|but|not|very|really|quite|rather|more|less|too|bit|little|mostly|look|looks|feel|style|styled|design|theme|template|mode|please|eine?[mnr]?|und|sehr|eher|etwas|stil|vorlage|look|plutôt|très|et|un|une|más|muy|y|bien|estilo|diseño|thème|modèle|colou?rs?|palette|backgrounds?|hintergrund|farben|fond|couleurs|fondo|colores)$/iu;

/** Whether a stretch is nothing but words for looks: "dark and minimal", "eher schlicht". */
export function isAboutLooks(text: string): boolean {
  const words = text.split(/[^\p{L}-]+/u).filter((word) => word !== "");
  const styled = words.filter((word) => styleTag(word) !== undefined);
  return styled.length > 0 && words.every((word) => styled.includes(word) || ABOUT_LOOKS.test(word));
}
