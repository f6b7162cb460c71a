const UNDERLINE = /^([=\-~^"'`#*+.:_])\1{2,}\s*$/;
const DIRECTIVE = /^\.\.\s+([\w-]+)::\s*(.*)$/;

/** Whether a text is reStructuredText: directives, roles or double backquotes beside underlined titles. */
export function isRestructured(text: string): boolean {
  const lines = text.split("\n");
  const titles = lines.filter((_, index) => isTitle(lines, index)).length;
  const marks = [
    /^\.\. [\w-]+::/m,
    /^\.\. _[^:\n]+:/m,
    /``[^`\n]+``/,
    /:[a-z]+:`[^`\n]+`/,
    /`[^`<\n]+ <[^>\n]+>`_/,
    /^#\. /m,
  ];
  const signs = marks.filter((mark) => mark.test(text)).length;
  return titles >= 1 && signs >= 1 && !/^#{1,6} \S/m.test(text);
}

function isTitle(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? "";
  const under = lines[index + 1] ?? "";
  return (
    /^\S/.test(line) && !UNDERLINE.test(line) && UNDERLINE.test(under) && under.trim().length >= line.trim().length
  );
}

/** Rewrites reStructuredText as Markdown: titles by the order of their underlines, lists, code, notes, links. */
export function restructuredToMarkdown(text: string): string {
  const lines = text.split("\n");
  const ranks: string[] = [];
  const output: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (
      UNDERLINE.test(line) &&
      isTitle(lines, index + 1) &&
      lines[index + 2]?.startsWith(line.trim().slice(0, 3)) === true
    )
      continue;
    if (isTitle(lines, index)) {
      const mark = (lines[index + 1] ?? "").slice(0, 1) + (UNDERLINE.test(lines[index - 1] ?? "") ? "over" : "");
      if (!ranks.includes(mark)) ranks.push(mark);
      output.push("", `${"#".repeat(Math.min(6, ranks.indexOf(mark) + 1))} ${inline(line.trim())}`, "");
      index += 1;
      continue;
    }
    const [, name, argument = ""] = DIRECTIVE.exec(line) ?? [];
    if (name !== undefined) {
      const { end, block } = indented(lines, index + 1);
      output.push(...directive(name, argument, block));
      index = end - 1;
    } else if (!/^\.\.(?:\s|$)|^:[\w -]+:(?:\s|$)/.test(line)) {
      output.push(inline(line.replace(/^(\s*)#\.\s/, "$11. ").replace(/::\s*$/, ":")));
    }
  }
  return output.join("\n");
}

/** The indented lines below a directive, without its options. */
function indented(lines: readonly string[], from: number): { end: number; block: string[] } {
  let end = from;
  while (end < lines.length && (/^\s+\S/.test(lines[end] ?? "") || (lines[end] ?? "").trim() === "")) end += 1;
  const block = lines.slice(from, end).filter((line) => !/^\s+:[\w-]+:/.test(line));
  const margin = Math.min(...block.filter((line) => line.trim() !== "").map((line) => line.search(/\S/)), 40);
  return { end, block: block.map((line) => line.slice(margin)) };
}

function directive(name: string, argument: string, block: readonly string[]): string[] {
  if (/^(?:code|code-block|sourcecode|literalinclude)$/.test(name))
    return ["", `\`\`\`${argument}`, ...trimmed(block), "```", ""];
  if (/^(?:note|tip|hint|warning|important|attention|caution|danger|admonition|epigraph|pull-quote)$/.test(name)) {
    return ["", ...[argument, ...block].filter((line, index) => index > 0 || line !== "").map(inline), ""];
  }
  return [""];
}

function trimmed(block: readonly string[]): readonly string[] {
  const from = block.findIndex((line) => line.trim() !== "");
  const to = block.findLastIndex((line) => line.trim() !== "");
  return from < 0 ? [] : block.slice(from, to + 1);
}

function inline(line: string): string {
  return line
    .replace(/``([^`]+)``/g, "`$1`")
    .replace(/`([^`<]+?)\s*<([^>\s]+)>`__?/g, "[$1]($2)")
    .replace(/:[a-z:]+:`(?:~|!)?([^`<]+?)(?:\s*<[^>]*>)?`/g, "$1")
    .replace(/`([^`]+)`_{1,2}/g, "$1")
    .replace(/(?<=\w)_(?=[\s.,;]|$)/g, "")
    .replace(/\|([\w-]+)\|/g, "$1");
}
