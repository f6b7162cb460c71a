/** Whether a text is AsciiDoc: its section titles, and at least one other of its marks. */
export function isAsciiDoc(text: string): boolean {
  const titles = text.match(/^={1,6} \S.*$/gm)?.length ?? 0;
  const marks = [
    /^:[\w-]+:(?: .*)?$/m,
    /^\. \S/m,
    /^\|===\s*$/m,
    /^(?:NOTE|TIP|WARNING|IMPORTANT|CAUTION): /m,
    /^\[[\w="%, -]+\]\s*$/m,
    /^(?:----|====|\*\*\*\*|____)\s*$/m,
    /^\*{1,3} \S/m,
  ];
  return titles >= 2 && !/^#{1,6} \S/m.test(text) && (titles >= 3 || marks.some((mark) => mark.test(text)));
}

/** Rewrites AsciiDoc as Markdown: titles, lists, tables, code and quotation blocks, admonitions, links. */
export function asciiDocToMarkdown(text: string): string {
  const lines = text.split("\n");
  const output: string[] = [];
  let syntax = "";
  let fence: string | undefined;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (fence !== undefined) {
      output.push(line.trim() === fence ? "```" : line);
      if (line.trim() === fence) fence = undefined;
    } else if (/^(?:-{4,}|\.{4,})\s*$/.test(line)) {
      fence = line.trim();
      output.push("", `\`\`\`${syntax}`);
      syntax = "";
    } else if (/^\|===\s*$/.test(line)) {
      const end = lines.findIndex((other, at) => at > index && /^\|===\s*$/.test(other));
      output.push("", ...table(lines.slice(index + 1, end < 0 ? lines.length : end)), "");
      index = end < 0 ? lines.length : end;
    } else {
      syntax = /^\[source,\s*(\w+)/.exec(line)?.[1] ?? syntax;
      output.push(...ordinary(line, lines[index - 1]));
    }
  }
  return output.join("\n");
}

function ordinary(line: string, before: string | undefined): string[] {
  const [, marks, title] = /^(={1,6}) (\S.*)$/.exec(line) ?? [];
  if (marks !== undefined && title !== undefined) return ["", `${"#".repeat(marks.length)} ${inline(title)}`, ""];
  const isAuthor = before?.startsWith("= ") === true && /<[^<>\s]+@[^<>\s]+>\s*$/.test(line);
  if (
    isAuthor ||
    /^:[!\w-]+:(?:\s.*)?$|^\[.*\]\s*$|^\/\/|^(?:={4,}|\*{4,}|_{4,}|\+{4,})\s*$|^\+\s*$|^'''\s*$/.test(line)
  )
    return [""];
  const [, stars, item] = /^([*.-]{1,5}) (\S.*)$/.exec(line) ?? [];
  if (stars !== undefined && item !== undefined) {
    const mark = stars.startsWith(".") ? "1." : "-";
    return [`${"   ".repeat(stars.length - 1)}${mark} ${inline(item)}`];
  }
  const [, caption] = /^\.([^\s.].*)$/.exec(line) ?? [];
  if (caption !== undefined) return ["", `**${inline(caption)}**`, ""];
  return [
    inline(
      line.replace(/^(?:NOTE|TIP|WARNING|IMPORTANT|CAUTION): /, "").replace(/^(\S[^:]{0,60})::\s+(?=\S)/, "- **$1:** "),
    ),
  ];
}

/** Cells stand one a line or side by side; the first line says how many columns there are. */
function table(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== "");
  const cells = (line: string): string[] =>
    line
      .split(/(?<!\\)\|/)
      .slice(1)
      .map((cell) => inline(cell.trim()));
  const columns = cells(filled[0] ?? "").length;
  if (columns < 1) return [];
  const all = filled.flatMap((line) => (line.startsWith("|") ? cells(line) : []));
  const rows = Array.from({ length: Math.ceil(all.length / columns) }, (_, row) =>
    all.slice(row * columns, (row + 1) * columns),
  );
  const [header = [], ...body] = rows.map((row) => `| ${row.join(" | ")} |`);
  return [String(header), `|${" --- |".repeat(columns)}`, ...body];
}

function inline(text: string): string {
  return text
    .replace(/(?<![*\w])\*([^*\s](?:[^*\n]*[^*\s])?)\*(?![*\w])/g, "**$1**")
    .replace(/(?:link:|https?:\/\/)\S*?\[([^\]]+)\]/g, "$1")
    .replace(/(?:image::?|xref:|kbd:|menu:)[^\s[]*\[([^\]]*)\]/g, "$1")
    .replace(/<<[^,>]+,\s*([^>]+)>>/g, "$1")
    .replace(/<<[^>]+>>/g, "");
}
