import { threadId, type MessagePort } from "node:worker_threads";
import { workerData } from "piscina";
import { z } from "zod";
import { AppError, type ErrorCode, type ErrorDetails } from "../shared/app-error.ts";
import type { ModelUsage } from "../deck/model-usage.ts";
import type {
  CheckSlidesRequest,
  DeckEngine,
  DeckRequest,
  GeneratedDeck,
  GenerationStage,
  ResetSlide,
  SlideCheck,
  SetTextsRequest,
} from "./deck-engine.ts";

/** A module that can make the engine inside a worker, where functions and classes can't be sent. */
export interface EngineModule {
  makeEngine(settings: unknown): DeckEngine;
}

const engineWorkerData = z.object({ engineModule: z.string(), settings: z.unknown() });

/** What a worker is started with. */
export type EngineWorkerData = z.output<typeof engineWorkerData>;

export interface GenerateTask {
  readonly request: DeckRequest;
  /** Progress goes out; closed from the other side, it means stop. */
  readonly port: MessagePort;
}

export interface ProgressMessage {
  /** Who works on the task. */
  readonly threadId: number;
  readonly stage: GenerationStage;
  readonly fraction: number;
  readonly usage?: ModelUsage;
}

export interface ContactSheetTask {
  readonly svgs: readonly string[];
  readonly width: number;
}

export interface TemplateSheetTask {
  readonly themeId: string;
  readonly width: number;
}

/** What comes back. An `AppError` would lose its code on the way between threads, so it travels as a value. */
export type EngineAnswer =
  | { readonly deck: GeneratedDeck }
  | { readonly slide: ResetSlide }
  | { readonly checks: readonly SlideCheck[] }
  | { readonly png: Uint8Array }
  | { readonly error: { readonly code: ErrorCode; readonly message: string; readonly details?: ErrorDetails } };

const { engineModule, settings } = engineWorkerData.parse(workerData);
const engine = await loadEngine(engineModule, settings);

async function loadEngine(href: string, engineSettings: unknown): Promise<DeckEngine> {
  const module: unknown = await import(href);
  if (isEngineModule(module)) return module.makeEngine(engineSettings);
  throw new TypeError(`${href} exports no makeEngine`);
}

function isEngineModule(module: unknown): module is EngineModule {
  return (
    typeof module === "object" && module !== null && "makeEngine" in module && typeof module.makeEngine === "function"
  );
}

export async function generate({ request, port }: GenerateTask): Promise<EngineAnswer> {
  const stop = new AbortController();
  port.once("close", () => stop.abort());
  const progress = (stage: GenerationStage, fraction: number, usage?: ModelUsage): void => {
    const message: ProgressMessage = { threadId, stage, fraction };
    port.postMessage(usage === undefined ? message : { ...message, usage });
  };
  progress("reading", 0);
  try {
    return await answer(async () => ({ deck: await engine.generate(request, stop.signal, progress) }));
  } finally {
    port.close();
  }
}

export function setTexts(request: SetTextsRequest): Promise<EngineAnswer> {
  return answer(async () => ({ slide: await engine.setTexts(request) }));
}

export function checkSlides(request: CheckSlidesRequest): Promise<EngineAnswer> {
  return answer(async () => ({ checks: await engine.checkSlides(request) }));
}

export function contactSheet({ svgs, width }: ContactSheetTask): Promise<EngineAnswer> {
  return answer(async () => ({ png: await engine.contactSheet(svgs, width) }));
}

export function templateSheet({ themeId, width }: TemplateSheetTask): Promise<EngineAnswer> {
  return answer(async () => ({ png: await engine.templateSheet(themeId, width) }));
}

async function answer(work: () => Promise<EngineAnswer>): Promise<EngineAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, details } = error;
    return { error: { code, message, ...(details === undefined ? {} : { details }) } };
  }
}
