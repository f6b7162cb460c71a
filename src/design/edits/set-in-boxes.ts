import type { SvgElement } from "../../svg/element.ts";
import { locateTexts } from "../../svg/locate-texts.ts";
import { parseSvg } from "../../svg/parse-svg.ts";
import { readSlot } from "../../svg/read-slots.ts";
import type { TextSlot } from "../../svg/text-slot.ts";
import { attribute } from "../../svg/walk.ts";
import { writeSvg } from "../../svg/write-svg.ts";
import { setText, styleOfSlot } from "../../typeset/set-text.ts";
import type { Typesetter } from "../../typeset/typesetter.ts";
import { tooLong, unknownSlots, type SlotTexts } from "./text-room.ts";

/** A slot of markup that somebody edited, with the element it is and where that is written. */
interface WrittenSlot {
  readonly slot: TextSlot;
  readonly element: SvgElement;
  readonly start: number;
  readonly end: number;
}

/**
 * Sets other words in slots of markup that somebody edited: each in its own box, between its own sizes. Everything else
 * stays as it was written. Throws `validation_error` for unknown ids, with the nearest, and for texts that fit at no
 * size, with how much does.
 */
export async function setInBoxes(
  markup: string,
  texts: SlotTexts,
  language: string,
  typesetter: Typesetter,
): Promise<string> {
  const spoken = attribute(parseSvg(markup), "lang") ?? language;
  const slots = readWrittenSlots(markup);
  const unknown = unknownSlots(texts, [...new Set(slots.map(({ slot }) => slot.id))]);
  if (unknown !== undefined) throw unknown;
  const changes = slots.flatMap((written) => {
    const text = Object.hasOwn(texts, written.slot.id) ? texts[written.slot.id] : undefined;
    return text === undefined ? [] : [{ ...written, text }];
  });
  await typesetter.ensure(
    changes.map(({ slot, text }) => ({ texts: [text, text.toUpperCase()], style: styleOfSlot(slot, spoken) })),
  );
  const isSet = ({ slot }: WrittenSlot, text: string): boolean => setText(typesetter, slot, text, spoken).fits;
  if (!changes.every((change) => isSet(change, change.text))) {
    throw await tooLong(texts, (shorter) =>
      changes.every((change) =>
        isSet(change, Object.hasOwn(shorter, change.slot.id) ? (shorter[change.slot.id] ?? "") : ""),
      ),
    );
  }
  return changes.toReversed().reduce((written, { slot, element, start, end, text }) => {
    const set = setText(typesetter, slot, text, spoken).element;
    return written.slice(0, start) + writeSvg(keepingOthers(element, set)) + written.slice(end);
  }, markup);
}

function readWrittenSlots(markup: string): readonly WrittenSlot[] {
  return locateTexts(markup).flatMap(({ start, end }): WrittenSlot[] => {
    const element = parseElement(markup.slice(start, end));
    const slot = element && readSlot(element)?.slot;
    return element === undefined || slot === undefined ? [] : [{ slot: sane(slot), element, start, end }];
  });
}

/** One element by itself; namespaces declared further up don't matter to reading a slot. */
function parseElement(markup: string): SvgElement | undefined {
  const [child] = parseSvg(`<svg>${markup}</svg>`).children;
  return typeof child === "object" ? child : undefined;
}

const SMALLEST = 4;
const LARGEST = 1_000;

/** Numbers as slides have them: the fit loop counts through what the markup says. */
function sane(slot: TextSlot): TextSlot {
  const { fit, lineHeight, tracking = 0, weight } = slot;
  return {
    ...slot,
    fit: { min: within(fit.min, SMALLEST, LARGEST), max: within(fit.max, SMALLEST, LARGEST) },
    lineHeight: within(lineHeight, 0.8, 4),
    tracking: within(tracking, -0.5, 2),
    weight: within(weight, 1, 1_000),
  };
}

/** What is no number at all becomes the least. */
function within(value: number, least: number, most: number): number {
  return Number.isNaN(value) ? Math.max(0, least) : Math.min(most, Math.max(least, value));
}

/** Attributes that a slot knows nothing of (a transform, a class, an opacity) stay on its element. */
function keepingOthers(before: SvgElement, after: SvgElement): SvgElement {
  const others = Object.entries(before.attributes).filter(([name]) => !Object.hasOwn(after.attributes, name));
  return { ...after, attributes: { ...after.attributes, ...Object.fromEntries(others) } };
}
