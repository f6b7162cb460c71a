import { displayLength } from "../../../src/deck/display-length.ts";
import { isSlideType, type WrittenDeck, type WrittenSlide } from "./written-deck.ts";
import { type MessagesRequest, userTexts } from "./request.ts";

interface Unit {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
}

interface Job {
  readonly units: readonly Unit[];
  readonly headings: readonly Unit[];
  /** Key and type, `body` where the writer chooses. */
  readonly plan: readonly (readonly [key: string, type: string])[];
  readonly allowed: readonly string[];
  /** Those to be written; all but in a repair. */
  readonly keys: readonly string[];
  readonly unspaced: boolean;
  /** Slides beyond the units are general. */
  readonly isTopic: boolean;
}

/** Writes the deck that a request asks for out of the request's own units, as an honest model would: all of it is cited. */
export function writeDeck(request: MessagesRequest): WrittenDeck {
  const job = readJob(request);
  const slides = new Map(
    job.plan.filter(([key]) => job.keys.includes(key)).map(([key, type]) => [key, writeSlide(key, type, job)] as const),
  );
  return { title: shorten(job.headings[0]?.text ?? job.units[0]?.text ?? "A deck about the topic", 90, 10), slides };
}

function readJob(request: MessagesRequest): Job {
  const [first = "", ...later] = userTexts(request);
  const source = /<source[\s\S]*?<\/source>/.exec(first)?.[0] ?? "";
  const all = [...source.matchAll(/<(unit|heading) id="(\w+)"(?: kind="(\w+)")?[^>]*>\n?([\s\S]*?)\n?<\/\1>/g)];
  const parts = all.map(([, tag = "", id = "", kind = tag, text = ""]) => ({ tag, id, kind, text }));
  const plan = [...first.matchAll(/^(s\d{2}): (\w+)$/gm)].map(([, key = "", type = ""]) => [key, type] as const);
  const again = /nothing else: ([s\d, ]+)\./.exec(later.at(-1) ?? "")?.[1];
  const units = parts.filter(({ tag }) => tag === "unit");
  return {
    units,
    headings: parts.filter(({ tag }) => tag === "heading"),
    plan,
    allowed: /is one of: ([\w, ]+)\./.exec(first)?.[1]?.split(", ") ?? [],
    keys: again?.split(", ") ?? plan.map(([key]) => key),
    isTopic: first.includes("There is no text to make the deck from"),
    unspaced: /[\u3040-\u30ff\u4e00-\u9fff]/.test(source),
  };
}

const EMPTY = {
  kicker: "",
  value: "",
  body: "",
  items: [],
  left_heading: "",
  left: [],
  right_heading: "",
  right: [],
  table: [],
  chart: "none",
  code: "",
  extra: "",
  notes: "",
} as const;

/** General words for decks without a source, each different. */
const GENERAL = [
  "Start small",
  "Agree on a goal",
  "Ask the people who do the work",
  "Look at what happens",
  "Keep what helps",
  "Drop the rest",
];

function writeSlide(key: string, planned: string, job: Job): WrittenSlide {
  const at = job.plan.findIndex(([other]) => other === key);
  const type = planned === "body" ? bodyType(at, job) : planned;
  const unit = job.isTopic ? job.units[at - 1] : job.units[at % job.units.length];
  const sentences = unit === undefined ? generalSentences(at) : sentencesOf(unit.text);
  const first = sentences[at % sentences.length] ?? "";
  const head = {
    ...EMPTY,
    type: isSlideType(type) ? type : "statement",
    source_ids: unit === undefined ? [] : [unit.id],
    title: shorten(first, 60, 9),
    notes: sentences.slice(0, 2).join(" "),
  };
  switch (type) {
    case "agenda":
    case "recap":
      return { ...head, title: "", items: pointsOf(job, at, 4).map((text) => ({ label: "", value: "", text })) };
    case "list":
    case "checklist":
    case "steps":
      return { ...head, items: pointsOf(job, at, 3).map((text) => ({ label: "", value: "", text })) };
    case "comparison":
      return {
        ...head,
        left_heading: "A",
        left: pointsOf(job, at, 1),
        right_heading: "B",
        right: pointsOf(job, at + 1, 1),
      };
    case "cta":
    case "closing":
      return { ...head, title: "", source_ids: [] };
    default:
      return { ...head, body: shorten(sentences.join(" "), 130, 24) };
  }
}

function bodyType(at: number, { allowed }: Job): string {
  const wanted = ["tip", "list", "statement", "qa", "checklist", "takeaway"].filter((type) => allowed.includes(type));
  return wanted[at % wanted.length] ?? "tip";
}

function generalSentences(at: number): readonly string[] {
  const words = GENERAL[at % GENERAL.length] ?? "";
  return [
    `${words} before you go on to the ${["next", "other", "last", "hard", "easy"][at % 5] ?? ""} part of the work`,
    `${words}, then tell everybody about it`,
  ];
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+|(?<=[。！？])|\n/u).filter((sentence) => sentence.trim().length > 1);
}

/** Short sentences of the source, each used once, then the openings of longer ones. */
function pointsOf(job: Job, at: number, count: number): string[] {
  const sentences = job.isTopic ? GENERAL : job.units.flatMap(({ text }) => sentencesOf(text));
  const lines = sentences.map((sentence) => shorten(sentence, job.unspaced ? 46 : 54, 11)).filter(isLine);
  const own = [...new Set(lines)];
  return Array.from({ length: count }, (_, place) => own[(at * 5 + place) % own.length] ?? "");
}

const LEANING =
  /^(?:it|this|that|they|these|those|all|none|he|she|we|es|das|dies|sie|er|ihr|er|wir|これ|それ|この|その)(?![\p{L}])/iu;

function isLine(line: string): boolean {
  return line.length > 3 && !LEANING.test(line);
}

const LOOSE =
  /\s(?:a|an|the|of|to|in|on|at|by|for|from|with|and|or|but|that|which|who|is|are|was|be|as|than|not|will|only|der|die|das|ein|eine|einen|und|oder|aber|mit|von|zu|in|im|an|auf|für|dass|ist|sind|wird|nicht|nur|sich|als)$/iu;

/** The first words of a text that fit; never half of a number, nothing that leans on what follows. */
function shorten(text: string, room: number, words: number): string {
  const clause = text.trim().split(/(?<=[,;:])\s+|(?<=[、，：])/u)[0] ?? "";
  const whole = clause.length > 12 ? clause : text.trim();
  const spaced = /\s/.test(whole);
  const parts = spaced ? whole.split(/(?<=\s)/u) : (whole.match(/[\p{Nd}.,%]+|./gu) ?? []);
  let kept = "";
  for (const part of parts.slice(0, spaced ? words : room)) {
    if (displayLength(kept + part) > room) break;
    kept += part;
  }
  let line = kept.trim();
  for (let before = ""; before !== line;) {
    before = line;
    line = line
      .replace(/[,;:、，。.!?—–-]+$/u, "")
      .replace(LOOSE, "")
      .trim();
  }
  return line;
}
