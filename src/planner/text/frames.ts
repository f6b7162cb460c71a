import { FRAME_TOPICS, FRAMES, FRAMES_BEHIND } from "../language/frames.ts";
import type { LanguageRules } from "../language/language-rules.ts";
import { wordCount } from "./word-count.ts";
import { OPENING_MARKS } from "./opening-marks.ts";

interface Frame {
  readonly front: RegExp;
  readonly behind: RegExp;
  readonly topic: RegExp;
}

/** Words that have to be left without the frame. */
const FEWEST_WORDS = 4;
/** "that", "dass" and the like end as words do; a colon or an elision ends by itself. */
const ENDS = "(?:(?<=[:：，’'])|(?![\\p{L}\\p{M}]))";
const COLON = /[:：]\s*$/u;
const NEVER = /(?!)/u;
/** A few words between the opening of a topic and its comma. */
const TOPIC = "\\s+([^,.;:\\p{N}]{3,40}),\\s+";
const MOST_TOPIC_WORDS = 4;
/** Groups and named places bound what is said of them: "Looking at newcomers, we see that half …". */
const BOUNDS = /s$|(?:^|\s)\p{Lu}\S*$|^(?:the|this|last|next)\s/u;
const compiled = new Map<string, Frame>();

/**
 * The sentence without a main clause that only reports what the clause behind it says: "The second lesson we learned is that
 * A.", "Looking at pricing, we see that A." say A. As it is where too little would be left for a sentence.
 */
export function withoutFrame(text: string, rules: LanguageRules): string {
  const { front, behind, topic } = framesOf(rules.language);
  const rest = text.replace(topic, (whole, about: string) => (isPlainTopic(about) ? "" : whole));
  const bare = (front.test(rest) ? rest.replace(front, "") : text).replace(behind, "");
  if (bare === text || wordCount(bare) < FEWEST_WORDS || /^[,;]/u.test(bare)) return text;
  // "that" always opens a clause, a colon may open a mere name.
  const [frame = ""] = front.exec(rest) ?? [];
  return !COLON.test(frame) || rules.hasVerb(bare) ? bare : text;
}

/** A subject matter that its clause goes on to name, not those or the place of which alone it holds. */
function isPlainTopic(about: string): boolean {
  return wordCount(about) <= MOST_TOPIC_WORDS && !BOUNDS.test(about);
}

function framesOf(language: string): Frame {
  const found = compiled.get(language);
  if (found !== undefined) return found;
  const frames = FRAMES[language];
  const topics = FRAME_TOPICS[language];
  const behind = FRAMES_BEHIND[language];
  const frame = {
    front: frames === undefined ? NEVER : new RegExp(`${OPENING_MARKS}(?:${frames})${ENDS}\\s*`, "iu"),
    behind: behind === undefined ? NEVER : new RegExp(`(?:${behind})(?=[。．.]?$)`, "u"),
    topic: topics === undefined ? NEVER : new RegExp(`${OPENING_MARKS}(?:${topics})${TOPIC}`, "iu"),
  };
  compiled.set(language, frame);
  return frame;
}
