import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";

/** A server as the configuration of a client names it. */
export type ConfiguredServer =
  | { readonly command: string; readonly args: readonly string[] }
  | { readonly url: string; readonly headers: Readonly<Record<string, string>> };

const server = z.union([
  z.object({ command: z.string(), args: z.array(z.string()) }),
  z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }),
]);
const servers = z.record(z.string(), server);
const configuration = z.union([
  z.object({ mcpServers: servers }).transform(({ mcpServers }) => Object.values(mcpServers)),
  z.object({ servers }).transform((file) => Object.values(file.servers)),
  z.object({ name: z.string(), ...server.options[0].shape }).transform((one) => [one]),
]);

export interface Snippet {
  readonly file: string;
  readonly language: string;
  readonly text: string;
}

/** The fenced blocks of a page, those inside lists as well. */
export function snippetsOf(file: string): readonly Snippet[] {
  const page = readFileSync(file, "utf8");
  const blocks = page.matchAll(/^( *)```(\w+)\n([^]*?)\n\1```$/gm);
  return Array.from(blocks, ([, indent = "", language = "", text = ""]) => ({
    file,
    language,
    text: text.replaceAll(`\n${indent}`, "\n").slice(indent.length),
  }));
}

export const CONNECT_PAGES: readonly string[] = readdirSync("docs/connect").map((name) => `docs/connect/${name}`);

/** The servers that a JSON text configures; throws for JSON that is none, or that configures no server. */
export function configuredServers(json: string): readonly ConfiguredServer[] {
  return configuration.parse(JSON.parse(json));
}

/** The words of a command as a shell would split it; what is quoted keeps its spaces. */
export function shellWords(command: string): readonly string[] {
  const joined = command.replaceAll("\\\n", " ");
  return Array.from(
    joined.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g),
    ([, single, double, bare]) => single ?? double ?? bare ?? "",
  );
}

/** The values of an option that may be given several times, such as curl's `-H`. */
export function optionsOf(words: readonly string[], name: string): readonly string[] {
  return words.flatMap((word, at) => (words[at - 1] === name ? [word] : []));
}

/** `["Authorization: Bearer x"]` as an object. */
export function headersOf(lines: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
}
