const FIELD =
  /^\**(subject|from|to|cc|bcc|date|sent|reply-to|betreff|von|an|datum|gesendet|objet|de|à|date|envoyé|asunto|para|fecha|enviado)\**[ \t]*:\**[ \t]*(.*)$/i;
const SUBJECT = /^(?:subject|betreff|objet|asunto)$/i;
const FROM = /^(?:from|von|de)$/i;
const REPLY = /^(?:(?:re|fwd?|aw|wg|rv|tr)[ \t]*:[ \t]*)+/i;

export interface MailHeader {
  readonly subject?: string;
  /** The writer's name, without the address. */
  readonly from?: string;
  readonly body: string;
}

/** Splits the header of a pasted message off its text; `undefined` where a text does not begin with one. */
export function readMailHeader(text: string): MailHeader | undefined {
  const lines = text.trimStart().split("\n");
  const length = lines.findIndex((line) => !FIELD.test(line));
  if (length < 2) return undefined;
  const fields = lines.slice(0, length).map((line) => FIELD.exec(line) ?? []);
  const value = (wanted: RegExp): string | undefined => fields.find(([, name = ""]) => wanted.test(name))?.[2];
  const subject = value(SUBJECT)?.replace(REPLY, "").trim();
  const from = value(FROM)
    ?.replace(/<[^>]*>|\[[^\]]*\]|["']/g, "")
    .trim();
  return {
    ...(subject === undefined || subject === "" ? {} : { subject }),
    ...(from === undefined || from === "" || from.includes("@") ? {} : { from }),
    body: lines.slice(length).join("\n"),
  };
}
