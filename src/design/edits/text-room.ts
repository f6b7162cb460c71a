import { invalidFields, type AppError, type FieldIssue } from "../../shared/app-error.ts";
import { nearest } from "../../shared/nearest.ts";

const SUGGESTIONS = 3;
/** Measuring how much fits takes a dozen attempts each; the rest comes to light once these are mended. */
const MOST_MEASURED = 3;

/** Texts of a slide by the id of their slot. */
export type SlotTexts = Readonly<Record<string, string>>;

/** Whether a slide stands with these texts. */
export type Fits = (texts: SlotTexts) => boolean | Promise<boolean>;

/** Refuses ids that the slide does not have, naming those most like them; `undefined` where it has them all. */
export function unknownSlots(texts: SlotTexts, known: readonly string[]): AppError | undefined {
  const issues = Object.keys(texts)
    .filter((id) => !known.includes(id))
    .map((id): FieldIssue => ({ path: pathOf(id), message: unknownSlot(id, known) }));
  return issues.length === 0 ? undefined : invalidFields(issues);
}

function unknownSlot(id: string, known: readonly string[]): string {
  if (known.length === 0) return "This slide has no text that can be set anew; send svg_content instead.";
  return `This slide has no text of that id. Nearest: ${nearest(id, known, SUGGESTIONS).join(", ")}.`;
}

/**
 * Says of texts that don't stand together how much of each would. A text that is too long even beside what the slide
 * says now is named alone; else all of them are.
 */
export async function tooLong(texts: SlotTexts, fits: Fits): Promise<AppError> {
  const alone: FieldIssue[] = [];
  for (const [id, text] of Object.entries(texts)) {
    if (alone.length === MOST_MEASURED) break;
    const room = await roomFor(text, (shorter) => fits({ [id]: shorter }));
    if (room < lengthOf(text)) alone.push(issueOf(id, text, room));
  }
  if (alone.length > 0) return invalidFields(alone);
  const share = await largestShare((tenths) => fits(shortened(texts, tenths)));
  return invalidFields(
    Object.entries(texts).map(([id, text]) => issueOf(id, text, Math.floor((lengthOf(text) * share) / 10))),
  );
}

function issueOf(id: string, text: string, room: number): FieldIssue {
  const found = lengthOf(text).toLocaleString("en");
  const message =
    room === 0
      ? `Does not fit at any size; it has ${found} characters. Leave it as it is, or send svg_content with more room.`
      : `Does not fit at any size: it has ${found} characters, and about ${room.toLocaleString("en")} fit. Shorten it.`;
  return { path: pathOf(id), message };
}

function pathOf(id: string): string {
  return `patch_slide.texts.${id}`;
}

/** How many characters of a text stand: bisection, since a shorter text hardly ever takes more room. */
async function roomFor(text: string, fits: (text: string) => boolean | Promise<boolean>): Promise<number> {
  if (await fits(text)) return lengthOf(text);
  let good = 0;
  let bad = lengthOf(text);
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await fits(beginning(text, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

async function largestShare(fits: (tenths: number) => boolean | Promise<boolean>): Promise<number> {
  for (let tenths = 9; tenths > 0; tenths--) if (await fits(tenths)) return tenths;
  return 0;
}

function shortened(texts: SlotTexts, tenths: number): SlotTexts {
  const shorter = (text: string): string => beginning(text, Math.floor((lengthOf(text) * tenths) / 10));
  return Object.fromEntries(Object.entries(texts).map(([id, text]): [string, string] => [id, shorter(text)]));
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Of the composed text: fonts are loaded for its letters, not for those a mark was taken from. */
function beginning(text: string, characters: number): string {
  return Array.from(text.normalize("NFC")).slice(0, characters).join("").trimEnd();
}
