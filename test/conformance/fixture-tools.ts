import { createHmac, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  inputResponse,
  ProtocolError,
  ProtocolErrorCode,
  type CallToolResult,
  type InputRequiredResult,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { z } from "zod";

type Arguments = Readonly<Record<string, unknown>>;
type Answer = CallToolResult | InputRequiredResult;
type FixtureTool = (context: ServerContext, args: Arguments) => Answer | Promise<Answer>;
type ElicitedSchema = Parameters<typeof inputRequired.elicit>[0]["requestedSchema"];

/** One red pixel. */
export const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
/** A WAV file without a sample. */
const WAV = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=";

const said = (text: string): CallToolResult => ({ content: [{ type: "text", text }] });
const pause = (): Promise<void> => sleep(50);

const image = { type: "image", data: PNG, mimeType: "image/png" } as const;
const embedded = (uri: string, mimeType: string, text: string) =>
  ({ type: "resource", resource: { uri, mimeType, text } }) as const;

const text = { type: "string" } as const;

function ask(message: string, requestedSchema: ElicitedSchema) {
  return inputRequired.elicit({ message, requestedSchema });
}

function askFor(field: string, message: string) {
  return ask(message, { type: "object", properties: { [field]: text }, required: [field] });
}

function askModel(question: string, maxTokens = 100) {
  return inputRequired.createMessage({
    messages: [{ role: "user", content: { type: "text", text: question } }],
    maxTokens,
  });
}

async function log({ mcpReq }: ServerContext): Promise<CallToolResult> {
  await mcpReq.log("info", "Tool execution started");
  await pause();
  await mcpReq.log("info", "Tool processing data");
  await pause();
  await mcpReq.log("info", "Tool execution completed");
  return said("Logged three times.");
}

async function progress({ mcpReq }: ServerContext): Promise<CallToolResult> {
  const { _meta: meta } = mcpReq;
  for (const done of [0, 50, 100]) {
    if (meta?.progressToken !== undefined) {
      const params = { progressToken: meta.progressToken, progress: done, total: 100 };
      await mcpReq.notify({ method: "notifications/progress", params });
    }
    await pause();
  }
  return said("Done.");
}

/** Asks a person once, then says what was answered. */
function elicit(message: (args: Arguments) => string, schema: ElicitedSchema): FixtureTool {
  return ({ mcpReq }, args) => {
    const answer = inputResponse(mcpReq.inputResponses, "answer");
    if (answer.kind !== "elicit") return inputRequired({ inputRequests: { answer: ask(message(args), schema) } });
    return said(`Elicitation completed: action=${answer.action}, content=${JSON.stringify(answer.content ?? {})}`);
  };
}

/** Asks a model once, then says what it answered. */
function sample(question: (args: Arguments) => string, key = "answer"): FixtureTool {
  return ({ mcpReq }, args) => {
    const answer = inputResponse(mcpReq.inputResponses, key);
    if (answer.kind !== "sampling") return inputRequired({ inputRequests: { [key]: askModel(question(args)) } });
    return said(`LLM response: ${JSON.stringify(answer.result.content)}`);
  };
}

const greet: FixtureTool = ({ mcpReq }) => {
  const name = acceptedContent(mcpReq.inputResponses, "user_name")?.["name"];
  if (typeof name === "string") return said(`Hello, ${name}!`);
  return inputRequired({ inputRequests: { user_name: askFor("name", "What is your name?") } });
};

const listRoots: FixtureTool = ({ mcpReq }) => {
  const answer = inputResponse(mcpReq.inputResponses, "client_roots");
  if (answer.kind !== "roots") return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
  return said(`Roots: ${answer.roots.map(({ uri }) => uri).join(", ")}`);
};

const SECRET = "of the conformance tests";

function seal(state: string): string {
  return `${state}.${createHmac("sha256", SECRET).update(state).digest("base64url")}`;
}

/** The state as it was sealed; refuses one that was changed on its way. */
function unseal(sealed: string): string {
  const state = sealed.slice(0, sealed.lastIndexOf("."));
  const [expected, found] = [Buffer.from(seal(state)), Buffer.from(sealed)];
  if (expected.length === found.length && timingSafeEqual(expected, found)) return state;
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, "The request state was changed on its way.");
}

const keepState: FixtureTool = ({ mcpReq }) => {
  const sealed = mcpReq.requestState<string>();
  const confirm = ask("Please confirm", { type: "object", properties: { ok: { type: "boolean" } }, required: ["ok"] });
  if (sealed === undefined) return inputRequired({ inputRequests: { confirm }, requestState: seal("round-1") });
  return said(`state-ok: ${unseal(sealed)}`);
};

const askThrice: FixtureTool = ({ mcpReq }) => {
  const sealed = mcpReq.requestState<string>();
  if (sealed !== undefined) return said(`Answered: ${unseal(sealed)}`);
  const inputRequests = {
    user_name: askFor("name", "What is your name?"),
    greeting: askModel("Generate a greeting", 50),
    client_roots: inputRequired.listRoots(),
  };
  return inputRequired({ inputRequests, requestState: seal("three questions") });
};

const askTwice: FixtureTool = ({ mcpReq }) => {
  const sealed = mcpReq.requestState<string>();
  const round = sealed === undefined ? "" : unseal(sealed);
  if (round === "") {
    const inputRequests = { step1: askFor("name", "Step 1: What is your name?") };
    return inputRequired({ inputRequests, requestState: seal("round-1") });
  }
  if (round === "round-1") {
    const inputRequests = { step2: askFor("color", "Step 2: What is your favorite color?") };
    return inputRequired({ inputRequests, requestState: seal("round-2") });
  }
  return said("Both answered.");
};

const declared = z.object({
  [CLIENT_CAPABILITIES_META_KEY]: z.object({ sampling: z.unknown().optional(), elicitation: z.unknown().optional() }),
});

/** Asks for what the client says it can do, and nothing else. */
const askWhatIsPossible: FixtureTool = ({ mcpReq }) => {
  const { [CLIENT_CAPABILITIES_META_KEY]: capabilities } = declared.parse(mcpReq.envelope);
  const inputRequests = {
    ...(capabilities.sampling === undefined ? {} : { model: askModel("What is the capital of France?") }),
    ...(capabilities.elicitation === undefined ? {} : { person: askFor("name", "What is your name?") }),
  };
  return inputRequired({ inputRequests });
};

const options = ["option1", "option2", "option3"];
const titled = [
  { const: "value1", title: "First Option" },
  { const: "value2", title: "Second Option" },
  { const: "value3", title: "Third Option" },
];

/** The tools that the suites call, by the names they call them. */
export const FIXTURE_TOOLS: Readonly<Record<string, FixtureTool>> = {
  test_simple_text: () => said("This is a simple text response for testing."),
  test_image_content: () => ({ content: [image] }),
  test_audio_content: () => ({ content: [{ type: "audio", data: WAV, mimeType: "audio/wav" }] }),
  test_embedded_resource: () => ({
    content: [embedded("test://embedded-resource", "text/plain", "This is an embedded resource content.")],
  }),
  test_multiple_content_types: () => ({
    content: [
      { type: "text", text: "Multiple content types test:" },
      image,
      embedded("test://mixed-content-resource", "application/json", '{"test":"data","value":123}'),
    ],
  }),
  test_tool_with_logging: log,
  test_logging_tool: log,
  test_error_handling: () => ({ ...said("This tool intentionally returns an error for testing"), isError: true }),
  test_tool_with_progress: progress,
  test_sampling: sample(({ prompt }) => String(prompt)),
  test_missing_capability: sample(() => "What is the capital of France?"),
  test_elicitation: elicit(({ message }) => String(message), {
    type: "object",
    properties: {
      username: { type: "string", description: "User's response" },
      email: { type: "string", description: "User's email address" },
    },
    required: ["username", "email"],
  }),
  test_streaming_elicitation: greet,
  test_elicitation_sep1034_defaults: elicit(() => "Please check the defaults", {
    type: "object",
    properties: {
      name: { type: "string", default: "John Doe" },
      age: { type: "integer", default: 30 },
      score: { type: "number", default: 95.5 },
      status: { type: "string", enum: ["active", "inactive", "pending"], default: "active" },
      verified: { type: "boolean", default: true },
    },
  }),
  test_elicitation_sep1330_enums: elicit(() => "Please choose", {
    type: "object",
    properties: {
      untitledSingle: { type: "string", enum: options },
      titledSingle: { type: "string", oneOf: titled },
      legacyEnum: {
        type: "string",
        enum: ["opt1", "opt2", "opt3"],
        enumNames: ["Option One", "Option Two", "Option Three"],
      },
      untitledMulti: { type: "array", items: { type: "string", enum: options } },
      titledMulti: { type: "array", items: { anyOf: titled } },
    },
  }),
  test_input_required_result_elicitation: greet,
  test_input_required_result_sampling: sample(() => "What is the capital of France?", "capital_question"),
  test_input_required_result_list_roots: listRoots,
  test_input_required_result_request_state: keepState,
  test_input_required_result_multiple_inputs: askThrice,
  test_input_required_result_multi_round: askTwice,
  test_input_required_result_tampered_state: keepState,
  test_input_required_result_capabilities: askWhatIsPossible,
};
