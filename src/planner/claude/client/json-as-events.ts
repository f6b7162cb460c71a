import { z } from "zod";

const wholeMessage = z.looseObject({
  content: z.array(z.looseObject({ type: z.string() })),
  stop_reason: z.string().nullish(),
  usage: z.looseObject({ output_tokens: z.number().catch(0) }).catch({ output_tokens: 0 }),
});

/**
 * A message that came in one piece as the events of a stream, for servers that don't stream. Undefined for JSON that is
 * no message.
 */
export function jsonAsEvents(json: unknown): string | undefined {
  const parsed = wholeMessage.safeParse(json);
  if (!parsed.success) return undefined;
  const { content, stop_reason, usage, ...head } = parsed.data;
  const events = [
    {
      type: "message_start",
      message: { ...head, content: [], stop_reason: null, usage: { ...usage, output_tokens: 0 } },
    },
    ...content.flatMap((content_block, index) => [
      { type: "content_block_start", index, content_block },
      { type: "content_block_stop", index },
    ]),
    { type: "message_delta", delta: { stop_reason: stop_reason ?? "end_turn", stop_sequence: null }, usage },
    { type: "message_stop" },
  ];
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
}
