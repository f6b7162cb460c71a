import { audienceFinding } from "./audience.ts";
import { either, END, LOOSE_END, phrasePattern, QUOTED, type Directive } from "./directive.ts";

const LEAVE_OUT = either(
  "leave out|(?:don['’]t|do not) (?:mention|talk about|discuss)|skip|exclude|omit",
  "nicht erwähnen:?|ne (?:pas )?mentionne[rz]?(?: pas)?|no menciones|excluye",
);
const FOCUS = either(
  "focus(?:ing)?(?: mainly| only| especially)? on|concentrate on|emphasi[sz]e|highlight|stress|put (?:the )?emphasis on",
  "Schwerpunkt(?: auf|:)|Fokus(?: auf|:)|konzentriere dich auf",
  "mets? l['’]accent sur|insiste[rz]? sur|céntrate en|enfócate en|destaca",
);
const CALL = either(
  "call to action|CTA",
  "Handlungsaufforderung",
  "appel à l['’]action",
  "llamada a la acción",
  "行動喚起",
);
const CLOSE_WITH =
  "(?:end|close|finish|conclude)s? (?:it |the deck |the carousel )?(?:by saying|with(?: the (?:words?|line|sentence|text|call to action))?)";
const TITLED = either("title(?: it| is| should be)?|titled|call it|named?", "Titel(?: ist)?", "titre", "título");
const SHORT = either(
  "keep (?:it|the text|texts?|slides?|sentences) (?:very )?(?:short|brief|concise|light)",
  "(?:very )?(?:concise|brief)|few words|little text|short (?:texts?|sentences|slides)|less text|minimal text",
  "wenig Text|kurze? (?:Texte|Sätze)|peu de texte|textes courts|poco texto|短く|簡潔に",
);
const LONG = either(
  "in detail|detailed|in-depth|thorough(?:ly)?|comprehensive|more text",
  "ausführlich|detailliert|détaillée?|detallad[oa]|詳しく",
);
const DECK = either(
  "presentation|deck|slides|carousel|talk|slideshow|pitch",
  "Präsentation|Folien",
  "présentation|presentación",
);
const ABOUT = either("about|on|covering|explaining", "über|zum Thema", "sur|sobre");
const callFinding: Directive["read"] = ({ text = "" }) => ({ callToAction: text.trim(), wantedTypes: ["cta"] });

/** What to say, to leave out and to stress; exact wordings; how much text. */
export const contents: readonly Directive[] = [
  {
    pattern: phrasePattern(`${LEAVE_OUT}\\s+(?<what>[^.;\\n]{2,90}?)${END}`),
    read: ({ what = "" }) => ({ exclusions: topicsIn(what) }),
  },
  {
    pattern: phrasePattern(`${FOCUS}\\s+(?<what>[^.;\\n]{2,120}?)${LOOSE_END}`),
    read: ({ what = "" }) => ({ focus: topicsIn(what) }),
  },
  { pattern: phrasePattern(`${CALL}(?: text)?(?: is| should be| =|:|\\s)\\s*${QUOTED}`), read: callFinding },
  { pattern: phrasePattern(`${CALL}\\s*:\\s*(?<text>[^.;\\n"“]{2,80})`), read: callFinding },
  { pattern: phrasePattern(`${CLOSE_WITH}\\s*:?\\s*${QUOTED}`), read: callFinding },
  { pattern: phrasePattern(`${TITLED}\\s*:?\\s*${QUOTED}`), read: ({ text = "" }) => ({ title: text.trim() }) },
  { pattern: phrasePattern(`${SHORT}(?![\\p{L}])`), read: () => ({ density: "brief" }) },
  { pattern: phrasePattern(`${LONG}(?![\\p{L}])`), read: () => ({ density: "detailed" }) },
  {
    pattern: phrasePattern(
      `${DECK}\\s+${ABOUT}\\s+(?<what>[^.;\\n]{3,160}?)(?:\\s+(?:for|für|pour|para)\\s+(?<who>[^.;,\\n]{3,60}?)${LOOSE_END}|(?=\\s*(?:[.;!\\n]|$|,?\\s(?:with|in \\d|in the style|aimed|mit|avec|con)\\s)))`,
    ),
    read: ({ what = "", who }) => ({ subject: what.trim(), ...(who === undefined ? {} : audienceFinding(who)) }),
  },
];

function topicsIn(text: string): string[] {
  return text
    .split(/,|\s(?:and|or|und|oder|et|ou|y|o)\s/u)
    .map((topic) => topic.replace(/^\s*(?:the|any|all|our|die|den|das|der|les?|la|el|los|las)\s+/iu, "").trim())
    .filter((topic) => topic.length > 1);
}
