import { defineConfig } from "vite";

/** The browser app: one page for `/` and `/editor/{project_id}`, its hashed assets served under `/editor/assets/`. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/editor/",
  publicDir: false,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../../dist/editor",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy knows no data: fonts or scripts, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    license: { fileName: "licences.md" },
  },
});
