import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) }).parse(readJson("package.json"));
const fontSchema = z.object({ family: z.string(), license: z.object({ type: z.string(), attribution: z.string() }) });
function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

function fontLine(name: string): string {
  const { family, license } = fontSchema.parse(readJson(`node_modules/${name}/metadata.json`));
  // Packages with several files repeat the notice per file.
  const notice = license.attribution.split(/\s+\S+\.ttf:/)[0]?.trim() ?? "";
  return `- **${family}** (\`${name}\`), ${license.type}. ${notice}`;
}

const names = Object.keys(manifest.dependencies);
const fonts = names.filter((name) => name.startsWith("@fontsource"));

test("docs/licences.md names every font that the product ships", async () => {
  expect(fonts.length).toBeGreaterThan(0);
  const page = `# Licences

Slidewright itself is under the MIT licence (\`LICENSE\`). Sample pictures are drawn by its own code. What it draws with
comes from others; this list is written by \`npx vitest run test/docs -u\` from the installed packages.

## Fonts

All under the SIL Open Font License 1.1, whose text is in each package's \`LICENSE\`. Slides name these families; exported
PDF and PPTX files embed or name subsets of them, which that licence allows.

${fonts.map(fontLine).join("\n")}

## Browser app

\`dist/editor/licences.md\`, written by its build, holds the licences of all packages bundled into it.
`;
  await expect(page).toMatchFileSnapshot("../../docs/licences.md");
});

test("every font is under the Open Font License", () => {
  for (const name of fonts) {
    expect(fontSchema.parse(readJson(`node_modules/${name}/metadata.json`)).license.type, name).toBe("OFL-1.1");
  }
});
