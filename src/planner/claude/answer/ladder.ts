import type { Question } from "../client/ask.ts";
import type { ClaudeSettings } from "../settings.ts";
import { keyedSchema, listSchema, repairSchema } from "./deck-schema.ts";

/**
 * How an answer is bound to its form: by a schema with a key for each slide, with how long to think and, for models that
 * can't be told that, without; by one with a list of slides; or by words alone, which every server understands.
 */
const RUNGS = ["weighed", "keyed", "list", "told"] as const;
export type Rung = (typeof RUNGS)[number];

/** Remembers which form a server takes, so that only its first deck tries them all. */
export class Ladder {
  #first = 0;

  /** The forms to try, the strictest first. */
  get rungs(): readonly Rung[] {
    return RUNGS.slice(this.#first);
  }

  /** Called for the form that gave a deck. */
  hold(rung: Rung): void {
    this.#first = RUNGS.indexOf(rung);
  }
}

/** What a model is told, in the order in which it changes least: servers cache what requests have in common. */
export interface Prompt {
  readonly system: string;
  readonly source: string;
  readonly brief: string;
}

type Body = Pick<Question, "system" | "messages" | "max_tokens" | "output_config">;

const BASE_TOKENS = 4_000;
const TOKENS_A_SLIDE = 900;
/** Servers that have to be told have small models behind them, which refuse to promise more; the rest comes in repairs. */
const MOST_TOLD_TOKENS = 8_192;

/** The question for a whole deck in that form. */
export function deckQuestion(rung: Rung, prompt: Prompt, keys: readonly string[], settings: ClaudeSettings): Body {
  const schema = rung === "list" ? listSchema() : keyedSchema(keys);
  return { ...opening(rung, prompt, schema, settings), max_tokens: tokensFor(rung, keys.length) };
}

/** The question for some slides again, after the deck so far and what is wrong with it. */
export function repairQuestion(
  rung: Rung,
  prompt: Prompt,
  {
    keys,
    written,
    complaint,
  }: { readonly keys: readonly string[]; readonly written: string; readonly complaint: string },
  settings: ClaudeSettings,
): Body {
  const schema = repairSchema();
  const { messages, ...question } = opening(rung, prompt, schema, settings);
  const told = rung === "told" ? `${complaint}\n${schemaText(schema)}` : complaint;
  return {
    ...question,
    messages: [...messages, { role: "assistant", content: written }, { role: "user", content: told }],
    max_tokens: tokensFor(rung, keys.length),
  };
}

function opening(
  rung: Rung,
  { system, source, brief }: Prompt,
  schema: Readonly<Record<string, unknown>>,
  { effort }: ClaudeSettings,
): Pick<Body, "system" | "messages" | "output_config"> {
  if (rung === "told") {
    return { system, messages: [{ role: "user", content: `${source}\n${brief}\n${schemaText(schema)}` }] };
  }
  const cache_control = { type: "ephemeral" } as const;
  return {
    system: [{ type: "text", text: system, cache_control }],
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: source, cache_control },
          { type: "text", text: brief },
        ],
      },
    ],
    output_config: {
      ...(rung === "weighed" ? { effort } : {}),
      format: { type: "json_schema", schema: { ...schema } },
    },
  };
}

function tokensFor(rung: Rung, slides: number): number {
  const wanted = BASE_TOKENS + TOKENS_A_SLIDE * slides;
  return rung === "told" ? Math.min(MOST_TOLD_TOKENS, wanted) : wanted;
}

function schemaText(schema: Readonly<Record<string, unknown>>): string {
  return `Answer with one JSON object and nothing else. Its JSON Schema:\n${JSON.stringify(schema)}`;
}
