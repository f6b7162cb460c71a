import { unmet } from "../advice.ts";
import { either, phrasePattern, type Directive } from "./directive.ts";

const ADD = either(
  "add|include|insert|use|put|show|find|generate|place|with|have|need|want|embed|make",
  "füge?|nutze?|verwende?|zeige?|setze?|mit|ajoute[rz]?|mets|mettez|insère|utilise[rz]?|avec|añade|agrega|pon|incluye|usa|inserta|con",
);
const SUBJECTS: readonly (readonly [kind: Parameters<typeof unmet>[0], words: string])[] = [
  [
    "brand",
    `(?:(?:our|my|the|company|brand|corporate|unsere?n?|mein|notre|nos|nuestr[oa]s?) )+(?:logo|brand|colou?rs?|fonts?|(?:Haus|Firmen)?[Ff]arben|Schrift(?:art)?en?|Logo|couleurs|polices?|colores|fuentes?|logotipo|typeface|CI|Corporate Design|mascot)(?: .*)?|logo(?: .*)?|#[0-9a-f]{3,6}.*|hex codes?.*|(?:in|use|with|and|en|avec|con) (?:Helvetica|Arial|Calibri|Times(?: New Roman)?|Roboto|Comic Sans|Garamond|Futura|Inter|Georgia)`,
  ],
  [
    "brand",
    "(?:blue|red|green|yellow|orange|purple|pink|teal|turquoise|navy|brown|gr[ae]y|gold|blaue?[rnsm]?|rote?[rnsm]?|grüne?[rnsm]?|gelbe?[rnsm]?|bleue?s?|rouges?|verte?s?|jaunes?|azul(?:es)?|roj[oa]s?|verdes?|amarill[oa]s?)(?:,? (?:and|und|et|y) \\p{L}+)? (?:background|theme|colou?rs?|palette|accents?|tones?|look|slides?|headings?|Hintergrund|Farben|Töne|fond|couleurs|tons|fondo|colores|tonos)|(?:Hintergrund|background|fond|fondo) (?:in )?(?:blue|red|green|blau|rot|grün|bleu|rouge|vert|azul|rojo|verde)|青(?:い|を基調)|赤(?:い|を基調)|緑(?:の|を基調)",
  ],
  [
    "motion",
    "(?:(?:some|the|smooth|slide|every|all|eine?n?|des|unas?)\\s+)*(?:animat\\p{L}*|transitions?|videos?|GIFs?|sounds?|music|audio|voice-?over|Animation(?:en)?|Übergänge|Musik|animaci\\p{L}+|transici\\p{L}+|música|vidéos?|vídeos?|musique|アニメーション|動画|音楽)(?: .*)?",
  ],
  [
    "pictures",
    "(?:(?:an?|some|more|the|lots of|many|real|stock|nice|eine?|viele|des|une|unas?|unos)\\s+)*(?:images?|pictures?|photos?|illustrations?|icons?|emojis?|memes?|Bilde?r?n?|Fotos?|Symbole|Icons|photographies|icônes|im(?:agen|ágenes)|fotos|iconos)\\s+(?:of|about|showing|with|from|von|mit|zu|de|des|d['’]|sobre|con)\\s.+|(?:icons?|emojis?|memes?|icônes|iconos|AI images|stock photos)",
  ],
];
const LAYOUT = either(
  "(?:big|large|larger|bigger|small|smaller) (?:fonts?|text|type|headings?|titles?)|(?:lots of |more )?(?:white ?space|breathing room)|two columns|centered|left-aligned|page numbers|slide numbers|(?:add |with )?(?:a )?(?:footer|header|watermark|date)(?: on (?:each|every) slide)?|in the (?:corner|footer|header)|full[- ]bleed",
  "große Schrift|größere Schrift|viel Weißraum|Seitenzahlen|Fußzeile|gros(?:se)? (?:texte|police)|numéros de page|pied de page|letra grande|números de página|pie de página|大きな文字|文字を大きく|余白",
);

/** Wishes that are understood and can't be fulfilled here, whoever writes the slides. */
export const unavailable: readonly Directive[] = [
  ...SUBJECTS.map(([kind, words]) => ({
    pattern: phrasePattern(`(?:${ADD}\\s+)?(?:${words})(?![\\p{L}])`),
    read: () => unmet(kind),
  })),
  { pattern: phrasePattern(`(?:(?:use|with)\\s+)?${LAYOUT}(?![\\p{L}])`), read: () => unmet("layout") },
  {
    pattern: phrasePattern(
      "(?:it['’]s |for |in |lasts? )?(?:an? |about )?(?:\\d{1,3}|ten|five|twenty)[- ]?(?:minutes?|min|Minuten|minutos)(?:[- ](?:long|talk|presentation|pitch|Vortrag|Präsentation))*(?! per| each)(?![\\p{L}])|\\d{1,3}分",
    ),
    read: () => unmet("duration"),
  },
  {
    pattern: phrasePattern(
      "(?:(?:look up|search (?:the web|online|for)|google|research|find) (?:.*)|(?:with |add |use )?(?:the )?(?:latest|recent|current|up-to-date) (?:numbers|figures|statistics|stats|data|news|research)(?: .*)?|add (?:more |some )?(?:facts|data|examples|statistics|sources) from .*)",
    ),
    read: () => unmet("research"),
  },
  {
    pattern: phrasePattern(
      "(?:the |on |on the )?(?:first|second|third|fourth|fifth|last|next-to-last|\\d{1,2}(?:st|nd|rd|th)) slides? (?:should|must|has to|needs to|to|is|with|about|shows?)\\s.+|slides? \\d{1,2}(?: (?:should|must|is|about|with|shows?)|\\s?:)\\s?.+|(?:end|close|finish|start|open|begin)(?: it| off)? (?:with|on) (?:a|an|the) (?:question|story|anecdote|joke|surprise|teaser|promise)(?: .*)?|(?:put|move|place) .+ (?:first|last|(?:at|to) the (?:beginning|start|end|front))|(?:reverse|change|shuffle) the order",
    ),
    read: () => unmet("position"),
  },
];
