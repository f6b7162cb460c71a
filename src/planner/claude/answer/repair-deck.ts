import type { Correspondent } from "../client/correspondent.ts";
import { ModelFailure } from "../client/failure.ts";
import { repairText, slidesAtFault } from "../prompt/repair-text.ts";
import type { ClaudeSettings } from "../settings.ts";
import type { Fault } from "../slides/fault.ts";
import { type Prompt, repairQuestion, type Rung } from "./ladder.ts";
import { type RawDeck, rawDeckOf, type RawSlide } from "./raw-deck.ts";
import { readJson } from "./read-json.ts";

const MOST_ROUNDS = 2;
/** A round is not begun with less time than this. */
const LEAST_TIME_MS = 8_000;

export interface RepairDesk {
  readonly correspondent: Correspondent;
  readonly rung: Rung;
  readonly prompt: Prompt;
  readonly settings: ClaudeSettings;
  /** What is wrong with these slides. */
  review(slides: ReadonlyMap<string, RawSlide>): readonly Fault[];
}

/**
 * Sends the slides at fault back, and only those, at most twice and as long as there is time; matters of style alone
 * once. Returns all slides as they are afterwards: what a failed round leaves is for others to mend.
 */
export async function repairDeck(deck: RawDeck, desk: RepairDesk): Promise<ReadonlyMap<string, RawSlide>> {
  let { slides } = deck;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const faults = desk.review(slides).filter(({ minor }) => minor !== true || round === 0);
    if (faults.length === 0 || desk.correspondent.timeLeftMs < LEAST_TIME_MS) break;
    const mended = await mendedSlides(slides, faults, desk);
    if (mended === undefined) break;
    slides = new Map([...slides, ...mended]);
  }
  return slides;
}

/** The slides written again; undefined where the model gave none. */
async function mendedSlides(
  slides: ReadonlyMap<string, RawSlide>,
  faults: readonly Fault[],
  { correspondent, rung, prompt, settings }: RepairDesk,
): Promise<ReadonlyMap<string, RawSlide> | undefined> {
  const keys = slidesAtFault(faults);
  const written = JSON.stringify(Object.fromEntries(slides));
  try {
    const question = repairQuestion(rung, prompt, { keys, written, complaint: repairText(faults) }, settings);
    const message = await correspondent.ask(question);
    const text = message.content.flatMap((block) => (block.type === "text" ? block.text : [])).join("");
    const found = rawDeckOf(readJson(text))?.slides;
    return found && new Map([...found].filter(([key]) => keys.includes(key)));
  } catch (error) {
    if (error instanceof ModelFailure) return undefined;
    throw error;
  }
}
