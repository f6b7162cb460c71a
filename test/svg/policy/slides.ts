/** A slide around what is drawn on it. */
export function slide(content: string, attributes = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1920 1080"${attributes}>${content}</svg>`;
}

/** HTML on a slide. */
export function html(content: string): string {
  return slide(
    `<foreignObject width="9" height="9"><div xmlns="http://www.w3.org/1999/xhtml">${content}</div></foreignObject>`,
  );
}

/** One transparent pixel. */
export const PNG =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export function base64(text: string): string {
  return Buffer.from(text, "utf8").toString("base64");
}
