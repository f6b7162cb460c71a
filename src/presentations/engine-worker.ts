import type { MessagePort } from "node:worker_threads";
import { workerData } from "piscina";
import { AppError, type ErrorCode, type ErrorDetails } from "../shared/app-error.ts";
import type { DeckEngine, DeckRequest, GeneratedDeck, GenerationStage } from "./deck-engine.ts";

/** A module that can make the engine inside a worker, where functions and classes can't be sent. */
export interface EngineModule {
  makeEngine(settings: unknown): DeckEngine;
}

/** What a worker is started with. */
export interface EngineWorkerData {
  readonly engineModule: string;
  readonly settings: unknown;
}

export interface GenerateTask {
  readonly request: DeckRequest;
  /** Progress goes out; any message that comes in means stop. */
  readonly port: MessagePort;
}

export interface ProgressMessage {
  readonly stage: GenerationStage;
  readonly fraction: number;
}

export interface ContactSheetTask {
  readonly svgs: readonly string[];
  readonly width: number;
}

/** An `AppError` would lose its code on the way between threads, so it travels as a value. */
export type TaskResult<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly error: { readonly code: ErrorCode; readonly message: string; readonly details?: ErrorDetails };
    };

const { engineModule, settings }: EngineWorkerData = workerData;
const loaded: EngineModule = await import(engineModule);
const engine = loaded.makeEngine(settings);

export async function generate({ request, port }: GenerateTask): Promise<TaskResult<GeneratedDeck>> {
  const stop = new AbortController();
  port.once("message", () => stop.abort());
  const progress = (stage: GenerationStage, fraction: number): void => {
    port.postMessage({ stage, fraction } satisfies ProgressMessage);
  };
  try {
    return await asResult(engine.generate(request, stop.signal, progress));
  } finally {
    port.close();
  }
}

export function contactSheet({ svgs, width }: ContactSheetTask): Promise<TaskResult<Uint8Array>> {
  return asResult(engine.contactSheet(svgs, width));
}

async function asResult<T>(work: Promise<T>): Promise<TaskResult<T>> {
  try {
    return { ok: true, value: await work };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, details } = error;
    return { ok: false, error: { code, message, ...(details === undefined ? {} : { details }) } };
  }
}
