import type { Brief } from "../../brief/brief.ts";
import type { PlanRequest } from "../../planner.ts";
import type { Place } from "../slides/compile-slide.ts";
import { WRITABLE_TYPES } from "../answer/deck-schema.ts";
import { quoted } from "./source-text.ts";

export interface Task {
  readonly request: PlanRequest;
  readonly brief: Brief;
  readonly places: readonly Place[];
  /** BCP 47. */
  readonly language: string;
  /** Whether the deck may say only what its source says. */
  readonly isBound: boolean;
  readonly hasCode: boolean;
}

const LANGUAGES = new Intl.DisplayNames("en", { type: "language" });
const FORMATS = {
  carousel: "a carousel for social media, upright, read on a phone by somebody who may leave at any slide",
  presentation: "a presentation, wide, shown while somebody speaks",
} as const;

const TOPIC_ALONE = `There is no text to make the deck from, only a topic. What the source above does say, if anything, goes into the deck and is cited; for the rest write what is general and well established, with "source_ids" []. Numbers, names of people and firms, dates, studies and quotations are forbidden, unless they stand in the source or in this brief. Choose types that need none: no stat, stats, chart, table, quote or timeline.`;

/** What this deck is to be, told to the model after the source. */
export function briefText(task: Task): string {
  const { request, brief, places, language, isBound } = task;
  const wishes: readonly (readonly [name: string, value: string | undefined])[] = [
    ["Format", FORMATS[request.format]],
    [
      "Language",
      `write everything in ${LANGUAGES.of(language) ?? language} (${language}), whatever language the source has`,
    ],
    ["Title of the deck, word for word", brief.title],
    ["Topic", brief.subject ?? request.topic],
    ["Audience", brief.audience],
    ["Tone", brief.tone],
    ["Amount of text", DENSITY[brief.density ?? "usual"]],
    ["Call to action, word for word, on the last slide", brief.callToAction],
    ["Leave out everything about", listed(brief.exclusions)],
    ["Give most room to", listed(brief.focus)],
    ["Have at least one slide of type", listed(brief.wantedTypes)],
    ["Notes", brief.notes ? undefined : 'none: every "notes" is ""'],
    ["Looks", "colours, fonts, theme, size and pictures are handled by another program"],
    ["Reported already, so not for not_followed", listed(brief.unmet.map(({ wish }) => wish))],
  ];
  const lines = wishes.flatMap(([name, value]) => (value === undefined ? [] : [`- ${name}: ${quoted(value)}`]));
  const instructions = request.instructions?.trim() ?? "";
  return [
    "<brief>",
    ...lines,
    ...(instructions === "" ? [] : [`<instructions>\n${quoted(instructions)}\n</instructions>`]),
    ...(isBound ? [] : [TOPIC_ALONE]),
    planLines(task),
    "</brief>",
    `Write the deck: ${places.length} slides, ${places[0]?.key ?? ""} to ${places.at(-1)?.key ?? ""}.`,
  ].join("\n");
}

const DENSITY = {
  brief: "little: titles and a few words",
  detailed: "much: use the room of each type",
  usual: undefined,
} as const;

function listed(values: readonly string[]): string | undefined {
  return values.length === 0 ? undefined : values.join("; ");
}

/** The frame is given, the body is free within the types that are allowed. */
function planLines(task: Task): string {
  const allowed = [...bodyTypes(task)].join(", ");
  const lines = task.places.map(({ key, type }) => `${key}: ${type ?? "body"}`);
  return `The plan of the slides; "body" is one of: ${allowed}.\n${lines.join("\n")}`;
}

const FRAME = new Set(["cover", "hook", "agenda", "recap", "cta", "closing"]);
const LONG_DECK = 12;
const NEED_FIGURES = new Set(["stat", "stats", "chart", "table", "quote", "timeline"]);

/** Types that a slide of the body may have in this deck. */
export function bodyTypes({ brief, places, isBound, hasCode }: Task): ReadonlySet<(typeof WRITABLE_TYPES)[number]> {
  return new Set(
    WRITABLE_TYPES.filter(
      (type) =>
        !FRAME.has(type) &&
        !brief.excludedTypes.includes(type) &&
        (type !== "code" || hasCode) &&
        (type !== "section" || places.length >= LONG_DECK || brief.wantedTypes.includes(type)) &&
        (isBound || !NEED_FIGURES.has(type)),
    ),
  );
}
