export type Block = Readonly<Record<string, unknown>> & { readonly type: string };

/** A message as a model ends it, before it is sent. */
export interface Answer {
  readonly content: readonly Block[];
  readonly stop_reason: string;
  readonly usage?: Readonly<Record<string, unknown>>;
}

export function textAnswer(text: string, stop_reason = "end_turn"): Answer {
  return { content: [{ type: "text", text }], stop_reason };
}

const USAGE = {
  input_tokens: 1_200,
  cache_creation_input_tokens: 3_000,
  cache_read_input_tokens: 500,
  output_tokens: 2_000,
};

/** The whole message, as a server sends it that was not asked to stream. */
export function messageJson({ content, stop_reason, usage }: Answer, model: string) {
  return {
    id: "msg_01",
    type: "message",
    role: "assistant",
    model,
    content,
    stop_reason,
    stop_sequence: null,
    usage: { ...USAGE, ...usage },
  };
}

type Event = Readonly<Record<string, unknown>> & { readonly type: string };

const DELTA = 60;

/** The events of a stream, with a thought before the text and a ping in between, as the API sends them. */
export function streamEvents(answer: Answer, model: string): readonly Event[] {
  const { usage, ...message } = messageJson(answer, model);
  const { output_tokens: _output, ...read } = usage;
  const thought = { type: "thinking", thinking: "", signature: "" };
  return [
    {
      type: "message_start",
      message: { ...message, content: [], stop_reason: null, usage: { ...read, output_tokens: 1 } },
    },
    { type: "content_block_start", index: 0, content_block: thought },
    { type: "content_block_delta", index: 0, delta: { type: "signature_delta", signature: "c2lnbmVk" } },
    { type: "content_block_stop", index: 0 },
    { type: "ping" },
    ...answer.content.flatMap((block, at) => blockEvents(block, at + 1)),
    {
      type: "message_delta",
      delta: { stop_reason: answer.stop_reason, stop_sequence: null },
      usage: { output_tokens: usage.output_tokens, server_tool_use: answer.usage?.["server_tool_use"] },
    },
    { type: "message_stop" },
  ];
}

function blockEvents(block: Block, index: number): readonly Event[] {
  if (block.type !== "text") {
    return [
      { type: "content_block_start", index, content_block: block },
      { type: "content_block_stop", index },
    ];
  }
  const text = String(block["text"]);
  const citations = Array.isArray(block["citations"]) ? block["citations"] : [];
  const deltas = Array.from({ length: Math.ceil(text.length / DELTA) }, (_, at) =>
    text.slice(at * DELTA, (at + 1) * DELTA),
  );
  return [
    {
      type: "content_block_start",
      index,
      content_block: { type: "text", text: "", ...(citations.length > 0 ? { citations: [] } : {}) },
    },
    ...citations.map((citation: unknown) => ({
      type: "content_block_delta",
      index,
      delta: { type: "citations_delta", citation },
    })),
    ...deltas.map((delta) => ({ type: "content_block_delta", index, delta: { type: "text_delta", text: delta } })),
    { type: "content_block_stop", index },
  ];
}

export function eventText(event: Event): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
