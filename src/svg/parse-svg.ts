import { SaxesParser } from "saxes";
import { AppError } from "../shared/app-error.ts";
import type { SvgElement } from "./element.ts";

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: (SvgElement | string)[];
}

const MAX_DEPTH = 128;

/**
 * Parses SVG markup strictly. Comments are dropped, CDATA becomes text, attribute values stay strings.
 * Throws `unsafe_content` for markup that is not well-formed, has a DOCTYPE or processing instruction, nests deeper
 * than 128 elements, or whose root is not `svg`.
 */
export function parseSvg(markup: string): SvgElement {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: OpenElement[] = [];
  let root: SvgElement | undefined;
  const addText = (text: string): void => {
    open.at(-1)?.children.push(text);
  };
  parser.on("error", (error) => {
    throw refusal(`The markup is not well-formed XML (${error.message}).`);
  });
  parser.on("doctype", () => {
    throw refusal("A DOCTYPE is not allowed.");
  });
  parser.on("processinginstruction", ({ target }) => {
    throw refusal(`The processing instruction <?${target}?> is not allowed.`);
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length >= MAX_DEPTH) throw refusal(`Elements may be nested at most ${MAX_DEPTH} deep.`);
    open.push({ name, attributes: { ...attributes }, children: [] });
  });
  parser.on("closetag", () => {
    const closed = open.pop();
    if (closed === undefined) return;
    const parent = open.at(-1);
    if (parent === undefined) root = closed;
    else parent.children.push(closed);
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.write(markup).close();
  if (root === undefined || root.name !== "svg") throw refusal("The root element must be <svg>.");
  return root;
}

function refusal(message: string): AppError {
  return new AppError("unsafe_content", message, { details: { rule: "well-formed" } });
}
