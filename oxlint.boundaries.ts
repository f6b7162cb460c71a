import type { OxlintOverride } from "oxlint";

/** What stands at the bottom: every folder may import it. */
const GROUND = ["deck", "logging", "shared"];
/** The engine: pure functions, which know neither accounts nor the store. */
const ENGINE = ["planner", "design", "exports", "typeset", "svg"];
const STORE = ["auth", "accounts", "database"];

/**
 * Who may import whom, once, bottom up. A folder of `src/` imports itself and what its line names, nothing else;
 * `app.ts` and its neighbours in `src/` wire everything and are imported by nobody below.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  logging: ["shared"],
  instance: ["shared"],
  net: ["shared"],
  deck: ["shared"],
  svg: ["deck", "shared"],
  typeset: ["svg", "deck", "shared"],
  database: GROUND,
  auth: ["database", "net", ...GROUND],
  accounts: ["auth", "database", ...GROUND],
  planner: ["typeset", ...GROUND],
  design: ["typeset", "svg", ...GROUND],
  exports: ["typeset", "svg", ...GROUND],
  presentations: [...ENGINE, ...STORE, "net", ...GROUND],
  publishing: [...ENGINE, ...STORE, "net", ...GROUND],
  operations: ["presentations", "publishing", ...ENGINE, ...STORE, "net", ...GROUND],
  http: ["operations", "presentations", "publishing", "typeset", "svg", "auth", "accounts", ...GROUND],
  mcp: ["operations", "presentations", "publishing", "typeset", "svg", "auth", "accounts", ...GROUND],
  editor: ["typeset", "svg", "deck", "shared"],
};

const FOLDERS = [...Object.keys(MAY_IMPORT), "commands"];
/** Run in the browser as well as on the server. */
const ISOMORPHIC = ["shared", "deck", "svg", "typeset", "editor"];

function restrict(files: string[], regex: string, message: string): OxlintOverride {
  return { files, rules: { "no-restricted-imports": ["error", { patterns: [{ regex, message }] }] } };
}

function folder(name: string, allowed: readonly string[]): OxlintOverride {
  const closed = FOLDERS.filter((other) => other !== name && !allowed.includes(other)).join("|");
  return restrict(
    [`src/${name}/**`],
    String.raw`^(?:\.\./)+(?:(?:${closed}|tools|themes)/|(?:app|config|engine|main|serving)\.ts$)`,
    `${name}/ imports ${allowed.length === 0 ? "no other folder" : `${allowed.join(", ")} only`}.`,
  );
}

function closedTo(allowed: readonly string[]): string {
  return FOLDERS.filter((other) => !allowed.includes(other)).join("|");
}

export const boundaries: OxlintOverride[] = [
  ...Object.entries(MAY_IMPORT).map(([name, allowed]) => folder(name, allowed)),
  restrict(
    ["tools/**"],
    String.raw`^(?:\.\./)+(?:themes/|src/(?:(?:${closedTo(["operations", "presentations", "publishing", ...STORE.filter((name) => name !== "database"), ...GROUND])})/|[\w-]+\.ts$))`,
    "An operation calls one domain function: tools/ imports operations, presentations, publishing, accounts, auth, deck and shared only.",
  ),
  restrict(
    ["themes/**"],
    String.raw`^(?:\.\./)+(?:tools/|src/(?:(?:${closedTo(["design", "deck", "svg"])})/|svg/(?:[^e]|e[^l])|[\w-]+\.ts$))`,
    "A theme imports the building blocks of src/design, src/deck and src/svg/element.ts only.",
  ),
  restrict(
    ["src/commands/**", "src/serving.ts", "src/main.ts", "src/config.ts"],
    String.raw`/(?:tools|themes)/index\.ts$`,
    "app.ts and engine.ts alone know the lists of operations and themes; everybody else is given them.",
  ),
  { files: ISOMORPHIC.map((name) => `src/${name}/**`), rules: { "import/no-nodejs-modules": "error" } },
  { files: ["src/typeset/node/**", "src/editor/vite.config.ts"], rules: { "import/no-nodejs-modules": "off" } },
];
