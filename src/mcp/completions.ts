import type { CompleteRequestParams, CompleteResult } from "@modelcontextprotocol/server";
import type { Principal } from "../auth/principal.ts";
import type { Services } from "../operations/services.ts";
import { listProjects } from "../presentations/projects.ts";
import { findPrompt } from "./prompts.ts";
import { invalidParams } from "./protocol-errors.ts";
import { PROJECT_URIS, RESOURCE_TEMPLATES, TEMPLATE_URIS } from "./resources.ts";

/** MCP allows no more values in one answer; also how many of the newest records are looked through. */
const MOST_VALUES = 100;

/** A value that can stand for an argument, and what people call it. */
interface Candidate {
  readonly id: string;
  readonly name: string;
}

type Source = (services: Services, principal: Principal) => Promise<readonly Candidate[]> | readonly Candidate[];

const templates: Source = ({ templates: { themes } }) => themes;

const carousels: Source = ({ templates: { themes } }) => themes.filter(({ format }) => format === "carousel");

/** The newest ones; none for a caller who may not read projects. */
const projects: Source = async (services, { userId, scopes }) => {
  if (!scopes.has("projects:read")) return [];
  const { items } = await listProjects(services, userId, { limit: MOST_VALUES });
  return items.map(({ project_id: id, title: name }) => ({ id, name }));
};

const BY_RESOURCE: ReadonlyMap<string, Source> = new Map([
  [PROJECT_URIS, projects],
  [TEMPLATE_URIS, templates],
]);

const BY_PROMPT_ARGUMENT: ReadonlyMap<string, Source> = new Map([
  ["theme", carousels],
  ["project_id", projects],
]);

/**
 * Values for a half-typed argument: ids that begin with it, or whose record's name holds it. Arguments that are free text
 * have none.
 */
export async function complete(
  services: Services,
  principal: Principal,
  { ref, argument }: CompleteRequestParams,
): Promise<CompleteResult> {
  const source = ref.type === "ref/prompt" ? promptSource(ref.name, argument.name) : resourceSource(ref.uri);
  const typed = argument.value.toLowerCase();
  const matches = ((await source?.(services, principal)) ?? []).filter(
    ({ id, name }) => id.startsWith(typed) || name.toLowerCase().includes(typed),
  );
  const values = matches.slice(0, MOST_VALUES).map(({ id }) => id);
  return { completion: { values, total: matches.length, hasMore: matches.length > values.length } };
}

function promptSource(prompt: string, argument: string): Source | undefined {
  const known = findPrompt(prompt).listing.arguments?.map(({ name }) => name) ?? [];
  if (!known.includes(argument)) throw invalidParams(`${prompt} takes no ${argument}. Known: ${known.join(", ")}.`);
  return BY_PROMPT_ARGUMENT.get(argument);
}

function resourceSource(uri: string): Source {
  const source = BY_RESOURCE.get(uri);
  if (source !== undefined) return source;
  const known = RESOURCE_TEMPLATES.map(({ uriTemplate }) => uriTemplate);
  throw invalidParams(`There is no resource template ${uri}. Known: ${known.join(", ")}.`);
}
