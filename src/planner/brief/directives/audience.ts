import type { Finding } from "../brief.ts";
import { either, phrasePattern, restAs, type Directive } from "./directive.ts";

/** Looks that an audience usually calls for. */
const AUDIENCE_TAGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:kids|children|pupils|kindergart|Kinder|Schüler|enfants|niños)|子ども|子供/i, "playful"],
  [
    /\b(?:executives?|board|investors?|C-level|CEO|CFO|management|leadership|Vorstand|Führungskräfte|Geschäftsführung|Investoren|direction|dirigeants|investisseurs|inversores|directivos)(?![\p{L}])|経営者|役員|投資家/iu,
    "corporate",
  ],
  [
    /\b(?:developers?|engineers?|programmers?|Entwickler|Ingenieure|développeurs|ingénieurs|desarrolladores|ingenieros)|エンジニア|開発者/i,
    "technical",
  ],
];

const LABEL = either(
  "(?:the\\s+)?(?:target\\s+)?(?:audience|readers?|listeners?)",
  "Zielgruppe|Publikum",
  "public(?: cible)?|audience",
  "público(?: objetivo)?|audiencia",
  "対象(?:者)?",
);
const AIMED = either(
  "aimed at|targeted at|targeting|intended for|written for|meant for|geared towards?|speak(?:s|ing)? to|tailored to",
  "gerichtet an|sich an(?=\\s.*\\srichten)|(?:richtet|wendet) sich an",
  "destinée?s? (?:à|aux)|s['’]adresse (?:à|aux)",
  "dirigid[oa]s? a(?:l)?|destinad[oa]s? a(?:l)?",
);
const DECK = either(
  "slides?|deck|presentation|carousel|it|this|talk|pitch|introduction|is|are|suitable|understandable",
  "Folien|Präsentation|verständlich|geeignet",
  "diapositives|diapos|présentation|accessible",
  "diapositivas|presentación|apta",
);
/** Agent nouns ("teachers", "scientists", "employees"), and people who are called otherwise. */
const PEOPLE = either(
  "\\p{L}{2,}(?:ers|ors|ists|ants|ents|ees|ians|tives|sts)",
  "audience|people|kids|children|pupils|teens|staff|teams?|crew|board|management|leadership|colleagues|newcomers|everyone|women|men|families|nurses|friends|sales|experts|laypeople|adults|boss|class|public",
);
const FOR = "(?:for|für|pour|para)";
/** Not people: the one who asks, an example, a platform, a time. */
const NOBODY = either(
  "me\\b|us\\b|example|now\\b|the (?:following|most part|title|cover|agenda|next|last|first)|a \\d|an? (?:change|deck|presentation|carousel)|once|each|every|\\d+ (?:min|slides|pages)",
  "Sie\\b|dich\\b|mich\\b|uns\\b|die Folie|den Titel|le titre|moi\\b|nous\\b|mí\\b|nosotros|el título|que\\b",
  "(?:an? )?(?:LinkedIn|Instagram|TikTok|Facebook|Twitter|X\\b|YouTube|social)",
);

/** Who the deck is for: "for teachers", "audience: new managers", "für Einsteiger", "経営者向け". */
export const audience: readonly Directive[] = [
  phrasePattern(`${LABEL}\\s*(?:is|are|will be|:|=|ist|sind|est|es|son|は|：)\\s*${restAs("who")}`),
  phrasePattern(`${AIMED}\\s+${restAs("who")}`),
  phrasePattern(
    `(?<=${DECK}\\s)${FOR}\\s+(?!${NOBODY})(?<who>\\S[^.;]{1,70}?)(?=\\s(?:with|in|mit|avec|con|about|on)\\s|\\s*$)`,
  ),
  new RegExp(`^(?:please\\s+|bitte\\s+)?${FOR}\\s+(?!${NOBODY})${restAs("who")}`, "giu"),
  phrasePattern(
    `for\\s+(?!${NOBODY})(?<who>(?:[\\p{L}\\p{N}'’-]+ ){0,4}?${PEOPLE}(?: (?:in|at|of|from|aged|who|with|and|without) [^.;,]{1,50}?)?)\\s*$`,
  ),
  phrasePattern(`(?:für|pour|para)\\s+(?!${NOBODY})(?<who>[\\p{L}'’-]+(?: [\\p{L}\\p{N}'’-]+){0,4})\\s*$`),
  /(?<who>[^\s、。にはをで]{1,20}?)(?:向け|のため)に?/gu,
].map((pattern) => ({ pattern, read: ({ who = "" }) => audienceFinding(who) }));

/** An audience and the looks it usually calls for. */
export function audienceFinding(who: string): Finding {
  const people = who.trim().replace(/[.,]$|\s+richten$/u, "");
  const tags = AUDIENCE_TAGS.filter(([expression]) => expression.test(people)).map(([, tag]) => tag);
  return { audience: people, tags };
}
