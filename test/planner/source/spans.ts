import { expect } from "vitest";
import type { SourceDocument } from "../../../src/planner/source/source-document.ts";

/** Checks that every text a document names is exactly its slice of the document's text. */
export function expectExactSpans(document: SourceDocument): void {
  const wrong: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [textKey, spanKey] of [
      ["text", "span"],
      ["label", "labelSpan"],
      ["display", "span"],
    ] as const) {
      const text: unknown = Reflect.get(value, textKey);
      const span: unknown = Reflect.get(value, spanKey);
      if (typeof text !== "string" || typeof span !== "object" || span === null) continue;
      const slice = document.text.slice(Number(Reflect.get(span, "start")), Number(Reflect.get(span, "end")));
      if (slice !== text) wrong.push(`${textKey}: "${text}" is not "${slice}"`);
    }
    Object.values(value).forEach(visit);
  };
  const { title, description, headings, units, facts } = document;
  visit([title, description, headings, units, facts]);
  expect(wrong).toEqual([]);
}
