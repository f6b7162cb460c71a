import { toCredits } from "../accounts/amounts.ts";
import { readCharge } from "../accounts/charges.ts";
import { readBalance } from "../accounts/ledger.ts";
import type { Principal } from "../auth/principal.ts";
import type { Transaction } from "../database/database.ts";
import type { Warning } from "../deck/deck-plan.ts";
import { AppError } from "../shared/app-error.ts";
import type { IdSource } from "../shared/ids.ts";
import { defaultBrand, type DefaultBrandServices } from "./brand-kits/default-brand.ts";
import type { DeckEngine, DeckRequest, GeneratedDeck } from "./deck-engine.ts";
import { editorUrl, type ProjectAddresses } from "./editor-url.ts";
import { createJobReporter } from "./job-reporter.ts";
import { finishJob } from "./jobs.ts";
import { deckRequestOf, requestWarnings, sourceOf, type PresentationFields } from "./presentation-fields.ts";
import { insertProject } from "./projects.ts";

/** Callers are told to wait three minutes; by then they have an answer. */
const LONGEST_GENERATION_MS = 165_000;
/** Of that, what is left once a deck is planned, for slides to be set and, where a model gave up, to be planned offline. */
const AFTER_PLANNING_MS = 15_000;

export interface CreatePresentationServices extends DefaultBrandServices {
  readonly ids: IdSource;
  readonly engine: DeckEngine;
  readonly addresses: ProjectAddresses;
}

/** The part of a call a generation needs. */
export interface GenerationCall {
  readonly principal: Principal;
  readonly jobId: string;
  readonly signal: AbortSignal;
  progress(stage: string, fraction: number): void;
  commit<T extends Readonly<Record<string, unknown>>>(write: (transaction: Transaction) => Promise<T>): Promise<T>;
}

/**
 * Makes a deck and saves it as a project: what was asked for is read, the engine plans it, chooses a theme, dresses it in
 * the default brand kit, lays the slides out and checks them, and one transaction saves it all. Until then nothing exists but the job and its charge.
 */
export async function createPresentation(
  services: CreatePresentationServices,
  call: GenerationCall,
  fields: PresentationFields,
) {
  const { brand, warnings: brandWarnings } = await defaultBrand(services, call.principal.userId);
  const request = { ...deckRequestOf(fields), ...(brand === undefined ? {} : { brand }) };
  const deck = await generate(services, call, request);
  noteLostModel(services, call, deck);
  const asked = [...requestWarnings(fields), ...webSearchWarning(fields, deck)];
  const warnings = [...asked, ...brandWarnings, ...deck.warnings];
  return save(services, call, request, { ...deck, warnings });
}

/** Whoever runs the server has to learn from its log that decks are no longer written by the model. */
function noteLostModel({ logger }: CreatePresentationServices, { jobId }: GenerationCall, deck: GeneratedDeck): void {
  const warning = deck.warnings.find(({ code }) => code === "claude_unavailable");
  if (warning !== undefined) logger.warn(warning.code, { job_id: jobId, reason: warning.message });
}

async function generate(
  { engine, database }: CreatePresentationServices,
  call: GenerationCall,
  request: DeckRequest,
): Promise<GeneratedDeck> {
  const reporter = createJobReporter(database, call.jobId);
  const timeLimit = AbortSignal.timeout(LONGEST_GENERATION_MS);
  const signal = AbortSignal.any([call.signal, timeLimit]);
  const planBy = Date.now() + LONGEST_GENERATION_MS - AFTER_PLANNING_MS;
  try {
    return await engine.generate({ ...request, planBy }, signal, (stage, fraction, usage) => {
      reporter.report(stage, fraction, usage);
      call.progress(stage, fraction);
    });
  } catch (error) {
    if (timeLimit.aborted) throw tookTooLong();
    throw error;
  } finally {
    await reporter.stop();
  }
}

function save(
  { clock, ids, addresses }: CreatePresentationServices,
  call: GenerationCall,
  request: DeckRequest,
  deck: GeneratedDeck,
) {
  const projectId = ids.next("prj");
  const { userId } = call.principal;
  const { format } = request.plan;
  return call.commit(async (transaction) => {
    await insertProject(transaction, clock, {
      ...deck,
      id: projectId,
      userId,
      format,
      aspectRatio: request.aspectRatio,
      templateFamily: deck.themeId,
      origin: {
        source: sourceOf(request),
        setting: deck.setting,
        ...(deck.sourceText === undefined ? {} : { readText: deck.sourceText }),
      },
    });
    await finishJob(transaction, clock, call.jobId, { projectId, slideCount: deck.slides.length });
    const { charged } = await readCharge(transaction, call.jobId);
    const { available } = await readBalance(transaction, userId);
    return {
      project_id: projectId,
      editor_url: editorUrl(addresses, projectId),
      job_id: call.jobId,
      title: deck.title,
      format,
      aspect_ratio: request.aspectRatio,
      template_family: deck.themeId,
      language: deck.language,
      slide_count: deck.slides.length,
      slides: deck.slides.map(({ type, layoutId, title }, index) => ({ index, type, layout: layoutId, title })),
      planner: deck.planner,
      credits: { charged: toCredits(charged), balance: toCredits(available) },
      warnings: deck.warnings,
    };
  });
}

function webSearchWarning(fields: PresentationFields, { planner, warnings }: GeneratedDeck): Warning[] {
  const code = "web_search_unavailable";
  if (!fields.use_web_search || planner === "claude" || warnings.some((warning) => warning.code === code)) return [];
  const message = "Web search needs the Claude planner; this deck was made from what was sent alone.";
  return [{ code, message }];
}

function tookTooLong(): AppError {
  const seconds = LONGEST_GENERATION_MS / 1_000;
  const message = `The generation took longer than ${seconds} seconds and was stopped. Nothing was charged; try again, or send a shorter text.`;
  return new AppError("unavailable", message);
}
