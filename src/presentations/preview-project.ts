import { createHash } from "node:crypto";
import type { Database } from "../database/database.ts";
import { invalidField } from "../shared/app-error.ts";
import type { DeckEngine } from "./deck-engine.ts";
import type { PreviewCache } from "./preview-cache.ts";
import { findProject } from "./projects.ts";
import { readSlideSvgs } from "./slides.ts";

export interface PreviewServices {
  readonly database: Database;
  readonly engine: DeckEngine;
  readonly previews: PreviewCache;
}

export interface PreviewOptions {
  /** Zero-based; all slides where absent. */
  readonly slides?: readonly number[] | undefined;
  /** Pixels of the whole sheet. */
  readonly width: number;
}

/** A PNG contact sheet of a project's slides as they are stored now. */
export async function previewProject(
  services: PreviewServices,
  userId: string,
  projectId: string,
  { slides, width }: PreviewOptions,
): Promise<Uint8Array> {
  const { read } = services.database;
  await findProject(read, userId, projectId);
  const all = await readSlideSvgs(read, projectId);
  const chosen = slides === undefined ? all : slides.map((index, position) => pick(all, index, position));
  const key = createHash("sha256")
    .update(JSON.stringify([width, chosen]))
    .digest("hex");
  return services.previews.get(key, () => services.engine.contactSheet(chosen, width));
}

function pick(svgs: readonly string[], index: number, position: number): string {
  const svg = svgs[index];
  if (svg !== undefined) return svg;
  throw invalidField(
    `slides.${position}`,
    `There is no slide ${index}; this project has slides 0 to ${svgs.length - 1}.`,
  );
}
