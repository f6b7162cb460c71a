import { displayLength } from "../../deck/display-length.ts";

/** Words of one language to make slot texts of any length from. */
export interface SampleText {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  /** "" for languages written without spaces. */
  readonly joiner: string;
  readonly words: readonly string[];
}

/** Plain English for specimen sheets. */
export const ENGLISH_SAMPLE: SampleText = {
  language: "en",
  direction: "ltr",
  joiner: " ",
  words: (
    "Small teams ship faster when every review starts in writing and nobody waits for a meeting to decide " +
    "because clear notes travel further than calendar invites and a shared page keeps the reasons next to the work " +
    "so that new colleagues can read why a choice was made and improve it without asking twice"
  ).split(" "),
};

/** As many words as fit into `capacity` half-ems, starting at word `offset`; at least one word. */
export function textOfLength(sample: SampleText, capacity: number, offset = 0): string {
  const { words, joiner } = sample;
  const wordAt = (index: number): string => words[(offset + index) % words.length] ?? "";
  let text = wordAt(0);
  for (let index = 1; ; index++) {
    const longer = `${text}${joiner}${wordAt(index)}`;
    if (displayLength(longer) > capacity) break;
    text = longer;
  }
  return `${text.charAt(0).toLocaleUpperCase(sample.language)}${text.slice(1)}`;
}
