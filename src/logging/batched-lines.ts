/**
 * Writes lines in their order, all of one turn of the event loop together: a write for each takes longer than making the
 * line. What is left when the process exits is written then.
 */
export function batchLines(write: (text: string) => void): (line: string) => void {
  let waiting = "";
  const flush = (): void => {
    const text = waiting;
    waiting = "";
    if (text !== "") write(text);
  };
  process.on("exit", flush);
  return (line) => {
    if (waiting === "") setImmediate(flush);
    waiting += line;
  };
}
