import type { Item, Phrase, SlideContent } from "./slide-content.ts";

/** Every phrase a slide shows, in reading order. */
export function contentPhrases(content: SlideContent): Phrase[] {
  const phrases: (Phrase | undefined)[] = [content.kicker];
  if (content.type === "stat") phrases.push(content.value);
  phrases.push(content.title);
  if ("body" in content) phrases.push(content.body);
  if ("items" in content) phrases.push(...content.items.flatMap(itemPhrases));
  switch (content.type) {
    case "chart":
      phrases.push(...content.points.flatMap(({ label, display }) => [label, display]), content.caption);
      break;
    case "table":
      phrases.push(...content.columns, ...content.rows.flat());
      break;
    case "comparison":
    case "pros_cons":
    case "myth_fact":
    case "before_after":
      phrases.push(...[content.left, content.right].flatMap(({ heading, items }) => [heading, ...items]));
      break;
    case "quote":
      phrases.push(content.speaker);
      break;
    case "image":
      phrases.push(content.alt);
      break;
    case "code":
      phrases.push(content.code, content.caption);
      break;
    case "cta":
      phrases.push(content.action);
      break;
    default:
      break;
  }
  return phrases.filter((phrase) => phrase !== undefined);
}

function itemPhrases({ value, label, text }: Item): (Phrase | undefined)[] {
  return [value, label, text];
}
