import type { Database } from "../database/database.ts";
import type { DeckSource } from "./checks/trace-slide.ts";
import type { DeckEngine } from "./deck-engine.ts";
import { type DeckOrigin, readOrigin } from "./deck-origins.ts";
import { findProject } from "./projects.ts";
import { readSlides } from "./slides.ts";

export interface CheckServices {
  readonly database: Database;
  readonly engine: DeckEngine;
}

function sourceOf({ source, readText, setting }: DeckOrigin): DeckSource {
  const { language } = setting;
  return { sent: source, language, ...(readText === undefined ? {} : { read: readText }) };
}

/**
 * Measures every slide of a project as it is stored now: what was edited by hand is judged by the same measure as what
 * the engine set. Numbers are looked for in the texts that the deck was made from, and every text of a slide is led back
 * to its place in them. Throws `not_found`.
 */
export async function checkProject({ database, engine }: CheckServices, userId: string, projectId: string) {
  const { read } = database;
  await findProject(read, userId, projectId);
  const stored = await readSlides(read, projectId);
  const origin = await readOrigin(read, projectId);
  const slides = stored.map(({ svg, title, notes, setting }) => ({
    svg,
    title,
    notes,
    ...(setting === undefined ? {} : { content: setting.content }),
  }));
  const source = origin && sourceOf(origin);
  const checks = await engine.checkSlides(source === undefined ? { slides } : { slides, source });
  return {
    project_id: projectId,
    passed: checks.every(({ passed }) => passed),
    slides: checks.map((check, index) => ({
      index,
      title: stored[index]?.title ?? "",
      edited: stored[index]?.setting === undefined,
      ...check,
    })),
  };
}
