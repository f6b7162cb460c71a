import { SaxesParser } from "saxes";

/** A `<text>` element in markup: `start` and `end` are UTF-16 positions, `end` behind its closing tag. */
export interface TextPlace {
  readonly id: string | undefined;
  readonly start: number;
  readonly end: number;
}

/** Where the `<text>` elements of well-formed markup stand, in order. What is around them can be kept as it was written. */
export function locateTexts(markup: string): readonly TextPlace[] {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const places: TextPlace[] = [];
  const open: { name: string; id: string | undefined; start: number }[] = [];
  let start = 0;
  parser.on("opentagstart", () => {
    start = markup.lastIndexOf("<", parser.position - 1);
  });
  parser.on("opentag", ({ name, attributes }) => {
    open.push({ name, id: attributes["id"], start });
  });
  parser.on("closetag", () => {
    const closed = open.pop();
    if (closed?.name === "text") places.push({ id: closed.id, start: closed.start, end: parser.position });
  });
  parser.write(markup).close();
  return places;
}
