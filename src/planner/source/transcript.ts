export interface Turn {
  readonly speaker: string;
  readonly text: string;
}

export interface Transcript {
  /** Lines before anybody speaks. */
  readonly head: readonly string[];
  readonly turns: readonly Turn[];
}

const TIME = "[[(]?\\d{1,2}:\\d{2}(?::\\d{2})?(?:[.,]\\d{1,3})?(?:\\s?[AaPp]\\.?[Mm]\\.?)?[\\])]?";
const NAME = "[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}\\d.'’ -]{0,40}?";
const TURN = new RegExp(
  `^(?:\\*\\*)?(?:${TIME}[ \\t]*[-–]?[ \\t]*)?(?:\\*\\*)?(${NAME})[ \\t]*(?:\\([^)]{1,30}\\)|\\[[^\\]]{1,30}\\]|${TIME})?[ \\t]*(?:\\*\\*)?[:：](?:\\*\\*)?[ \\t]+(\\S.*)$`,
  "u",
);
/** A name and a time on a line of their own, as chats and recorders write them. */
const NAME_LINE = new RegExp(`^(?:(${NAME})[ \\t,·|–-]+${TIME}|${TIME}[ \\t·|–-]+(${NAME})):?$`, "u");
const CUE_TIME = /^(?:\d{1,2}:)?\d{1,2}:\d{2}[.,]\d{3}[ \t]+-->[ \t]+(?:\d{1,2}:)?\d{1,2}:\d{2}[.,]\d{3}.*$/;
const NOISE =
  /[ \t]?[[(](?:laugh\p{L}*|chuckl\p{L}*|sigh\p{L}*|pause|silence|inaudible|unintelligible|crosstalk|applause|music|lacht|lachen|gelächter|applaus|musik|unverständlich|rires?|applaudissements|risas?|aplausos|笑|拍手)[^\])]{0,20}[\])]/giu;

/**
 * Reads a conversation: "Name: words", names with times above the words, or subtitles (WebVTT, SubRip). `undefined`
 * unless at least two people take at least four turns that open most of the text's blocks.
 */
export function readTranscript(text: string): Transcript | undefined {
  const lines = cueLines(text) ?? text.split("\n").map((line) => line.trim());
  const filled = namedLines(lines.filter((line) => line !== "")).map((line) => line.replace(NOISE, ""));
  const names = new Map<string, number>();
  for (const line of filled) {
    const name = TURN.exec(line)?.[1];
    if (name !== undefined) names.set(name, (names.get(name) ?? 0) + 1);
  }
  const speakers = new Set([...names].filter(([, count]) => count >= 2).map(([name]) => name));
  const turnCount = [...speakers].reduce((sum, name) => sum + (names.get(name) ?? 0), 0);
  if (speakers.size < 2 || turnCount < 4 || turnCount < filled.length * 0.4) return undefined;
  const head: string[] = [];
  const turns: { speaker: string; text: string }[] = [];
  for (const line of filled) {
    const [, name, words] = TURN.exec(line) ?? [];
    const last = turns.at(-1);
    if (name !== undefined && words !== undefined && (speakers.has(name) || names.size <= 8)) {
      if (last?.speaker === name) last.text += `${/[.!?…。！？]$/u.test(last.text) ? " " : "\n\n"}${words}`;
      else turns.push({ speaker: name, text: words });
    } else if (last === undefined) head.push(line);
    else last.text += `\n${line}`;
  }
  return { head, turns };
}

/** The words of subtitles as running text, for those that name nobody. */
export function cueText(text: string): string | undefined {
  return cueLines(text)?.join(" ").replace(NOISE, "");
}

/** The lines of subtitles without numbers and times; names in voice tags before their words. */
function cueLines(text: string): string[] | undefined {
  const lines = text.split("\n").map((line) => line.trim());
  if (lines.filter((line) => CUE_TIME.test(line)).length < 2) return undefined;
  const words = lines.filter((line, index) => {
    if (line === "" || CUE_TIME.test(line) || /^(?:WEBVTT|NOTE|STYLE|Kind:|Language:)/.test(line)) return false;
    return !CUE_TIME.test(lines[index + 1] ?? "");
  });
  return words.map((line) => line.replace(/^<v(?:\.[\w.]+)?\s+([^>]{1,60})>/, "$1: ").replace(/<[^<>]*>/g, ""));
}

/** Lines with names and times of their own, put before the words below them. */
function namedLines(lines: readonly string[]): readonly string[] {
  if (lines.filter((line) => NAME_LINE.test(line)).length < 4) return lines;
  const joined: string[] = [];
  let open = false;
  for (const line of lines) {
    const [, before, after] = NAME_LINE.exec(line) ?? [];
    const name = before ?? after;
    if (name !== undefined) joined.push(`${name}:`);
    else if (open) joined[joined.length - 1] += ` ${line}`;
    else joined.push(line);
    open = name !== undefined;
  }
  return joined;
}
