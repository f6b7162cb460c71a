import { readFile } from "node:fs/promises";
import { ResourceNotFoundError, type ReadResourceResult, type Resource } from "@modelcontextprotocol/server";

const GUIDE: Resource = {
  uri: "slidewright://guide/authoring",
  name: "authoring-guide",
  title: "How to write a deck yourself",
  description:
    "Read this before you send slides you wrote as `content`: how sections become slides, which slide types there are, " +
    "what each holds and how much text fits.",
  mimeType: "text/markdown",
  annotations: { audience: ["assistant"], priority: 0.9 },
};

const GUIDE_FILE = new URL("authoring-guide.md", import.meta.url);

export function listResources(): Resource[] {
  return [GUIDE];
}

/** The text of a resource; an address nobody listed is a protocol error that names the known ones. */
export async function readResource(uri: string): Promise<ReadResourceResult> {
  if (uri !== GUIDE.uri) throw new ResourceNotFoundError(uri, `There is no resource ${uri}. Known: ${GUIDE.uri}.`);
  return { contents: [{ uri, mimeType: "text/markdown", text: await readFile(GUIDE_FILE, "utf8") }] };
}
