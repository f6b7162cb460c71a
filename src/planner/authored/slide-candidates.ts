import { SLOT_CONTRACTS } from "../../deck/slot-contracts.ts";
import type { SlideContent } from "../../deck/slide-content.ts";
import type { SlideType } from "../../deck/slide-types.ts";
import { fillCode, fillQuote, fillSides, fillTable } from "./fill-blocks.ts";
import { fillChart, fillStat, fillStats } from "./fill-figures.ts";
import { fillBody, fillCta, fillExplained, fillImage, fillItems, fillSentences } from "./fill-running-text.ts";
import { evidentTypes, type SlidePlace } from "./slide-evidence.ts";
import { phraseOf, type SlideSource } from "./slide-source.ts";
import { compareWords, contentTexts, unitTexts } from "./verbatim.ts";

/**
 * The ways to show a section without losing or adding a word, best first: the type asked for, types its make-up
 * suggests, then those that hold any text. `asked` comes back as `refused` where it can't hold the words.
 */
export function slideCandidates(
  source: SlideSource,
  place: SlidePlace,
  asked: SlideType | undefined,
): { candidates: readonly [SlideContent, ...SlideContent[]]; refused: boolean } {
  const words = sourceTexts(source);
  const holds = (content: SlideContent | undefined): content is SlideContent => {
    if (content === undefined) return false;
    const texts = contentTexts(content);
    const pictured = content.type === "image" && content.picture !== undefined;
    if (!pictured && texts.every((text) => text === "")) return false;
    const { missing, added } = compareWords(words, texts);
    return missing.length === 0 && added.every((word) => describesPicture(source, word));
  };
  const types = [...new Set([...(asked === undefined ? [] : [asked]), ...evidentTypes(source, place)])];
  const suited = types.map((type) => fillType(type, source, place.language)).filter(holds);
  const roomy = [fillItems("list", source), fillSentences(source)].filter(holds).filter(hasUsualItems);
  const certain = words.length > 0 ? fillBody("tip", source) : described(source);
  const [first = certain, ...rest] = distinct([...suited, ...roomy, certain]);
  return { candidates: [first, ...rest], refused: asked !== undefined && first.type !== asked };
}

/** A section of pictures alone is what it is called. */
function described(source: SlideSource): SlideContent {
  const image = source.groups.flatMap(({ units }) => units).find(({ kind }) => kind === "image");
  return image === undefined ? fillBody("tip", source) : { type: "statement", title: phraseOf(image) };
}

function distinct(contents: readonly SlideContent[]): SlideContent[] {
  const seen = new Map(contents.map((content) => [JSON.stringify(content), content]));
  return [...seen.values()];
}

function sourceTexts({ lead, title, subtitle, groups }: SlideSource): string[] {
  const headings = [title, subtitle, ...groups.map(({ heading }) => heading)];
  const units = [...lead, ...groups.flatMap((group) => group.units)];
  return [...headings.flatMap((phrase) => (phrase === undefined ? [] : [phrase.text])), ...units.flatMap(unitTexts)];
}

/** Words that only describe a picture of the section. */
function describesPicture({ groups }: SlideSource, word: string): boolean {
  return groups.some(({ units }) => units.some(({ kind, text }) => kind === "image" && text.includes(word)));
}

function hasUsualItems(content: SlideContent): boolean {
  const most = SLOT_CONTRACTS[content.type].items?.max ?? 0;
  return !("items" in content) || (content.items.length >= 2 && content.items.length <= most + 2);
}

function fillType(type: SlideType, source: SlideSource, language: string): SlideContent | undefined {
  switch (type) {
    case "stat":
      return fillStat(source, language);
    case "stats":
      return fillStats(source, language);
    case "chart":
      return fillChart(source, language);
    case "table":
      return fillTable(source);
    case "code":
      return fillCode(source);
    case "quote":
      return fillQuote(source);
    case "image":
      return fillImage(source);
    case "cta":
      return fillCta(source);
    case "definition":
    case "qa":
      return fillExplained(type, source);
    case "comparison":
    case "pros_cons":
    case "myth_fact":
    case "before_after":
      return fillSides(type, source);
    case "agenda":
    case "list":
    case "checklist":
    case "steps":
    case "timeline":
    case "recap":
      return fillItems(type, source);
    default:
      return fillBody(type, source);
  }
}
