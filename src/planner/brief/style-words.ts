/** Words for looks and the theme tags they stand for; English first, then German, French, Spanish, Japanese. */
const TABLE: readonly (readonly [tag: string, words: string])[] = [
  ["dark", "dark night black dunkel dunkles dunkle dunklen dunkler sombre foncé oscuro oscura ダーク 暗い"],
  ["light", "light bright airy white hell helles helle hellen heller clair claire claro clara 明るい"],
  [
    "playful",
    "playful fun funny cheerful lively quirky childlike verspielt verspieltes fröhlich lustig ludique amusant divertido divertida 楽しい ポップ",
  ],
  [
    "corporate",
    "corporate business professional serious formal executive seriös seriöses geschäftlich professionell professionnel sérieux profesional corporativo serio ビジネス",
  ],
  [
    "minimal",
    "minimal minimalist minimalistic clean simple uncluttered plain schlicht schlichtes minimalistisch minimalistisches reduziert minimaliste sobre épuré minimalista limpio シンプル ミニマル",
  ],
  [
    "elegant",
    "elegant luxurious luxury premium refined sophisticated classy elegantes edel edles élégant raffiné elegante lujoso エレガント 上品",
  ],
  [
    "technical",
    "technical techy geeky engineering developer nerdy technisch technisches technique técnico técnica テクニカル",
  ],
  [
    "bold",
    "bold loud striking daring strong punchy kräftig kräftiges mutig auffällig audacieux percutant audaz llamativo atrevido 大胆",
  ],
  ["warm", "warm cosy cozy earthy warmes gemütlich chaleureux cálido cálida acogedor 温かい 暖かい"],
  ["cool", "cool cold icy kühl kühles froid frío"],
  ["retro", "retro vintage nostalgic old-school nostalgisch rétro レトロ"],
  ["modern", "modern contemporary fresh modernes frisch moderne contemporain moderno moderna モダン"],
  ["futuristic", "futuristic sci-fi space futuristisch futuriste futurista 未来的"],
  ["editorial", "editorial magazine journalistic newspaper redaktionell éditorial"],
  ["natural", "natural botanical organic green natürlich naturel natural orgánico ナチュラル"],
  ["handmade", "handmade handwritten hand-drawn sketchy handgezeichnet handschriftlich manuscrit 手書き"],
  ["colorful", "colorful colourful vibrant vivid bunt buntes farbenfroh coloré colorido カラフル"],
  ["monochrome", "monochrome monochromatic black-and-white schwarzweiß monochromatisch モノクロ"],
  ["soft", "soft pastel gentle calm sanft ruhig doux suave パステル"],
  ["geometric", "geometric grid swiss geometrisch géométrique geométrico"],
];

const TAGS: ReadonlyMap<string, string> = new Map(
  TABLE.flatMap(([tag, words]) => words.split(" ").map((word) => [word, tag] as const)),
);

/** Tag for a single word, `undefined` for words that say nothing about looks. */
export function styleTag(word: string): string | undefined {
  return TAGS.get(word.toLowerCase());
}

/** All style words, as alternatives of a regular expression; longest first. */
export const STYLE_PATTERN: string = [...TAGS.keys()].sort((a, b) => b.length - a.length).join("|");

/** Looks that an audience usually calls for. */
export const AUDIENCE_TAGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:kids|children|pupils|kindergart|Kinder|Schüler|enfants|niños)/i, "playful"],
  [
    /\b(?:executives?|board|investors?|C-level|management|leadership|Vorstand|Geschäftsführung|Investoren|direction|inversores|directivos)\b/i,
    "corporate",
  ],
  [
    /\b(?:developers?|engineers?|programmers?|Entwickler|Ingenieure|développeurs|desarrolladores)\b|エンジニア|開発者/i,
    "technical",
  ],
];
