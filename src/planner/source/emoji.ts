/** An emoji that fonts draw in colour only, with its modifiers, joined ones as one. */
const PART =
  "(?:\\p{Regional_Indicator}{2}|\\p{Emoji_Presentation}\\ufe0f?\\p{Emoji_Modifier}?|\\p{Extended_Pictographic}(?:\\ufe0f?\\p{Emoji_Modifier}|(?=\\ufe0f?\\u200d)))";
const EMOJI = `${PART}(?:\\u200d(?:${PART}|[\\u2640\\u2642\\u2695-\\u2764]\\ufe0f?))*`;
const KEYCAP = /^([ \t]*)([0-9])\ufe0f?\u20e3[ \t]*/gmu;
const BULLET_LINE = new RegExp(`^([ \\t]*)(?:${EMOJI})+[ \\t]+(?=\\S)`, "u");
const RUN = new RegExp(`([ \\t]?)(?:(?:${EMOJI})[ \\t]?)+`, "gu");

/**
 * Text without coloured emoji, which no slide can show: numbered key caps number items, emoji at the starts of
 * neighbouring lines are bullets, all others go with their space, so that sentences stay whole. Signs with a plain
 * form (❤, ☺) stay.
 */
export function withoutEmoji(text: string): string {
  if (!/[\p{Emoji_Presentation}\p{Regional_Indicator}\ufe0f\u20e3]/u.test(text)) return text;
  const lines = text
    .replace(KEYCAP, "$1$2. ")
    .replace(/\ufe0f?\u20e3/g, "")
    .split("\n");
  const opens = lines.map((line) => BULLET_LINE.test(line));
  const bulleted = lines.map((line, index) => {
    const neighbours = opens[index] === true && (opens[index - 1] === true || opens[index + 1] === true);
    return neighbours ? line.replace(BULLET_LINE, "$1- ") : line;
  });
  return bulleted.map(withoutRuns).join("\n").replaceAll("\ufe0f", "");
}

function withoutRuns(line: string): string {
  return line.replace(RUN, (run: string, before: string, at: number) => {
    const after = line.slice(at + run.length);
    if (after === "" || /^[\p{Po}\p{Pe}\p{Pf}*_]/u.test(after) || at === 0) return "";
    return before !== "" || /[ \t]$/.test(run) ? " " : "";
  });
}
