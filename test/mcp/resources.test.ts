import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProject } from "../../tools/get-project.ts";
import { answerOf, invoke } from "../support/invoke.ts";
import { currentClient, olderClient, type ResourcePage, type TestClient } from "../support/mcp-clients.ts";
import { runningServer, type RunningTestServer } from "../support/running-server.ts";
import type { Scope } from "../../src/auth/principal.ts";
import { createPresentation } from "../../tools/create-presentation.ts";

let server: RunningTestServer;
let projects: readonly string[];

beforeAll(async () => {
  server = await runningServer();
  const { services, owner } = server.app;
  const make = async (title: string): Promise<string> => {
    const made = await answerOf(
      invoke(services, createPresentation, owner, { title, content: "One.\n\nTwo.\n\nThree." }),
    );
    return String(made["project_id"]);
  };
  projects = [await make("Quiet hours"), await make("Loud hours")];
});
afterAll(() => server[Symbol.asyncDispose]());

async function connect(make: typeof currentClient, scopes?: readonly Scope[]): Promise<TestClient> {
  return make({ url: `${server.url}/mcp`, key: await server.key(scopes) });
}

describe.each([
  ["the current client", currentClient],
  ["the older client", olderClient],
] as const)("%s", (_, make) => {
  test("finds the guide, every template and its own projects, newest first", async () => {
    await using client = await connect(make);
    const { resources } = await client.resources();
    const uris = resources.map(({ uri }) => uri);
    expect(uris[0]).toBe("slidewright://guide/authoring");
    const { themes } = server.app.services.templates;
    expect(uris.slice(1, 1 + themes.length)).toEqual(themes.map(({ id }) => `slidewright://templates/${id}`));
    expect(uris.slice(1 + themes.length)).toEqual(projects.toReversed().map((id) => `slidewright://projects/${id}`));
    expect(resources.filter(({ title, description }) => title === "" || description.length < 20)).toEqual([]);
    expect(await client.resourceTemplates()).toEqual(["slidewright://projects/{id}", "slidewright://templates/{id}"]);
  });

  test("reads a project: its record, and the words about its slides without their markup", async () => {
    await using client = await connect(make);
    const [id = ""] = projects;
    const { services, owner } = server.app;
    const record = await answerOf(invoke(services, getProject, owner, { project_id: id }));
    expect(JSON.parse(await client.readText(`slidewright://projects/${id}`))).toEqual({
      ...record,
      slides: [
        { index: 0, title: "Point 1", notes: "One." },
        { index: 1, title: "Point 2", notes: "Two." },
        { index: 2, title: "Point 3", notes: "Three." },
      ],
    });
  });

  test("reads a template as get_template answers it", async () => {
    await using client = await connect(make);
    const id = server.app.services.templates.themes[0]?.id ?? "";
    const { structuredContent } = await client.call("get_template", { template_id: id });
    expect(JSON.parse(await client.readText(`slidewright://templates/${id}`))).toEqual(structuredContent);
  });

  test("is told where to look for what there is not", async () => {
    await using client = await connect(make);
    await expect(client.readText("slidewright://projects/prj_none")).rejects.toThrow(/list_projects/);
    await expect(client.readText("slidewright://templates/editorial-serf")).rejects.toThrow(/editorial-serif/);
    await expect(client.readText("slidewright://projects/../../etc")).rejects.toThrow(
      /slidewright:\/\/projects\/\{id\}/,
    );
  });

  test("gets ids for a half-typed id or title", async () => {
    await using client = await connect(make);
    const [quiet = "", loud = ""] = projects;
    const project = { uri: "slidewright://projects/{id}", argument: "id" };
    expect(await client.complete(project, "quiet")).toEqual([quiet]);
    expect(await client.complete(project, loud.slice(0, -1))).toEqual([loud]);
    expect(await client.complete({ prompt: "polish_deck", argument: "project_id" }, "hours")).toEqual([loud, quiet]);
    expect(await client.complete({ uri: "slidewright://templates/{id}", argument: "id" }, "editorial s")).toEqual([
      "editorial-serif",
    ]);
    expect(await client.complete({ prompt: "article_to_carousel", argument: "theme" }, "terminal")).toEqual([
      "terminal",
    ]);
    expect(await client.complete({ prompt: "article_to_carousel", argument: "audience" }, "f")).toEqual([]);
    await expect(client.complete({ prompt: "nope", argument: "x" }, "")).rejects.toThrow(/article_to_carousel/);
    await expect(client.complete({ uri: "slidewright://nope/{id}", argument: "id" }, "")).rejects.toThrow(/templates/);
  });
});

test("a key without projects:read sees no project, in lists, texts or completions", async () => {
  await using client = await connect(currentClient, ["presentations:create"]);
  const { resources } = await client.resources();
  expect(resources.filter(({ uri }) => uri.includes("projects"))).toEqual([]);
  await expect(client.readText(`slidewright://projects/${projects[0]}`)).rejects.toThrow(
    /insufficient_scope.*projects:read/,
  );
  expect(await client.complete({ uri: "slidewright://projects/{id}", argument: "id" }, "")).toEqual([]);
});

test("projects come page by page", async () => {
  await using other = await runningServer();
  const { services, owner } = other.app;
  for (let made = 0; made < 30; made += 1) await invoke(services, createPresentation, owner, { content: "One." });
  await using client = await olderClient({ url: `${other.url}/mcp`, key: await other.key() });
  const first = await client.resources();
  const second = await client.resources(first.nextCursor);
  const projectsIn = (page: ResourcePage): string[] =>
    page.resources.map(({ uri }) => uri).filter((uri) => uri.includes("projects"));
  expect([projectsIn(first).length, projectsIn(second).length]).toEqual([25, 5]);
  expect(new Set([...projectsIn(first), ...projectsIn(second)]).size).toBe(30);
  expect(second.nextCursor).toBeUndefined();
  await expect(client.resources("made-up")).rejects.toThrow(/validation_error.*cursor/);
});
