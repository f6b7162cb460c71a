import type { Prompt } from "@modelcontextprotocol/server";

export interface PromptDefinition {
  readonly listing: Prompt;
  /** `values` holds the arguments that were given, none of them blank. */
  readonly write: (values: Readonly<Record<string, string>>) => string;
}

const SOURCE = "The full source text. Leave it out to be asked for it or to use a file of this conversation.";
const THEME = "template_id of a theme. Left out: the best match is chosen.";

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
        { name: "theme", description: THEME },
      ],
    },
    write: ({ article, audience, slides, theme }) =>
      steps(
        `Make a social carousel from ${sourceOf(article, "the article")}.`,
        `Call create_presentation with format "carousel"${field("template_family", theme)}${field("slide_count", slides)}, the whole text as content${wishes(audience)}.`,
        "Call preview_project and look at every slide: does the first one make people stop, does each carry one idea, does the last say what to do?",
        REWRITE,
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
        `Call create_presentation with format "presentation"${field("slide_count", slides)}, the whole text as content${wishes(audience)}.`,
        "Call preview_project and read the titles in order: do they tell the story on their own?",
        REWRITE,
      ),
  },
  {
    listing: {
      name: "polish_deck",
      title: "Polish a deck",
      description: "Looks at a saved deck as a designer and an editor would, and mends its weakest slides in a copy.",
      arguments: [
        { name: "project_id", description: "Which deck, from create_presentation or list_projects.", required: true },
        { name: "wishes", description: "What should become better. Left out: whatever helps most." },
      ],
    },
    write: ({ project_id: project, wishes: asked }) =>
      steps(
        `Make the deck ${project} better${asked === undefined ? "" : `: ${asked}`}.`,
        `Call duplicate_project with project_id ${project}; everything below is done to the copy.`,
        "Call preview_project for three slides at a time and look at each: is the title a claim, is there one idea a slide, is there too much text, does the type of slide vary?",
        "Tell me the three to five changes that would help most, then make them: update_project with patch_slide.texts sets new words in the layout, one slide a call. Keep to what the deck says; never make up a figure.",
        "Call preview_project again and undo what did not help.",
      ),
  },
  {
    listing: {
      name: "deck_in_brand",
      title: "Deck in my brand",
      description: "Makes a deck in the colours, fonts and logo of a brand, setting the brand up first if need be.",
      arguments: [
        { name: "source", description: SOURCE },
        {
          name: "brand",
          description: "Name, colours, fonts and logo address. Left out: the default brand kit is used.",
        },
        { name: "format", description: "presentation or carousel. Left out: presentation." },
        { name: "theme", description: `${THEME} Carousels only.` },
      ],
    },
    write: ({ source, brand, format, theme }) =>
      steps(
        `Make a deck in my brand from ${sourceOf(source, "the text")}.`,
        `Call list_brand_kits. New decks wear the kit with is_default. ${brandSource(brand)}`,
        `Call create_presentation with format ${JSON.stringify(format ?? "presentation")}${field("template_family", theme)} and the whole text as content. Its warnings say what of the brand was changed so that it stays readable, or could not be used.`,
        "Call preview_project and compare the slides with the kit: colours, fonts, logo, name.",
      ),
  },
];

const REWRITE =
  "Where the wording is weak, read slidewright://guide/authoring, write the deck yourself and create it again.";

function brandSource(brand: string | undefined): string {
  return brand === undefined
    ? "If there is none, ask me for the brand's name, colours, fonts and logo address, and call create_brand_kit with is_default true."
    : `If it is not this brand, call create_brand_kit with is_default true. The brand: ${brand}`;
}

function steps(task: string, ...list: readonly string[]): string {
  const last = "Give me the editor_url, the number of slides and every warning in plain words.";
  return [task, "", ...[...list, last].map((step, index) => `${index + 1}. ${step}`)].join("\n");
}

function sourceOf(text: string | undefined, name: string): string {
  return text === undefined
    ? `${name} of this conversation (ask me for it if there is none)`
    : `this text:\n\n<source>\n${text}\n</source>\n`;
}

function field(name: string, value: string | undefined): string {
  return value === undefined ? "" : `, ${name} ${value}`;
}

function wishes(audience: string | undefined): string {
  return audience === undefined ? "" : `, and as instructions: ${audience}`;
}
