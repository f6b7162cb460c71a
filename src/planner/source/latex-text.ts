/** Whether a text is written in LaTeX: a preamble, or at least two of its commands for structure. */
export function isLatex(text: string): boolean {
  if (/\\documentclass|\\begin\{document\}/.test(text)) return true;
  const found =
    text.match(/^[ \t]*\\(?:(?:sub)*section\*?|chapter\*?|paragraph|item|begin|end|title)(?![a-z])/gm)?.length ?? 0;
  return found >= 2;
}

/** Environments that hold no running text. */
const SILENT =
  "equation|align|gather|multline|eqnarray|displaymath|math|figure|tikzpicture|thebibliography|filecontents|comment|picture|algorithm|algorithmic";
const MARKED: readonly (readonly [RegExp, string])[] = [
  [/\\(?:textbf|bm|mathbf)\{([^{}]*)\}/g, "**$1**"],
  [/\\(?:emph|textit|textsl)\{([^{}]*)\}/g, "*$1*"],
  [/\\(?:texttt|verb|lstinline)\{([^{}]*)\}/g, "`$1`"],
  [/\\verb([|!+])([^|!+\n]*)\1/g, "`$2`"],
  [/\\(?:href)\{[^{}]*\}\{([^{}]*)\}/g, "$1"],
  [/[~ ]?\\(?:cite[a-z]*\*?|footnotemark|autocite|parencite|textcite|nocite)(?:\[[^\]]*\])*\{[^{}]*\}/g, ""],
  [
    /\\(?:footnote|thanks|label|index|vspace|hspace|pagestyle|bibliography|bibliographystyle|input|include|usepackage|author|date|affil|keywords?)\*?(?:\[[^\]]*\])*\{[^{}]*\}/g,
    "",
  ],
  [/\s?\((?:[^()\n]{0,24}[~ ])?\\(?:ref|eqref|cref|autoref|pageref)\{[^{}]*\}\)/g, ""],
  [/(?:\p{Lu}\p{L}+[~ ])?\\(?:ref|eqref|cref|Cref|autoref|pageref)\{[^{}]*\}/gu, ""],
];
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\\texteuro\s?(?:\{\})?/g, "€"],
  [/\\(?:ldots|dots|textellipsis)(?:\{\})?/g, "…"],
  [/\\(?:cdot|times)(?![a-z])/g, "×"],
  [/\\(?:pm)(?![a-z])/g, "±"],
  [/\\(?:leq|le)(?![a-z])/g, "≤"],
  [/\\(?:geq|ge)(?![a-z])/g, "≥"],
  [/\\(?:approx|sim)(?![a-z])/g, "≈"],
  [/\\(?:alpha)(?![a-z])/g, "α"],
  [/\\(?:beta)(?![a-z])/g, "β"],
  [/\\(?:mu)(?![a-z])/g, "μ"],
  [/\\(?:textdegree|degree)(?:\{\})?/g, "°"],
  [/``|\\enquote\{/g, "“"],
  [/''/g, "”"],
  [/---/g, "—"],
  [/(?<=\d)--(?=\d)/g, "–"],
  [/\\([%&_#$])/g, "$1"],
  [/\\[,;: !]/g, " "],
  [/~/g, "\u00a0"],
];

/** Rewrites LaTeX as Markdown: sections, lists, tables, emphasis; citations, labels, figures and formulas on their own lines go. Linear in the text. */
export function latexToMarkdown(text: string): string {
  const body = text.replace(/(?<!\\)%.*$/gm, "");
  const title = argumentOf(body, "title");
  const start = body.indexOf("\\begin{document}");
  const main = (start < 0 ? body : body.slice(start + "\\begin{document}".length)).replace(
    /\\end\{document\}[\s\S]*$/,
    "",
  );
  const silent = new RegExp(
    `\\\\begin\\{(${SILENT})\\*?\\}[\\s\\S]*?\\\\end\\{\\1\\*?\\}|\\\\\\[[\\s\\S]{0,2000}?\\\\\\]|\\$\\$[^$]{0,2000}\\$\\$`,
    "g",
  );
  const lines = inlineMarks(tables(main.replace(silent, "\n\n")))
    .split("\n")
    .map((line) => structure(line.trim()));
  const head =
    title === undefined
      ? ""
      : `# ${inlineMarks(title.replaceAll("\\\\", " "))
          .replace(/\\\\|\n/g, " ")
          .replace(/\s+/g, " ")
          .trim()}\n\n`;
  return (
    head +
    lists(lines)
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
  );
}

function argumentOf(text: string, command: string): string | undefined {
  return new RegExp(`\\\\${command}\\*?\\{([^{}]*(?:\\{[^{}]*\\}[^{}]*)*)\\}`).exec(text)?.[1];
}

function inlineMarks(text: string): string {
  let marked = text;
  // Arguments within arguments: the innermost first.
  for (let depth = 0; depth < 3; depth++) {
    for (const [pattern, written] of MARKED) marked = marked.replace(pattern, written);
  }
  marked = marked.replace(/(?<!\\)\$([^$\n]{1,200})(?<!\\)\$/g, (_, formula: string) => plainFormula(formula));
  for (const [pattern, written] of SIGNS) marked = marked.replace(pattern, written);
  return marked;
}

const RAISED: Readonly<Record<string, string>> = {
  "0": "⁰",
  "1": "¹",
  "2": "²",
  "3": "³",
  "4": "⁴",
  "5": "⁵",
  "6": "⁶",
  "7": "⁷",
  "8": "⁸",
  "9": "⁹",
  n: "ⁿ",
  "-": "⁻",
};

/** A formula within a sentence, as plain text. */
function plainFormula(formula: string): string {
  return formula
    .replace(/\^\{?(-?[0-9n]+)\}?/g, (_, power: string) => Array.from(power, (sign) => RAISED[sign] ?? sign).join(""))
    .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, "$1/$2")
    .replace(/\\(?:mathrm|text|mathit|operatorname)\{([^{}]*)\}/g, "$1")
    .replace(/[{}]/g, "")
    .replace(/_(?=\w)/g, "");
}

function structure(line: string): string {
  const section = /^\\(chapter|section|subsection|subsubsection|paragraph)\*?\{(.*?)\}\s*(.*)$/.exec(line);
  if (section !== null) {
    const depth = { chapter: 2, section: 2, subsection: 3, subsubsection: 4, paragraph: 5 }[section[1] ?? ""] ?? 2;
    return `\n${"#".repeat(depth)} ${section[2] ?? ""}\n\n${section[3] ?? ""}`;
  }
  if (line.startsWith("\\begin{abstract}")) return "";
  return line;
}

/** Items of lists, and whatever commands are left taken out. */
function lists(lines: readonly string[]): string[] {
  const open: string[] = [];
  return lines
    .flatMap((line) => line.split("\n"))
    .map((line) => {
      const begin = /^\\begin\{(itemize|enumerate|description|quote|quotation|verbatim|lstlisting)\}/.exec(line)?.[1];
      if (begin !== undefined) open.push(begin);
      const end = /^\\end\{(itemize|enumerate|description|quote|quotation|verbatim|lstlisting)\}/.exec(line)?.[1];
      if (end !== undefined) open.pop();
      const kind = open.at(-1);
      if (begin === "verbatim" || begin === "lstlisting" || end === "verbatim" || end === "lstlisting") return "```";
      if (kind === "verbatim" || kind === "lstlisting") return line;
      if (begin !== undefined || end !== undefined) return "";
      const indent = "   ".repeat(Math.max(0, open.length - 1));
      const item = /^\\item\s*(?:\[([^\]]*)\])?\s*(.*)$/.exec(line);
      if (item !== null)
        return plain(
          `${indent}${kind === "enumerate" ? "1." : "-"} ${item[1] === undefined ? "" : `**${item[1]}:** `}${item[2] ?? ""}`,
        );
      if (kind === "quote" || kind === "quotation") return plain(`> ${line}`);
      return open.length > 0 && line !== "" ? `${indent}  ${plain(line)}` : plain(line);
    });
}

function plain(line: string): string {
  return line
    .replace(/\\(?:begin|end)\{[^{}]*\}(?:\[[^\]]*\]|\{[^{}]*\})*/g, "")
    .replace(/\\\\(?:\[[^\]]*\])?/g, " ")
    .replace(/\\[a-zA-Z]+\*?(?:\[[^\]]*\])*(?:\{([^{}]*)\})?/g, "$1")
    .replace(/[{}]/g, "");
}

/** Tables as pipe tables, the first row as their header. */
function tables(text: string): string {
  return text.replace(
    /\\begin\{(?:tabular[x*]?|longtable)\}(?:\[[^\]]*\]|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*([\s\S]*?)\\end\{(?:tabular[x*]?|longtable)\}/g,
    (_, inner: string) => {
      const rows = inner
        .split(/\\\\(?:\[[^\]]*\])?/)
        .map((row) =>
          row
            .replace(/\\(?:hline|toprule|midrule|bottomrule|cline\{[^}]*\})/g, "")
            .replace(/\s+/g, " ")
            .trim(),
        )
        .filter((row) => row !== "")
        .map(
          (row) =>
            `| ${row
              .split(/(?<!\\)&/)
              .map((cell) => cell.trim())
              .join(" | ")} |`,
        );
      const [header = "", ...body] = rows;
      const columns = header.split("|").length - 2;
      return `\n\n${[header, `|${" :-- |".repeat(columns)}`, ...body].join("\n")}\n\n`;
    },
  );
}
