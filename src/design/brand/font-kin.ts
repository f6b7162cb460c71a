import type { FontChoice } from "../theme.ts";

/** Families that look like each other, and the shipped ones that stand for them, best first. */
interface Kin {
  readonly genre: FontChoice["genre"];
  /** Part of a family's name in lower case, without blanks. */
  readonly names: RegExp;
  readonly kin: readonly string[];
}

const KINS: readonly Kin[] = [
  {
    genre: "mono",
    names: /mono|code|consol|courier|menlo|hack|terminal|typewriter|cousine|inconsolata/,
    kin: ["JetBrains Mono", "IBM Plex Mono", "Space Mono"],
  },
  {
    genre: "sans",
    names: /impact|anton|bebas|oswald|leaguegothic|blacksans|archivoblack|alfaslab|titanone|poster|ultra/,
    kin: ["Anton", "Bebas Neue", "Oswald", "Archivo Black"],
  },
  {
    genre: "serif",
    names: /playfair|didot|bodoni|abril|dmserif|canela|ogg|recoleta|cooper|windsor|souvenir|fraunces|chronicledisplay/,
    kin: ["Playfair Display", "DM Serif Display", "Fraunces"],
  },
  {
    genre: "serif",
    names: /slab|rockwell|clarendon|roboto-?serif|zilla|arvo|bitter|ibmplexserif|archer/,
    kin: ["Source Serif 4", "Newsreader", "Noto Serif"],
  },
  {
    genre: "serif",
    names:
      /times|georgia|garamond|merriweather|lora|caslon|baskerville|palatino|cambria|minion|sabon|crimson|cormorant|charter|tiempos|literata|spectral|libre?b|antiqua|roman\b/,
    kin: ["EB Garamond", "Lora", "Source Serif 4", "Newsreader", "Noto Serif"],
  },
  {
    genre: "sans",
    names:
      /futura|montserrat|poppins|avenir|gotham|circular|proxima|gilroy|nunito|quicksand|century|raleway|josefin|sofia|lato|outfit|urbanist|manrope|jost|figtree|plusjakarta/,
    kin: ["Montserrat", "Poppins", "Manrope", "Nunito", "Instrument Sans", "Inter"],
  },
  {
    genre: "sans",
    names: /grotesk|grotesque|spacegrotesk|syne|unbounded|clash|satoshi|general|sora|neuemontreal|druk|monument/,
    kin: ["Space Grotesk", "Syne", "Work Sans", "Instrument Sans"],
  },
  {
    genre: "sans",
    names: /plex|franklin|trade|din\b|dinpro|barlow|titillium|rajdhani|exo|saira/,
    kin: ["IBM Plex Sans", "Libre Franklin", "Barlow"],
  },
  {
    genre: "sans",
    names:
      /work|karla|rubik|publicsans|mulish|heebo|dmsans|sourcesans|opensans|verdana|tahoma|trebuchet|ubuntu|calibri|segoe|frutiger|myriad/,
    kin: ["Work Sans", "Instrument Sans", "Noto Sans", "Inter"],
  },
];

const SERIF = /serif/;
const SANS = /sans/;

/** What a family is like by its name (lower case, without blanks): its genre, and shipped families that resemble it. */
export function fontKin(name: string): Pick<Kin, "genre" | "kin"> {
  const known = KINS.find(({ names }) => names.test(name));
  if (known !== undefined) return known;
  return { genre: SERIF.test(name) && !SANS.test(name) ? "serif" : "sans", kin: [] };
}
