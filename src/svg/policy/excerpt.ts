const LENGTH = 60;

/** The beginning of something found, on one line, for a message. */
export function excerpt(text: string): string {
  const line = text
    .slice(0, 4 * LENGTH)
    .trim()
    .replace(/\s+/g, " ");
  return line.length < LENGTH && text.length < 4 * LENGTH ? line : `${line.slice(0, LENGTH - 1)}…`;
}

/** What browsers leave off both ends of an address: XML's white space, and not that of other scripts. */
export function trimAddress(value: string): string {
  return value.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, "");
}
