import type { Block, InlineText } from "./block.ts";

/** Questions from which on a text is an interview, and answers that carry the mark of whoever gives them. */
const FEWEST_QUESTIONS = 2;
const FEWEST_ANSWERS = 2;
/** Share of somebody's turns that ask, from which on he is the one who asks. */
const MOSTLY = 0.6;
const DEEPEST = 6;
const LETTER_AND_STOP = "\\s?[:：][\\s\\u00a0]*";
const QUESTION_MARK = new RegExp(
  `^(?:question|questions?|frage|pregunta|pergunta|domanda|vraag|вопрос|q|f|p|d|v|в|interviewer(?:in)?|سؤال|السؤال|س|שאלה|ש|प्रश्न|सवाल|問|質問|聞き手|질문|문|问|問題|问题)\\s?\\d{0,2}(?:${LETTER_AND_STOP}|[.)]\\s+(?=.*[?？؟]\\s*$))`,
  "iu",
);
/** "A:", "R:", "Antwort:": an answer by whoever is interviewed. */
const ANSWER_WORD =
  /^(?:answer|antwort|réponse|respuesta|resposta|risposta|antwoord|ответ|a|r|о|جواب|ج|תשובה|ת|उत्तर|जवाब|答|回答|答え|답변|답)$/iu;
const SPEAKER_MARK = new RegExp(
  `^(\\p{Lu}[\\p{L}\\p{M}.'’-]{0,20}(?: \\p{Lu}[\\p{L}\\p{M}.'’-]{0,20}){0,2}|\\p{Lo}{1,8})${LETTER_AND_STOP}`,
  "u",
);
/** Letters of scripts with capitals: a name ends where another script begins. */
const LETTER = "[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}]";
const CAPITALISED = `\\p{Lu}(?:${LETTER}|['’-])+`;
/** "SP", "S.P.": who was named in full before. */
const INITIALS = /^(?:\p{Lu}\.?\s?){2,3}$/u;
/** Longer words in front of a colon begin a sentence rather than name a speaker. */
const LONGEST_HEADING = 400;
/** From here on what leads to a question is left out of the heading that it becomes. */
const LONGEST_QUESTION = 110;
const SENTENCE_BREAK = /(?<=[.!?。！？؟])\s+(?=[\p{Lu}\p{Lo}¿"“„«])/u;
/** "And why?", "How so?": what it asks stands before it. */
const SHORT_QUESTION = /^(?:\S+\s+){0,3}\S+$/u;

/**
 * Takes the marks of an interview off its words: "Q: …" over an answer becomes a heading without its mark, "L: …" a
 * paragraph of the speaker, by the fullest name that the text has for the mark. Other texts stay as they are.
 */
export function readInterview(blocks: readonly Block[]): readonly Block[] {
  const markOf = markReader(blocks);
  const asker = askerOf(blocks, markOf);
  const asks = (block: Block, next: Block | undefined): boolean =>
    isQuestion(block, next) || (isAsked(block) && asker !== undefined && markOf(block)[0] === asker);
  const asked = blocks.flatMap((block, at) => (asks(block, blocks[at + 1]) ? [at] : []));
  if (asked.length < FEWEST_QUESTIONS) return blocks;
  const first = asked[0] ?? 0;
  const depth = depthAt(blocks, asked);
  const opened = new Set(asked.map((at) => at + 1));
  const marks = blocks.flatMap((block, at) => (opened.has(at) ? markOf(block) : []));
  const speaks = marks.length >= FEWEST_ANSWERS;
  const told = blocks.filter((block, at) => at < first || block.kind === "heading");
  const nameOf = legend(marks, told);
  let speaker: string | undefined;
  return blocks.map((block, at) => {
    if (asked.includes(at)) {
      speaker = undefined;
      return heading(block, depth);
    }
    if (block.kind === "heading") speaker = undefined;
    if (!speaks || at < first || block.kind !== "paragraph") return block;
    const mark = markOf(block).find((own) => marks.includes(own) || ANSWER_WORD.test(own));
    if (mark !== undefined) speaker = nameOf(mark);
    const inline = mark === undefined ? block.inline : behind(block.inline, SPEAKER_MARK.exec(block.inline.text)?.[0]);
    return { ...block, inline, ...(speaker === undefined ? {} : { speaker }) };
  });
}

/** A heading or a paragraph of its own that begins with the mark of a question, over a paragraph. */
function isQuestion(block: Block, next: Block | undefined): boolean {
  if (next?.kind !== "paragraph" || (block.kind !== "heading" && block.kind !== "paragraph")) return false;
  const { text } = block.inline;
  return (
    text.length <= LONGEST_HEADING && QUESTION_MARK.test(text) && (block.kind === "heading" || /[?？؟]\s*$/u.test(text))
  );
}

function isAsked(block: Block): boolean {
  return block.kind === "paragraph" && /[?？؟]\s*$/u.test(block.inline.text);
}

/** Who asks where both sides are named: whose turns mostly end in a question, each with another's turn behind it. */
function askerOf(blocks: readonly Block[], markOf: MarkReader): string | undefined {
  const turns = blocks.flatMap((block) => markOf(block).map((name) => ({ name, asks: isAsked(block) })));
  const names = new Set(turns.map(({ name }) => name));
  return [...names].find((name) => {
    const own = turns.flatMap((turn, at) => (turn.name === name ? [at] : []));
    const asked = own.filter((at) => turns[at]?.asks === true && (turns[at + 1]?.name ?? name) !== name);
    return asked.length >= FEWEST_QUESTIONS && asked.length >= own.length * MOSTLY;
  });
}

/** The rank of the questions: that of the headings among them, else one below the heading they stand under. */
function depthAt(blocks: readonly Block[], asked: readonly number[]): number {
  const own = asked.flatMap((at) => headingDepth(blocks[at]));
  const above = blocks.slice(0, asked[0]).flatMap((block) => headingDepth(block));
  return own[0] ?? Math.min(DEEPEST, (above.at(-1) ?? 1) + 1);
}

function headingDepth(block: Block | undefined): readonly number[] {
  return block?.kind === "heading" ? [block.depth] : [];
}

function heading(block: Block, depth: number): Block {
  if (block.kind !== "heading" && block.kind !== "paragraph") return block;
  const mark =
    QUESTION_MARK.exec(block.inline.text) ??
    (block.kind === "paragraph" ? SPEAKER_MARK : null)?.exec(block.inline.text);
  const text = questionIn(behind(block.inline, mark?.[0]).text);
  return { kind: "heading", depth: block.kind === "heading" ? block.depth : depth, inline: { text, strong: [] } };
}

/** What a long turn asks in the end, without what leads to it. */
function questionIn(text: string): string {
  if (text.length <= LONGEST_QUESTION) return text;
  const sentences = text.split(SENTENCE_BREAK);
  const from = sentences.findLastIndex((sentence) => !/[?？؟]\s*$/u.test(sentence)) + 1;
  const asked = sentences.slice(from);
  const last = asked.at(-1) ?? "";
  const all = asked.join(" ");
  return last === "" ? text : all.length <= LONGEST_QUESTION || SHORT_QUESTION.test(last) ? all : last;
}

/** The mark of whoever speaks in a block; none where it has none. */
type MarkReader = (block: Block) => readonly string[];

/** Reads marks; initials as the name that they stand for, where one mark or one name of the opening has them. */
function markReader(blocks: readonly Block[]): MarkReader {
  const marks = new Set(blocks.flatMap(ownMark));
  const names = [...marks].filter((mark) => /\p{L} \p{L}/u.test(mark));
  const first = blocks.findIndex((block) => ownMark(block).length > 0);
  const told = textOf(blocks.slice(0, Math.max(0, first)));
  const written = new Map(
    [...marks]
      .filter((mark) => INITIALS.test(mark))
      .flatMap((mark): (readonly [string, string])[] => {
        const name = names.find((other) => initialsOf(other) === lettersOf(mark)) ?? nameIn(told, lettersOf(mark));
        return name === undefined ? [] : [[mark, name]];
      }),
  );
  return (block) => ownMark(block).map((mark) => written.get(mark) ?? mark);
}

function ownMark(block: Block): readonly string[] {
  const mark = block.kind === "paragraph" ? SPEAKER_MARK.exec(block.inline.text)?.[1] : undefined;
  return mark === undefined ? [] : [mark];
}

function textOf(blocks: readonly Block[]): string {
  return blocks.flatMap((block) => ("inline" in block ? [block.inline.text] : [])).join("\n");
}

function lettersOf(mark: string): string {
  return mark.replace(/[^\p{Lu}]/gu, "");
}

function initialsOf(name: string): string {
  return name
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
}

/** The one name in a text whose words begin like that. */
function nameIn(text: string, letters: string): string | undefined {
  const words = [...letters].map((letter) => `${letter}(?:${LETTER}|['’-])+`).join(" ");
  const found = new Set(text.match(new RegExp(`(?<!${LETTER})${words}(?!${LETTER})`, "gu")));
  return found.size === 1 ? [...found][0] : undefined;
}

/** Names for marks: the longest among the marks that begins like one, written out as the opening of the text does. */
function legend(marks: readonly string[], opening: readonly Block[]): (mark: string) => string | undefined {
  const told = textOf(opening);
  return (mark) => {
    if (ANSWER_WORD.test(mark) && !marks.some((other) => other !== mark && other.startsWith(mark))) return undefined;
    const bare = mark.replace(/[.]$/u, "");
    const named = [...marks].filter((other) => other.startsWith(bare)).sort((a, b) => b.length - a.length)[0] ?? mark;
    const full = new RegExp(`(?<!${LETTER})${escaped(named)}(?: (?:de |van |von )?${CAPITALISED}){1,2}`, "u").exec(
      told,
    )?.[0];
    const last = new RegExp(`(?:${CAPITALISED} ){1,2}${escaped(named)}(?!${LETTER})`, "u").exec(told)?.[0];
    const name = full ?? last ?? named;
    return name.length === 1 ? undefined : name;
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
}

function behind({ text, strong }: InlineText, mark = ""): InlineText {
  const kept = strong.filter(({ end }) => end > mark.length);
  return {
    text: text.slice(mark.length),
    strong: kept.map(({ start, end }) => ({ start: Math.max(0, start - mark.length), end: end - mark.length })),
  };
}
