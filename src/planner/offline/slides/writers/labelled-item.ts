import { displayLength } from "../../../../deck/display-length.ts";
import type { SlideContent } from "../../../../deck/slide-content.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import type { ListItem } from "../../../source/source-document.ts";
import { capitalised } from "../../../text/shorten.ts";
import type { Section } from "../../digest/sections.ts";
import { fits, phraseOf } from "../../wording.ts";
import { headingText, isBareFigure, kickerFor } from "../headline.ts";
import { bodyRoom, titleRoom } from "../room.ts";

const KICKER_LENGTH = 40;

/** "Name: what it is." as headline and body, every word of it; a date stands above what it dates. None where it does not fit. */
export function labelledItem(item: ListItem, section: Section, rules: LanguageRules): SlideContent | undefined {
  const { label, labelSpan, text, span } = item;
  if (label === undefined || labelSpan === undefined || text === "") return undefined;
  const title = headingText(label, rules);
  const matter = phraseOf(capitalised(text, rules.language), { text, span });
  if (isBareFigure(title)) {
    if (displayLength(title) > KICKER_LENGTH || !fits(text, { length: titleRoom("statement") })) return undefined;
    return { type: "statement", kicker: { text: title, sources: [labelSpan] }, title: matter };
  }
  if (!fits(title, { length: titleRoom("tip") })) return undefined;
  if (displayLength(text) > bodyRoom("tip")) return undefined;
  const kicker = kickerFor(section, title, rules);
  const head = { ...(kicker === undefined ? {} : { kicker }), title: { text: title, sources: [labelSpan] } };
  return { type: "tip", ...head, body: matter };
}
