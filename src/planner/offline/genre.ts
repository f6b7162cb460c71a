import { displayLength } from "../../deck/display-length.ts";
import type { Digest } from "./digest/digest.ts";
import { isCourtesy } from "../text/asides.ts";
import { recordsMeeting } from "./digest/meeting.ts";

/** What a text is, as far as it decides what its author is asked for. */
export type Genre = "speech" | "minutes" | "article";

/** What a spoken text with a title is called. */
const OF_SPEECHES =
  /(?:^|\P{L})(?:speech|remarks|address|keynote|eulogy|toast|sermon|rede|ansprache|grußwort|festrede|discours|allocution|discurso|discorso|toespraak|речь|выступление|обращение)(?:\P{L}|$)|演説|スピーチ|挨拶|연설|演讲|演講|致辞|致辭|خطاب|كلمة|נאום|भाषण/iu;
/** "Fellow citizens:", "Liebe Gäste," as a line of its own. */
const SALUTATION = /^[^.?？。]{3,}[:,!：，！、،]$/u;
const LONGEST_SALUTATION = 60;
/** Share of sentences in the first person from which on a text without headings or lists is spoken. */
const SPOKEN = 0.2;

/** The kind of a text by its make-up: minutes by their headings, a speech by whom it turns to and who speaks. */
export function genreOf({ source, claims, rules }: Digest): Genre {
  if (recordsMeeting(source)) return "minutes";
  const name = source.title?.text ?? "";
  const prose = source.headings.length === 0 && source.units.every(({ kind }) => kind === "paragraph");
  if (!prose) return "article";
  const [first] = source.units;
  const opening = first?.text.split("\n", 1)[0] ?? "";
  if (SALUTATION.test(opening) && displayLength(opening) <= LONGEST_SALUTATION) return "speech";
  // Under a title of its own an author who says "I" and "we" writes: nobody is greeted.
  const titled = source.title !== undefined && !OF_SPEECHES.test(name);
  if (titled && !isCourtesy(first?.sentences[0]?.text ?? "", rules)) return "article";
  const spoken = claims.filter(({ sentence }) => rules.contains("narrator", sentence.text)).length;
  return spoken >= 2 && spoken >= claims.length * SPOKEN ? "speech" : "article";
}
