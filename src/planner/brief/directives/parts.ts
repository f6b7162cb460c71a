import type { SlideType } from "../../../deck/slide-types.ts";
import { unmet } from "../advice.ts";
import type { Finding } from "../brief.ts";
import { SLIDE_TYPE_PATTERN, slideTypesFor } from "../slide-type-words.ts";
import { either, phrasePattern, type Directive } from "./directive.ts";

const WITH = either(
  "include|add|with|show|use|need|want|have|insert|put in",
  "mit|füge?|zeige?|nutze?|verwende?",
  "avec|ajoute[rz]?|inclu[ts]?|incluez|montre[rz]?",
  "con|incluye|añade|agrega|muestra",
);
const START = either(
  "(?:start|open|begin)(?: it| off| the deck)? with",
  "(?:beginn|start)\\p{L}* mit|commenc\\p{L}+ par|(?:empiez|empez|comienz|comenz)\\p{L}+ con",
);
const END = either(
  "(?:end|close|finish|conclude|wrap up)(?: it| off| the deck| the carousel| the presentation)? (?:with|on)",
  "(?:beende|ende|schließ)\\p{L}* (?:es )?mit|am (?:Ende|Schluss)|zum Schluss|(?:termin|fini|conclu)\\p{L}+ (?:par|avec|sur)|à la fin|(?:termin|acab|cierr|cerr)\\p{L}+ con|al final",
);
const ARTICLE =
  "(?:an?|the|some|one|two|at least one|more|plenty of|lots of|a lot of|many|several|a few|viele|mehrere|ein paar|beaucoup de|plusieurs|quelques|muchos|muchas|varios|varias|algunos|algunas|ein|einer|eine[mn]?|die|eine Art|une?|des|la|le|una?s?|un|el)";
const MANNER =
  "(?:(?:short|clear|strong|striking|powerful|brief|compelling|little|big|good|nice|quick|surprising|kurzen?|kurze[mr]?|klare[nrm]?|starke[nrm]?|court|courte|breve|corta?)\\s+)";
const PART = `${either(SLIDE_TYPE_PATTERN)}(?:[- ]?slides?|[- ]?folien?)?`;
const AND = "(?:,|,? and|,? or| oder| und| ou| et| y| &)";
const NAMES = `(?<names>${PART}(?:${AND}\\s+(?:${ARTICLE}\\s+)?${MANNER}?${PART}){0,7})(?![\\p{L}])`;
const OPENERS: ReadonlySet<SlideType> = new Set(["cover", "hook", "agenda"]);
const ENDINGS: ReadonlySet<SlideType> = new Set(["recap", "takeaway", "closing", "cta"]);

/** Slide types to have, and speaker notes. */
export const parts: readonly Directive[] = [
  {
    pattern: phrasePattern(`${END}\\s+(?:${ARTICLE}\\s+)?${MANNER}?${NAMES}`),
    read: ({ names = "" }) => endingFinding(typesIn(names)),
  },
  {
    pattern: phrasePattern(`${START}\\s+(?:${ARTICLE}\\s+)?${MANNER}?${NAMES}`),
    read: ({ names = "" }) => {
      const types = typesIn(names);
      return types.every((type) => OPENERS.has(type))
        ? { wantedTypes: types }
        : { wantedTypes: types, ...unmet("position") };
    },
  },
  {
    pattern: phrasePattern(`${WITH}\\s+(?:${ARTICLE}\\s+)?${MANNER}?${NAMES}`),
    read: ({ names = "" }) => ({ wantedTypes: typesIn(names) }),
  },
  {
    pattern: phrasePattern(`(?<=${WITH}\\s[^.;]{1,80})(?:and|und|et|y)\\s+${ARTICLE}\\s+${MANNER}?${NAMES}\\s*$`),
    read: ({ names = "" }) => ({ wantedTypes: typesIn(names) }),
  },
  {
    pattern: new RegExp(
      `^(?:(?:rather|instead|lieber|plutôt|mejor|más bien)\\s+)?(?:${ARTICLE}\\s+)?${MANNER}?${NAMES}(?:\\s+(?:please|bitte|at the end|am Ende|à la fin|al final))?\\s*$`,
      "giu",
    ),
    read: ({ names = "" }) => ({ wantedTypes: typesIn(names) }),
  },
  {
    pattern: new RegExp(`(?<names>${SLIDE_TYPE_PATTERN})(?:スライド)?で(?:終|締)`, "gu"),
    read: ({ names = "" }) => endingFinding([...slideTypesFor(names)]),
  },
  {
    pattern: phrasePattern(
      `(?:(?:with|add|include|write|mit|avec|con|ajoute|añade)\\s+(?:\\p{L}+\\s+)?)?(?:speaker|presenter) notes(?![\\p{L}])`,
    ),
    read: (_, wish) =>
      /(?<![\p{L}])(?:no|without|not|don['’]t|skip|omit|ohne|sans|sin)(?![\p{L}])/iu.test(wish)
        ? undefined
        : { notes: true },
  },
  {
    pattern: phrasePattern("(?:mit (?:Sprecher)?notizen|avec (?:des )?notes|con notas)(?![\\p{L}])"),
    read: () => ({ notes: true }),
  },
  {
    pattern: new RegExp(`(?<names>${SLIDE_TYPE_PATTERN})(?:スライド)?(?:を|も)(?:入れ|追加|含め|付け|つけ)`, "gu"),
    read: ({ names = "" }) => ({ wantedTypes: [...slideTypesFor(names)] }),
  },
];

/** A summary that ends the deck has no closing slide after it. */
function endingFinding(types: SlideType[]): Finding {
  if (types.includes("recap")) return { wantedTypes: types, excludedTypes: ["closing", "cta"] };
  return types.some((type) => ENDINGS.has(type))
    ? { wantedTypes: types }
    : { wantedTypes: types, ...unmet("position") };
}

function typesIn(names: string): SlideType[] {
  return names
    .split(/,|\s(?:or|and(?! cons)|oder|und(?! Nachteile)|ou|et(?! inconv)|y(?! desv)|&)\s/iu)
    .map((name) => name.replace(new RegExp(`^\\s*(?:${ARTICLE}\\s+)?${MANNER}?`, "iu"), ""))
    .flatMap((name) => {
      const whole = slideTypesFor(name);
      return whole.length > 0 ? whole : slideTypesFor(name.replace(/[- ]?(?:slides?|folien?)$/giu, ""));
    });
}
