import type { ContentOf, Item, Phrase, SlideContent } from "../../deck/slide-content.ts";
import { displayLength } from "../../deck/display-length.ts";
import { SLOT_CONTRACTS } from "../../deck/slot-contracts.ts";
import type { Unit } from "../source/source-document.ts";
import { joinPhrases, phraseOf, unitItems, unitLines, type SlideGroup, type SlideSource } from "./slide-source.ts";
import { fitsKicker, titled, type TitledSource } from "./titled.ts";

type BodyType = "cover" | "hook" | "section" | "tip" | "statement" | "takeaway" | "closing";
type ItemsType = "agenda" | "list" | "checklist" | "steps" | "timeline" | "recap";

/** Headline and running text: everything below the headline, line by line. */
export function fillBody(type: BodyType, source: SlideSource): SlideContent {
  const { kicker, title, opening, groups } = titled(source);
  const lines = [...opening, ...groups.flatMap(groupLines)];
  const body = lines.length === 0 ? {} : { body: joinPhrases(lines) };
  return { type, ...(kicker === undefined ? {} : { kicker }), title, ...body };
}

/** A term or question and its text. */
export function fillExplained(type: "definition" | "qa", source: SlideSource): SlideContent | undefined {
  const { kicker, title, opening, groups } = titled(source);
  const lines = [...opening, ...groups.flatMap(groupLines)];
  if (lines.length === 0 || title.text === "") return undefined;
  return { type, ...(kicker === undefined ? {} : { kicker }), title, body: joinPhrases(lines) };
}

/** A picture, the author's own where the section holds one, and the text beside it. */
export function fillImage(source: SlideSource): SlideContent | undefined {
  const images = source.groups.flatMap(({ units }) => units).filter(({ kind }) => kind === "image");
  const image = images.find(({ picture }) => picture !== undefined) ?? images[0];
  const content = fillBody("tip", source);
  if (content.type !== "tip") return undefined;
  const picture = image?.picture === undefined ? {} : { picture: image.picture };
  const named = image !== undefined && image.text !== "";
  // A picture alone is called what its description says; a placeholder has to say what belongs there.
  if (named && content.title.text === "" && content.body === undefined)
    return { ...content, type: "image", title: phraseOf(image), ...picture };
  return { ...content, type: "image", ...(named ? { alt: phraseOf(image) } : {}), ...picture };
}

/** A call to action: a short last line is what the button says. */
export function fillCta(source: SlideSource): SlideContent {
  const { kicker, title, opening, groups } = titled(source);
  const lines = [...opening, ...groups.flatMap(groupLines)];
  const last = lines.at(-1);
  const hasAction = last !== undefined && displayLength(last.text) <= (SLOT_CONTRACTS.cta.action ?? 0);
  const body = hasAction ? lines.slice(0, -1) : lines;
  return {
    type: "cta",
    ...(kicker === undefined ? {} : { kicker }),
    title,
    ...(body.length === 0 ? {} : { body: joinPhrases(body) }),
    ...(hasAction ? { action: last } : {}),
  };
}

/** Headline and items; a short introduction becomes the kicker, every other line an item. */
export function fillItems(type: ItemsType, source: SlideSource): ContentOf<ItemsType> | undefined {
  const from = titled(source);
  const { kicker, groups } = introduced(from);
  const items = [...from.opening.map((text): Item => ({ text })), ...groups.flatMap(groupItems)];
  if (items.length === 0) return undefined;
  return { type, ...(kicker === undefined ? {} : { kicker }), title: from.title, items };
}

/** The same with long paragraphs given out sentence by sentence. */
export function fillSentences(source: SlideSource): SlideContent | undefined {
  const { kicker, title, opening, groups } = titled(source);
  const items = groups.flatMap(({ heading, units }) => [
    ...(heading === undefined ? [] : [{ text: heading }]),
    ...units.flatMap(sentenceItems),
  ]);
  const all = [...opening.map((text): Item => ({ text })), ...items];
  return all.length < 2 ? undefined : { type: "list", ...(kicker === undefined ? {} : { kicker }), title, items: all };
}

function sentenceItems(unit: Unit): Item[] {
  if (unit.kind !== "paragraph" || unit.speaker !== undefined) return unitItems(unit);
  const sentences = unit.sentences.map((sentence): Item => ({ text: phraseOf(sentence) }));
  const [first] = sentences;
  if (unit.label === undefined || unit.labelSpan === undefined || first === undefined) return sentences;
  return [{ label: { text: unit.label, sources: [unit.labelSpan] }, ...first }, ...sentences.slice(1)];
}

export function groupLines({ heading, units }: SlideGroup): Phrase[] {
  return [...(heading === undefined ? [] : [heading]), ...units.flatMap(unitLines)];
}

function groupItems({ heading, units }: SlideGroup): Item[] {
  if (heading === undefined) return units.flatMap(unitItems);
  const lines = units.flatMap(unitLines);
  return [lines.length === 0 ? { text: heading } : { label: heading, text: joinPhrases(lines) }];
}

/** Takes a short paragraph before a list as the kicker, where the slide has none yet. */
function introduced({ kicker, groups }: TitledSource): Pick<TitledSource, "kicker" | "groups"> {
  const [first, ...rest] = groups;
  const [intro, ...units] = first?.units ?? [];
  if (kicker !== undefined || first === undefined || intro?.kind !== "paragraph" || intro.speaker !== undefined) {
    return { ...(kicker === undefined ? {} : { kicker }), groups };
  }
  const phrase = phraseOf(intro);
  const leads = first.heading === undefined && units[0]?.kind === "list" && fitsKicker(phrase);
  return leads ? { kicker: phrase, groups: [{ ...first, units }, ...rest] } : { groups };
}
