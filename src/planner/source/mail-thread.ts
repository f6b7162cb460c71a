import { readMailHeader } from "./mail-header.ts";

/** One message of a thread, without greeting, signature and what it quotes. */
export interface MailMessage {
  /** Who wrote it, where a line above it says so. */
  readonly from?: string;
  readonly body: string;
}

export interface MailThread {
  readonly subject?: string;
  /** Newest first, as mail programs have it. */
  readonly messages: readonly MailMessage[];
}

/** "On Tue, Ann Lee <ann@x.org> wrote:", in the words of mail programs. */
const WROTE =
  /^(?:On|Am|Le|El|Il|Op|Em|Den)\s.{4,160}?(?:wrote|schrieb(?:\s.{1,80})?|a écrit|escribió|ha scritto|schreef|escreveu|skrev)\s?:\s*$/u;
const DIVIDER =
  /^[-_]{2,}\s*(?:Original Message|Forwarded message|Ursprüngliche Nachricht|Weitergeleitete Nachricht|Message d['’]origine|Message transféré|Mensaje original|Mensaje reenviado)\s*[-_]{2,}\s*$/iu;
const SIGN_OFF =
  /^(?:(?:with )?(?:best|kind|warm|many)(?: regards| wishes)?|regards|cheers|thanks(?: again)?|many thanks|thank you|sincerely(?: yours)?|yours(?: truly| sincerely)?|all the best|talk soon|(?:viele|liebe|beste|herzliche|schöne) grüße|(?:mit )?(?:freundlichen|besten) grüßen|lg|vg|mfg|gruß|(?:bien )?cordialement|bien à vous|amicalement|merci|(?:un )?(?:cordial )?saludos?|atentamente|gracias|よろしくお願い(?:いた)?します|敬具)[,.!\s]*$/iu;
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|guten (?:tag|morgen)|moin|sehr geehrte[rs]?|bonjour|salut|ch(?:er|ère)s?|hola|estimad[oa]s?|buen(?:os|as) (?:días|tardes))(?![\p{L}])[^.:;?]{0,40}[,!]?\s*$/iu;
const DEVICE =
  /^(?:sent from|gesendet von|von meinem .{1,20} gesendet|envoyé (?:de|depuis)|enviado desde|get outlook for)\s?.{0,60}$/iu;
const DISCLAIMER = /confidential|privileged|vertraulich|confidentiel|confidencial/iu;
const DISCLAIMED = /recipient|delete|received (?:it|this)|error|empfänger|irrtümlich|destinataire|destinatario/iu;
/** Lines a sign-off has below it: name, role, telephone. */
const LONGEST_SIGNATURE = 8;

/** Reads a pasted mail or thread; `undefined` where a text has neither a header nor a line that announces a reply. */
export function readMailThread(text: string): MailThread | undefined {
  const header = readMailHeader(text);
  const lines = (header?.body ?? text).split("\n");
  const announced = lines.some((line) => WROTE.test(unquoted(line)) || DIVIDER.test(unquoted(line)));
  if (header === undefined && !announced) return undefined;
  const messages = segments(lines)
    .flatMap(messagesByDepth)
    .filter(({ body }) => body !== "");
  const [first, ...older] = messages;
  if (first === undefined) return undefined;
  return {
    ...(header?.subject === undefined ? {} : { subject: header.subject }),
    messages: [{ body: first.body }, ...older],
  };
}

/** Messages that follow each other without quotation marks, each with the header lines below its divider. */
function segments(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (DIVIDER.test(line)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

function depthOf(line: string): number {
  const [marks = ""] = /^(?:[ \t]*>)*/.exec(line) ?? [];
  return marks.replace(/[^>]/g, "").length;
}

function unquoted(line: string): string {
  return line.replace(/^(?:[ \t]*>)+[ \t]?/, "");
}

/** Lines of one depth of quotation are one message; the line that announces the next depth names its writer. */
function messagesByDepth(lines: readonly string[]): MailMessage[] {
  const header = readMailHeader(lines.join("\n"));
  const body = header === undefined ? lines : header.body.split("\n");
  const found = new Map<number, { from?: string; lines: string[] }>();
  const at = (depth: number): { from?: string; lines: string[] } => {
    const message = found.get(depth) ?? { lines: [] };
    found.set(depth, message);
    return message;
  };
  if (header?.from !== undefined) at(0).from = header.from;
  let follows = 0;
  for (const line of body) {
    const depth = depthOf(line) + follows;
    const words = unquoted(line);
    if (WROTE.test(words)) {
      const next = at(depth + 1);
      const from = writerIn(words);
      if (from !== undefined) next.from ??= from;
      // Some programs announce a reply and quote it without any mark.
      follows = quotesAbove(body, line) ? follows : follows + 1;
    } else at(depth).lines.push(words);
  }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([, { from, lines: own }]) => ({ ...(from === undefined ? {} : { from }), body: stripped(own, from) }));
}

/** Whether deeper quotation marks follow the line that announces them. */
function quotesAbove(lines: readonly string[], announcement: string): boolean {
  const next = lines
    .slice(lines.indexOf(announcement) + 1)
    .find((line) => unquoted(line).trim() !== "" || line.includes(">"));
  return next !== undefined && depthOf(next) > depthOf(announcement);
}

function writerIn(announcement: string): string | undefined {
  const named =
    /(?:,|\d\d|schrieb|um \d+:\d+)\s+([\p{Lu}\p{Lo}][\p{L}.'’ -]{1,40}?)\s*(?:<[^>]*>|wrote|a écrit|escribió|ha scritto|schreef|:)/u;
  return named.exec(announcement)?.[1]?.trim();
}

/** A message's own words. */
function stripped(lines: readonly string[], from = ""): string {
  const signature = lines.findIndex((line) => /^--\s?$/.test(line));
  const kept = signature < 0 ? [...lines] : lines.slice(0, signature);
  const off = kept.findLastIndex((line) => SIGN_OFF.test(line.trim()));
  const below = kept.slice(off + 1).filter((line) => line.trim() !== "");
  const signed = off >= 0 && below.length <= LONGEST_SIGNATURE && below.every((line) => line.length < 60);
  const own = (signed ? kept.slice(0, off) : kept).filter((line) => !DEVICE.test(line.trim()));
  const opening = own.findIndex((line) => line.trim() !== "");
  if (GREETING.test(own[opening]?.trim() ?? "")) own.splice(opening, 1);
  const paragraphs = own.join("\n").split(/\n[ \t]*\n+/);
  return paragraphs
    .filter((part) => !(DISCLAIMER.test(part) && DISCLAIMED.test(part)) && !isNameOf(from, part))
    .join("\n\n")
    .trim();
}

/** A paragraph that is nothing but the writer's name, or a part of it. */
function isNameOf(from: string, part: string): boolean {
  const name = part.trim().replace(/[.,!]$/, "");
  return name !== "" && from !== "" && ` ${from} `.includes(` ${name} `);
}
