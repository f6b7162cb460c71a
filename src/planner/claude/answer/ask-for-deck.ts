import type { Correspondent } from "../client/correspondent.ts";
import { ModelFailure } from "../client/failure.ts";
import type { ClaudeSettings } from "../settings.ts";
import { deckQuestion, type Ladder, type Prompt, type Rung } from "./ladder.ts";
import { type RawDeck, rawDeckOf } from "./raw-deck.ts";
import { readJson } from "./read-json.ts";

/** Share of the slides from which an answer that came too late is still worth keeping. */
const WORTH_KEEPING = 2 / 3;
/** Where the writing of the deck begins and ends on the way through planning. */
const WRITING = { from: 0.15, to: 0.8 };

export interface DeckAnswer {
  readonly deck: RawDeck;
  /** The form in which later questions are asked as well. */
  readonly rung: Rung;
}

/**
 * Asks for a whole deck, in the strictest form that the server takes. What is cut short counts as far as it came: slides
 * that are missing are written again with those at fault. Throws `ModelFailure`.
 */
export async function askForDeck(
  correspondent: Correspondent,
  ladder: Ladder,
  prompt: Prompt,
  keys: readonly string[],
  settings: ClaudeSettings,
): Promise<DeckAnswer> {
  let failure = new ModelFailure("unreadable");
  let rungs = ladder.rungs;
  for (let [rung] = rungs; rung !== undefined; [rung] = rungs) {
    rungs = rungs.slice(1);
    try {
      const deck = await deckIn(correspondent, rung, prompt, keys, settings);
      if (deck !== undefined) {
        ladder.hold(rung);
        return { deck, rung };
      }
      // A server that heeds no schema at all: only being told is left.
      rungs = rungs.slice(-1);
    } catch (error) {
      if (!(error instanceof ModelFailure) || error.kind !== "unsupported") throw error;
      failure = error;
    }
  }
  throw failure;
}

async function deckIn(
  correspondent: Correspondent,
  rung: Rung,
  prompt: Prompt,
  keys: readonly string[],
  settings: ClaudeSettings,
): Promise<RawDeck | undefined> {
  const heard = (text: string): void => {
    const begun = text.match(/"type"\s*:/g)?.length ?? 0;
    correspondent.report(WRITING.from + (WRITING.to - WRITING.from) * Math.min(1, begun / keys.length));
  };
  try {
    const message = await correspondent.ask(deckQuestion(rung, prompt, keys, settings), { heard: sparingly(heard) });
    if (message.stop_reason === "refusal") throw new ModelFailure("refused");
    const deck = deckFrom(message.content.flatMap((block) => (block.type === "text" ? block.text : [])).join(""));
    // Cut off before the first slide was complete: no other form will make it shorter.
    if (deck === undefined && message.stop_reason !== "end_turn") throw new ModelFailure("unreadable");
    return deck;
  } catch (error) {
    const deck = error instanceof ModelFailure ? deckFrom(error.partial) : undefined;
    if (deck !== undefined && deck.slides.size >= keys.length * WORTH_KEEPING) return deck;
    throw error;
  }
}

function deckFrom(text: string): RawDeck | undefined {
  return rawDeckOf(readJson(text));
}

const STEP = 400;

/** Calls through once for every few hundred characters more. */
function sparingly(heard: (text: string) => void): (text: string) => void {
  let told = 0;
  return (text) => {
    if (text.length < told + STEP) return;
    told = text.length;
    heard(text);
  };
}
