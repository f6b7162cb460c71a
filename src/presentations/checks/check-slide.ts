import { readSlide } from "../../exports/read-slide.ts";
import { numbersIn } from "../../planner/checks/numbers.ts";
import type { SvgElement } from "../../svg/element.ts";
import { expandUses } from "../../svg/expand-uses.ts";
import { multiply, scale as scaleMatrix, translate } from "../../svg/geometry/matrix.ts";
import { readViewBox } from "../../svg/geometry/view-box.ts";
import { attribute, numberAttribute } from "../../svg/walk.ts";
import type { Typesetter } from "../../typeset/typesetter.ts";
import { measureTexts, type CanvasFit, type MeasuredText } from "./measured-text.ts";
import { minimumSize, overflowing, overlapping, smallestByRole, tooSmall, type Canvas } from "./slide-faults.ts";
import { textContrasts, type TextContrast } from "./text-contrast.ts";

/** A slide and what it may say. */
export interface SlideToCheck {
  readonly svg: string;
  readonly title: string;
  readonly notes: string;
}

/** Texts whose numbers are known, and numbers that are free because they count slides or steps. */
export interface KnownNumbers {
  readonly source: string;
  readonly slideCount: number;
}

/** Side of the canvas that sizes are stated for. */
const SHORTER_SIDE = 1_080;
/** Ratios are read off pixels. */
const READING_ERROR = 0.05;

/** What a slide looks like and says now, however it came to be. Throws `unsafe_content` for markup that is no SVG. */
export async function checkSlide(slide: SlideToCheck, known: KnownNumbers | undefined, typesetter: Typesetter) {
  const root = expandUses(await readSlide(slide.svg, typesetter));
  const { canvas, ...fit } = canvasOf(root);
  const texts = measureTexts(root, fit, typesetter);
  const contrasts = await textContrasts(root, texts, canvas);
  const overflow = overflowing(texts, canvas).map(named);
  const overlap = overlapping(texts).map(([one, other]) => ({ ...named(one), other: named(other) }));
  const small = tooSmall(texts).map((text) => ({
    ...named(text),
    size: oneDecimal(text.size),
    minimum: minimumSize(text),
  }));
  const faint = contrasts.filter(({ ratio, required }) => ratio < required - READING_ERROR);
  const words = [...texts.map((text) => text.words), slide.title, slide.notes];
  const faithfulness = known === undefined ? null : numbersNotIn(words, known);
  return {
    type: attribute(root, "data-type") ?? null,
    layout: attribute(root, "data-layout") ?? null,
    passed: [overflow, overlap, small, faint, faithfulness?.unsupported ?? []].every(({ length }) => length === 0),
    overflow,
    overlap,
    contrast: { lowest: lowestOf(contrasts), failing: faint.map(contrastRecord) },
    font_size: { smallest: smallestByRole(texts), below_minimum: small },
    source_faithfulness: faithfulness,
  };
}

export type MeasuredSlide = Awaited<ReturnType<typeof checkSlide>>;

function canvasOf(root: SvgElement): CanvasFit & { readonly canvas: Canvas } {
  const box = readViewBox(root) ?? {
    x: 0,
    y: 0,
    width: numberAttribute(root, "width") ?? SHORTER_SIDE,
    height: numberAttribute(root, "height") ?? SHORTER_SIDE,
  };
  const factor = SHORTER_SIDE / Math.min(box.width, box.height);
  return {
    viewport: box,
    canvas: { width: box.width * factor, height: box.height * factor },
    toCanvas: multiply(scaleMatrix(factor), translate(-box.x, -box.y)),
  };
}

const SHOWN = 60;

/** A text as an answer names it: by id where it has one, and by how it begins. */
function named({ id, words }: MeasuredText) {
  const start = Array.from(words.slice(0, 2 * SHOWN));
  return { id: id ?? null, text: start.length > SHOWN ? `${start.slice(0, SHOWN).join("")}…` : words };
}

function contrastRecord({ text, ratio, required }: TextContrast) {
  return { ...named(text), ratio: Math.round(ratio * 100) / 100, required };
}

function lowestOf(contrasts: readonly TextContrast[]) {
  const [lowest] = contrasts.toSorted((a, b) => a.ratio / a.required - b.ratio / b.required);
  return lowest === undefined ? null : contrastRecord(lowest);
}

/** Numbers that a slide, its title or its notes state and no text it was made from does. */
function numbersNotIn(texts: readonly string[], { source, slideCount }: KnownNumbers) {
  const known = new Set(numbersIn(source));
  const found = texts.flatMap(numbersIn);
  const isFree = (number: string): boolean => /^\d+$/.test(number) && Number(number) <= slideCount;
  const unsupported = [...new Set(found.filter((number) => !known.has(number) && !isFree(number)))];
  return { numbers: found.length, unsupported };
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
