import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DeckPlan } from "../../src/deck/deck-plan.ts";
import type { SlideType } from "../../src/deck/slide-types.ts";
import { type Digest, digestSource } from "../../src/planner/offline/digest/digest.ts";
import { planDeck } from "../../src/planner/plan-deck.ts";
import type { PlanContext, PlanRequest } from "../../src/planner/planner.ts";
import { readSource } from "../../src/planner/source/read-source.ts";

const QUIET: PlanContext = { signal: new AbortController().signal, progress: () => undefined };

export function planRequest(wish: Partial<PlanRequest>): PlanRequest {
  return { format: "presentation", language: "Auto", useWebSearch: false, ...wish };
}

export function planOf(content: string, wish: Partial<PlanRequest> = {}): Promise<DeckPlan> {
  return planDeck(planRequest({ content, ...wish }), QUIET);
}

export async function digestOf(content: string): Promise<Digest> {
  const source = await readSource({ content, language: "Auto" });
  return digestSource(source, { focus: [], exclusions: [] });
}

export function typesOf(plan: DeckPlan): readonly SlideType[] {
  return plan.slides.map(({ candidates: [content] }) => content.type);
}

export interface Article {
  readonly name: string;
  readonly content: string;
}

/** Real articles: the project's examples, and those of a corpus where one is found beside the checkout or named. */
export function articles(): readonly Article[] {
  const corpus = join(process.env["SLIDEWRIGHT_CORPUS"] ?? join(process.cwd(), "..", "shared", "corpus"), "articles");
  return ["examples", ...(existsSync(corpus) ? [corpus] : [])].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(?:md|txt)$/.test(name) && name !== "README.md" && name !== "product-deck.md")
      .map((name) => ({ name, content: readFileSync(join(folder, name), "utf8").slice(0, 36_000) })),
  );
}
