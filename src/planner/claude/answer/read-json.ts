/**
 * The JSON object in a model's answer: the whole of it, what stands in a code fence or between other words, or, where it
 * broke off, all that was complete by then. Undefined where there is none.
 */
export function readJson(answer: string): unknown {
  const start = answer.indexOf("{");
  if (start < 0) return undefined;
  const text = answer.slice(start);
  return parsed(text) ?? parsed(text.slice(0, text.lastIndexOf("}") + 1)) ?? parsed(completed(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Cut {
  /** Up to here everything is complete. */
  readonly end: number;
  /** What closes the brackets that are open there. */
  readonly closing: string;
}

/** A text of JSON cut behind its last complete entry of the outermost object or of a list in it, and closed. */
function completed(text: string): string {
  const open: string[] = [];
  let cut: Cut | undefined;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if (inString) {
      if (character === "\\") at++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "{") open.push("}");
    else if (character === "[") open.push("]");
    else if (character === "}" || character === "]") {
      open.pop();
      if (open.length === 0) return text.slice(0, at + 1);
      // Behind a slide under its key, or behind one in the list of slides; not inside of one.
      if (open.length === 1 || (open.length === 2 && open[1] === "]")) {
        cut = { end: at + 1, closing: open.toReversed().join("") };
      }
    }
  }
  return cut === undefined ? "" : text.slice(0, cut.end) + cut.closing;
}
