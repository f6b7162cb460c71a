import { amountTable } from "./amount-lines.ts";
import { plainInline, type Block, type InlineText, type ListEntry, type SourceBlocks } from "./block.ts";
import { joinLines } from "./inline-text.ts";
import { bulletLine, isAllCaps, isHardWrapped, isRule, looksLikeHeading, type BulletLine } from "./plain-text-lines.ts";
import { plainTable } from "./plain-text-tables.ts";
import { quoteBlock } from "./quote-block.ts";
import { cueText, readTranscript, type Transcript, type Turn } from "./transcript.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  hellip: "…",
  mdash: "—",
  ndash: "–",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  bull: "•",
  euro: "€",
};

/** Reads text without markup: paragraphs, lists, tables, quotations, transcripts, and headings guessed from their shape. */
export function readPlainText(text: string): SourceBlocks {
  const decoded = text.replace(/&(#?\w{2,8});/g, (whole, name: string) => ENTITIES[name] ?? whole);
  const transcript = readTranscript(decoded);
  if (transcript !== undefined) return transcriptBlocks(transcript);
  const blocks: Block[] = [];
  const chunks = (cueText(decoded) ?? decoded)
    .split(/\n[ \t]*\n+/)
    .map((chunk) => chunk.split("\n").filter((line) => line.trim() !== ""));
  const [opening = [], ...others] = chunks;
  const head = titleAbove(opening);
  if (head !== undefined) blocks.push(head);
  for (const chunk of [head === undefined ? opening : opening.slice(1), ...others]) blocks.push(...chunkBlocks(chunk));
  return { blocks: settleHeadings(mergeLists(blocks)) };
}

const LONGEST_SUBTITLE = 100;

/** A line above a conversation that reads like a heading is its title. */
function transcriptBlocks({ head, turns }: Transcript): SourceBlocks {
  const [first, ...rest] = head;
  const titled = first !== undefined && looksLikeHeading(first);
  const about = (titled ? rest : head).join("\n");
  const subtitled = titled && about !== "" && about.length <= LONGEST_SUBTITLE;
  return {
    blocks: [...(subtitled ? [] : paragraphs(titled ? rest : head)), ...turns.flatMap(turnBlocks)],
    ...(titled ? { title: first } : {}),
    ...(subtitled ? { description: about.replaceAll("\n", " · ") } : {}),
  };
}

/** The words of a turn, a list inside it as a list. */
function turnBlocks({ speaker, text }: Turn): Block[] {
  const messages = text.split("\n\n");
  return messages
    .flatMap((message) => chunkBlocks(message.split("\n")))
    .map((block) => (block.kind === "paragraph" ? { ...block, speaker } : block));
}

/** Blocks of lines that stand together without an empty line. */
function chunkBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let prose: string[] = [];
  const flush = (): void => {
    blocks.push(...proseBlocks(prose));
    prose = [];
  };
  for (let index = 0; index < lines.length;) {
    const line = lines[index] ?? "";
    const underline = lines[index + 1];
    const rest = lines.slice(index, index + 200);
    const table = prose.length === 0 ? plainTable(rest) : undefined;
    const bullets = bulletRun(rest);
    if (underline !== undefined && /^(={3,}|-{3,}|~{3,})$/.test(underline.trim()) && looksLikeHeading(line)) {
      flush();
      blocks.push({
        kind: "heading",
        depth: underline.trim().startsWith("=") ? 1 : 2,
        inline: plainInline(line.trim()),
      });
      index += 2;
    } else if (isRule(line)) {
      flush();
      index += 1;
    } else if (table !== undefined) {
      blocks.push(table.block);
      index += table.used;
    } else if (bullets.length > 0) {
      flush();
      blocks.push(...listBlocks(bullets));
      index += bullets.reduce((sum, bullet) => sum + bullet.lines, 0);
    } else {
      prose.push(line);
      index += 1;
    }
  }
  flush();
  return blocks;
}

type Bullet = BulletLine & { readonly lines: number };

function bulletRun(lines: readonly string[]): readonly Bullet[] {
  const bullets: { indent: number; ordinal?: string; text: string; lines: number }[] = [];
  const first = lines[0];
  if (first === undefined || bulletLine(first) === undefined) return [];
  for (const line of lines) {
    const bullet = bulletLine(line);
    const last = bullets.at(-1);
    if (bullet !== undefined) bullets.push({ ...bullet, lines: 1 });
    else if (last !== undefined && (/^[ \t]{2,}\S/.test(line) || /^[\p{Ll}]/u.test(line))) {
      last.text = joinLines(`${last.text}\n${line.trim()}`);
      last.lines += 1;
    } else break;
  }
  const dashes = /^[ \t]*[—–]/.test(first);
  return dashes && bullets.length < 2 ? [] : bullets;
}

function listBlocks(bullets: readonly Bullet[]): Block[] {
  const [only] = bullets;
  if (bullets.length === 1 && only?.ordinal !== undefined && looksLikeHeading(only.text)) {
    return [{ kind: "heading", depth: 2, inline: plainInline(only.text.trim()) }];
  }
  const base = Math.min(...bullets.map((bullet) => bullet.indent));
  const entries: { inline: ReturnType<typeof plainInline>; children: ListEntry[] }[] = [];
  for (const bullet of bullets) {
    const entry = { inline: plainInline(bullet.text.trim()), children: [] };
    const parent = entries.at(-1);
    if (bullet.indent >= base + 2 && parent !== undefined) parent.children.push(entry);
    else entries.push(entry);
  }
  return [{ kind: "list", ordered: only?.ordinal !== undefined, entries }];
}

function proseBlocks(lines: readonly string[]): Block[] {
  if (lines.length === 0) return [];
  if (lines.every((line) => line.startsWith(">"))) {
    const quote = quoteBlock([plainInline(lines.map((line) => line.replace(/^>+[ \t]?/, "")).join("\n"))]);
    return quote === undefined ? [] : [quote];
  }
  const last = lines.at(-1) ?? "";
  if (lines.length > 1 && /^\s*(?:—|–|--)\s*\p{Lu}/u.test(last) && /^\s*["“„«「]/u.test(lines[0] ?? "")) {
    const quote = quoteBlock([plainInline(`${joinLines(lines.slice(0, -1).join("\n")).trim()}\n${last.trim()}`)]);
    if (quote !== undefined) return [quote];
  }
  const [first = "", ...rest] = lines;
  const amounts = amountTable(lines);
  if (amounts !== undefined) return [amounts];
  const items = dashedLines(lines);
  if (items !== undefined) return items;
  const opensWithHeading =
    rest.length > 0 && looksLikeHeading(first) && (isAllCaps(first) || isLonger(rest[0] ?? "", first));
  if (!opensWithHeading) return paragraphs(lines);
  return [{ kind: "heading", depth: 2, inline: plainInline(first.trim()) }, ...paragraphs(rest)];
}

/** "Kim - survey - 30 March", line below line: a list, its announcement a paragraph before it. */
function dashedLines(lines: readonly string[]): Block[] | undefined {
  const [first = ""] = lines;
  const announced = /[:：]$/.test(first.trim());
  const items = announced ? lines.slice(1) : lines;
  if (items.length < 2 || !items.every((line) => /^\S.{0,60}?\s[-–—]\s\S/u.test(line.trim()) && line.length <= 160))
    return undefined;
  const entries = items.map((line): ListEntry => ({ inline: withLabel(line.trim()), children: [] }));
  return [...(announced ? [paragraph(first)] : []), { kind: "list", ordered: false, entries }];
}

/** What stands before the first dash, marked as a lead-in. */
function withLabel(text: string): InlineText {
  const end = text.search(/\s[-–—]\s/u);
  return { text, strong: end < 0 ? [] : [{ start: 0, end }] };
}

function paragraphs(lines: readonly string[]): Block[] {
  return isHardWrapped(lines) ? [paragraph(joinLines(lines.join("\n")))] : lines.map(paragraph);
}

function isLonger(line: string, heading: string): boolean {
  return line.length > 80 && line.length > heading.length * 2;
}

function paragraph(text: string): Block {
  return { kind: "paragraph", inline: plainInline(joinLines(text).trim()) };
}

/** The first line of a text, where lines like "Present: Kim, Ola" stand right below it. */
function titleAbove([first, ...rest]: readonly string[]): Block | undefined {
  if (first === undefined || rest.length === 0 || rest.length > 6 || !looksLikeHeading(first)) return undefined;
  if (!rest.every((line) => /^\p{Lu}[\p{L} -]{1,24}\s?[:：]\s+\S/u.test(line.trim()))) return undefined;
  return { kind: "heading", depth: 1, inline: plainInline(first.trim()) };
}

/** Lists whose items stand apart by empty lines come as many lists of one item. */
function mergeLists(blocks: readonly Block[]): Block[] {
  const merged: Block[] = [];
  for (const block of blocks) {
    const last = merged.at(-1);
    if (block.kind === "list" && last?.kind === "list" && last.ordered === block.ordered) {
      merged[merged.length - 1] = { ...last, entries: [...last.entries, ...block.entries] };
    } else merged.push(block);
  }
  return merged;
}

/** A short line before longer text is a heading, the first one the title. */
function settleHeadings(found: readonly Block[]): Block[] {
  const blocks = announcements(found);
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    if (block.kind !== "paragraph") return block;
    if (next === undefined || !looksLikeHeading(block.inline.text)) return block;
    const nextText = next.kind === "paragraph" ? next.inline.text : "";
    const opens =
      next.kind !== "paragraph" ||
      nextText.length > block.inline.text.length * 1.5 ||
      (index === 0 && looksLikeHeading(nextText));
    return (opens && next.kind !== "heading") || (index === 0 && next.kind === "heading")
      ? { kind: "heading", depth: index === 0 ? 1 : 2, inline: block.inline }
      : block;
  });
}

/** Where several lists are announced in a word or two ("Decisions:"), the announcements are headings. */
function announcements(blocks: readonly Block[]): readonly Block[] {
  const announces = (block: Block, index: number): boolean =>
    block.kind === "paragraph" &&
    blocks[index + 1]?.kind === "list" &&
    /^(?:[^\s:：]+ ){0,2}[^\s:：]+\s?[:：]$/u.test(block.inline.text);
  if (blocks.filter(announces).length < 2) return blocks;
  return blocks.map((block, index) => {
    if (block.kind !== "paragraph" || !announces(block, index)) return block;
    return { kind: "heading", depth: 2, inline: plainInline(block.inline.text.replace(/\s?[:：]$/u, "")) };
  });
}
