import type { Finding } from "../brief.ts";
import { AUDIENCE_TAGS } from "../style-words.ts";
import { either, LOOSE_END, type Directive } from "./directive.ts";

const LABEL = either(
  "(?:target\\s+)?(?:audience|readers?)",
  "Zielgruppe|Publikum",
  "public(?: cible)?",
  "público(?: objetivo)?",
  "対象",
);
const AIMED = either(
  "aimed at|targeted at|intended for|written for|meant for|speak(?:s|ing)? to",
  "gerichtet an",
  "destinée? à",
  "dirigid[oa] a",
);
const DECK = either("slides?|deck|presentation|carousel|it|this|talk|pitch|introduction", "Folien|Präsentation");
const PEOPLE = either(
  "audience|beginners|experts|teachers|students|executives|managers|developers|engineers|investors|customers",
  "parents|kids|children|teams?|colleagues|employees|leaders|designers|marketers|founders",
);

/** Who the deck is for: "for teachers", "audience: new managers", "für Einsteiger". */
export const audience: readonly Directive[] = [
  `(?<![\\p{L}])${LABEL}\\s*(?:is|are|:|=|ist|sind|est|es|は)\\s*(?<who>[^.;\\n]{2,80}?)${LOOSE_END}`,
  `(?<![\\p{L}])${AIMED}\\s+(?<who>[^.;\\n]{2,80}?)${LOOSE_END}`,
  `(?<=${DECK}\\s)for\\s+(?<who>(?!me\\b|example|the following|a \\d)[^.;\\n]{2,60}?)${LOOSE_END}`,
  `(?<=(?:^|[.;,]\\s?))for\\s+(?<who>(?:an? |the |our |new |busy |young |non-?)?[\\p{L} -]{2,40}?${PEOPLE})`,
  "(?<![\\p{L}])für\\s+(?<who>(?!Sie|dich|mich|uns|die Folie)[^.;,\\n]{3,60}?)(?=\\s*(?:[.;,!\\n]|$|\\s(?:und|mit|auf|in)\\s))",
].map((source) => ({
  pattern: new RegExp(source, "giu"),
  read: ({ who = "" }) => audienceFinding(who),
}));

/** An audience and the looks it usually calls for. */
export function audienceFinding(who: string): Finding {
  const people = who.trim();
  const tags = AUDIENCE_TAGS.filter(([expression]) => expression.test(people)).map(([, tag]) => tag);
  return { audience: people, tags };
}
