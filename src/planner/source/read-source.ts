import type { PlanRequest } from "../planner.ts";
import { instructedMaterial } from "../brief/source-material.ts";
import { asciiDocToMarkdown, isAsciiDoc } from "./ascii-doc.ts";
import { assembleDocument, type DocumentHead } from "./assemble-document.ts";
import type { Block, SourceBlocks } from "./block.ts";
import { readFacts } from "./facts/read-facts.ts";
import { readHtml } from "./html-blocks.ts";
import { readInterview } from "./interview.ts";
import { detectLanguage, languageDirection, languageTag } from "./language.ts";
import { withoutEmoji } from "./emoji.ts";
import { type MailThread, readMailThread } from "./mail-thread.ts";
import { isLatex, latexToMarkdown } from "./latex-text.ts";
import { isRestructured, restructuredToMarkdown } from "./restructured-text.ts";
import { readMarkdown } from "./markdown-blocks.ts";
import { listNamedParagraphs } from "./named-paragraphs.ts";
import { normalizeText } from "./normalize-text.ts";
import { joinNumberedSections } from "./numbered-sections.ts";
import { outlineSections } from "./outline.ts";
import { readPlainText } from "./plain-text-blocks.ts";
import type { SourceDocument } from "./source-document.ts";
import { sourceFormat } from "./source-format.ts";
import { labelSpeakers } from "./speaker-labels.ts";
import { tableSections, tableTitle } from "./table-sections.ts";
import { takeTitle } from "./take-title.ts";
import { tidyBlocks } from "./tidy-blocks.ts";
import { joinVotes } from "./votes.ts";

const MAX_TITLE = 180;

type SourceRequest = Pick<PlanRequest, "content" | "topic" | "instructions" | "language">;

/**
 * Reads the material of a request: its content, else its topic and what its instructions state. Markdown, HTML and plain text all end as one
 * document with exact offsets. Never throws on any text; an empty request gives an empty document.
 */
export async function readSource(request: SourceRequest): Promise<SourceDocument> {
  const { blocks: found, ...head } = readRequest(request);
  const named = takeTitle(
    outlineSections(
      labelSpeakers(listNamedParagraphs(joinNumberedSections(tidyBlocks(joinVotes(readInterview(found)))))),
    ),
    head.title,
  );
  const blocks = tableSections(named.blocks);
  const title = named.title ?? (blocks === named.blocks ? undefined : tableTitle(named.blocks));
  const asked = languageTag(request.language) ?? (head.language === undefined ? undefined : languageTag(head.language));
  const language = await detectLanguage(sampleText(blocks, title), asked);
  const documentHead: DocumentHead = {
    ...(title === undefined ? {} : { title }),
    ...(head.description === undefined ? {} : { description: head.description }),
  };
  const document = assembleDocument(blocks, documentHead, language);
  const facts = readFacts(document.text, document.units, language);
  return { ...document, language, direction: languageDirection(language), facts };
}

/** A topic of one line is the title; statements among the instructions are all the material there may be. */
function readRequest(request: SourceRequest): SourceBlocks {
  if (request.content !== undefined) {
    const text = withoutEmoji(normalizeText(request.content));
    const thread = readMailThread(text);
    return thread === undefined ? readBlocks(text) : readMail(thread);
  }
  const topic = normalizeText(request.topic ?? "").trim();
  const material = instructedMaterial(request);
  if (topic.includes("\n") || topic.length > MAX_TITLE) return readBlocks(`${topic}\n\n${material}`);
  const title = topic.replace(/[.。]$/u, "");
  return { ...readBlocks(material), ...(title === "" ? {} : { title }) };
}

/** Texts in other markup languages, rewritten; `undefined` for all others. */
function asMarkdown(text: string): string | undefined {
  if (isLatex(text)) return latexToMarkdown(text);
  if (isAsciiDoc(text)) return asciiDocToMarkdown(text);
  return isRestructured(text) ? restructuredToMarkdown(text) : undefined;
}

/** A mail thread is read message by message: the newest as it stands, what it answers as what others said. */
function readMail({ subject, messages }: MailThread): SourceBlocks {
  const [newest, ...older] = messages;
  const said = older.flatMap(({ from, body }) =>
    readBlocks(body).blocks.map((block): Block => {
      return block.kind === "paragraph" && from !== undefined ? { ...block, speaker: from } : block;
    }),
  );
  const { blocks, ...head } = readBlocks(newest?.body ?? "");
  return { ...head, blocks: [...blocks, ...said], ...(subject === undefined ? {} : { title: subject }) };
}

/** Text too hostile for a parser (a recursion too deep) is read as plain text. */
function readBlocks(written: string): SourceBlocks {
  const text = asMarkdown(written) ?? written;
  const format = text === written ? sourceFormat(text) : "markdown";
  if (format === "plain") return readPlainText(text);
  try {
    return format === "html" ? readHtml(text) : readMarkdown(text);
  } catch (error) {
    if (error instanceof RangeError) return readPlainText(text.replace(/<[^<>]*>/g, " "));
    throw error;
  }
}

function sampleText(blocks: readonly Block[], title: string | undefined): string {
  const parts: string[] = title === undefined ? [] : [title];
  let length = 0;
  for (const block of blocks) {
    if (length > 4000) break;
    const text = blockText(block);
    parts.push(text);
    length += text.length;
  }
  return parts.join("\n");
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return block.inline.text;
    case "quote":
      return block.paragraphs.map((inline) => inline.text).join("\n");
    case "list":
      return block.entries.map((entry) => entry.inline.text).join("\n");
    case "table":
      return [block.header, ...block.rows]
        .flat()
        .map((cell) => cell.text)
        .join(" ");
    case "image":
      return block.alt;
    default:
      return "";
  }
}
