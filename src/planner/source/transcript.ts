export interface Turn {
  readonly speaker: string;
  readonly text: string;
}

const TURN =
  /^(?:[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?[ \t]*[-–]?[ \t]*)?([\p{Lu}\p{Lo}][\p{L}\p{M}.'’ -]{0,40}?)[ \t]*(?:\([^)]{1,30}\)|\[[^\]]{1,30}\])?[ \t]*[:：][ \t]+(\S.*)$/u;

/**
 * Reads a conversation written as "Name: words", one turn after the other. `undefined` unless at least two people
 * take at least four turns that open most of the text's blocks.
 */
export function readTranscript(text: string): readonly Turn[] | undefined {
  const lines = text.split("\n").map((line) => line.trim());
  const filled = lines.filter((line) => line !== "");
  const names = new Map<string, number>();
  for (const line of filled) {
    const name = TURN.exec(line)?.[1];
    if (name !== undefined) names.set(name, (names.get(name) ?? 0) + 1);
  }
  const speakers = new Set([...names].filter(([, count]) => count >= 2).map(([name]) => name));
  const turnCount = [...speakers].reduce((sum, name) => sum + (names.get(name) ?? 0), 0);
  if (speakers.size < 2 || turnCount < 4 || turnCount < filled.length * 0.4) return undefined;
  const turns: { speaker: string; text: string }[] = [];
  for (const line of filled) {
    const [, name, words] = TURN.exec(line) ?? [];
    const last = turns.at(-1);
    if (name !== undefined && words !== undefined && (speakers.has(name) || names.size <= 8)) {
      turns.push({ speaker: name, text: words });
    } else if (last === undefined) turns.push({ speaker: "", text: line });
    else last.text += ` ${line}`;
  }
  return turns;
}
