import type { z } from "zod";
import { createPresentation } from "../../tools/create-presentation.ts";
import { getProject } from "../../tools/get-project.ts";
import type { App } from "../app.ts";
import { renderPdf, type PdfSlide } from "../exports/pdf/render-pdf.ts";
import { renderPng } from "../exports/png/render-png.ts";
import { execute } from "../operations/execute.ts";
import type { Operation, Progress } from "../operations/operation.ts";
import { newRequestId } from "../shared/request-id.ts";
import { serverTypesetter } from "../typeset/node/server-typesetter.ts";
import type { ExportFormat } from "./create.ts";
import { CONTACT_SHEET_FILE, slideFileName, writeDeckFiles, type DeckFile } from "./deck-files.ts";
import { interruptSignal } from "./process-life.ts";

const CONTACT_SHEET_WIDTH = 1_800;

export interface MakeDeckRequest {
  /** Fields of `create_presentation`. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Exists and can be written. */
  readonly folder: string;
  /** File name of the PDF, without its ending. */
  readonly name: string;
  readonly exports: readonly ExportFormat[];
  readonly progress: Progress;
}

type Deck = z.output<typeof createPresentation.output>;

/** Makes and saves a deck through the same steps as every other caller, then writes its files. */
export async function makeDeck(app: App, request: MakeDeckRequest): Promise<Deck> {
  const { input, folder, exports, progress } = request;
  const signal = interruptSignal();
  const deck = await call(app, createPresentation, input, signal, progress);
  const project = await call(app, getProject, { project_id: deck.project_id, include: "content" }, signal);
  const slides = (project.content?.variations ?? []).map(({ svgContent, title }) => ({ svg: svgContent, title }));
  progress("drawing", 1);
  const files: DeckFile[] = slides.map(({ svg }, index) => ({ name: slideFileName(index, "svg"), bytes: svg }));
  files.push(await contactSheet(app, slides));
  if (exports.includes("pdf")) files.push(await pdf(`${request.name}.pdf`, deck, slides));
  if (exports.includes("png")) files.push(...(await pictures(slides)));
  await writeDeckFiles(folder, files);
  return deck;
}

async function contactSheet(app: App, slides: readonly PdfSlide[]): Promise<DeckFile> {
  const svgs = slides.map(({ svg }) => svg);
  return { name: CONTACT_SHEET_FILE, bytes: await app.services.engine.contactSheet(svgs, CONTACT_SHEET_WIDTH) };
}

async function pdf(name: string, { title, language }: Deck, slides: readonly PdfSlide[]): Promise<DeckFile> {
  return { name, bytes: await renderPdf(slides, { typesetter: serverTypesetter(), title, language }) };
}

function pictures(slides: readonly PdfSlide[]): Promise<DeckFile[]> {
  const draw = async ({ svg }: PdfSlide, index: number): Promise<DeckFile> => ({
    name: slideFileName(index, "png"),
    bytes: await renderPng(svg, { typesetter: serverTypesetter() }),
  });
  return Promise.all(slides.map(draw));
}

async function call<O extends z.ZodObject>(
  app: App,
  operation: Operation<z.ZodObject, O>,
  input: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  progress: Progress = () => undefined,
): Promise<z.output<O>> {
  const outcome = await execute(app.services, operation, {
    credentials: { principal: app.owner },
    requestId: newRequestId(),
    readInput: () => input,
    signal,
    progress,
  });
  if (!outcome.ok) throw outcome.error;
  return operation.output.parse(outcome.result);
}
