const FIELD =
  /^(subject|from|to|cc|bcc|date|sent|reply-to|betreff|von|an|datum|gesendet|objet|de|à|date|asunto|para|fecha)[ \t]*:[ \t]*(.*)$/i;
const SUBJECT = /^(?:subject|betreff|objet|asunto)$/i;
const REPLY = /^(?:(?:re|fwd?|aw|wg|rv|tr)[ \t]*:[ \t]*)+/i;

/** Splits the header of a pasted message off its text; `undefined` where a text does not begin with one. */
export function readMailHeader(text: string): { readonly subject?: string; readonly body: string } | undefined {
  const lines = text.trimStart().split("\n");
  const length = lines.findIndex((line) => !FIELD.test(line));
  if (length < 2) return undefined;
  const fields = lines.slice(0, length).map((line) => FIELD.exec(line) ?? []);
  const subject = fields
    .find(([, name = ""]) => SUBJECT.test(name))?.[2]
    ?.replace(REPLY, "")
    .trim();
  const body = lines.slice(length).join("\n");
  return subject === undefined || subject === "" ? { body } : { subject, body };
}
