import type { DeckPlan, SlidePlan } from "../../deck/deck-plan.ts";
import { contentPhrases } from "../../deck/content-phrases.ts";
import type { Phrase, SlideContent } from "../../deck/slide-content.ts";
import type { Brief } from "../brief/brief.ts";
import type { PlanContext, PlanRequest } from "../planner.ts";
import type { SourceDocument } from "../source/source-document.ts";
import { type BodySlide, planBody, type TypeWishes } from "./body.ts";
import { brieferFirst } from "./briefer.ts";
import { withinRowBudget } from "./row-budget.ts";
import type { Claim } from "./digest/claim.ts";
import { type Digest, digestSource } from "./digest/digest.ts";
import { agendaIsPossible, agendaSlide } from "./frame/agenda.ts";
import { coverSlide, hookSlide } from "./frame/cover.ts";
import { fillUp } from "./filling/fill-up.ts";
import { deckTitle } from "./frame/deck-title.ts";
import type { FrameContent } from "./frame/frame-content.ts";
import { type Frame, frameFor } from "./frame/frame.ts";
import { type EndWish, keepForTheEnd, type Kept, lastSlides } from "./frame/last-slides.ts";
import { deckNotes } from "./notes/deck-notes.ts";
import { inTurns } from "./filling/in-turns.ts";
import { asSpoken, withPullQuotes } from "./filling/vary-slides.ts";
import { genreOf } from "./genre.ts";
import { promptedEnding, promptsAbout, skeletonSlides } from "./prompts.ts";
import { slideTitles } from "./slide-titles.ts";
import { distinctTitles } from "./slides/distinct-titles.ts";
import { offlineWarnings, thinWarning } from "./warnings.ts";

export interface OfflineInput {
  readonly request: PlanRequest;
  readonly brief: Brief;
  readonly source: SourceDocument;
}

/** From this length on a deck that its text hardly fills needs a change more than it needs one kind of prose. */
const LONG_DECK = 16;
/** How often the body is planned again for places that the frame left open. */
const BODY_ATTEMPTS = 2;

/** A slide before it has its place in the deck. Notes come from `claims`, without what the slide shows. */
interface Draft {
  readonly candidates: SlidePlan["candidates"];
  readonly uses: readonly Claim[];
  readonly claims: readonly Claim[];
  /** Whether its rows are members of a set, none of which may be missing. */
  readonly complete?: boolean;
}

interface Desk {
  readonly input: OfflineInput;
  readonly digest: Digest;
  readonly title: Phrase;
  readonly frame: Frame;
  /** Sentences that are on a slide already. */
  readonly taken: Set<Claim>;
}

/**
 * Plans a deck from the source's own words: no network, no model, the same plan for the same request. The deck has
 * exactly the slides asked for; what the source can't carry becomes prompts for the author, with a warning.
 */
export function planOffline(input: OfflineInput, context: PlanContext): DeckPlan {
  const step = (fraction: number): void => {
    context.signal.throwIfAborted();
    context.progress("planning", fraction);
  };
  step(0);
  const desk = prepare(input);
  step(0.3);
  const opening = writeOpening(desk);
  step(0.4);
  const rest = writeRest(desk, opening.length);
  const body = filledBody(desk, opening, rest);
  const missing = input.brief.slideCount - opening.length - rest.agenda.length - body.length - rest.ending.length;
  step(0.9);
  const draft = { opening: [...opening, ...rest.agenda], body: body.map(bodyDraft), ending: rest.ending };
  const { drafts, prompts } = withPrompts(draft, Math.max(0, missing), desk);
  return assemble(drafts, prompts, desk, context);
}

interface DraftDeck {
  readonly opening: readonly Draft[];
  readonly body: readonly Draft[];
  readonly ending: readonly Draft[];
}

/** The deck with prompts for its author in the places that the source leaves open: each behind the slide it asks about. */
function withPrompts({ opening, body, ending }: DraftDeck, missing: number, desk: Desk) {
  const { words } = desk.digest;
  // Nothing stands between the halves of a sentence.
  const goesOn = (at: number): boolean => body[at]?.uses.some((claim) => body[at + 1]?.uses.includes(claim)) ?? false;
  const contents = body.map(({ candidates: [content] }, at) => ({ at, content })).filter(({ at }) => !goesOn(at));
  const { content: sent } = desk.input.request;
  const asked = sent === undefined ? [] : promptsAbout(contents, missing, genreOf(desk.digest), words);
  const skeleton = skeletonSlides(words, missing - asked.length);
  const isEmpty = missing > Math.max(FEW_PROMPTS, desk.input.brief.slideCount * FEW_SHARE) && asked.length > 0;
  const last = isEmpty ? ending.map((draft) => (isStock(draft) ? promptDraft(promptedEnding(words)) : draft)) : ending;
  const drafts = [
    ...opening,
    ...body.flatMap((draft, at) => [
      draft,
      ...asked.filter((prompt) => prompt.at === at).map(({ content }) => promptDraft(content)),
    ]),
    ...skeleton.map(promptDraft),
    ...last,
  ];
  return { drafts, prompts: missing + last.filter((draft, at) => draft !== ending[at]).length };
}

/** A deck with more prompts than these, of all its slides, has little to end on. */
const FEW_PROMPTS = 2;
const FEW_SHARE = 0.25;

/** The product's own call to action, without a word of the source. */
function isStock({ candidates: [content] }: Draft): boolean {
  return content.type === "cta" && contentPhrases(content).every(({ sources }) => sources.length === 0);
}

function promptDraft(content: SlideContent): Draft {
  return { candidates: [content], uses: [], claims: [] };
}

interface Rest {
  readonly agenda: readonly Draft[];
  readonly body: readonly BodySlide[];
  readonly ending: readonly Draft[];
}

/** The body with what the source still has, where it is shorter than the deck wants it. */
function filledBody({ input, digest }: Desk, opening: readonly Draft[], rest: Rest): readonly BodySlide[] {
  const around = [...opening, ...rest.agenda, ...rest.ending];
  const count = input.brief.slideCount - around.length;
  const frame = around.map(({ candidates: [content] }) => content);
  const isShort = rest.body.length < count;
  const material = { digest, frame, excluded: typeWishes(input.brief).excluded };
  const body = isShort ? withDistinctTitles(fillUp(rest.body, count, material), digest) : rest.body;
  if (genreOf(digest) === "speech") return inTurns(asSpoken(body));
  return isShort && input.brief.slideCount >= LONG_DECK ? withPullQuotes(inTurns(body)) : inTurns(body);
}

function withDistinctTitles(body: readonly BodySlide[], digest: Digest): readonly BodySlide[] {
  const titled = distinctTitles(
    body.map(({ chosen }) => chosen),
    digest,
  );
  return body.map((slide, at) => ({ ...slide, chosen: titled[at] ?? slide.chosen }));
}

/** Agenda, body and ending. A frame slide that the source has nothing for leaves its place to the body. */
function writeRest(desk: Desk, opening: number): Rest {
  const { slideCount } = desk.input.brief;
  const agendas = desk.frame.before.includes("agenda") ? 1 : 0;
  let count = slideCount - opening - agendas - desk.frame.after.length;
  const kept = keepForTheEnd(desk.digest, endWish(desk), desk.taken);
  for (let attempt = 0; ; attempt++) {
    const taken = new Set([...desk.taken, ...kept.claims]);
    const trial: Desk = { ...desk, taken };
    const body = planBody(desk.digest, count, taken, typeWishes(desk.input.brief));
    take(trial, ...body.map(({ chosen }) => chosen));
    const agenda = agendas === 0 ? [] : writeAgenda(trial, body);
    const ending = writeEndings(trial, body, kept);
    const rest = { agenda, body, ending };
    const missing = slideCount - opening - agenda.length - body.length - ending.length;
    // With more body the ending found its matter after all: one slide too many.
    if (missing < 0) return { ...rest, ending: withoutSummary(ending) };
    if (missing === 0 || body.length < count || attempt === BODY_ATTEMPTS) return rest;
    count += missing;
  }
}

function prepare(input: OfflineInput): Desk {
  const { request, brief, source } = input;
  const digest = digestSource(source, brief);
  const { wanted, excluded } = typeWishes(brief);
  const frame = frameFor({
    format: request.format,
    slideCount: brief.slideCount,
    callToAction: brief.callToAction !== undefined,
    wanted,
    excluded: agendaIsPossible(digest) ? excluded : new Set([...excluded, "agenda"]),
  });
  const { title, claim } = deckTitle(digest, brief.title, brief.subject ?? request.topic);
  return { input, digest, title, frame, taken: new Set(claim === undefined ? [] : [claim]) };
}

function typeWishes({ wantedTypes, excludedTypes }: Brief): TypeWishes {
  return { wanted: new Set(wantedTypes), excluded: new Set(excludedTypes) };
}

function take(desk: Desk, ...contents: readonly Pick<FrameContent, "uses">[]): void {
  for (const { uses } of contents) for (const claim of uses) desk.taken.add(claim);
}

/** Cover and hook choose first, but leave a thin source's few sentences to the body. */
function writeOpening(desk: Desk): Draft[] {
  const { digest, frame, title } = desk;
  const alone = digest.claims.filter((claim) => claim.standing === "alone" && !claim.asks).length;
  const summaries = frame.after.filter((type) => type === "recap" || type === "takeaway").length;
  const drafts: Draft[] = [];
  for (const type of frame.before) {
    if (type === "agenda") continue;
    const content =
      type === "cover"
        ? coverSlide(digest, title, desk.taken, alone > frame.body + summaries)
        : hookSlide(digest, title.text, desk.taken);
    if (content === undefined) continue;
    take(desk, content);
    drafts.push({ ...content, claims: [] });
  }
  return drafts;
}

function writeAgenda({ digest }: Desk, body: readonly BodySlide[]): Draft[] {
  const agenda = agendaSlide(
    digest,
    body.map(({ segment }) => segment),
  );
  return agenda === undefined ? [] : [{ ...agenda, claims: [] }];
}

function endWish({ frame, input }: Desk): EndWish {
  const { callToAction, wantedTypes } = input.brief;
  const agenda = frame.before.includes("agenda");
  return { format: input.request.format, agenda, callToAction, wanted: new Set(wantedTypes), after: frame.after };
}

function writeEndings(desk: Desk, body: readonly BodySlide[], kept: Kept): Draft[] {
  const contents = lastSlides(desk.digest, endWish(desk), kept, body, desk.taken);
  take(desk, ...contents);
  return contents.map((content) => ({ ...content, claims: content.uses }));
}

/** The slides at the end without the one that sums up; the very last stays where there is another. */
function withoutSummary(ending: readonly Draft[]): readonly Draft[] {
  const last = ending.length > 1 ? ending.at(-1) : undefined;
  return ending.filter((draft) => draft === last || !isSummary(draft));
}

function isSummary({ candidates: [{ type }] }: Draft): boolean {
  return type === "recap" || type === "takeaway";
}

function bodyDraft({ segment, chosen }: BodySlide): Draft {
  const complete = segment.group !== undefined || chosen.complete === true;
  return { candidates: chosen.candidates, uses: chosen.uses, claims: segment.claims, complete };
}

function assemble(all: readonly Draft[], prompts: number, desk: Desk, context: PlanContext): DeckPlan {
  const { input, digest, title } = desk;
  const { brief, request, source } = input;
  const worded =
    brief.density === "brief" ? all.map((draft) => ({ ...draft, candidates: brieferFirst(draft.candidates) })) : all;
  const drafts = withinRowBudget(worded, source.text, digest.rules);
  const contents = drafts.map((draft) => draft.candidates[0]);
  const titles = slideTitles(contents, digest.rules);
  const noted = drafts.map(({ candidates: [content], uses, claims }) => ({ content, uses, claims }));
  const notes = brief.notes ? deckNotes(noted, digest) : [];
  const slides = drafts.map(({ candidates }, at): SlidePlan => ({
    candidates,
    title: titles[at] ?? "",
    notes: notes[at] ?? "",
  }));
  const thin = prompts > 0 ? [thinWarning(brief.slideCount - prompts, brief.slideCount)] : [];
  return {
    title: title.text,
    format: request.format,
    language: source.language,
    direction: source.direction,
    planner: "offline",
    slides,
    style: brief.style,
    warnings: [
      ...(context.warnings ?? []),
      ...thin,
      ...offlineWarnings({ brief, source, termsOf: digest.termsOf, slides: contents }),
    ],
  };
}
