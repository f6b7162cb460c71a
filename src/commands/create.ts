import { join, relative } from "node:path";
import { Command, Option } from "commander";
import { z } from "zod";
import { AppError, invalidField, invalidFields } from "../shared/app-error.ts";
import { CONTACT_SHEET_FILE, requireWritable, slideFileName } from "./deck-files.ts";
import { dataOption, howToServe, printLine, withLocalApp, type DataOptions } from "./local-app.ts";
import { createProgressLine } from "./progress-line.ts";
import { readSource } from "./source-file.ts";

interface CreateOptions extends DataOptions {
  readonly topic?: string;
  readonly title?: string;
  readonly instructions?: string;
  readonly format?: "presentation" | "carousel";
  readonly theme?: string;
  readonly slides?: string;
  readonly aspect?: "16:9" | "4:3" | "4:5";
  readonly language?: string;
  readonly out?: string;
  readonly export: string;
}

const EXPORTS = ["pdf", "png"] as const;
export type ExportFormat = (typeof EXPORTS)[number];

const EXAMPLES = `
Examples:
  $ slidewright create examples/remote-work.md
  $ slidewright create report.md --format presentation --aspect 4:3 --slides 12
  $ slidewright create post.md --theme terminal --instructions "for engineers, no agenda"
  $ pbpaste | slidewright create - --title "What we learned" --export pdf,png
  $ slidewright create --topic "Onboarding in the first week"

A Markdown file whose slides are separated by --- keeps its wording: one section, one slide.`;

/** `create`: a source text becomes a saved deck, and files of it. */
export function createCommand(): Command {
  return new Command("create")
    .description("make a deck from a text, save it, and write its slides, a contact sheet and a PDF")
    .argument("[file]", "Markdown, HTML or plain text in UTF-8; - reads standard input")
    .option("--topic <text>", "topic or working title, with or instead of a file")
    .option("--title <text>", "title of the deck")
    .option("--instructions <text>", "audience, tone, look, what to leave out")
    .addOption(
      new Option("--format <format>", "default: carousel, or presentation where --aspect is 16:9 or 4:3").choices([
        "presentation",
        "carousel",
      ]),
    )
    .option("--theme <id>", "carousel theme (default: the one that suits the text)")
    .option("--slides <number>", "3 to 20 for a presentation, 3 to 30 for a carousel (default: 8)")
    .addOption(new Option("--aspect <ratio>", "of a presentation (default: 16:9)").choices(["16:9", "4:3", "4:5"]))
    .option("--language <language>", "BCP 47 tag or English name (default: that of the text)")
    .option("--out <dir>", "folder for the files (default: out/<name of the file>)")
    .option("--export <formats>", `comma-separated, of ${EXPORTS.join(", ")}; png is one picture a slide`, "pdf")
    .addOption(dataOption())
    .addHelpText("after", EXAMPLES)
    .action(create);
}

async function create(file: string | undefined, options: CreateOptions): Promise<void> {
  const exports = readExports(options.export);
  const source = file === undefined ? undefined : await readSource(file);
  if (source === undefined && options.topic === undefined && options.instructions === undefined) {
    throw invalidField(
      "",
      "Name a file with the text, - for standard input, or --topic. Examples: slidewright create --help",
    );
  }
  const input = { ...readFields(options), ...(source === undefined ? {} : { content: source.text }) };
  const name = slug(source?.name ?? options.topic ?? "deck");
  const folder = await requireWritable(options.out ?? join("out", name));
  const { makeDeck } = await import("./make-deck.ts");
  const line = createProgressLine(process.stderr);
  await withLocalApp(options, async ({ app, isServed }) => {
    const deck = await makeDeck(app, { input, folder, name, exports, progress: line.progress })
      .catch((error: unknown) => Promise.reject(inShellTerms(error)))
      .finally(() => line.clear());
    const path = (made: string): string => relative(process.cwd(), join(folder, made));
    printLine(`Project        ${deck.project_id}`);
    printLine(`Editor         ${deck.editor_url}${isServed ? "" : `   (first run: ${howToServe(options)})`}`);
    printLine(`Deck           ${deck.title} · ${deck.slide_count} slides · ${deck.template_family}`);
    printLine(`Planner        ${deck.planner}`);
    printLine(`Cost           ${deck.credits.charged} credits, ${deck.credits.balance} left`);
    printLine(`Slides         ${path(slideFileName(0, "svg"))} … ${slideFileName(deck.slide_count - 1, "svg")}`);
    printLine(`Contact sheet  ${path(CONTACT_SHEET_FILE)}`);
    if (exports.includes("pdf")) printLine(`PDF            ${path(`${name}.pdf`)}`);
    if (exports.includes("png")) printLine(`Pictures       ${path(slideFileName(0, "png"))} …`);
    for (const { message } of deck.warnings) process.stderr.write(`Note: ${message}\n`);
  });
}

function readFields(options: CreateOptions): Record<string, unknown> {
  const { topic, title, instructions, theme, slides, aspect, language } = options;
  const fields = {
    topic,
    title,
    instructions,
    format: options.format ?? (aspect === "16:9" || aspect === "4:3" ? "presentation" : "carousel"),
    template_family: theme,
    slide_count: slides === undefined ? undefined : readWholeNumber(slides),
    aspect_ratio: aspect,
    language,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function readWholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw invalidField("--slides", `${JSON.stringify(text)} is not a whole number.`);
}

function readExports(list: string): readonly ExportFormat[] {
  const names = list.split(",").map((name) => name.trim());
  const unknown = names.filter((name) => !EXPORTS.some((format) => format === name));
  if (unknown.length === 0) return EXPORTS.filter((format) => names.includes(format));
  throw invalidField(
    "--export",
    `${unknown.map((name) => JSON.stringify(name)).join(", ")} is not possible; choose from ${EXPORTS.join(", ")}.`,
  );
}

function slug(name: string): string {
  const words = name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return words.replaceAll(/^-+|-+$/g, "").slice(0, 60) || "deck";
}

const OPTION_NAMES: Readonly<Record<string, string>> = {
  slide_count: "--slides",
  template_family: "--theme",
  aspect_ratio: "--aspect",
  content: "the text",
};

const fieldIssues = z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) });

/** The API's field names as the options of this command. */
function inShellTerms(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const details = fieldIssues.safeParse(error.details);
  if (!details.success) return error;
  return invalidFields(
    details.data.issues.map(({ path, message }) => ({
      path: path === "" ? "" : (OPTION_NAMES[path] ?? `--${path}`),
      message,
    })),
  );
}
