import type { Block, InlineText } from "./block.ts";

const CREDIT = /^(?:—|–|―|--|~)\s*(\S.*)$/su;
const CREDIT_AT_END = /^(.*(?:[.!?…”"»」』’']\s+|[。！？」』]\s*))(?:—|–|―|--)\s*(\S[^\n]{1,80})$/su;
const MARKS: readonly (readonly [string, string])[] = [
  ["“", "”"],
  ["„", "“"],
  ["„", "”"],
  ["«", "»"],
  ["»", "«"],
  ['"', '"'],
  ["「", "」"],
  ["『", "』"],
  ["‘", "’"],
];

/**
 * Makes a quote of its paragraphs: the credit ("— Name") becomes the speaker, quotation marks around the whole go.
 * A call-out marker (`[!NOTE]`) makes it a plain paragraph. `undefined` where nothing is left.
 */
export function quoteBlock(paragraphs: readonly InlineText[]): Block | undefined {
  const body = [...paragraphs];
  const first = body[0];
  if (first === undefined) return undefined;
  const [callOut] = /^\[!\w+\]\s*/.exec(first.text) ?? [];
  if (callOut !== undefined) {
    const text = body
      .map((inline) => inline.text)
      .join(" ")
      .slice(callOut.length)
      .trim();
    return text === "" ? undefined : { kind: "paragraph", inline: { text, strong: [] } };
  }
  const speaker = takeSpeaker(body);
  const texts = unwrapMarks(body).filter((inline) => inline.text !== "");
  if (texts.length === 0) return undefined;
  return { kind: "quote", paragraphs: texts, ...(speaker === undefined ? {} : { speaker }) };
}

/** Removes the credit from the end of `body` and returns the name in it. */
function takeSpeaker(body: InlineText[]): string | undefined {
  const last = body.at(-1);
  if (last === undefined) return undefined;
  const whole = body.length > 1 ? CREDIT.exec(last.text)?.[1] : undefined;
  if (whole !== undefined) {
    body.pop();
    return speakerName(whole);
  }
  const lineEnd = last.text.lastIndexOf("\n");
  const lastLine = lineEnd < 0 ? undefined : CREDIT.exec(last.text.slice(lineEnd + 1))?.[1];
  if (lastLine !== undefined) {
    body[body.length - 1] = cut(last, lineEnd);
    return speakerName(lastLine);
  }
  const [, words, name] = CREDIT_AT_END.exec(last.text) ?? [];
  if (words === undefined || name === undefined) return undefined;
  body[body.length - 1] = cut(last, words.length);
  return speakerName(name);
}

/** The name in a credit line: what stands before the title of the work. */
export function speakerName(credit: string): string {
  const line = credit.replace(/\s+/g, " ").trim();
  const [name] = /^.{2,}?(?=\s*[,،、]\s*["“„«「『])/u.exec(line) ?? [line];
  return name.replace(/[.,;:]$/, "").trim();
}

function cut(inline: InlineText, end: number): InlineText {
  return {
    text: inline.text.slice(0, end).trimEnd(),
    strong: inline.strong.filter((span) => span.end <= end),
  };
}

function unwrapMarks(body: readonly InlineText[]): readonly InlineText[] {
  const first = body[0];
  const last = body.at(-1);
  if (first === undefined || last === undefined) return body;
  const pair = MARKS.find(([open, close]) => first.text.startsWith(open) && last.text.endsWith(close));
  if (pair === undefined || body.length > 1) return body;
  const [open, close] = pair;
  const inner = first.text.slice(open.length, first.text.length - close.length);
  if (inner.includes(open) || inner.includes(close)) return body;
  const strong = first.strong.map(({ start, end }) => ({
    start: Math.max(0, start - open.length),
    end: Math.min(inner.length, end - open.length),
  }));
  return [{ text: inner, strong: strong.filter(({ start, end }) => end > start) }];
}
