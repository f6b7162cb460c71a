import type { SvgAttributes, SvgElement } from "../../svg/element.ts";
import { parseLength } from "../../svg/length.ts";
import { attribute } from "../../svg/walk.ts";
import { enter, type FontContext } from "./font-context.ts";

/** A stretch of text in one style. `paint` holds the attributes of its own `<tspan>`s that say how it is painted. */
export interface TextSpan {
  readonly text: string;
  readonly font: FontContext;
  readonly paint: SvgAttributes;
  readonly dx: number;
  readonly dy: number;
}

/** Text that hangs from one anchor point (an SVG text chunk): a new one starts wherever x or y is given. */
export interface TextChunk {
  readonly x: number;
  readonly y: number;
  readonly spans: readonly TextSpan[];
}

const NOT_PAINT =
  /^(?:id|x|y|dx|dy|rotate|textLength|lengthAdjust|direction|unicode-bidi|lang|xml:.*|data-.*|text-.*|font.*|letter-spacing|word-spacing|xmlns.*|role|aria-.*)$/;

/** The attributes of an element that are not about setting text: fill, stroke, opacity, transform, style and so on. */
export function paintAttributes(element: SvgElement): SvgAttributes {
  return Object.fromEntries(Object.entries(element.attributes).filter(([name]) => !NOT_PAINT.test(name)));
}

/**
 * Reads a `<text>` element into chunks, nested `<tspan>`s and links included; blanks collapse as SVG says.
 * Of per-letter position lists the first value counts; text on a path is not read.
 */
export function readText(text: SvgElement, outer: FontContext): TextChunk[] {
  const reader = new TextReader();
  reader.read(text, enter(text, outer), {});
  return reader.finish();
}

class TextReader {
  readonly #chunks: { x: number; y: number; spans: TextSpan[] }[] = [{ x: 0, y: 0, spans: [] }];
  #afterBlank = true;
  #dx = 0;
  #dy = 0;

  read(element: SvgElement, font: FontContext, paint: SvgAttributes): void {
    this.#moveTo(element, font);
    for (const child of element.children) {
      if (typeof child === "string") this.#add(child, font, paint);
      else if (child.name === "tspan" || child.name === "a") {
        this.read(child, enter(child, font), { ...paint, ...paintAttributes(child) });
      }
    }
  }

  finish(): TextChunk[] {
    this.#trimEnd();
    return this.#chunks.filter(({ spans }) => spans.length > 0);
  }

  #moveTo(element: SvgElement, { size }: FontContext): void {
    const first = (name: string): number | undefined =>
      parseLength(
        attribute(element, name)
          ?.trim()
          .split(/[\s,]+/)[0],
        0,
        size,
      );
    const x = first("x");
    const y = first("y");
    this.#dx += first("dx") ?? 0;
    this.#dy += first("dy") ?? 0;
    if (x === undefined && y === undefined) return;
    this.#trimEnd();
    const last = this.#chunks.at(-1);
    this.#chunks.push({ x: x ?? last?.x ?? 0, y: y ?? last?.y ?? 0, spans: [] });
    this.#afterBlank = true;
  }

  #add(raw: string, font: FontContext, paint: SvgAttributes): void {
    let text = font.preserveSpaces ? raw.replace(/[\n\t]/g, " ") : raw.replace(/[ \n\t\r]+/g, " ");
    if (!font.preserveSpaces && this.#afterBlank) text = text.replace(/^ /, "");
    if (text === "") return;
    this.#afterBlank = text.endsWith(" ");
    const shown = font.upperCase ? text.toLocaleUpperCase(font.language) : text;
    this.#chunks.at(-1)?.spans.push({ text: shown, font, paint, dx: this.#dx, dy: this.#dy });
    this.#dx = 0;
    this.#dy = 0;
  }

  /** A blank at the end of a chunk is not drawn and must not shift its anchor. */
  #trimEnd(): void {
    const spans = this.#chunks.at(-1)?.spans;
    const last = spans?.pop();
    if (spans === undefined || last === undefined) return;
    const text = last.font.preserveSpaces ? last.text : last.text.trimEnd();
    if (text !== "") spans.push({ ...last, text });
  }
}
