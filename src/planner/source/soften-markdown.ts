const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const WRAPPER_LINE =
  /^[ \t]*<\/?(?:div|section|article|main|center|details|figure|span|p|[a-z]+-[\w-]+|[A-Z]\w*)(?:\s[^<>\n]*)?>[ \t]*$/gm;
const SPEAKER_LINE = /^\s*(?:—|–|--)\s*\S/m;

/**
 * Takes out of Markdown what site generators put in: comments, Liquid tags, kramdown attributes, wrapper tags.
 * A pull quote written as `<aside>` with a credit becomes a block quote. Fenced code stays as it is.
 */
export function softenMarkdown(text: string): string {
  return mapOutsideFences(text, (part) => {
    let soft = replaceBetween(withoutPrograms(part), "<!--", "-->", () => "");
    soft = replaceBetween(soft, "<aside", "</aside>", (inner) => asideToMarkdown(inner));
    soft = replaceBetween(soft, "{%", "%}", () => "");
    soft = soft
      .replace(/(`[^`\n]+`)|\{\{[^{}\n]*\}\}|[ \t]*\{[#:][^{}\n]*\}/g, (_, code: string | undefined) => code ?? "")
      .replace(/^[ \t]*<summary>([^<\n]*)<\/summary>[ \t]*$/gim, "\n**$1**\n");
    return spacedNumbers(withoutWrappers(soft));
  });
}

/** "1.Soak" and "2.Dry" at the beginnings of lines are steps whose space was forgotten. */
const GLUED_NUMBER = /^( {0,3}\d{1,2}\.)(?=\p{Lu}\p{Ll})/gmu;

function spacedNumbers(text: string): string {
  const numbers = [...text.matchAll(GLUED_NUMBER)].map(([number]) => Number.parseInt(number, 10));
  return numbers.length > 1 && numbers[0] === 1 ? text.replace(GLUED_NUMBER, "$1 ") : text;
}

/** Takes only wrapper tags and column marks of slide tools out, so that the Markdown inside them is read as such. */
export function stripWrappers(text: string): string {
  return mapOutsideFences(text, (part) =>
    withoutWrappers(dedented(withoutPrograms(part).replace(/^::{1,3}.*$/gm, "")).replace(COMPONENT, "")),
  );
}

/** Scripts and styles are nothing to read, wherever they stand. */
function withoutPrograms(text: string): string {
  return replaceBetween(
    replaceBetween(text, "<script", "</script>", () => ""),
    "<style",
    "</style>",
    () => "",
  );
}

/** Tags of components within a line, as Vue writes them: `<carbon:arrow-right class="x"/>`, `<v-click>`. */
const COMPONENT = /<\/?(?:[a-z]+:[\w-]+|[a-z]+-[\w-]+|[A-Z]\w*)(?:\s[^<>\n]*)?\/?>/g;

/** Lines inside wrapper tags without the indentation that would make them code. */
function dedented(text: string): string {
  let margin = 0;
  let opened = false;
  return text
    .split("\n")
    .map((line) => {
      const indent = line.search(/\S/);
      if (opened && indent >= 0) margin = indent;
      if (indent >= 0) opened = false;
      if (indent === 0) margin = 0;
      if (line.match(WRAPPER_LINE) !== null) opened = true;
      return margin > 0 && indent >= margin ? line.slice(margin) : line;
    })
    .join("\n");
}

function withoutWrappers(text: string): string {
  return text
    .replace(WRAPPER_LINE, "")
    .replace(/^([ \t]*)[•‣◦▪●○·][ \t]+/gm, "$1- ")
    .replace(/^(?:[ \t]*>){8,}/gm, "> > > > ");
}

function mapOutsideFences(text: string, map: (part: string) => string): string {
  const output: string[] = [];
  let part: string[] = [];
  let fence: string | undefined;
  const flush = (): void => {
    if (part.length > 0) output.push(fence === undefined ? map(part.join("\n")) : part.join("\n"));
    part = [];
  };
  for (const line of text.split("\n")) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined && mark !== undefined) {
      flush();
      fence = mark;
      part.push(line);
    } else if (fence !== undefined && mark?.startsWith(fence) === true && line.trim() === mark) {
      part.push(line);
      flush();
      fence = undefined;
    } else part.push(line);
  }
  flush();
  return output.join("\n");
}

/** Replaces every stretch between two marks; an opening mark without a closing one stays. Linear in the text. */
function replaceBetween(text: string, open: string, close: string, replace: (inner: string) => string): string {
  let output = "";
  let from = 0;
  for (;;) {
    const start = text.indexOf(open, from);
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
    if (end < 0) return output + text.slice(from);
    output += text.slice(from, start) + replace(text.slice(start + open.length, end));
    from = end + close.length;
  }
}

function asideToMarkdown(inner: string): string {
  const body = inner.slice(inner.indexOf(">") + 1).replace(/<[^<>]*>/g, "");
  const lines = body.split("\n").map((line) => line.trim());
  const prefix = SPEAKER_LINE.test(body) ? "> " : "";
  return `\n\n${lines.map((line) => (prefix + line).trimEnd()).join("\n")}\n\n`;
}
