import { expect, test } from "vitest";
import { writerAt } from "../../../support/claude-planning.ts";
import { textAnswer } from "../../../support/messages-api/answer.ts";
import { promptOf } from "../../../support/messages-api/request.ts";
import { deckText, messagesApi, says, truncatedAt } from "../../../support/messages-api/stand-in.ts";

const CONTENT = `# Trees in town

A lime tree cools the whole street in summer. Its shade lowers the temperature of the asphalt.

## Water

Roots take up the rain of a storm. The pit holds what the sewer can't.

## People

Neighbours adopt a tree and water it. Children learn the names of the species.`;

const wish = { content: CONTENT, slideCount: 5 } as const;

test("a key for each slide, all required, holds a server to the number of slides", async () => {
  await using api = await messagesApi();
  await writerAt(api).plan(wish);
  const schema = api.received[0]?.body.output_config?.format?.schema;
  expect(schema).toMatchObject({
    required: ["storyline", "title", "not_followed", "s01", "s02", "s03", "s04", "s05"],
    properties: { s05: { $ref: "#/$defs/slide" } },
    $defs: { slide: { additionalProperties: false } },
  });
});

test("a server to which that is too much gets a list, and the next deck starts with it", async () => {
  await using api = await messagesApi({ structured: "list" });
  const writer = writerAt(api);
  for (let deck = 0; deck < 2; deck++) {
    const plan = await writer.plan(wish);
    expect(plan).toMatchObject({ planner: "claude", warnings: [] });
    expect(plan.slides).toHaveLength(5);
  }
  const schemas = api.received.map(({ body }) => Object.keys(body.output_config?.format?.schema["properties"] ?? {}));
  expect(schemas.every((keys) => keys.includes("slides"))).toBe(true);
});

test("a model that can't be told how long to think is held to the same schema", async () => {
  await using api = await messagesApi({ effort: false });
  const plan = await writerAt(api, { model: "claude-haiku-4-5" }).plan(wish);
  expect(plan.planner).toBe("claude");
  expect(Object.keys(api.received[0]?.body.output_config ?? {})).toEqual(["format"]);
  expect(api.received[0]?.body.output_config?.format?.schema).toMatchObject({
    properties: { s05: expect.any(Object) },
  });
});

test("a server that knows no schemas is told what one looks like, in one plain text", async () => {
  await using api = await messagesApi({ structured: "none" });
  const writer = writerAt(api);
  const plan = await writer.plan(wish);
  expect(plan.planner).toBe("claude");
  expect(plan.slides).toHaveLength(5);
  const [first] = api.received;
  expect(first?.body.output_config).toBeUndefined();
  expect(typeof first?.body.messages[0]?.content).toBe("string");
  expect(promptOf(first?.body)).toContain('"required":["storyline"');
  expect(promptOf(first?.body)).toContain("Lime".toLowerCase());
});

test("a server that takes a schema and does not heed it is told as well", async () => {
  await using api = await messagesApi();
  const prose = says(textAnswer("Sure! Here is a deck about trees."));
  api.next(prose, ({ request, send }) =>
    send(textAnswer(`Here it is:\n\`\`\`json\n${deckText(request)}\n\`\`\`\nEnjoy!`)),
  );
  const plan = await writerAt(api).plan(wish);
  expect(plan.planner).toBe("claude");
  expect(api.received[1]?.body.output_config).toBeUndefined();
});

test("an answer cut short counts as far as it came; only the slides that are missing are asked for again", async () => {
  await using api = await messagesApi();
  api.next(truncatedAt(0.6));
  const plan = await writerAt(api).plan(wish);
  expect(plan.planner).toBe("claude");
  expect(plan.slides).toHaveLength(5);
  expect(plan.warnings.map(({ code }) => code)).not.toContain("slides_replaced");
  const again = promptOf(api.received[1]?.body);
  expect(again).toContain('"rule":"missing_slide"');
  const missing = [...again.matchAll(/"slide":"(s0\d)","field":"","rule":"missing_slide"/g)].map(([, key]) => key);
  expect(missing).toContain("s05");
  expect(missing).not.toContain("s01");
  const asked = /nothing else: (.*)\. All/.exec(again)?.[1]?.split(", ") ?? [];
  expect(asked).toEqual(asked.toSorted());
  expect(Object.keys(api.received[1]?.body.output_config?.format?.schema["properties"] ?? {})).toEqual(["slides"]);
});

test("an answer cut short before its first slide is no deck", async () => {
  await using api = await messagesApi();
  api.next(truncatedAt(0.01));
  const plan = await writerAt(api).plan(wish);
  expect(plan.planner).toBe("offline");
  expect(api.received).toHaveLength(1);
});
