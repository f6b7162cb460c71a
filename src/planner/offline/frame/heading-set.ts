import { displayLength } from "../../../deck/display-length.ts";
import { itemTextRoom, SLOT_CONTRACTS } from "../../../deck/slot-contracts.ts";
import type { Item, Phrase } from "../../../deck/slide-content.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import { capitalised } from "../../text/shorten.ts";
import { isQuestion } from "../../text/standing.ts";
import { wordCount } from "../../text/word-count.ts";
import type { BodySlide } from "../body.ts";
import type { Digest } from "../digest/digest.ts";
import { lineage, type Section } from "../digest/sections.ts";
import { headingPhrase, isAssertive, isBareFigure } from "../slides/headline.ts";
import { phraseOf } from "../wording.ts";
import { isQuestionTime, isThanks, ordersByForm } from "./closing-words.ts";
import { namesSummary } from "./conclusion.ts";

const FEWEST = 3;
const MOST = SLOT_CONTRACTS.recap.items?.max ?? 6;
const MOST_WORDS = 12;
/** Share of the headings beside each other that say what to do or what is so, and of the slides under them. */
const ALIKE = 0.6;
const MOSTLY = 0.5;
/** "Lesson #3: …", "2) …", "Étape 4 – …". */
const COUNTED = /^(?:\p{L}+\s)?(?:#|n[.º°]\s?)?\p{Nd}{1,2}\s*(?:[.):：]|[–—-])\s*/iu;
const LOOSE_END = /[\s:：.。;；,，…]+$/u;

/** How headings name something to do where that is no order: infinitives, nouns made of verbs, a verb in front. */
const NAMES_DOING: Readonly<Record<string, RegExp>> = {
  de: /\s\p{Ll}+(?:en|eln|ern)$/u,
  nl: /\s\p{Ll}+en$/u,
  fr: /^(?:(?:ne pas|se|s[’'])\s?)?\p{L}{2,}(?:er|ir|re|oir)\s/iu,
  es: /^\p{L}{2,}(?:ar|er|ir)(?:se|l[oa]s?)?\s/iu,
  pt: /^\p{L}{2,}(?:ar|er|ir)(?:-se)?\s/iu,
  it: /^\p{L}{2,}(?:are|ere|ire|arsi|ersi|irsi)\s/iu,
  ru: /^\p{L}{2,}(?:ть|ти|ться)\s/iu,
  ja: /(?:する|しよう|[くぐすつぬぶむる])$/u,
  ko: /기$/u,
  hi: /ना$/u,
  zh: /^(?:选择|挑选|选好|规划|计划|记录|养成|设定|设置|制定|检查|确保|使用|利用|保持|避免|准备|学会|学习|建立|了解|找到|寻找|安排|关注|注意|提高|减少|控制|整理|收集|分享|参与|加入|获取|创建|编写|测试|練習|练习|選擇|規劃|記錄|準備|檢查|建立)./u,
};

/**
 * The headings of sections beside each other as the rows of a summary, where most of them say what to do or what is so,
 * the deck is mostly about them and shows each; none where there are more of them than rows.
 */
export function headingSet(body: readonly BodySlide[], digest: Digest): readonly Item[] {
  const parents = new Set(digest.sections.all.map(({ parent }) => parent));
  const sets = [...parents].map((parent) => membersOf(parent, digest));
  return sets.map((set) => rowsOf(set, body, digest.rules)).find((rows) => rows.length >= FEWEST) ?? [];
}

function membersOf(parent: Section | undefined, { sections, rules }: Digest): readonly Section[] {
  return sections.all.filter((section) => {
    if (section.heading === undefined || section.parent !== parent) return false;
    const text = section.heading.text.replace(LOOSE_END, "");
    return !isThanks(text) && !isQuestionTime(text) && !namesSummary(text) && !rules.isWord("backMatter", text);
  });
}

function rowsOf(set: readonly Section[], body: readonly BodySlide[], rules: LanguageRules): readonly Item[] {
  const told = body.filter((slide) => set.some((section) => isOf(section, slide)));
  if (set.length < FEWEST || told.length < body.length * MOSTLY) return [];
  const saying = set.filter((section) => says(section, rules));
  if (saying.length < set.length * ALIKE) return [];
  const rows = areCounted(set) ? set : saying;
  if (rows.length < FEWEST || rows.length > MOST) return [];
  if (!rows.every((section) => body.some((slide) => isOf(section, slide)))) return [];
  const length = itemTextRoom("recap", rows.length);
  const items = rows.flatMap((section): readonly Item[] => {
    const phrase = rowPhrase(section, rules);
    if (phrase === undefined || displayLength(phrase.text) > length) return [];
    return wordCount(phrase.text) > MOST_WORDS ? [] : [{ text: phrase }];
  });
  return items.length < rows.length ? [] : items;
}

/** Whether a slide speaks of a section, alone or beside others. */
function isOf(section: Section, { segment, chosen }: BodySlide): boolean {
  return [segment.section, ...chosen.uses.map((claim) => claim.section)].some((at) => lineage(at).includes(section));
}

/** "Lesson 1", "Lesson 2": what counts like its neighbours is one of them, whatever it says. */
function areCounted(set: readonly Section[]): boolean {
  return set.filter(({ heading }) => COUNTED.test(heading?.text ?? "")).length >= set.length * ALIKE;
}

/** Whether a heading asks for something, names something to do or claims something. */
function says(section: Section, rules: LanguageRules): boolean {
  const text = rowPhrase(section, rules)?.text ?? "";
  if (text === "" || isQuestion(text) || rules.opensWith("interrogatives", text) || /\p{Nd}/u.test(text)) return false;
  return (
    rules.opensWith("imperatives", text) ||
    rules.opensWithOrder(text) ||
    ordersByForm(text, rules.language) ||
    (NAMES_DOING[rules.language]?.test(text) ?? false) ||
    isAssertive(text, rules)
  );
}

function rowPhrase(section: Section, rules: LanguageRules): Phrase | undefined {
  const heading = section.heading;
  const whole = headingPhrase(section, rules);
  if (heading === undefined || whole === undefined || isBareFigure(whole.text)) return undefined;
  const text = whole.text.replace(COUNTED, "").replace(LOOSE_END, "");
  return text === "" ? undefined : phraseOf(capitalised(text, rules.language), heading);
}
