export interface FrontMatter {
  /** Keys in lower case, plain scalars only. */
  readonly fields: ReadonlyMap<string, string>;
  /** The text behind the front matter. */
  readonly body: string;
}

const YAML = /^---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;
const TOML = /^\+\+\+[ \t]*\n([\s\S]*?)\n\+\+\+[ \t]*(?:\n|$)/;
const FIELD = /^([A-Za-z_][\w-]*)[ \t]*[:=][ \t]*(.*)$/;

/** Splits YAML or TOML front matter off a text; `undefined` where it has none. Nested values are passed over. */
export function readFrontMatter(text: string): FrontMatter | undefined {
  const match = YAML.exec(text) ?? TOML.exec(text);
  const block = match?.[1];
  if (match === null || block === undefined) return undefined;
  const lines = block.split("\n");
  const fields = new Map<string, string>();
  for (const line of lines) {
    const [, key, value] = FIELD.exec(line) ?? [];
    if (key !== undefined && value !== undefined) fields.set(key.toLowerCase(), unquote(value.trim()));
  }
  const foreign = lines.filter((line) => line.trim() !== "" && !FIELD.test(line) && !/^(?:\s+|- |#|\[)/.test(line));
  if (fields.size === 0 || foreign.length > 0) return undefined;
  return { fields, body: text.slice(match[0].length) };
}

function unquote(value: string): string {
  const [, , inner] = /^(["'])(.*)\1$/.exec(value) ?? [];
  return inner ?? value;
}
