import {
  acceptedContent,
  inputRequired,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type GetPromptResult,
  type InputRequiredResult,
  type ReadResourceResult,
  type Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { FIXTURE_TOOLS, PNG } from "./fixture-tools.ts";

type Values = Readonly<Record<string, string>>;
type FixturePrompt = (values: Values, context: ServerContext) => GetPromptResult | InputRequiredResult;

const user = (content: GetPromptResult["messages"][number]["content"]) => ({ role: "user", content }) as const;
const says = (text: string) => user({ type: "text", text });

const PROMPTS: Readonly<Record<string, { readonly args: readonly string[]; readonly get: FixturePrompt }>> = {
  test_simple_prompt: {
    args: [],
    get: () => ({ messages: [says("This is a simple prompt for testing.")] }),
  },
  test_prompt_with_arguments: {
    args: ["arg1", "arg2"],
    get: ({ arg1, arg2 }) => ({ messages: [says(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)] }),
  },
  test_prompt_with_embedded_resource: {
    args: ["resourceUri"],
    get: ({ resourceUri: uri = "" }) => {
      const resource = { uri, mimeType: "text/plain", text: "Embedded resource content for testing." };
      return { messages: [user({ type: "resource", resource }), says("Please process the embedded resource above.")] };
    },
  },
  test_prompt_with_image: {
    args: [],
    get: () => ({
      messages: [user({ type: "image", data: PNG, mimeType: "image/png" }), says("Please analyze the image above.")],
    }),
  },
  test_input_required_result_prompt: {
    args: [],
    get: (_, { mcpReq }) => {
      const context = acceptedContent(mcpReq.inputResponses, "user_context")?.["context"];
      if (typeof context === "string") return { messages: [says(`In this context: ${context}`)] };
      const question = inputRequired.elicit({
        message: "What context should the prompt use?",
        requestedSchema: { type: "object", properties: { context: { type: "string" } }, required: ["context"] },
      });
      return inputRequired({ inputRequests: { user_context: question } });
    },
  },
};

const RESOURCES: Readonly<Record<string, ReadResourceResult["contents"][number]>> = {
  "test://static-text": {
    uri: "test://static-text",
    mimeType: "text/plain",
    text: "This is the content of the static text resource.",
  },
  "test://static-binary": { uri: "test://static-binary", mimeType: "image/png", blob: PNG },
  "test://watched-resource": { uri: "test://watched-resource", mimeType: "text/plain", text: "Watched." },
};

function readFixture(uri: string): ReadResourceResult {
  const fixed = RESOURCES[uri];
  if (fixed !== undefined) return { contents: [fixed] };
  const id = /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1];
  if (id === undefined) throw new ResourceNotFoundError(uri);
  const text = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
  return { contents: [{ uri, mimeType: "application/json", text }] };
}

function unknown(what: string, name: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no ${what} ${name}.`);
}

/** Puts what the conformance suites ask for in the place of the product's tools, prompts and resources. */
export function addFixtures(server: Server): Server {
  server.registerCapabilities({ logging: {}, resources: { subscribe: true } });
  const tools = Object.keys(FIXTURE_TOOLS).map((name) => ({
    name,
    description: `Fixture of the conformance suite: ${name}`,
    inputSchema: { type: "object" as const },
  }));
  server.setRequestHandler("tools/list", () => ({ tools }));
  server.setRequestHandler("tools/call", ({ params }, context) => {
    const tool = FIXTURE_TOOLS[params.name];
    if (tool === undefined) throw unknown("tool", params.name);
    return tool(context, params.arguments ?? {});
  });
  const prompts = Object.entries(PROMPTS).map(([name, { args }]) => ({
    name,
    description: `Fixture of the conformance suite: ${name}`,
    arguments: args.map((argument) => ({ name: argument, description: argument, required: true })),
  }));
  server.setRequestHandler("prompts/list", () => ({ prompts }));
  server.setRequestHandler("prompts/get", ({ params }, context) => {
    const prompt = PROMPTS[params.name];
    if (prompt === undefined) throw unknown("prompt", params.name);
    return prompt.get(params.arguments ?? {}, context);
  });
  server.setRequestHandler("completion/complete", () => ({
    completion: { values: ["testing"], total: 1, hasMore: false },
  }));
  const resources = Object.keys(RESOURCES).map((uri) => ({ uri, name: uri, description: "A fixture." }));
  server.setRequestHandler("resources/list", () => ({ resources }));
  server.setRequestHandler("resources/templates/list", () => ({
    resourceTemplates: [{ uriTemplate: "test://template/{id}/data", name: "template", description: "A fixture." }],
  }));
  server.setRequestHandler("resources/read", ({ params }) => readFixture(params.uri));
  server.setRequestHandler("resources/subscribe", () => ({}));
  server.setRequestHandler("resources/unsubscribe", () => ({}));
  return server;
}
