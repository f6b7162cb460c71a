import { ProtocolError, ProtocolErrorCode, type GetPromptResult, type Prompt } from "@modelcontextprotocol/server";

interface PromptDefinition {
  readonly listing: Prompt;
  readonly write: (values: Readonly<Record<string, string>>) => string;
}

const SOURCE = "The full source text. Leave it out to be asked for it or to use a file of this conversation.";

/** Ways into the product that a person picks from a menu. */
export const PROMPTS: readonly PromptDefinition[] = [
  {
    listing: {
      name: "article_to_carousel",
      title: "Article to carousel",
      description:
        "Turns an article or post into a swipeable social carousel, checks how it looks, and mends weak slides.",
      arguments: [
        { name: "article", description: SOURCE },
        { name: "audience", description: "Who it is for and in which tone, like “founders, plain and a bit cheeky”." },
        { name: "slides", description: "How many slides, 3 to 30. Left out: eight." },
      ],
    },
    write: ({ article, audience, slides }) =>
      steps(
        `Make a social carousel from ${sourceOf(article, "the article")}.`,
        `Call create_presentation with format "carousel"${count(slides)}, the whole text as content${wishes(audience)}.`,
        "Call preview_project and look at every slide: does the first one make people stop, does each carry one idea, does the last say what to do?",
        "Where the wording is weak, read slidewright://guide/authoring, write the deck yourself and create it again.",
      ),
  },
  {
    listing: {
      name: "notes_to_presentation",
      title: "Notes to presentation",
      description:
        "Turns notes, a report or a transcript into a presentation with speaker notes, and checks how it looks.",
      arguments: [
        { name: "notes", description: SOURCE },
        { name: "audience", description: "Who will watch, what they know already, and what they should decide or do." },
        { name: "slides", description: "How many slides, 3 to 20. Left out: eight." },
      ],
    },
    write: ({ notes, audience, slides }) =>
      steps(
        `Make a presentation from ${sourceOf(notes, "the notes")}.`,
        `Call create_presentation with format "presentation"${count(slides)}, the whole text as content${wishes(audience)}.`,
        "Call preview_project and read the titles in order: do they tell the story on their own?",
        "Where the wording is weak, read slidewright://guide/authoring, write the deck yourself and create it again.",
      ),
  },
];

/** One prompt filled in; an unknown name or argument is a protocol error that names the known ones. */
export function getPrompt(name: string, values: Readonly<Record<string, string>>): GetPromptResult {
  const prompt = PROMPTS.find(({ listing }) => listing.name === name);
  if (prompt === undefined) throw invalid(`There is no prompt ${name}. Known: ${PROMPTS.map(nameOf).join(", ")}.`);
  const known = prompt.listing.arguments?.map((argument) => argument.name) ?? [];
  const unknown = Object.keys(values).find((key) => !known.includes(key));
  if (unknown !== undefined) throw invalid(`${name} takes no argument ${unknown}. Known: ${known.join(", ")}.`);
  return {
    description: prompt.listing.description,
    messages: [{ role: "user", content: { type: "text", text: prompt.write(values) } }],
  };
}

function nameOf({ listing }: PromptDefinition): string {
  return listing.name;
}

function invalid(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}

function steps(task: string, ...list: readonly string[]): string {
  const last = "Give me the editor_url, the number of slides and every warning in plain words.";
  return [task, "", ...[...list, last].map((step, index) => `${index + 1}. ${step}`)].join("\n");
}

function sourceOf(text: string | undefined, name: string): string {
  return text === undefined || text.trim() === ""
    ? `${name} of this conversation (ask me for it if there is none)`
    : `this text:\n\n<source>\n${text}\n</source>\n`;
}

function count(slides: string | undefined): string {
  return slides === undefined ? "" : `, slide_count ${slides}`;
}

function wishes(audience: string | undefined): string {
  return audience === undefined ? "" : `, and as instructions: ${audience}`;
}
