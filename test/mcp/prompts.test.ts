import { describe, expect, test } from "vitest";
import { readAuthoringGuide } from "../../src/mcp/authoring-guide.ts";
import { PROMPTS } from "../../src/mcp/prompt-list.ts";
import { getPrompt } from "../../src/mcp/prompts.ts";
import { RESOURCE_TEMPLATES } from "../../src/mcp/resources.ts";
import { operations } from "../../tools/index.ts";

const TOOL_NAME = /\b(?:create|get|list|preview|update|duplicate|delete|check|schedule|cancel)_[a-z]+(?:_[a-z]+)*\b/g;
const known = new Set(operations.map(({ name }) => name));

/** Words that look like tools and name none. */
function madeUp(text: string): string[] {
  return (text.match(TOOL_NAME) ?? []).filter((name) => !known.has(name));
}

function filled(name: string, values: Readonly<Record<string, string>>): string {
  const [message] = getPrompt(name, values).messages;
  return message?.content.type === "text" ? message.content.text : "";
}

describe.each(PROMPTS.map((prompt) => [prompt.listing.name, prompt.listing] as const))("%s", (name, listing) => {
  const args = listing.arguments ?? [];

  test("is described, with every argument", () => {
    expect(listing.title).toMatch(/^[A-Z]/);
    expect(listing.description?.length).toBeGreaterThan(60);
    for (const { description } of args) expect(description?.length).toBeGreaterThan(15);
  });

  test("says every argument it is given, and only names tools there are", () => {
    const values = Object.fromEntries(args.map((argument) => [argument.name, `<<${argument.name}>>`]));
    const text = filled(name, values);
    for (const value of Object.values(values)) expect(text).toContain(value);
    expect(madeUp(text)).toEqual([]);
    expect(text.match(TOOL_NAME)?.length).toBeGreaterThan(1);
  });

  test("does without the arguments it does not need", () => {
    const needed = args.filter(({ required }) => required).map((argument) => [argument.name, "prj_1"] as const);
    const text = filled(name, Object.fromEntries(needed));
    expect(text).not.toContain("undefined");
    expect(text.length).toBeGreaterThan(200);
    for (const [missing] of needed) expect(() => getPrompt(name, { [missing]: " " })).toThrow(missing);
    expect(() => getPrompt(name, { nope: "x" })).toThrow(`${name} takes no argument nope`);
  });
});

test("guide, resources and tools only name tools there are", async () => {
  expect(madeUp(await readAuthoringGuide())).toEqual([]);
  expect(madeUp(JSON.stringify(RESOURCE_TEMPLATES))).toEqual([]);
  for (const { description } of operations) expect(madeUp(description)).toEqual([]);
});
