import { z } from "zod";

const block = z.looseObject({ type: z.string(), text: z.string().optional(), cache_control: z.unknown().optional() });
const content = z.union([z.string(), z.array(block)]);

/** The part of a Messages request that the stand-in looks at. */
export const messagesRequest = z.looseObject({
  model: z.string(),
  max_tokens: z.int(),
  stream: z.boolean().default(false),
  system: content.optional(),
  messages: z.array(z.object({ role: z.enum(["user", "assistant"]), content })).min(1),
  tools: z.array(z.looseObject({ type: z.string(), name: z.string() })).optional(),
  output_config: z
    .looseObject({
      format: z.object({ type: z.literal("json_schema"), schema: z.looseObject({}) }).optional(),
    })
    .optional(),
});

export type MessagesRequest = z.output<typeof messagesRequest>;

function textOf(part: z.output<typeof content> | undefined): string {
  if (part === undefined) return "";
  return typeof part === "string" ? part : part.map(({ text }) => text ?? "").join("\n");
}

/** All that users said, in order. */
export function userTexts({ messages }: MessagesRequest): readonly string[] {
  return messages.filter(({ role }) => role === "user").map((message) => textOf(message.content));
}

/** The system text and all that users said: everything a model could read; empty for no request. */
export function promptOf(request: MessagesRequest | undefined): string {
  return request === undefined ? "" : [textOf(request.system), ...userTexts(request)].join("\n");
}

/** Breakpoints for the cache that the request sets. */
export function cacheBreakpoints({ system, messages }: MessagesRequest): number {
  const parts = [system, ...messages.map((message) => message.content)];
  return parts.flatMap((part) => (Array.isArray(part) ? part : [])).filter((part) => part.cache_control !== undefined)
    .length;
}
