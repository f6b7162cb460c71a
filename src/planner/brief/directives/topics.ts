import { isAboutLooks, styleTags } from "../../../deck/style-words.ts";
import type { SlideType } from "../../../deck/slide-types.ts";
import type { Finding } from "../brief.ts";
import { slideTypesFor } from "../slide-type-words.ts";
import { audienceFinding } from "./audience.ts";
import { either, phrasePattern, restAs, membersOf, topicOf, type Directive } from "./directive.ts";

const WHAT = restAs("what");
const OF = "(?: de| du| des| d['’]| del)?";

/** Ways to ask for something to be left out, the object as `what`. */
const LEAVE_OUT: readonly string[] = [
  `lass\\p{L}*(?: Sie)?\\s+(?<what>\\S.*?)\\s+(?:weg|aus|raus)(?: bitte)?\\s*$`,
  `(?<what>\\S.*?)\\s+(?:weglassen|auslassen|rauslassen|überspringen|nicht erwähnen|ignorieren|streichen)\\s*$`,
  `(?:erwähn\\p{L}*|zeig\\p{L}*|nenn\\p{L}*)(?: bitte)?\\s+(?!keine?\\b)(?<what>\\S.*?)\\s+nicht\\s*$`,
  `(?:ohne|(?:erwähn\\p{L}*|verwend\\p{L}*|nutz\\p{L}*|zeig\\p{L}*)? ?keine?[nmr]?|keinerlei|nichts? (?:über|zu[mr]?|von|erwähnen:?)|verzicht\\p{L}*(?: bitte)? auf|überspring\\p{L}*|ignorier\\p{L}*|vermeid\\p{L}*|streich\\p{L}*)\\s+${WHAT}`,
  `(?:laiss\\p{L}+ (?:de côté|tomber)|sans(?: parler${OF}| mentionner| aborder)?|(?:ne |n['’])\\p{L}+ (?:pas|jamais|plus|aucune?)${OF}|pas${OF}|pas d['’]|aucune?|oubli\\p{L}+|omet\\p{L}+|exclu\\p{L}*|rien sur|enl[eè]v\\p{L}+|supprim\\p{L}+|ignor\\p{L}+|évit\\p{L}+|saut(?:e|ez|er))(?:\\s+|(?<=['’]))${WHAT}`,
  `(?:omit\\p{L}+|dej\\p{L}+ (?:fuera|de lado)|sin(?: hablar${OF}| mencionar)?|no (?:habl|mencion|inclu|us|pong|muestr|añad|quier)\\p{L}*${OF}|exclu\\p{L}+|nada (?:de|sobre)|quit(?:a|ar|e|en)|elimin\\p{L}+|ignor\\p{L}+|evit\\p{L}+|sált\\p{L}+|salt(?:a|ar|e)|excepto)\\s+${WHAT}`,
  `(?:leave|keep|cut|take)\\s+(?!out\\b|away\\b)(?<what>\\S.*?)\\s+(?:out|away)(?: of it| please)?\\s*$`,
  `(?:leave out|leave away|(?:do not|don['’]t|never) (?:mention|talk about|discuss|include|cover|show|use|add|touch on|go into|write about|want|need)|skip(?: over)?|exclud(?:e|ing)|omit|ignore|drop|remove|cut(?: out)?|avoid|keep out|no mention of|nothing (?:about|on)|without(?: mentioning| talking about)?|except(?: for)?|no(?! sea| es| son| ser)|minus):?\\s+${WHAT}`,
];
const LEAVE_OUT_JA: readonly RegExp[] = [
  /(?<what>[^、。]{1,60}?)(?:については|は|を|には|に)?(?:省いて|省略し|除いて|除外し|飛ばし|抜いて|カットし|入れない|入れず|含めない|含めず|触れない|触れず|使わない|使わず|載せない|不要)/gu,
  /(?<what>[^、。]{1,40}?)(?:なし|抜き|無し)(?:で)?/gu,
];

/** What to leave out: parts of a deck, looks, or subjects of the source. */
export const exclusions: readonly Directive[] = [...LEAVE_OUT.map(phrasePattern), ...LEAVE_OUT_JA].map((pattern) => ({
  pattern,
  read: ({ what = "" }) => leftOut(what),
}));

const NOTES =
  /^(?:(?:speaker |presenter |slide )?notes|(?:Sprecher)?notizen|notes(?: de l['’]orateur)?|notas(?: del orador)?|(?:スピーカー)?ノート)$/iu;
const NOT_THERE =
  /^(?:animations?|transitions?|videos?|sounds?|music|logos?|emojis?|effects?|Animationen|Übergänge|Effekte|animaciones|transiciones|アニメーション|絵文字)$/iu;

function leftOut(what: string): Finding | undefined {
  if (/^(?:too|so|very|zu|trop|demasiado|muy|more than|mehr als|plus de|más de)\s/iu.test(what)) return undefined;
  if (isAboutLooks(what)) return { avoid: styleTags(what) };
  const topics = topicsOrTypes(what);
  const kept = topics.topics.filter((topic) => !NOT_THERE.test(topic) && !NOTES.test(topic));
  const notes = topics.topics.some((topic) => NOTES.test(topic));
  return {
    ...(topics.types.length > 0 ? { excludedTypes: topics.types } : {}),
    ...(kept.length > 0 ? { exclusions: kept } : {}),
    ...(notes ? { notes: false } : {}),
  };
}

function topicsOrTypes(text: string): { readonly topics: string[]; readonly types: SlideType[] } {
  const whole = slideTypesFor(text);
  if (whole.length > 0) return { topics: [], types: [...whole] };
  const topics: string[] = [];
  const types: SlideType[] = [];
  for (const member of membersOf(text)) {
    const topic = topicOf(member);
    const found = [member.replace(LEADING_ARTICLE, ""), topic].map(typesNamed).find((named) => named.length > 0);
    if (found !== undefined) types.push(...found);
    else topics.push(topic);
  }
  return { topics, types };
}

const LEADING_ARTICLE = /^(?:an?|any|the|eine?[nmr]?|die|das|den|une?|les?|las?|los|unas?|unos) /iu;

function typesNamed(name: string): readonly SlideType[] {
  const whole = slideTypesFor(name);
  return whole.length > 0 ? whole : slideTypesFor(name.replace(/[- ]?(?:slides?|folien?)$/iu, ""));
}

/** Refusals to leave something out, which the patterns above would take for the opposite. */
const KEEP = [
  `(?:do not|don['’]t|never)\\s+(?:leave out|skip|forget(?: about)?|omit|ignore|drop|lose)\\s+${WHAT}`,
  `(?:vergiss|vergesst|vergessen Sie)(?: bitte)?\\s+(?!nicht)(?<what>\\S.*?)\\s+nicht\\s*$|nicht vergessen:?\\s+${WHAT.replace("what", "more")}`,
  `n['’](?:oubli|omet|ignor)\\p{L}* pas\\s+${WHAT}`,
  `no (?:olvid|omit|ignor|dej)\\p{L}*(?: fuera)?\\s+${WHAT}`,
];
const FOCUS: readonly string[] = [
  `(?:focus(?:s?ing)?(?: mainly| only| especially| mostly)? on|concentrate on|emphasi[sz]e|highlight|stress|put (?:the |more )?(?:emphasis|focus|spotlight) on|stick to|centre (?:it )?(?:on|around)|zoom in on|especially|mainly about|prioriti[sz]e)\\s+${WHAT}`,
  `(?:add|include|insert)\\s+(?:an? |one |some )?(?:slides?|sections?|parts?|chapters?)\\s+(?:about|on|for|covering)\\s+${WHAT}`,
  `(?:Schwerpunkt(?:\\s?:| (?:auf|ist|liegt auf))?|Fokus(?:\\s?:| (?:auf|ist|liegt auf))?|konzentrier\\p{L}*(?: dich| Sie sich| euch)? auf|fokussier\\p{L}*(?: dich| Sie sich)? auf|beton\\p{L}*|vor allem(?: auf| um)?|im Mittelpunkt(?:\\s?:| steht| stehen)?)\\s+${WHAT}`,
  `(?:m[e]ts? l['’]accent sur|mettez l['’]accent sur|mettre l['’]accent sur|insist\\p{L}* sur|concentr\\p{L}*(?:-toi|-vous)? sur|focalis\\p{L}*(?:-toi|-vous)? sur|met(?:s|tez|tre) en avant|surtout)\\s+${WHAT}`,
  `(?:(?:con)?céntr\\p{L}+ en|centr\\p{L}+ en|enfóc\\p{L}+ en|enfoc\\p{L}+ en|destac\\p{L}+|haz hincapié en|pon(?:er)? (?:el )?énfasis en|sobre todo)\\s+${WHAT}`,
];

const stressed: Directive["read"] = ({ what, more }) => {
  const { topics, types } = topicsOrTypes(what ?? more ?? "");
  return { ...(types.length > 0 ? { wantedTypes: types } : {}), ...(topics.length > 0 ? { focus: topics } : {}) };
};

/** What must not be left out. */
export const kept: readonly Directive[] = KEEP.map((source) => ({ pattern: phrasePattern(source), read: stressed }));

/** What to put first. */
export const focus: readonly Directive[] = [
  ...FOCUS.map(phrasePattern),
  phrasePattern("auf\\s+(?<what>\\S.*?)\\s+(?:fokussieren|konzentrieren)\\s*$"),
  /(?<what>[^、。]{1,60}?)(?:に|を)(?:焦点|重点|絞っ|中心|強調|フォーカス)/gu,
].map((pattern) => ({ pattern, read: stressed }));

const DECK = either(
  "presentation|deck|slides|carousel|talk|slideshow|pitch",
  "Präsentation|Folien",
  "présentation|diapositives",
  "presentación|diapositivas",
);
const ABOUT = either("about|on|covering|explaining", "über|zum Thema|zu", "sur", "sobre|acerca de");

/** What the deck is about, and whom it is for where that follows. */
export const subject: readonly Directive[] = [
  {
    pattern: phrasePattern(
      `${DECK}\\s+${ABOUT}\\s+(?<what>[^.;\\n]{3,160}?)(?:\\s+(?:for|für|pour|para)\\s+(?<who>[^.;,\\n]{3,60}?)\\s*$|(?=\\s*$|,?\\s(?:with|in \\d|in the style|aimed|mit|avec|con)\\s))`,
    ),
    read: ({ what = "", who }) => ({ subject: what.trim(), ...(who === undefined ? {} : audienceFinding(who)) }),
  },
];
