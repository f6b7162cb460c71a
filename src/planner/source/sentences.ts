import type { SourceSpan } from "../../deck/slide-content.ts";
import { ABBREVIATIONS, ORDINAL_DOT } from "./abbreviations.ts";

/** The longest enclosure, in characters with its sentence, that is kept in one piece. */
const MAX_ENCLOSED = 400;
const BRACKETS = [
  ["(", ")"],
  ["（", "）"],
  ["「", "」"],
  ["『", "』"],
  ["«", "»"],
];
/** Languages that write „…“. */
const LOW_QUOTES = new Set(["bg", "cs", "de", "et", "hr", "is", "lt", "sk", "sl", "sr"]);
/** A word of at least two letters or a closing mark, a stop, a figure. */
const BEFORE_FIGURE = /(?:(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,})|[%)\]”’»])[.!?]\s+(?=[$€£¥]?\p{Nd})/gu;
/** Words that no ordinal stands before: "von 31 auf 47. Der Steg …" are two sentences, "am 3. Mai" is one. */
const SENTENCE_OPENERS: Readonly<Record<string, RegExp>> = {
  de: /^(?:Der|Die|Das|Den|Dem|Ein|Eine|Einen|Einem|Einer|Er|Sie|Es|Wir|Ich|Ihr|Man|Wer|Was|Wie|Wo|In|Im|Am|An|Auf|Aus|Bei|Bis|Für|Mit|Nach|Seit|Um|Und|Von|Vor|Zu|Zum|Zur|Über|Unter|Aber|Auch|Da|Dabei|Damit|Danach|Dann|Dazu|Denn|Diese[rsmn]?|Doch|Dort|Hier|Jetzt|Jede[rsmn]?|Kein|Keine|Nur|Ohne|So|Viele|Weil|Wenn)(?!\p{L})/u,
  da: /^(?:Den|Det|De|En|Et|Han|Hun|Vi|Jeg|Der|Men|Og|I|På|Når|Hvis|Så)(?!\p{L})/u,
  nb: /^(?:Den|Det|De|En|Et|Han|Hun|Vi|Jeg|Der|Men|Og|I|På|Når|Hvis|Så)(?!\p{L})/u,
};
/** A Japanese particle right behind a name that ends in a stop: "Acme Inc.という会社". */
const NAME_STOP = /[\p{sc=Latn}\p{Nd}][.?!]$/u;
const PARTICLE = /^(?:という|といった|を|は、|[とがのはにで](?=[\p{sc=Han}\p{sc=Kana}]))/u;
/** What follows somebody's words in a Japanese sentence, and words that only begin like it. */
const SPOKEN = /[」』]$/u;
const GOES_ON = /^(?:と(?!にかく|ころ|ても|りあえず|はいえ|もあれ|もかく|もに)|って|、)/u;
/** "…した。「はい」": in scripts without spaces a sentence begins right behind a stop. */
const STOP_BEFORE_OPENING = /[。！？](?=[「『“【])/gu;
const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Sentence spans of one block of text, trimmed, in order. Unicode sentence boundaries (UAX #29) with those taken back
 * that stand behind abbreviations, initials and ordinals, inside brackets, or before a closing mark.
 */
export function sentenceSpans(text: string, language: string): SourceSpan[] {
  const base = language.split("-")[0] ?? language;
  const spans: { start: number; end: number }[] = [];
  for (const { segment, index } of segmentsOf(text, language)) {
    const lead = segment.length - segment.trimStart().length;
    const end = index + segment.trimEnd().length;
    if (end <= index + lead) continue;
    const previous = spans.at(-1);
    if (previous !== undefined && continues(text, previous, index + lead, end, base)) previous.end = end;
    else spans.push({ start: index + lead, end });
  }
  if (base === "th") return spans.flatMap((span) => splitAtSpaces(text, span));
  return spans.flatMap((span) => splitBeforeFigures(text, span, base));
}

/** Unicode's boundaries, and those that its rules take an opening mark without a space before it for a closing one. */
function* segmentsOf(text: string, language: string): Generator<{ readonly segment: string; readonly index: number }> {
  for (const { segment, index } of segmenter(language).segment(text)) {
    let from = 0;
    for (const { index: stop } of segment.matchAll(STOP_BEFORE_OPENING)) {
      yield { segment: segment.slice(from, stop + 1), index: index + from };
      from = stop + 1;
    }
    yield { segment: segment.slice(from), index: index + from };
  }
}

function segmenter(language: string): Intl.Segmenter {
  let found = segmenters.get(language);
  if (found === undefined) {
    found = new Intl.Segmenter(Intl.Segmenter.supportedLocalesOf(language).length > 0 ? language : "en", {
      granularity: "sentence",
    });
    segmenters.set(language, found);
  }
  return found;
}

function continues(text: string, previous: SourceSpan, start: number, end: number, language: string): boolean {
  const before = text.slice(Math.max(previous.start, previous.end - 24), previous.end);
  if (text.slice(previous.end, start).includes("\n")) return false;
  const next = text.slice(start, Math.min(end, start + 24));
  if (/^[\p{Pe}\p{Pf}\p{Po}"'\s]+$/u.test(text.slice(start, end))) return true;
  // The mark of "a != b" ends nothing.
  if (/^[\p{Ll}=]/u.test(next)) return true;
  if (previous.end === start && NAME_STOP.test(before) && PARTICLE.test(next)) return true;
  if (previous.end === start && goesOnBehindWords(text.slice(previous.start, previous.end), next, language))
    return true;
  if (before.endsWith(".")) {
    if (/(?:^|[\s(„“"«.])\p{Lu}\.$/u.test(before)) return true;
    const word = /([\p{L}][\p{L}.]*)\.$/u.exec(before)?.[1]?.toLowerCase();
    if (word !== undefined && isAbbreviation(word, language, next)) return true;
    if (/(?:^|\s)\d{1,2}\.$/.test(before)) {
      const counts = ORDINAL_DOT.has(language) && !(SENTENCE_OPENERS[language]?.test(next) ?? false);
      if (counts || previous.end - previous.start <= 3) return true;
    }
  }
  return (
    end - previous.start <= MAX_ENCLOSED &&
    isOpen(text.slice(previous.start, previous.end), text.slice(start), language)
  );
}

function isAbbreviation(word: string, language: string, next: string): boolean {
  const { always, beforeNumber } = ABBREVIATIONS;
  if (always.all.has(word) || always.byLanguage[language]?.has(word) === true) return true;
  return beforeNumber.has(word) && /^[\p{Nd}IVXLC]/u.test(next);
}

/** “好。”他说: in Chinese words that open a sentence are followed by who says them. */
function goesOnBehindWords(words: string, next: string, language: string): boolean {
  if (language === "zh") return /^“[^”]*”$/u.test(words);
  return SPOKEN.test(words) && GOES_ON.test(next);
}

/** Whether a bracket or quotation mark opened in `before` is closed by what follows. */
function isOpen(before: string, after: string, language: string): boolean {
  const pairs = LOW_QUOTES.has(language) ? [...BRACKETS, ["„", "“"]] : [...BRACKETS, ["“", "”"]];
  const enclosed = pairs.some(([open = "", close = ""]) => {
    const depth = before.split(open).length - before.split(close).length;
    return depth > 0 && after.slice(0, MAX_ENCLOSED).includes(close);
  });
  return enclosed || (before.split('"').length % 2 === 0 && after.slice(0, MAX_ENCLOSED).includes('"'));
}

/** Unicode's rules see no end before a figure and a small letter: "We tried it. 91% were quick." */
function splitBeforeFigures(text: string, { start, end }: SourceSpan, language: string): SourceSpan[] {
  const parts: SourceSpan[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(BEFORE_FIGURE)) {
    const at = start + match.index + match[0].length;
    const stop = start + match.index + match[0].trimEnd().length;
    const word = (match[1] ?? "").toLowerCase();
    const whole = text.slice(from, stop);
    if (isAbbreviation(word, language, text.slice(at, at + 4)) || isOpen(whole, text.slice(stop, end), language))
      continue;
    parts.push({ start: from, end: stop });
    from = at;
  }
  return [...parts, { start: from, end }];
}

/** Thai ends sentences with a space, not with a mark; short runs belong to the next one. */
function splitAtSpaces(text: string, span: SourceSpan): SourceSpan[] {
  const parts: { start: number; end: number }[] = [];
  for (const match of text.slice(span.start, span.end).matchAll(/\S+/g)) {
    const start = span.start + match.index;
    const previous = parts.at(-1);
    if (previous !== undefined && (previous.end - previous.start < 40 || match[0].length < 25)) {
      previous.end = start + match[0].length;
    } else parts.push({ start, end: start + match[0].length });
  }
  return parts;
}
