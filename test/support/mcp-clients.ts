import { Client as CurrentClient, StreamableHTTPClientTransport as CurrentHttp } from "@modelcontextprotocol/client";
import { StdioClientTransport as CurrentStdio } from "@modelcontextprotocol/client/stdio";
import { Client as OlderClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as OlderStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as OlderHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { z } from "zod";

const toolResult = z.object({
  isError: z.boolean().optional(),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional(), mimeType: z.string().optional() })),
});

export type ToolResult = z.output<typeof toolResult>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly onprogress?: (progress: {
    progress: number;
    total?: number | undefined;
    message?: string | undefined;
  }) => void;
}

/** What the tests ask of a client, whichever SDK it is made of. */
export interface TestClient extends AsyncDisposable {
  readonly protocol: string | undefined;
  toolNames(): Promise<readonly string[]>;
  call(name: string, args: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<ToolResult>;
  readText(uri: string): Promise<string>;
  /** One page of what can be read. */
  resources(cursor?: string): Promise<ResourcePage>;
  resourceTemplates(): Promise<readonly string[]>;
  /** Values for an argument of a prompt, or the gap of a resource template. */
  complete(where: CompletionPlace, value: string): Promise<readonly string[]>;
  promptNames(): Promise<readonly string[]>;
  promptText(name: string, args: Readonly<Record<string, string>>): Promise<string>;
}

const resourcePage = z.object({
  resources: z.array(z.looseObject({ uri: z.string(), title: z.string(), description: z.string() })),
  nextCursor: z.string().optional(),
});

export type ResourcePage = z.output<typeof resourcePage>;

export type CompletionPlace =
  { readonly uri: string; readonly argument: string } | { readonly prompt: string; readonly argument: string };

function completionOf(where: CompletionPlace, value: string) {
  const ref =
    "uri" in where
      ? ({ type: "ref/resource", uri: where.uri } as const)
      : ({ type: "ref/prompt", name: where.prompt } as const);
  return { ref, argument: { name: where.argument, value } };
}

export interface StdioServer {
  readonly command: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

const IDENTITY = { name: "slidewright-tests", version: "1.0.0" };

/** The official client of the second SDK, speaking 2026-07-28 where the server does. */
export async function currentClient(target: { url: string; key: string } | StdioServer): Promise<TestClient> {
  const client = new CurrentClient(IDENTITY, { versionNegotiation: { mode: "auto" } });
  await client.connect(
    "url" in target ? new CurrentHttp(new URL(target.url), withKey(target.key)) : new CurrentStdio(target),
  );
  return {
    protocol: client.getNegotiatedProtocolVersion(),
    toolNames: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args, options) => toolResult.parse(await client.callTool({ name, arguments: args }, options)),
    readText: async (uri) => textOf((await client.readResource({ uri })).contents[0]),
    resources: async (cursor) => resourcePage.parse(await client.listResources(cursor === undefined ? {} : { cursor })),
    resourceTemplates: async () =>
      (await client.listResourceTemplates()).resourceTemplates.map(({ uriTemplate }) => uriTemplate),
    complete: async (where, value) => (await client.complete(completionOf(where, value))).completion.values,
    promptNames: async () => (await client.listPrompts()).prompts.map(({ name }) => name),
    promptText: async (name, args) => textOf((await client.getPrompt({ name, arguments: args })).messages[0]?.content),
    [Symbol.asyncDispose]: () => client.close(),
  };
}

/** The client of the first SDK, which knows the revisions up to 2025-11-25. */
export async function olderClient(target: { url: string; key: string } | StdioServer): Promise<TestClient> {
  const client = new OlderClient(IDENTITY);
  await client.connect(
    "url" in target ? new OlderHttp(new URL(target.url), withKey(target.key)) : new OlderStdio(target),
  );
  return {
    protocol: undefined,
    toolNames: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args, options) =>
      toolResult.parse(await client.callTool({ name, arguments: args }, undefined, options)),
    readText: async (uri) => textOf((await client.readResource({ uri })).contents[0]),
    resources: async (cursor) => resourcePage.parse(await client.listResources(cursor === undefined ? {} : { cursor })),
    resourceTemplates: async () =>
      (await client.listResourceTemplates()).resourceTemplates.map(({ uriTemplate }) => uriTemplate),
    complete: async (where, value) => (await client.complete(completionOf(where, value))).completion.values,
    promptNames: async () => (await client.listPrompts()).prompts.map(({ name }) => name),
    promptText: async (name, args) => textOf((await client.getPrompt({ name, arguments: args })).messages[0]?.content),
    [Symbol.asyncDispose]: () => client.close(),
  };
}

function withKey(key: string): { requestInit: RequestInit } {
  return { requestInit: { headers: { authorization: `Bearer ${key}` } } };
}

function textOf(content: unknown): string {
  return z.object({ text: z.string() }).parse(content).text;
}
