import type { GetPromptResult } from "@modelcontextprotocol/server";
import { PROMPTS, type PromptDefinition } from "./prompt-list.ts";
import { invalidParams } from "./protocol-errors.ts";

/** One prompt filled in; an unknown argument, or a missing one, is a protocol error that says so. */
export function getPrompt(name: string, values: Readonly<Record<string, string>>): GetPromptResult {
  const prompt = findPrompt(name);
  const known = prompt.listing.arguments ?? [];
  const names = known.map((argument) => argument.name);
  const unknown = Object.keys(values).find((key) => !names.includes(key));
  if (unknown !== undefined) throw invalidParams(`${name} takes no argument ${unknown}. Known: ${names.join(", ")}.`);
  const missing = known.find((argument) => argument.required === true && isBlank(values[argument.name]));
  if (missing !== undefined) throw invalidParams(`${name} needs ${missing.name}. ${missing.description ?? ""}`);
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)));
  return {
    description: prompt.listing.description,
    messages: [{ role: "user", content: { type: "text", text: prompt.write(said) } }],
  };
}

function isBlank(value: string | undefined): boolean {
  return value === undefined || value.trim() === "";
}

/** An unknown name is a protocol error that lists the known ones. */
export function findPrompt(name: string): PromptDefinition {
  const prompt = PROMPTS.find(({ listing }) => listing.name === name);
  if (prompt !== undefined) return prompt;
  const names = PROMPTS.map(({ listing }) => listing.name);
  throw invalidParams(`There is no prompt ${name}. Known: ${names.join(", ")}.`);
}
