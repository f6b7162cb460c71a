import { displayLength } from "../../deck/display-length.ts";
import type { SlideType } from "../../deck/slide-types.ts";
import { findDates } from "../source/facts/dates.ts";
import { findNumbers } from "../source/facts/numbers.ts";
import type { Unit } from "../source/source-document.ts";
import type { SlideSource } from "./slide-source.ts";

/** Where a slide stands in its deck. */
export interface SlidePlace {
  readonly index: number;
  readonly count: number;
  readonly language: string;
}

const TITLE_CUES: readonly (readonly [RegExp, SlideType])[] = [
  [
    /^(?:agenda|outline|contents|what we will cover|today|inhalt|überblick|sommaire|au programme|contenido|目次|アジェンダ)$/iu,
    "agenda",
  ],
  [
    /takeaway|recap|summary|in short|to sum up|zusammenfassung|fazit|das wichtigste|à retenir|en résumé|résumé|resumen|conclusiones|まとめ|要点|总结|요약/iu,
    "recap",
  ],
];
const CLOSING =
  /thank|questions\?|q ?& ?a|get in touch|contact|goodbye|danke|fragen\?|kontakt|merci|contacto?|gracias|grazie|obrigad|ありがとう|谢谢|감사/iu;
const SIDES: readonly (readonly [RegExp, RegExp, SlideType])[] = [
  [
    /^(?:pros?|advantages|benefits|vorteile|pro|avantages|ventajas)\b/iu,
    /^(?:cons?|disadvantages|drawbacks|risks|nachteile|contra|inconvénients|desventajas)\b/iu,
    "pros_cons",
  ],
  [/^(?:before|vorher|avant|antes)\b/iu, /^(?:after|nachher|après|después)\b/iu, "before_after"],
  [/^(?:myth|mythos|mythe|mito)\b/iu, /^(?:fact|reality|truth|fakt|wahrheit|réalité|hecho|realidad)\b/iu, "myth_fact"],
];

/** The slide types that suit a section, best first, judged by what it is made of. */
export function evidentTypes(source: SlideSource, place: SlidePlace): SlideType[] {
  const units = source.groups.flatMap((group) => group.units).filter(({ kind }) => kind !== "image");
  const title = source.title?.text ?? "";
  const kinds = new Set(units.map(({ kind }) => kind));
  const structured = kinds.has("list") || kinds.has("table") || kinds.has("code");
  if (place.index === 0 && !structured && source.title !== undefined && units.length <= 3) return ["cover"];
  const sides = sideTypes(source, units);
  if (sides.length > 0) return sides;
  if (kinds.has("code")) return ["code"];
  if (kinds.has("table")) return ["table"];
  if (kinds.has("list")) return listTypes(units, title, place);
  if (kinds.has("quote") || /^["“„«「『].+["”“»」』]$/su.test(title))
    return ["quote", ...textTypes(source, units, title, place)];
  return textTypes(source, units, title, place);
}

function sideTypes({ groups }: SlideSource, units: readonly Unit[]): SlideType[] {
  const headings = groups.flatMap(({ heading }) => (heading === undefined ? [] : [heading.text]));
  const labels = units.flatMap(({ items = [], label }) => [label, ...items.map((item) => item.label)]);
  const [first, second, ...more] = headings.length > 0 ? headings : labels.filter((label) => label !== undefined);
  if (first === undefined || second === undefined || more.length > 0) return [];
  const named = SIDES.find(([left, right]) => left.test(first) && right.test(second))?.[2];
  if (named !== undefined) return [named, "comparison"];
  return headings.length === 2 && groups.length === 2 ? ["comparison"] : [];
}

function listTypes(units: readonly Unit[], title: string, { language }: SlidePlace): SlideType[] {
  const cue = TITLE_CUES.find(([pattern]) => pattern.test(title))?.[1];
  const items = units.flatMap((unit) => unit.items ?? []);
  const types: SlideType[] = cue === undefined ? [] : [cue];
  if (items.length >= 3 && items.every(({ label }) => label !== undefined && isDate(label, language)))
    types.push("timeline");
  if (items.some(({ checked }) => checked !== undefined)) types.push("checklist");
  const figures = items.filter(({ label, text }) => findNumbers(label ?? text, language)[0]?.span.start === 0);
  if (items.length >= 2 && items.length <= 4 && figures.length === items.length) types.push("stats");
  if (units.some(({ ordered }) => ordered === true)) types.push("steps");
  return [...types, "list"];
}

function isDate(label: string, language: string): boolean {
  const date = findDates(label, language)[0];
  return date !== undefined && date.display.length >= label.length / 2;
}

function textTypes(source: SlideSource, units: readonly Unit[], title: string, place: SlidePlace): SlideType[] {
  const isLast = place.index === place.count - 1;
  const length = displayLength(units.map(({ text }) => text).join(" "));
  const figure = [title, units[0]?.text ?? ""].some((text) => isFigure(text, place.language));
  if (figure) return ["stat"];
  if (/[?？؟]\s*$/u.test(title) && units.length > 0) return ["qa", "tip"];
  const hasPicture = source.groups.some((group) => group.units.some(({ kind }) => kind === "image"));
  if (hasPicture) return ["image", "tip"];
  if (isLast && (CLOSING.test(title) || (units.length === 0 && source.title !== undefined))) return ["closing"];
  if (units.length === 0) return displayLength(title) > 70 ? ["statement"] : ["section", "statement"];
  if (source.title === undefined) return length <= 170 ? ["quote", "statement"] : ["tip"];
  if (TITLE_CUES.some(([pattern, type]) => type === "recap" && pattern.test(title))) return ["takeaway", "tip"];
  return isLast && length <= 160 ? ["closing", "tip"] : ["tip"];
}

/** Whether a line is nothing but a figure ("73%", "$1.2 million"). */
function isFigure(text: string, language: string): boolean {
  const [number] = findNumbers(text, language);
  return number !== undefined && number.span.start <= 2 && number.span.end >= text.trim().length - 1;
}
